/** Croatian; see `en.js` for what the keys and slots mean. */
export default {
  code: 'hr',
  name: 'Hrvatski',
  dir: 'ltr',
  status: 'Strojni prijevod, još ga nije pregledao izvorni govornik.',
  texts: {
    // The games
    'game-modiar': 'Modiar',
    'game-tihbat': 'Tihbat',
    'game-sadeqa-iii': 'Sadeqa III',
    'game-sadeqa-game-91': 'Igra 91',
    'origin-modiar': 'Dječja igra iz sela oko Tangera, Maroko',
    'origin-tihbat': 'Dječja igra iz okolice Taourirta, sjeveroistočni Maroko',
    'origin-sadeqa-iii': 'Igra oromskih pastira iz Welege, zapadna Etiopija',
    'origin-sadeqa-game-91':
      'Oromi, Welega, zapadna Etiopija: Sadeqa s četiri kamenčića u svakoj kući',
    'size': {
      by: 'pits',
      one: '{rows} × {pits} rupa, {seeds}',
      few: '{rows} × {pits} rupe, {seeds}',
      other: '{rows} × {pits} rupa, {seeds}',
    },
    'seeds': {
      by: 'game',
      tihbat: { one: '{n} žeton', few: '{n} žetona', other: '{n} žetona' },
      other: { one: '{n} kamenčić', few: '{n} kamenčića', other: '{n} kamenčića' },
    },

    'number': '{n}',

    // Sides and pits
    'side': { by: 'side', south: 'Jug', north: 'Sjever' },
    'side-computer': { by: 'side', south: 'Jug: računalo', north: 'Sjever: računalo' },
    'pit': { by: 'side', south: 'Jug {letter}', north: 'Sjever {letter}' },
    'player-kind': { by: 'kind', person: 'Osoba', computer: 'Računalo' },
    'level': {
      by: 'value',
      beginner: 'Početnik',
      learner: 'Učenik',
      player: 'Igrač',
      expert: 'Znalac',
      master: 'Majstor',
    },
    'player-choice': { by: 'side', south: 'Tko igra kao Jug', north: 'Tko igra kao Sjever' },
    'player-captured': {
      by: 'side',
      south: 'Jug je uzeo: {seeds}',
      north: 'Sjever je uzeo: {seeds}',
    },

    // The bar at the top
    'title': 'Daga',
    'page-title': '{game} · Daga',
    'skip-to-board': 'Na ploču',
    'games': 'Igre',
    'choose-game': 'Igra',
    'menu': 'Izbornik',
    'new-game': 'Nova igra',
    'rules': 'Pravila i priča',
    'settings': 'Postavke',
    'text': 'Kopiraj i učitaj',
    'keys': 'Tipke',

    // How far a game is solved here
    'solving': 'Igra se rješava: {percent} %',
    'solved-game': {
      by: 'side',
      south: 'Riješeno: uz najbolju igru obiju strana Jug, koji počinje, pobjeđuje za {n}.',
      north: 'Riješeno: uz najbolju igru obiju strana Sjever, koji igra drugi, pobjeđuje za {n}.',
      none: 'Riješeno: uz najbolju igru obiju strana igra je neriješena.',
    },
    'solved-endings': 'Riješeno kad je na ploči najviše {seeds}.',
    'solved-solved': {
      by: 'boards',
      one: 'Izračunato u tvojem pregledniku: {boards} pozicija za {seconds} s.',
      few: 'Izračunato u tvojem pregledniku: {boards} pozicije za {seconds} s.',
      other: 'Izračunato u tvojem pregledniku: {boards} pozicija za {seconds} s.',
    },
    'solved-kept': {
      by: 'boards',
      one: 'Izračunato u tvojem pregledniku pri ranijem posjetu: {boards} pozicija za {seconds} s.',
      few: 'Izračunato u tvojem pregledniku pri ranijem posjetu: {boards} pozicije za {seconds} s.',
      other:
        'Izračunato u tvojem pregledniku pri ranijem posjetu: {boards} pozicija za {seconds} s.',
    },
    'solved-damaged':
      'Ono što je spremljeno pri ranijem posjetu bilo je oštećeno, pa je izračunato iznova.',

    // Hints
    'hint': 'Savjet',
    'hint-sought': 'Smišlja se savjet.',
    'hint-given': 'Savjet: {pit} – {reasons}.',
    'hint-pass': 'Savjet: „dalje” – {reasons}.',
    // Joins the reasons; may be used several times over.
    'hint-more': '{list}; {reason}',
    'hint-only-move': 'jedini potez',
    'hint-captures': 'uzima {n}',
    'hint-captures-most': 'više nego ijedan drugi potez',
    'hint-feeds': {
      by: 'game',
      tihbat: {
        one: 'donosi {n} žeton u prazan red',
        few: 'donosi {n} žetona u prazan red',
        other: 'donosi {n} žetona u prazan red',
      },
      other: {
        one: 'donosi {n} kamenčić u prazan red',
        few: 'donosi {n} kamenčića u prazan red',
        other: 'donosi {n} kamenčića u prazan red',
      },
    },
    'hint-leaves-nothing': 'poslije toga protivnik nema što uzeti',
    'hint-repeats': 'vraća raniju poziciju, pa igra završava, a što je na ploči, dijeli se napola',
    'hint-ends': 'završava igru',
    'hint-wins': 'uz najbolju igru pobjeđuje za {n}',
    'hint-draws': 'uz najbolju igru vodi do neriješenog ishoda',
    'hint-loses': 'i uz najbolju igru gubi za {n}',
    'hint-only-one-that-holds': 'svi ostali potezi to ispuštaju',
    'hint-loses-least': 'nijedan drugi potez ne gubi za manje',
    'hint-estimate': {
      one: 'najbolje što se vidi {n} potez unaprijed',
      few: 'najbolje što se vidi {n} poteza unaprijed',
      other: 'najbolje što se vidi {n} poteza unaprijed',
    },

    // Analysis: what a move leads to
    'analysis': 'Analiza',
    'worth-exact': {
      by: 'result',
      win: 'pobjeđuje za {n}',
      lose: 'gubi za {n}',
      even: 'izjednačeno',
    },
    'worth-about': {
      by: 'result',
      win: 'prednost oko {n}',
      lose: 'zaostatak oko {n}',
      even: 'otprilike izjednačeno',
    },
    'worth-estimate': {
      by: 'depth',
      one: '{worth}, gledano {depth} potez unaprijed',
      few: '{worth}, gledano {depth} poteza unaprijed',
      other: '{worth}, gledano {depth} poteza unaprijed',
    },
    'worth-at-least': {
      by: 'result',
      win: 'pobjeđuje za {n} ili više',
      lose: 'gubi za {n} ili manje',
      even: 'izjednačeno ili bolje',
    },
    'worth-at-most': {
      by: 'result',
      win: 'pobjeđuje najviše za {n}',
      lose: 'gubi za {n} ili više',
      even: 'izjednačeno ili lošije',
    },
    'worth-unknown': 'nije poznato',
    'worth-repeats': '{worth}: vraća raniju poziciju, pa igra završava podjelom napola',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'Dolazi kad se ploča smiri.',
    'analysis-over': 'Igra je gotova.',
    'analysis-exact': 'Točno: uz najbolju igru obiju strana.',
    'analysis-bounds': 'Točno gdje tako piše; ostalo ovisi o pozicijama koje se mogu vratiti.',
    'analysis-estimate': {
      one: 'Procjene (≈), {n} potez unaprijed.',
      few: 'Procjene (≈), {n} poteza unaprijed.',
      other: 'Procjene (≈), {n} poteza unaprijed.',
    },
    'analysis-deepens': {
      one: 'Procjene (≈), zasad {n} potez unaprijed.',
      few: 'Procjene (≈), zasad {n} poteza unaprijed.',
      other: 'Procjene (≈), zasad {n} poteza unaprijed.',
    },
    'loss': 'ispušta {n}',
    'loss-estimate': 'ispušta oko {n}',
    'loss-sign': '◇ −{n}',
    'loss-sign-estimate': '◇ ≈ −{n}',
    'heading': {
      by: 'side',
      south: 'Jug je pobjeđivao za {n}',
      north: 'Sjever je pobjeđivao za {n}',
      even: 'bilo je izjednačeno',
    },
    'heading-estimate': {
      by: 'side',
      south: 'Jug je bio u prednosti za oko {n}',
      north: 'Sjever je bio u prednosti za oko {n}',
      even: 'bilo je otprilike izjednačeno',
    },
    'curve':
      'Tijek igre, uz najbolju igru iz svake pozicije. Nakon poteza {from} {first}; nakon poteza {to} {last}.',
    'curve-mistakes': {
      0: 'Nijedan potez nije ništa ispustio.',
      one: '{n} potez nešto je ispustio.',
      few: '{n} poteza nešto su ispustila.',
      other: '{n} poteza nešto je ispustilo.',
    },
    'curve-above': 'Prednost Juga',
    'curve-below': 'Prednost Sjevera',

    // Whose turn
    'turn-heading': 'Igra',
    'turn': {
      by: 'who',
      you: 'Ti si na redu',
      computer: 'Računalo je na redu',
      south: 'Jug je na redu',
      north: 'Sjever je na redu',
    },
    'turn-thinking': {
      by: 'who',
      computer: 'Računalo razmišlja',
      south: 'Jug razmišlja',
      north: 'Sjever razmišlja',
    },
    'turn-sowing': {
      by: 'who',
      you: 'Siješ iz {pit}',
      computer: 'Računalo sije iz {pit}',
      south: 'Jug sije iz {pit}',
      north: 'Sjever sije iz {pit}',
    },
    'turn-passing': {
      by: 'who',
      you: 'Kažeš „dalje”',
      computer: 'Računalo kaže „dalje”',
      south: 'Jug kaže „dalje”',
      north: 'Sjever kaže „dalje”',
    },
    'loading': 'Slažu se kamenčići',

    // The line under it
    'how-to-start': {
      by: 'side',
      south: 'Dotakni označenu rupu u Jugovu redu.',
      north: 'Dotakni označenu rupu u Sjeverovu redu.',
    },
    'must-pass': 'Obje su ti rupe prazne: kažeš „dalje” dok ne stignu žetoni (pravilo T4).',
    'pass': 'Dalje',
    'taken-back': {
      one: 'Vraćen je {n} potez. Odigraj drukčiji ili ga ponovi.',
      few: 'Vraćena su {n} poteza. Odigraj drukčiji ili ih ponovi.',
      other: 'Vraćeno je {n} poteza. Odigraj drukčiji ili ih ponovi.',
    },
    'looking-back': 'Gledaš potez {ply} od {plies}. Nastavi odavde ili idi natrag na zadnji potez.',
    'looking-at-start': {
      by: 'plies',
      one: 'Gledaš početak igre, {plies} potez unatrag. Nastavi odavde ili idi natrag na zadnji potez.',
      few: 'Gledaš početak igre, {plies} poteza unatrag. Nastavi odavde ili idi natrag na zadnji potez.',
      other:
        'Gledaš početak igre, {plies} poteza unatrag. Nastavi odavde ili idi natrag na zadnji potez.',
    },
    'rules-coming': 'Pravila još stižu. Tvoj će se potez odigrati čim stignu.',
    'not-your-turn': 'Na redu je računalo.',
    'paused': 'Računala se odmaraju.',
    'loaded': 'Igra je učitana.',
    'copied': 'Kopirano.',
    'not-copied': 'Preglednik nije dopustio kopiranje. Označi tekst i kopiraj ga ručno.',
    'saved-game-damaged': 'Spremljena igra nije se mogla pročitati, pa je počela nova. ({reason})',

    // A played move, as shown and as spoken
    'course': {
      by: 'laps',
      1: '{seeds}',
      one: '{laps} sijanje',
      few: '{laps} sijanja',
      other: '{laps} sijanja',
    },
    'told-move': {
      by: 'who',
      you: 'Igraš {pit}: {course}, kraj u rupi {last}.',
      computer: 'Računalo igra {pit}: {course}, kraj u rupi {last}.',
      south: 'Jug igra {pit}: {course}, kraj u rupi {last}.',
      north: 'Sjever igra {pit}: {course}, kraj u rupi {last}.',
    },
    'told-capture': {
      by: 'who',
      you: 'Igraš {pit}: {course}, kraj u rupi {last}, uzimaš {captured}.',
      computer: 'Računalo igra {pit}: {course}, kraj u rupi {last}, uzima {captured}.',
      south: 'Jug igra {pit}: {course}, kraj u rupi {last}, uzima {captured}.',
      north: 'Sjever igra {pit}: {course}, kraj u rupi {last}, uzima {captured}.',
    },
    'told-chain': {
      by: 'who',
      you: {
        by: 'pits',
        one: 'Igraš {pit}: {course}, kraj u rupi {last}, uzimaš {captured} iz {pits} rupe.',
        few: 'Igraš {pit}: {course}, kraj u rupi {last}, uzimaš {captured} iz {pits} rupe.',
        other: 'Igraš {pit}: {course}, kraj u rupi {last}, uzimaš {captured} iz {pits} rupa.',
      },
      computer: {
        by: 'pits',
        one: 'Računalo igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupe.',
        few: 'Računalo igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupe.',
        other:
          'Računalo igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupa.',
      },
      south: {
        by: 'pits',
        one: 'Jug igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupe.',
        few: 'Jug igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupe.',
        other: 'Jug igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupa.',
      },
      north: {
        by: 'pits',
        one: 'Sjever igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupe.',
        few: 'Sjever igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupe.',
        other: 'Sjever igra {pit}: {course}, kraj u rupi {last}, uzima {captured} iz {pits} rupa.',
      },
    },
    'told-pass': {
      by: 'who',
      you: 'Kažeš „dalje”.',
      computer: 'Računalo kaže „dalje”.',
      south: 'Jug kaže „dalje”.',
      north: 'Sjever kaže „dalje”.',
    },
    'told-score': 'Jug {south}, Sjever {north}.',
    'told-turn': {
      by: 'who',
      you: 'Ti si na redu.',
      computer: 'Računalo je na redu.',
      south: 'Jug je na redu.',
      north: 'Sjever je na redu.',
    },
    'told-new-game': 'Nova igra: {game}.',
    'told-undone': {
      one: 'Vraćen je {n} potez.',
      few: 'Vraćena su {n} poteza.',
      other: 'Vraćeno je {n} poteza.',
    },
    'told-position': 'Potez {ply} od {plies}.',
    'told-board':
      'Jugov red, od a do {lastSouth}: {south}. Sjeverov red, od A do {lastNorth}: {north}.',

    // A move not played yet
    'foreseen-move': 'Iz {pit}: {course}, kraj u rupi {last}.',
    'foreseen-capture': 'Iz {pit}: {course}, kraj u rupi {last}, uzelo bi se {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} pripada Sjeveru. Jug bira u svojem redu: pravilo {clause}.',
      north: '{pit} pripada Jugu. Sjever bira u svojem redu: pravilo {clause}.',
    },
    'refusal-empty': 'Rupa {pit} prazna je, nema se što sijati: pravilo {clause}.',
    'refusal-singleton':
      'U rupi {pit} samo je jedan kamenčić, a potrebna su dva: pravilo {clause}.',
    'refusal-grand-slam':
      'Potez iz rupe {pit} uzeo bi sve iz drugog reda, a to je zabranjeno: pravilo {clause}.',
    'refusal-must-feed':
      'Potez iz rupe {pit} ostavio bi drugi red prazan. Pošalji onamo kamenčiće: pravilo {clause}.',
    'refusal-endless':
      'Potez iz rupe {pit} ne bi završio ni nakon 16.384 sijanja, pa se ne smije igrati: pravilo {clause}.',
    'refusal-endless-cycle':
      'Potez iz rupe {pit} nikad ne bi završio, nakon {laps} sijanja sve je opet isto. Ne smije se igrati: pravilo {clause}.',
    'refusal-game-over': 'Igra je gotova. Počni novu ili vrati potez.',

    // The end
    'result-win': {
      by: 'who',
      you: 'Pobjeđuješ, {more} prema {less}',
      computer: 'Računalo pobjeđuje, {more} prema {less}',
      south: 'Jug pobjeđuje, {more} prema {less}',
      north: 'Sjever pobjeđuje, {more} prema {less}',
    },
    'result-draw': 'Neriješeno, {more} prema {less}',
    'ending-no-move': {
      by: 'side',
      south: 'Jug više nema poteza: pravilo {clause}.',
      north: 'Sjever više nema poteza: pravilo {clause}.',
    },
    'ending-board-empty': 'Ploča je prazna: pravilo {clause}.',
    'ending-repetition': 'Vratila se ista pozicija, a na redu je isti igrač: pravilo {clause}.',
    'gathered-none': 'Na ploči nije ostalo ništa.',
    'gathered-south': 'Jug uzima što je ostalo na ploči: {southSeeds}.',
    'gathered-north': 'Sjever uzima što je ostalo na ploči: {northSeeds}.',
    'gathered-both': 'Od onoga što je ostalo na ploči Jug uzima {south}, a Sjever {north}.',
    'gathered-odd': {
      by: 'left',
      one: '{left} kamenčić ostaje na ploči i nije ničiji.',
      few: '{left} kamenčića ostaju na ploči i nisu ničija.',
      other: '{left} kamenčića ostaje na ploči i nije ničije.',
    },
    'play-again': 'Igraj ponovno',

    // Controls
    'controls': 'Upravljanje',
    'undo': 'Vrati',
    'redo': 'Ponovi',
    'replay': 'Pokaži opet',
    'skip': 'Preskoči',
    'pause': 'Stanka',
    'resume': 'Nastavi',
    'return': 'Natrag',

    // The list of moves
    'moves': 'Potezi',
    'no-moves': 'Još nije odigran nijedan potez.',
    'move-pass': 'dalje',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Potez {ply}: {pit}',
      other: 'Potez {ply}: {pit}, uzima {captured}',
    },
    'move-label-pass': {
      by: 'side',
      south: 'Potez {ply}: Jug kaže „dalje”',
      north: 'Potez {ply}: Sjever kaže „dalje”',
    },
    'step-first': 'Na početak',
    'step-back': 'Potez unatrag',
    'step-on': 'Potez naprijed',
    'step-last': 'Na zadnji potez',

    // New game
    'who-plays': 'Tko igra',
    'players-two': 'Dvije osobe',
    'players-south': 'Ti kao Jug, koji počinje, protiv računala',
    'players-north': 'Ti kao Sjever protiv računala, koje počinje',
    'players-none': 'Računalo protiv sebe',
    'start': 'Počni',
    'cancel': 'Odustani',
    'close': 'Zatvori',

    // Settings
    'setting-speed': 'Brzina sijanja',
    'speed': {
      by: 'value',
      auto: 'Kao sustav',
      slow: 'Sporo',
      normal: 'Normalno',
      fast: 'Brzo',
      still: 'Mirno, bez kretanja',
    },
    'setting-look': 'Izgled',
    'look': {
      by: 'value',
      auto: 'Kao sustav',
      light: 'Svijetao',
      dark: 'Taman',
      contrast: 'Jak kontrast',
    },
    'setting-turned': 'Uspravna ploča',
    'turned': { by: 'value', auto: 'Kad je zaslon uzak', always: 'Uvijek', never: 'Nikad' },
    'setting-facing': 'Okreni brojeve igraču preko puta, za dvoje za stolom',
    'setting-preview': 'Prije poteza pokaži gdje bi završio',
    'setting-sound': 'Zvuk kamenčića',
    'setting-keys': 'Slovne tipke za upravljanje',
    'setting-level': 'Razina računala',
    'setting-analysis': 'Analiza: pokaži kamo vodi svaki potez',
    'setting-language': 'Jezik',

    // Copy and load
    'game-text': 'Ova igra kao tekst',
    'position-text': 'Ova pozicija kao tekst',
    'copy-game': 'Kopiraj igru',
    'copy-position': 'Kopiraj poziciju',
    'load-label': 'Učitaj igru ili poziciju: zalijepi ovdje njezin tekst',
    'load': 'Učitaj',
    'load-refused': 'Taj se tekst ne može učitati. {reason}',
    'load-nothing': 'Najprije zalijepi tekst igre ili pozicije.',
    'text-fault-there': {
      by: 'found',
      '': 'na kraju teksta: {fault}',
      other: '„{found}”, znak {column}: {fault}',
    },
    'text-refusal': {
      by: 'reason',
      'game-over': 'Igra je prije njega već bila gotova: pravilo {clause}.',
      other: '„Dalje” smije reći samo tko nema što igrati: pravilo {clause}.',
    },
    'text-fault': {
      by: 'code',
      'text-too-long': 'dulji je nego što ijedna igra može biti.',
      'text-not-ascii': 'dopuštena su samo slova engleske abecede, brojke i obični znakovi.',
      'unknown-variant': 'ovdje treba stajati naziv igre, npr. modiar.',
      'bad-board': 'ovdje trebaju stajati kamenčići, npr. 7,7,7/7,7,7.',
      'bad-row': {
        by: 'expected',
        one: 'u ovoj igri svaki red ima {expected} rupu.',
        few: 'u ovoj igri svaki red ima {expected} rupe.',
        other: 'u ovoj igri svaki red ima {expected} rupa.',
      },
      'bad-captured': 'ovdje treba stajati što je uzeto, npr. 0-0.',
      'bad-turn': 'ovdje S (Jug) ili N (Sjever) treba reći tko je na redu.',
      'bad-chance': 'iza chance= treba stajati broj do 4294967295.',
      'unexpected-word': 'ovdje više ne smije biti ničega.',
      'bad-move': 'ovdje treba stajati rupa, pass ili ishod.',
      'illegal-move': 'potez {ply} nije dopušten. {why}',
      'wrong-result': 'potezi ne vode do tog ishoda.',
      'pit-count': 'ploča ima drukčiji broj rupa.',
      'seed-total': 'u rupama i među uzetima treba ih zajedno biti {expected}.',
      'odd-capture': 'u ovoj se igri uvijek uzima paran broj.',
      'no-opening-rule': 'ova igra nema pravila za prvi potez.',
      'north-opens': 'igru otvara samo Jug.',
      other: '{message}',
    },

    // Keys
    'key-name': {
      by: 'key',
      arrows: 'Strelice',
      ends: 'Home, End',
      play: 'Enter, razmaknica',
      tab: 'Tab',
      escape: 'Esc',
      other: '{key}',
    },
    'key-arrows': 'Od rupe do rupe, kako oko vidi ploču',
    'key-ends': 'Prva i zadnja rupa u redu',
    'key-play': 'Odigraj rupu ili preskoči sijanje',
    'key-tab': 'Na sljedeći dio stranice; cijela je ploča jedan dio',
    'key-escape': 'Zatvori prozor ili preskoči sijanje',
    'key-undo': 'Vrati',
    'key-redo': 'Ponovi',
    'key-replay': 'Pokaži opet zadnji potez',
    'key-hint': 'Savjet',
    'key-analysis': 'Uključi ili isključi analizu',
    'key-new-game': 'Nova igra',
    'key-read': 'Pročitaj ploču naglas u jednoj rečenici',
    'key-keys': 'Ovaj popis',
    'keys-where':
      'Slova djeluju dok je u fokusu ploča ili upravljanje njome. Mogu se isključiti u postavkama.',

    // Rules and story
    'rules-setup': 'Ploča',
    'rules-clauses': 'Pravila',
    'rules-sources': 'Izvori',
    'rules-status': {
      by: 'status',
      recorded: 'Zapisano',
      ruling: 'Naša odluka',
      partly: 'Zapisano; jedna je pojedinost naša',
    },
    'rules-status-meaning':
      'Zapisano: tako kažu oni koji su igru zapisali. Naša odluka: oni to ne kažu ili se među sobom ne slažu, pa je program morao odlučiti.',
    'rules-play': 'Odigraj primjer',
    'rules-play-label': 'Odigraj primjer za pravilo {clause}',
    'rules-print': 'Ispiši list za razred',
    'rules-sheet-foot':
      'Ispisano iz programa Daga za povijesne igre s kamenčićima. Stavi na ovu ploču prave kamenčiće ili nacrtaj veću na tlu.',
    'rules-unreachable':
      'Pravila se nisu mogla učitati. Zatvori ovaj prozor i otvori ga opet kad budeš na mreži.',

    // Trouble
    'trouble-heading': 'Nešto je pošlo po zlu',
    'trouble-panic':
      'Dio programa koji zna pravila stao je zbog pogreške u programu. Tvoji su potezi sačuvani.',
    'trouble-start':
      'Dio programa koji zna pravila nije se mogao pokrenuti. Ova stranica treba JavaScript-module, web-workere i WebAssembly; učitaj je ponovno ili pokušaj u drugom pregledniku.',
    'trouble-again':
      'Igra se nije mogla obnoviti iz svojih poteza. Počni novu; staru možeš ovdje kopirati.',
    'trouble-details': 'Poruka programa: {message}',
    'trouble-restart': 'Nastavi od zadnjeg poteza',
    'trouble-reload': 'Pokušaj ponovno',
    'trouble-other': 'To nije uspjelo: {message}',
    'part-unreachable':
      'Dio ove stranice nije se mogao učitati. Ponovno učitaj stranicu kad budeš na mreži.',

    // What the page's address asked for and did not get
    'faults': 'Pogrešno u adresi ove stranice',
    'fault': '{name}={value}: {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'moguće je jedno od: {choices}.',
      'list-of': 'moguć je popis odvojen zarezima: {choices}.',
      word: 'moguć je naziv od malih slova, brojki i spojnica.',
      text: 'ovaj je tekst predug.',
      idle: 'moguć je broj sekundi od 10 do 3600.',
      warning: 'moguć je broj sekundi od 20 do 600.',
      code: 'moguće su tri do osam brojki.',
      origins: 'moguća su ishodišta poput https://example.org, odvojena zarezima.',
      other: '{choices}',
    },

    // The kiosk
    'kiosk-invite': 'Dotakni za igru',
    'kiosk-still-there': 'Jesi li još ovdje?',
    'kiosk-countdown': {
      one: 'Za {n} sekundu sve počinje iznova. Dotakni bilo gdje za nastavak.',
      few: 'Za {n} sekunde sve počinje iznova. Dotakni bilo gdje za nastavak.',
      other: 'Za {n} sekundi sve počinje iznova. Dotakni bilo gdje za nastavak.',
    },
    'kiosk-go-on': 'Nastavi',
    'kiosk-code': 'Kod',

    // Embed
    'embed': 'Ugradi',
    'embed-about': 'Stavi ovu igru na svoju stranicu: podesi je, a zatim kopiraj retke u stranicu.',
    'embed-game': 'Igra',
    'embed-players': 'Tko igra',
    'embed-player-choice': {
      by: 'value',
      one: 'Protiv računala',
      two: 'Dvije osobe',
      none: 'Računalo protiv sebe',
    },
    'embed-language': 'Jezik',
    'embed-language-any': 'Posjetiteljev',
    'embed-look': 'Izgled',
    'embed-show': 'Što je još uz ploču',
    'embed-part': {
      by: 'value',
      games: 'Izbor igre',
      menu: 'Nova igra, pravila, postavke',
      players: 'Igrači',
      controls: 'Vrati, ponovi, pokaži opet',
      moves: 'Popis poteza',
    },
    'embed-way': 'Način',
    'embed-way-choice': {
      by: 'value',
      element: 'Sa skriptom',
      frame: 'Bez skripte',
    },
    'embed-way-note': {
      by: 'value',
      element: 'Prava visina i događaji za tvoju stranicu.',
      frame: 'Okvir stalnog oblika.',
    },
    'embed-lines': 'Ovi retci idu u stranicu',
    'embed-copy': 'Kopiraj retke',
    'embed-preview': 'Kako će izgledati',

    // The board
    'board-board': 'Ploča. Strelice vode od rupe do rupe, Enter odigrava rupu.',
    'board-side': { by: 'side', south: 'Jug', north: 'Sjever' },
    'board-count': '{n}',
    'board-pit': {
      by: 'side',
      south: {
        by: 'game',
        tihbat: {
          one: 'Jug {letter}, {n} žeton',
          few: 'Jug {letter}, {n} žetona',
          other: 'Jug {letter}, {n} žetona',
        },
        other: {
          one: 'Jug {letter}, {n} kamenčić',
          few: 'Jug {letter}, {n} kamenčića',
          other: 'Jug {letter}, {n} kamenčića',
        },
      },
      north: {
        by: 'game',
        tihbat: {
          one: 'Sjever {letter}, {n} žeton',
          few: 'Sjever {letter}, {n} žetona',
          other: 'Sjever {letter}, {n} žetona',
        },
        other: {
          one: 'Sjever {letter}, {n} kamenčić',
          few: 'Sjever {letter}, {n} kamenčića',
          other: 'Sjever {letter}, {n} kamenčića',
        },
      },
    },
    'board-playable': 'može se igrati',
    'board-last': 'zadnji potez',
    // Joins a pit’s name and what is said about it; may be used several times over.
    'board-more': '{label}, {more}',
  },
};
