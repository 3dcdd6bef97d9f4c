/** Finnish; see `en.js` for what the keys and slots mean. */
export default {
  code: 'fi',
  name: 'Suomi',
  dir: 'ltr',
  status: 'Konekäännös, jota suomen puhuja ei ole vielä tarkistanut.',
  texts: {
    // The games
    'game-modiar': 'Modiar',
    'game-tihbat': 'Tihbat',
    'game-sadeqa-iii': 'Sadeqa III',
    'game-sadeqa-game-91': 'Peli 91',
    'origin-modiar': 'Lasten peli Tangerin ympäristön kylistä Marokosta',
    'origin-tihbat': 'Lasten peli Taourirtin seudulta Koillis-Marokosta',
    'origin-sadeqa-iii': 'Welegan oromopaimenten peli Länsi-Etiopiasta',
    'origin-sadeqa-game-91':
      'Oromot, Welega, Länsi-Etiopia: Sadeqa, jossa joka talossa on neljä kiveä',
    'size': '{rows} × {pits} kuoppaa, {seeds}',
    'seeds': {
      by: 'game',
      tihbat: { one: '{n} nappula', other: '{n} nappulaa' },
      other: { one: '{n} kivi', other: '{n} kiveä' },
    },

    'number': '{n}',

    // Sides and pits
    'side': { by: 'side', south: 'Etelä', north: 'Pohjoinen' },
    'side-computer': { by: 'side', south: 'Etelä: kone', north: 'Pohjoinen: kone' },
    'pit': {
      by: 'side',
      south: 'Etelän kuoppa {letter}',
      north: 'Pohjoisen kuoppa {letter}',
    },
    'player-kind': { by: 'kind', person: 'Ihminen', computer: 'Tietokone' },
    'level': {
      by: 'value',
      beginner: 'Aloittelija',
      learner: 'Oppija',
      player: 'Pelaaja',
      expert: 'Taitaja',
      master: 'Mestari',
    },
    'player-choice': { by: 'side', south: 'Etelää pelaa', north: 'Pohjoista pelaa' },
    'player-captured': {
      by: 'side',
      south: 'Etelän saalis: {seeds}',
      north: 'Pohjoisen saalis: {seeds}',
    },

    // The bar at the top
    'title': 'Daga',
    'page-title': '{game} · Daga',
    'skip-to-board': 'Siirry laudalle',
    'games': 'Pelit',
    'choose-game': 'Peli',
    'menu': 'Valikko',
    'new-game': 'Uusi peli',
    'rules': 'Säännöt ja tarina',
    'settings': 'Asetukset',
    'text': 'Kopioi ja lataa',
    'keys': 'Näppäimet',

    // How far a game is solved here
    'solving': 'Peliä ratkaistaan: {percent} %',
    'solved-game': {
      by: 'side',
      south: 'Ratkaistu: molempien parhaalla pelillä aloittava Etelä voittaa {n}:n erolla.',
      north:
        'Ratkaistu: molempien parhaalla pelillä toisena siirtävä Pohjoinen voittaa {n}:n erolla.',
      none: 'Ratkaistu: molempien parhaalla pelillä peli päättyy tasan.',
    },
    'solved-endings': 'Ratkaistu, kun laudalla on enintään {seeds}.',
    'solved-solved': {
      by: 'boards',
      one: '{boards} asema, laskettu selaimessasi {seconds} sekunnissa.',
      other: '{boards} asemaa, laskettu selaimessasi {seconds} sekunnissa.',
    },
    'solved-kept': {
      by: 'boards',
      one: '{boards} asema, laskettu selaimessasi aiemmalla käynnillä {seconds} sekunnissa.',
      other: '{boards} asemaa, laskettu selaimessasi aiemmalla käynnillä {seconds} sekunnissa.',
    },
    'solved-damaged':
      'Aiemman käynnin tallenne oli vahingoittunut, ja kaikki on laskettu uudelleen.',

    // Hints
    'hint': 'Vihje',
    'hint-sought': 'Vihjettä etsitään.',
    'hint-given': 'Vihje: {pit} – {reasons}.',
    'hint-pass': 'Vihje: jätä vuoro väliin – {reasons}.',
    // Joins the reasons; may be used several times over.
    'hint-more': '{list}; {reason}',
    'hint-only-move': 'ainoa siirto',
    'hint-captures': 'ottaa {n}',
    'hint-captures-most': 'enemmän kuin mikään muu siirto',
    'hint-feeds': {
      by: 'game',
      tihbat: {
        one: 'tuo {n} nappulan tyhjälle riville',
        other: 'tuo {n} nappulaa tyhjälle riville',
      },
      other: { one: 'tuo {n} kiven tyhjälle riville', other: 'tuo {n} kiveä tyhjälle riville' },
    },
    'hint-leaves-nothing': 'ei jätä vastustajalle saalista',
    'hint-repeats': 'toistaa aiemman aseman, jolloin peli päättyy ja laudalla olevat jaetaan tasan',
    'hint-ends': 'päättää pelin',
    'hint-wins': 'voittaa parhaalla pelillä {n}:n erolla',
    'hint-draws': 'johtaa parhaalla pelillä tasapeliin',
    'hint-loses': 'häviää parhaallakin pelillä {n}:n erolla',
    'hint-only-one-that-holds': 'jokainen muu siirto menettää sen',
    'hint-loses-least': 'mikään muu siirto ei häviä pienemmällä erolla',
    'hint-estimate': {
      one: 'paras, kun katsotaan {n} siirto eteenpäin',
      other: 'paras, kun katsotaan {n} siirtoa eteenpäin',
    },

    // Analysis: what a move leads to
    'analysis': 'Analyysi',
    'worth-exact': {
      by: 'result',
      win: 'voittaa, ero {n}',
      lose: 'häviää, ero {n}',
      even: 'tasan',
    },
    'worth-about': {
      by: 'result',
      win: 'noin {n} edellä',
      lose: 'noin {n} jäljessä',
      even: 'suunnilleen tasan',
    },
    'worth-estimate': {
      by: 'depth',
      one: '{worth}, kun katsotaan {depth} siirto eteenpäin',
      other: '{worth}, kun katsotaan {depth} siirtoa eteenpäin',
    },
    'worth-at-least': {
      by: 'result',
      win: 'voittaa, ero vähintään {n}',
      lose: 'häviää, ero enintään {n}',
      even: 'vähintään tasan',
    },
    'worth-at-most': {
      by: 'result',
      win: 'voittaa, ero enintään {n}',
      lose: 'häviää, ero vähintään {n}',
      even: 'enintään tasan',
    },
    'worth-unknown': 'ei tiedossa',
    'worth-repeats': '{worth}: toistaa aiemman aseman, ja peli päättyy tasajakoon',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'Analyysi tulee, kun lauta on levossa.',
    'analysis-over': 'Peli on päättynyt.',
    'analysis-exact': 'Tarkka: molempien parhaalla pelillä.',
    'analysis-bounds':
      'Tarkka siellä, missä niin lukee; muu riippuu asemista, jotka voivat toistua.',
    'analysis-estimate': {
      one: 'Arvioita (≈), katsottu {n} siirto eteenpäin.',
      other: 'Arvioita (≈), katsottu {n} siirtoa eteenpäin.',
    },
    'analysis-deepens': {
      one: 'Arvioita (≈), tähän mennessä katsottu {n} siirto eteenpäin.',
      other: 'Arvioita (≈), tähän mennessä katsottu {n} siirtoa eteenpäin.',
    },
    'loss': 'menettää {n}',
    'loss-estimate': 'menettää noin {n}',
    'loss-sign': '◇ −{n}',
    'loss-sign-estimate': '◇ ≈ −{n}',
    'heading': {
      by: 'side',
      south: 'Etelä oli voittamassa {n}:n erolla',
      north: 'Pohjoinen oli voittamassa {n}:n erolla',
      even: 'tilanne oli tasan',
    },
    'heading-estimate': {
      by: 'side',
      south: 'Etelä oli edellä noin {n}:n verran',
      north: 'Pohjoinen oli edellä noin {n}:n verran',
      even: 'tilanne oli suunnilleen tasan',
    },
    'curve':
      'Pelin kulku, kun kustakin asemasta jatketaan parhaalla pelillä. Siirron {from} jälkeen {first}; siirron {to} jälkeen {last}.',
    'curve-mistakes': {
      0: 'Mikään siirto ei menettänyt mitään.',
      one: '{n} siirto menetti jotakin.',
      other: '{n} siirtoa menetti jotakin.',
    },
    'curve-above': 'Etelä edellä',
    'curve-below': 'Pohjoinen edellä',

    // Whose turn
    'turn-heading': 'Peli',
    'turn': {
      by: 'who',
      you: 'Sinun vuorosi',
      computer: 'Tietokoneen vuoro',
      south: 'Etelän vuoro',
      north: 'Pohjoisen vuoro',
    },
    'turn-thinking': {
      by: 'who',
      computer: 'Tietokone miettii',
      south: 'Etelä miettii',
      north: 'Pohjoinen miettii',
    },
    'turn-sowing': {
      by: 'who',
      you: 'Kylvät: {pit}',
      computer: 'Tietokone kylvää: {pit}',
      south: 'Etelä kylvää: {pit}',
      north: 'Pohjoinen kylvää: {pit}',
    },
    'turn-passing': {
      by: 'who',
      you: 'Jätät vuoron väliin',
      computer: 'Tietokone jättää vuoron väliin',
      south: 'Etelä jättää vuoron väliin',
      north: 'Pohjoinen jättää vuoron väliin',
    },
    'loading': 'Kiviä asetellaan',

    // The line under it
    'how-to-start': {
      by: 'side',
      south: 'Kosketa Etelän rivin merkittyä kuoppaa.',
      north: 'Kosketa Pohjoisen rivin merkittyä kuoppaa.',
    },
    'must-pass':
      'Molemmat kuoppasi ovat tyhjiä: jätät vuoron väliin, kunnes nappuloita tulee (sääntö T4).',
    'pass': 'Jätä väliin',
    'taken-back': {
      one: '{n} siirto peruttu. Pelaa toisin tai tee se taas.',
      other: '{n} siirtoa peruttu. Pelaa toisin tai tee ne taas.',
    },
    'looking-back': 'Katsot siirtoa {ply}, kaikkiaan niitä on {plies}. Jatka tästä tai palaa.',
    'looking-at-start': {
      by: 'plies',
      one: 'Katsot pelin alkua, {plies} siirto taaksepäin. Jatka tästä tai palaa.',
      other: 'Katsot pelin alkua, {plies} siirtoa taaksepäin. Jatka tästä tai palaa.',
    },
    'rules-coming': 'Säännöt ovat vielä matkalla. Siirtosi pelataan heti, kun ne saapuvat.',
    'not-your-turn': 'On tietokoneen vuoro.',
    'paused': 'Tietokoneet lepäävät.',
    'loaded': 'Peli on ladattu.',
    'copied': 'Kopioitu.',
    'not-copied': 'Selain ei sallinut kopioimista. Valitse teksti ja kopioi se itse.',
    'saved-game-damaged': 'Tallennettua peliä ei voitu lukea, joten aloitettiin uusi. ({reason})',

    // A played move, as shown and as spoken
    'course': { by: 'laps', 1: '{seeds}', one: '{laps} nosto', other: '{laps} nostoa' },
    'told-move': {
      by: 'who',
      you: 'Pelaat kuopan {pit}: {course}, viimeinen: {last}.',
      computer: 'Tietokone pelaa kuopan {pit}: {course}, viimeinen: {last}.',
      south: 'Etelä pelaa kuopan {pit}: {course}, viimeinen: {last}.',
      north: 'Pohjoinen pelaa kuopan {pit}: {course}, viimeinen: {last}.',
    },
    'told-capture': {
      by: 'who',
      you: 'Pelaat kuopan {pit}: {course}, viimeinen: {last}, saalis {captured}.',
      computer: 'Tietokone pelaa kuopan {pit}: {course}, viimeinen: {last}, saalis {captured}.',
      south: 'Etelä pelaa kuopan {pit}: {course}, viimeinen: {last}, saalis {captured}.',
      north: 'Pohjoinen pelaa kuopan {pit}: {course}, viimeinen: {last}, saalis {captured}.',
    },
    'told-chain': {
      by: 'who',
      you: 'Pelaat kuopan {pit}: {course}, viimeinen: {last}, saalis {pits} kuopasta: {captured}.',
      computer:
        'Tietokone pelaa kuopan {pit}: {course}, viimeinen: {last}, saalis {pits} kuopasta: {captured}.',
      south:
        'Etelä pelaa kuopan {pit}: {course}, viimeinen: {last}, saalis {pits} kuopasta: {captured}.',
      north:
        'Pohjoinen pelaa kuopan {pit}: {course}, viimeinen: {last}, saalis {pits} kuopasta: {captured}.',
    },
    'told-pass': {
      by: 'who',
      you: 'Jätät vuoron väliin.',
      computer: 'Tietokone jättää vuoron väliin.',
      south: 'Etelä jättää vuoron väliin.',
      north: 'Pohjoinen jättää vuoron väliin.',
    },
    'told-score': 'Etelä {south}, Pohjoinen {north}.',
    'told-turn': {
      by: 'who',
      you: 'Sinun vuorosi.',
      computer: 'Tietokoneen vuoro.',
      south: 'Etelän vuoro.',
      north: 'Pohjoisen vuoro.',
    },
    'told-new-game': 'Uusi peli: {game}.',
    'told-undone': { one: '{n} siirto peruttu.', other: '{n} siirtoa peruttu.' },
    'told-position': 'Siirto {ply}, kaikkiaan {plies}.',
    'told-board':
      'Etelän rivi, kuopat a–{lastSouth}: {south}. Pohjoisen rivi, kuopat A–{lastNorth}: {north}.',

    // A move not played yet
    'foreseen-move': 'Kuopasta {pit}: {course}, viimeinen: {last}.',
    'foreseen-capture': 'Kuopasta {pit}: {course}, viimeinen: {last}, saalis olisi {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} ei käy. Etelä valitsee Etelän riviltä (sääntö {clause}).',
      north: '{pit} ei käy. Pohjoinen valitsee Pohjoisen riviltä (sääntö {clause}).',
    },
    'refusal-empty': '{pit} on tyhjä, siinä ei ole kylvettävää (sääntö {clause}).',
    'refusal-singleton': '{pit}: siinä on vain yksi kivi, mutta tarvitaan kaksi (sääntö {clause}).',
    'refusal-grand-slam':
      '{pit}: saalis tyhjentäisi toisen rivin, ja se on kielletty (sääntö {clause}).',
    'refusal-must-feed': '{pit} jättäisi toisen rivin tyhjäksi. Vie sinne kiviä (sääntö {clause}).',
    'refusal-endless':
      '{pit}: kylvö jatkuisi vielä 16 384 noston jälkeenkin, joten kuoppaa ei saa pelata (sääntö {clause}).',
    'refusal-endless-cycle':
      '{pit}: kylvö ei loppuisi koskaan, sillä {laps} noston jälkeen kaikki on taas kuten alussa. Kuoppaa ei saa pelata (sääntö {clause}).',
    'refusal-game-over': 'Peli on päättynyt. Aloita uusi tai peru siirto.',

    // The end
    'result-win': {
      by: 'who',
      you: 'Voitit {more}–{less}',
      computer: 'Tietokone voitti {more}–{less}',
      south: 'Etelä voitti {more}–{less}',
      north: 'Pohjoinen voitti {more}–{less}',
    },
    'result-draw': 'Tasapeli {more}–{less}',
    'ending-no-move': {
      by: 'side',
      south: 'Etelä ei voi enää siirtää (sääntö {clause}).',
      north: 'Pohjoinen ei voi enää siirtää (sääntö {clause}).',
    },
    'ending-board-empty': 'Lauta on tyhjä (sääntö {clause}).',
    'ending-repetition': 'Sama asema toistui saman pelaajan vuorolla (sääntö {clause}).',
    'gathered-none': 'Laudalle ei jäänyt mitään.',
    'gathered-south': 'Etelä ottaa, mitä laudalle jäi: {southSeeds}.',
    'gathered-north': 'Pohjoinen ottaa, mitä laudalle jäi: {northSeeds}.',
    'gathered-both': 'Laudalle jääneistä Etelä ottaa {south} ja Pohjoinen {north}.',
    'gathered-odd': {
      by: 'left',
      one: '{left} kivi jää laudalle, eikä se ole kenenkään.',
      other: '{left} kiveä jää laudalle, eivätkä ne ole kenenkään.',
    },
    'play-again': 'Pelaa taas',

    // Controls
    'controls': 'Ohjaimet',
    'undo': 'Peru',
    'redo': 'Tee taas',
    'replay': 'Näytä taas',
    'skip': 'Ohita',
    'pause': 'Tauko',
    'resume': 'Jatka',
    'return': 'Palaa',

    // The list of moves
    'moves': 'Siirrot',
    'no-moves': 'Yhtään siirtoa ei ole vielä pelattu.',
    'move-pass': 'väliin',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Siirto {ply}: {pit}',
      other: 'Siirto {ply}: {pit}, saalis {captured}',
    },
    'move-label-pass': {
      by: 'side',
      south: 'Siirto {ply}: Etelä jättää vuoron väliin',
      north: 'Siirto {ply}: Pohjoinen jättää vuoron väliin',
    },
    'step-first': 'Alkuun',
    'step-back': 'Siirto taaksepäin',
    'step-on': 'Siirto eteenpäin',
    'step-last': 'Viimeiseen siirtoon',

    // New game
    'who-plays': 'Kuka pelaa',
    'players-two': 'Kaksi ihmistä',
    'players-south': 'Sinä aloittavana Etelänä tietokonetta vastaan',
    'players-north': 'Sinä Pohjoisena aloittavaa tietokonetta vastaan',
    'players-none': 'Tietokone itseään vastaan',
    'start': 'Aloita',
    'cancel': 'Peruuta',
    'close': 'Sulje',

    // Settings
    'setting-speed': 'Kylvön nopeus',
    'speed': {
      by: 'value',
      auto: 'Kuten järjestelmä',
      slow: 'Hidas',
      normal: 'Tavallinen',
      fast: 'Nopea',
      still: 'Ei liikettä',
    },
    'setting-look': 'Ulkoasu',
    'look': {
      by: 'value',
      auto: 'Kuten järjestelmä',
      light: 'Vaalea',
      dark: 'Tumma',
      contrast: 'Suuri kontrasti',
    },
    'setting-turned': 'Lauta pystyyn',
    'turned': { by: 'value', auto: 'Kapealla näytöllä', always: 'Aina', never: 'Ei koskaan' },
    'setting-facing': 'Käännä vastapuolen numerot, kun pöydän ääressä on kaksi pelaajaa',
    'setting-preview': 'Näytä, mihin siirto päättyisi, ennen kuin se pelataan',
    'setting-sound': 'Kivien ääni',
    'setting-keys': 'Yhden kirjaimen näppäimet ohjaimille',
    'setting-level': 'Tietokoneen taso',
    'setting-analysis': 'Analyysi: näytä, mihin kukin siirto johtaa',
    'setting-language': 'Kieli',

    // Copy and load
    'game-text': 'Tämä peli tekstinä',
    'position-text': 'Tämä asema tekstinä',
    'copy-game': 'Kopioi peli',
    'copy-position': 'Kopioi asema',
    'load-label': 'Lataa peli tai asema: liitä sen teksti tähän',
    'load': 'Lataa',
    'load-refused': 'Tätä tekstiä ei voi ladata. {reason}',
    'load-nothing': 'Liitä ensin pelin tai aseman teksti.',
    'text-fault-there': {
      by: 'found',
      '': 'tekstin lopussa: {fault}',
      other: '”{found}”, merkki {column}: {fault}',
    },
    'text-refusal': {
      by: 'reason',
      'game-over': 'Peli oli päättynyt jo ennen sitä (sääntö {clause}).',
      other: 'Vuoron saa jättää väliin vain, kun ei ole mitään pelattavaa (sääntö {clause}).',
    },
    'text-fault': {
      by: 'code',
      'text-too-long': 'teksti on pidempi kuin mikään peli voi olla.',
      'text-not-ascii': 'vain kirjaimet a–z, numerot ja tavalliset merkit käyvät.',
      'unknown-variant': 'tässä pitäisi olla pelin nimi, kuten modiar.',
      'bad-board': 'tässä pitäisi olla kivien määrät, kuten 7,7,7/7,7,7.',
      'bad-row': 'tämän pelin joka rivillä on {expected} kuoppaa.',
      'bad-captured': 'tässä pitäisi olla saaliit, kuten 0-0.',
      'bad-turn': 'tässä pitäisi olla S tai N sen mukaan, kenen vuoro on.',
      'bad-chance': 'sanan chance= jälkeen pitäisi tulla luku, enintään 4294967295.',
      'unexpected-word': 'tähän ei pitäisi enää tulla mitään.',
      'bad-move': 'tässä pitäisi olla kuoppa, pass tai tulos.',
      'illegal-move': 'siirto {ply} ei ole sallittu. {why}',
      'wrong-result': 'siirrot eivät johda tähän tulokseen.',
      'pit-count': 'tämän pelin laudalla on eri määrä kuoppia.',
      'seed-total': 'kuoppien ja saaliiden summan pitäisi olla {expected}.',
      'odd-capture': 'tässä pelissä saaliit ovat parillisia.',
      'no-opening-rule': 'tässä pelissä ei ole sääntöä avaussiirrosta.',
      'north-opens': 'vain Etelä voi avata pelin.',
      other: '{message}',
    },

    // Keys
    'key-name': {
      by: 'key',
      arrows: 'Nuolet',
      ends: 'Home, End',
      play: 'Enter, väli',
      tab: 'Sarkain',
      escape: 'Esc',
      other: '{key}',
    },
    'key-arrows': 'Kuopasta toiseen, niin kuin silmä laudan näkee',
    'key-ends': 'Rivin ensimmäinen ja viimeinen kuoppa',
    'key-play': 'Pelaa kuoppa tai ohita kylvö',
    'key-tab': 'Sivun seuraavaan osaan; lauta on yksi pysähdys',
    'key-escape': 'Sulje ikkuna tai ohita kylvö',
    'key-undo': 'Peru',
    'key-redo': 'Tee taas',
    'key-replay': 'Näytä viimeinen siirto uudelleen',
    'key-hint': 'Vihje',
    'key-analysis': 'Analyysi päälle tai pois',
    'key-new-game': 'Uusi peli',
    'key-read': 'Lue lauta ääneen yhtenä lauseena',
    'key-keys': 'Tämä luettelo',
    'keys-where':
      'Kirjaimet toimivat, kun kohdistus on laudalla tai sen ohjaimissa. Ne voi poistaa käytöstä asetuksissa.',

    // Rules and story
    'rules-setup': 'Lauta',
    'rules-clauses': 'Säännöt',
    'rules-sources': 'Lähteet',
    'rules-status': {
      by: 'status',
      recorded: 'Muistiin merkitty',
      ruling: 'Meidän ratkaisumme',
      partly: 'Muistiin merkitty; yksi kohta meiltä',
    },
    'rules-status-meaning':
      'Muistiin merkitty: pelin muistiin kirjoittaneet sanovat niin. Meidän ratkaisumme: he eivät sano sitä tai ovat eri mieltä, ja tämän ohjelman oli päätettävä.',
    'rules-play': 'Pelaa esimerkki',
    'rules-play-label': 'Pelaa säännön {clause} esimerkki',
    'rules-print': 'Tulosta luokkamoniste',
    'rules-sheet-foot':
      'Tulostettu Dagasta, historiallisten kivipelien ohjelmasta. Pane oikeita kiviä tälle laudalle tai piirrä isompi maahan.',
    'rules-unreachable':
      'Sääntöjä ei voitu ladata. Sulje tämä ikkuna ja avaa se uudelleen, kun yhteys toimii.',

    // Trouble
    'trouble-heading': 'Jokin meni vikaan',
    'trouble-panic':
      'Sääntömoottori pysähtyi tämän ohjelman virheen takia. Siirtosi ovat tallessa.',
    'trouble-start':
      'Sääntömoottori ei käynnistynyt. Selaimessa on oltava käytössä JavaScript-moduulit, web workerit ja WebAssembly; lataa sivu uudelleen tai kokeile toista selainta.',
    'trouble-again': 'Peliä ei voitu palauttaa siirroista. Aloita uusi; vanhan voi kopioida tästä.',
    'trouble-details': 'Ohjelman ilmoitus: {message}',
    'trouble-restart': 'Jatka viimeisestä siirrosta',
    'trouble-reload': 'Yritä uudelleen',
    'trouble-other': 'Se ei onnistunut: {message}',
    'part-unreachable':
      'Osaa tästä sivusta ei voitu ladata. Lataa sivu uudelleen, kun yhteys toimii.',

    // What the page's address asked for and did not get
    'faults': 'Virheitä tämän sivun osoitteessa',
    'fault': '{name}={value}: {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'jokin näistä käy: {choices}.',
      'list-of': 'pilkuilla erotettu luettelo käy: {choices}.',
      word: 'pienistä kirjaimista, numeroista ja yhdysmerkeistä koostuva nimi käy.',
      text: 'tämä teksti on liian pitkä.',
      idle: 'sekunteja voi olla 10–3600.',
      warning: 'sekunteja voi olla 20–600.',
      code: 'kolmesta kahdeksaan numeroa käy.',
      origins: 'pilkuilla erotetut alkuperät kuten https://example.org käyvät.',
      other: '{choices}',
    },

    // The kiosk
    'kiosk-invite': 'Pelaa koskettamalla',
    'kiosk-still-there': 'Oletko vielä siinä?',
    'kiosk-countdown':
      '{n} sekunnin kuluttua kaikki alkaa alusta. Jatka koskettamalla mitä tahansa kohtaa.',
    'kiosk-go-on': 'Jatka',
    'kiosk-code': 'Koodi',

    // Embed
    'embed': 'Upota',
    'embed-about': 'Pane tämä peli omalle sivullesi: säädä se ja kopioi sitten rivit sivulle.',
    'embed-game': 'Peli',
    'embed-players': 'Kuka pelaa',
    'embed-player-choice': {
      by: 'value',
      one: 'Tietokonetta vastaan',
      two: 'Kaksi ihmistä',
      none: 'Tietokone itseään vastaan',
    },
    'embed-language': 'Kieli',
    'embed-language-any': 'Kävijän kieli',
    'embed-look': 'Ulkoasu',
    'embed-show': 'Mitä laudan lisäksi näkyy',
    'embed-part': {
      by: 'value',
      games: 'Pelin valinta',
      menu: 'Uusi peli, säännöt, asetukset',
      players: 'Pelaajat',
      controls: 'Peru, tee taas, näytä taas',
      moves: 'Siirtoluettelo',
    },
    'embed-way': 'Tapa',
    'embed-way-choice': {
      by: 'value',
      element: 'Skriptillä',
      frame: 'Ilman skriptiä',
    },
    'embed-way-note': {
      by: 'value',
      element: 'Oikea korkeus ja tapahtumat sivullesi.',
      frame: 'Kiinteän muotoinen kehys.',
    },
    'embed-lines': 'Nämä rivit tulevat sivulle',
    'embed-copy': 'Kopioi rivit',
    'embed-preview': 'Miltä se näyttää',

    // The board
    'board-board': 'Lauta. Nuolet vievät kuopasta toiseen, Enter pelaa.',
    'board-side': { by: 'side', south: 'Etelä', north: 'Pohjoinen' },
    'board-count': '{n}',
    'board-pit': {
      by: 'side',
      south: {
        by: 'game',
        tihbat: {
          one: 'Etelän kuoppa {letter}, {n} nappula',
          other: 'Etelän kuoppa {letter}, {n} nappulaa',
        },
        other: {
          one: 'Etelän kuoppa {letter}, {n} kivi',
          other: 'Etelän kuoppa {letter}, {n} kiveä',
        },
      },
      north: {
        by: 'game',
        tihbat: {
          one: 'Pohjoisen kuoppa {letter}, {n} nappula',
          other: 'Pohjoisen kuoppa {letter}, {n} nappulaa',
        },
        other: {
          one: 'Pohjoisen kuoppa {letter}, {n} kivi',
          other: 'Pohjoisen kuoppa {letter}, {n} kiveä',
        },
      },
    },
    'board-playable': 'voi pelata',
    'board-last': 'pelattu viimeksi',
    // Joins a pit’s name and what is said about it; may be used several times over.
    'board-more': '{label}, {more}',
  },
};
