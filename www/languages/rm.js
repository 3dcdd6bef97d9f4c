/** Rumantsch Grischun; see `en.js` for what the keys and slots mean. */
export default {
  code: 'rm',
  // Not every browser knows how Romansh counts and writes numbers; it does so like Swiss German.
  intl: 'de-CH',
  name: 'Rumantsch',
  dir: 'ltr',
  status: 'Translaziun automatica, anc betg controllada d’ina persuna da lingua rumantscha.',
  texts: {
    // The games
    'game-modiar': 'Modiar',
    'game-tihbat': 'Tihbat',
    'game-sadeqa-iii': 'Sadeqa III',
    'game-sadeqa-game-91': 'Gieu 91',
    'origin-modiar': 'Gieu d’uffants dals vitgs enturn Tanger, Maroc',
    'origin-tihbat': 'Gieu d’uffants da la regiun da Taourirt, nordost dal Maroc',
    'origin-sadeqa-iii': 'Gieu dals pasturs oromos da Welega, vest da l’Etiopia',
    'origin-sadeqa-game-91':
      'Oromos, Welega, vest da l’Etiopia: Sadeqa cun quatter craps en mintga chasa',
    'size': '{rows} × {pits} foppas, {seeds}',
    'seeds': {
      by: 'game',
      tihbat: { one: '{n} marca', other: '{n} marcas' },
      other: { one: '{n} crap', other: '{n} craps' },
    },

    'number': '{n}',

    // Sides and pits
    'side': { by: 'side', south: 'Sid', north: 'Nord' },
    'side-computer': { by: 'side', south: 'Sid: computer', north: 'Nord: computer' },
    'pit': { by: 'side', south: 'Sid {letter}', north: 'Nord {letter}' },
    'player-kind': { by: 'kind', person: 'Persuna', computer: 'Computer' },
    'level': {
      by: 'value',
      beginner: 'Principiant',
      learner: 'Emprendist',
      player: 'Giugader',
      expert: 'Expert',
      master: 'Meister',
    },
    'player-choice': { by: 'side', south: 'Tgi gioga Sid', north: 'Tgi gioga Nord' },
    'player-captured': {
      by: 'side',
      south: 'Tschiffà da Sid: {seeds}',
      north: 'Tschiffà da Nord: {seeds}',
    },

    // The bar at the top
    'title': 'Daga',
    'page-title': '{game} · Daga',
    'skip-to-board': 'A l’aissa',
    'games': 'Gieus',
    'choose-game': 'Gieu',
    'menu': 'Menu',
    'new-game': 'Nov gieu',
    'rules': 'Reglas ed istorgia',
    'settings': 'Configuraziun',
    'text': 'Copiar e chargiar',
    'keys': 'Tastas',

    // How far a game is solved here
    'solving': 'Il gieu vegn schlià: {percent} %',
    'solved-game': {
      by: 'side',
      south: 'Schlià: sche tuts dus giogan il meglier, gudogna Sid, che cumenza, cun {n}.',
      north:
        'Schlià: sche tuts dus giogan il meglier, gudogna Nord, che gioga sco segund, cun {n}.',
      none: 'Schlià: sche tuts dus giogan il meglier, è la partida nulla.',
    },
    'solved-endings': 'Schlià cun maximalmain {seeds} sin l’aissa.',
    'solved-solved': '{boards} posiziuns, calculadas en tes navigatur en {seconds} s.',
    'solved-kept':
      '{boards} posiziuns, calculadas en tes navigatur tar ina visita pli baud, en {seconds} s.',
    'solved-damaged':
      'Quai che era restà d’ina visita pli baud era donnegià ed è vegnì calculà da nov.',

    // Hints
    'hint': 'Cussegl',
    'hint-sought': 'In cussegl vegn tschertgà.',
    'hint-given': 'Cussegl: {pit} – {reasons}.',
    'hint-pass': 'Cussegl: passar – {reasons}.',
    // Joins the reasons; may be used several times over.
    'hint-more': '{list}; {reason}',
    'hint-only-move': 'il sulet tratg',
    'hint-captures': 'tschiffa {n}',
    'hint-captures-most': 'dapli che mintga auter tratg',
    'hint-feeds': {
      by: 'game',
      tihbat: {
        one: 'porta {n} marca en la retscha vida',
        other: 'porta {n} marcas en la retscha vida',
      },
      other: {
        one: 'porta {n} crap en la retscha vida',
        other: 'porta {n} craps en la retscha vida',
      },
    },
    'hint-leaves-nothing': 'na lascha nagut da tschiffar en resposta',
    'hint-repeats':
      'porta enavos ina posiziun, uschia ch’il gieu finescha e l’aissa vegn partida a mesas',
    'hint-ends': 'finescha il gieu',
    'hint-wins': 'gudogna cun {n} sch’i vegn giugà il meglier',
    'hint-draws': 'maina a la nulla sch’i vegn giugà il meglier',
    'hint-loses': 'perda tuttina cun {n} sch’i vegn giugà il meglier',
    'hint-only-one-that-holds': 'mintga auter tratg lascha ir quai',
    'hint-loses-least': 'nagin auter tratg na perda cun damain',
    'hint-estimate': {
      one: 'il meglier chattà cun guardar {n} tratg ordavant',
      other: 'il meglier chattà cun guardar {n} tratgs ordavant',
    },

    // Analysis: what a move leads to
    'analysis': 'Analisa',
    'worth-exact': { by: 'result', win: 'gudogna cun {n}', lose: 'perda cun {n}', even: 'tuttina' },
    'worth-about': {
      by: 'result',
      win: 'var {n} ordavant',
      lose: 'var {n} enavos',
      even: 'var tuttina',
    },
    'worth-estimate': '{worth}, profunditad {depth}',
    'worth-at-least': {
      by: 'result',
      win: 'gudogna cun {n} u dapli',
      lose: 'perda cun {n} u damain',
      even: 'tuttina u meglier',
    },
    'worth-at-most': {
      by: 'result',
      win: 'gudogna cun maximalmain {n}',
      lose: 'perda cun {n} u dapli',
      even: 'tuttina u mender',
    },
    'worth-unknown': 'betg enconuschent',
    'worth-repeats':
      '{worth}: porta enavos ina posiziun, quai che finescha il gieu cun parts tuttina grondas',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'Ella vegn cur che la posiziun ruaussa.',
    'analysis-over': 'Il gieu è a fin.',
    'analysis-exact': 'Exact: sche tuts dus giogan il meglier.',
    'analysis-bounds':
      'Exact là nua ch’i stat uschia; il rest dependa da posiziuns che pon turnar.',
    'analysis-estimate': {
      one: 'Stimaziuns (≈), {n} tratg ordavant.',
      other: 'Stimaziuns (≈), {n} tratgs ordavant.',
    },
    'analysis-deepens': {
      one: 'Stimaziuns (≈), fin uss {n} tratg ordavant.',
      other: 'Stimaziuns (≈), fin uss {n} tratgs ordavant.',
    },
    'loss': 'lascha ir {n}',
    'loss-estimate': 'lascha ir var {n}',
    'loss-sign': '◇ −{n}',
    'loss-sign-estimate': '◇ ≈ −{n}',
    'heading': {
      by: 'side',
      south: 'gudagnava Sid cun {n}',
      north: 'gudagnava Nord cun {n}',
      even: 'eri tuttina',
    },
    'heading-estimate': {
      by: 'side',
      south: 'era Sid ordavant cun var {n}',
      north: 'era Nord ordavant cun var {n}',
      even: 'eri var tuttina',
    },
    'curve':
      'Co ch’il gieu è ì, cun il meglier gieu davent da mintga posiziun. Suenter il tratg {from} {first}; suenter il tratg {to} {last}.',
    'curve-mistakes': {
      0: 'Nagin tratg n’ha laschà ir insatge.',
      one: '{n} tratg ha laschà ir insatge.',
      other: '{n} tratgs han laschà ir insatge.',
    },
    'curve-above': 'Sid ordavant',
    'curve-below': 'Nord ordavant',

    // Whose turn
    'turn-heading': 'Il gieu',
    'turn': {
      by: 'who',
      you: 'Ti es vidlonder',
      computer: 'Il computer è vidlonder',
      south: 'Sid è vidlonder',
      north: 'Nord è vidlonder',
    },
    'turn-thinking': {
      by: 'who',
      computer: 'Il computer ponderescha',
      south: 'Sid ponderescha',
      north: 'Nord ponderescha',
    },
    'turn-sowing': {
      by: 'who',
      you: 'Ti semnas {pit}',
      computer: 'Il computer semna {pit}',
      south: 'Sid semna {pit}',
      north: 'Nord semna {pit}',
    },
    'turn-passing': {
      by: 'who',
      you: 'Ti passas',
      computer: 'Il computer passa',
      south: 'Sid passa',
      north: 'Nord passa',
    },
    'loading': 'Ils craps vegnan mess',

    // The line under it
    'how-to-start': {
      by: 'side',
      south: 'Tutga ina foppa marcada da la retscha da Sid.',
      north: 'Tutga ina foppa marcada da la retscha da Nord.',
    },
    'must-pass': 'Omaduas tias foppas èn vidas: ti passas fin che marcas arrivan (regla T4).',
    'pass': 'Passar',
    'taken-back': {
      one: '{n} tratg revocà. Gioga in auter u al restituescha.',
      other: '{n} tratgs revocads. Gioga auters u als restituescha.',
    },
    'looking-back': 'Ti guardas il tratg {ply} da {plies}. Gioga vinavant da qua u turna.',
    'looking-at-start': {
      by: 'plies',
      one: 'Ti guardas il cumenzament dal gieu, {plies} tratg enavos. Gioga vinavant da qua u turna.',
      other:
        'Ti guardas il cumenzament dal gieu, {plies} tratgs enavos. Gioga vinavant da qua u turna.',
    },
    'rules-coming': 'Las reglas èn anc sin via. Tes tratg vegn giugà, uschespert ch’ellas èn qua.',
    'not-your-turn': 'Il computer è vidlonder.',
    'paused': 'Ils computers fan ina pausa.',
    'loaded': 'Il gieu è chargià.',
    'copied': 'Copià.',
    'not-copied': 'Il navigatur n’ha betg lubì da copiar. Marca il text e copiescha el a maun.',
    'saved-game-damaged':
      'Il gieu memorisà na sa laschava betg leger, perquai ha in nov cumenzà. ({reason})',

    // A played move, as shown and as spoken
    'course': { by: 'laps', 1: '{seeds}', one: '{laps} auzada', other: '{laps} auzadas' },
    'told-move': {
      by: 'who',
      you: 'Ti giogas {pit}: {course}, fin en {last}.',
      computer: 'Il computer gioga {pit}: {course}, fin en {last}.',
      south: 'Sid gioga {pit}: {course}, fin en {last}.',
      north: 'Nord gioga {pit}: {course}, fin en {last}.',
    },
    'told-capture': {
      by: 'who',
      you: 'Ti giogas {pit}: {course}, fin en {last}, e tschiffas {captured}.',
      computer: 'Il computer gioga {pit}: {course}, fin en {last}, e tschiffa {captured}.',
      south: 'Sid gioga {pit}: {course}, fin en {last}, e tschiffa {captured}.',
      north: 'Nord gioga {pit}: {course}, fin en {last}, e tschiffa {captured}.',
    },
    'told-chain': {
      by: 'who',
      you: 'Ti giogas {pit}: {course}, fin en {last}, e tschiffas {captured} or da {pits} foppas.',
      computer:
        'Il computer gioga {pit}: {course}, fin en {last}, e tschiffa {captured} or da {pits} foppas.',
      south: 'Sid gioga {pit}: {course}, fin en {last}, e tschiffa {captured} or da {pits} foppas.',
      north:
        'Nord gioga {pit}: {course}, fin en {last}, e tschiffa {captured} or da {pits} foppas.',
    },
    'told-pass': {
      by: 'who',
      you: 'Ti passas.',
      computer: 'Il computer passa.',
      south: 'Sid passa.',
      north: 'Nord passa.',
    },
    'told-score': 'Sid {south}, Nord {north}.',
    'told-turn': {
      by: 'who',
      you: 'Ti es vidlonder.',
      computer: 'Il computer è vidlonder.',
      south: 'Sid è vidlonder.',
      north: 'Nord è vidlonder.',
    },
    'told-new-game': 'In nov gieu: {game}.',
    'told-undone': { one: '{n} tratg revocà.', other: '{n} tratgs revocads.' },
    'told-position': 'Tratg {ply} da {plies}.',
    'told-board':
      'Retscha da Sid, dad a fin {lastSouth}: {south}. Retscha da Nord, dad A fin {lastNorth}: {north}.',

    // A move not played yet
    'foreseen-move': 'Or da {pit}: {course}, fin en {last}.',
    'foreseen-capture': 'Or da {pit}: {course}, fin en {last}, tschiffass {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} è da Nord. Sid tscherna en la retscha da Sid: regla {clause}.',
      north: '{pit} è da Sid. Nord tscherna en la retscha da Nord: regla {clause}.',
    },
    'refusal-empty': '{pit} è vida, i n’è nagut da semnar: regla {clause}.',
    'refusal-singleton': '{pit} ha mo in sulet crap, ed i dovra dus: regla {clause}.',
    'refusal-grand-slam':
      '{pit} tschiffass e svidass l’autra retscha, quai è scumandà: regla {clause}.',
    'refusal-must-feed': '{pit} lascha vida l’autra retscha. Porta craps là: regla {clause}.',
    'refusal-endless':
      '{pit} semnass anc suenter 16’384 auzadas, perquai na dastg’ins betg giugar ella: regla {clause}.',
    'refusal-endless-cycle': {
      by: 'laps',
      one: '{pit} semnass senza fin: suenter {laps} auzada è tut sco avant. Quai è scumandà: regla {clause}.',
      other:
        '{pit} semnass senza fin: suenter {laps} auzadas è tut sco avant. Quai è scumandà: regla {clause}.',
    },
    'refusal-game-over': 'Il gieu è a fin. Cumenza in nov, u revochescha in tratg.',

    // The end
    'result-win': {
      by: 'who',
      you: 'Ti gudognas, {more} cunter {less}',
      computer: 'Il computer gudogna, {more} cunter {less}',
      south: 'Sid gudogna, {more} cunter {less}',
      north: 'Nord gudogna, {more} cunter {less}',
    },
    'result-draw': 'Partida nulla, {more} cunter {less}',
    'ending-no-move': {
      by: 'side',
      south: 'Sid n’ha pli nagin tratg: regla {clause}.',
      north: 'Nord n’ha pli nagin tratg: regla {clause}.',
    },
    'ending-board-empty': 'L’aissa è vida: regla {clause}.',
    'ending-repetition':
      'Questa posiziun è turnada cun il medem giugader vidlonder: regla {clause}.',
    'gathered-none': 'I n’è restà nagut sin l’aissa.',
    'gathered-south': 'Sid prenda quai che restava sin l’aissa: {southSeeds}.',
    'gathered-north': 'Nord prenda quai che restava sin l’aissa: {northSeeds}.',
    'gathered-both': 'Da quai che restava sin l’aissa prenda Sid {south} e Nord {north}.',
    'gathered-odd': {
      by: 'left',
      one: '{left} crap resta sin l’aissa ed è da nagin.',
      other: '{left} craps restan sin l’aissa ed èn da nagin.',
    },
    'play-again': 'Anc ina giada',

    // Controls
    'controls': 'Cumonds',
    'undo': 'Revocar',
    'redo': 'Restituir',
    'replay': 'Puspè mussar',
    'skip': 'Sursiglir',
    'pause': 'Pausa',
    'resume': 'Cuntinuar',
    'return': 'Turnar',

    // The list of moves
    'moves': 'Tratgs',
    'no-moves': 'Anc nagin tratg n’è vegnì giugà.',
    'move-pass': 'passà',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Tratg {ply}: {pit}',
      other: 'Tratg {ply}: {pit}, tschiffa {captured}',
    },
    'move-label-pass': {
      by: 'side',
      south: 'Tratg {ply}: Sid passa',
      north: 'Tratg {ply}: Nord passa',
    },
    'step-first': 'Al cumenzament',
    'step-back': 'In tratg enavos',
    'step-on': 'In tratg enavant',
    'step-last': 'A l’ultim tratg',

    // New game
    'who-plays': 'Tgi gioga',
    'players-two': 'Duas persunas',
    'players-south': 'Ti sco Sid, che cumenza, cunter il computer',
    'players-north': 'Ti sco Nord cunter il computer, che cumenza',
    'players-none': 'Il computer cunter sasez',
    'start': 'Cumenzar',
    'cancel': 'Interrumper',
    'close': 'Serrar',

    // Settings
    'setting-speed': 'Spertadad dal semnar',
    'speed': {
      by: 'value',
      auto: 'Sco il sistem',
      slow: 'Plaun',
      normal: 'Normal',
      fast: 'Spert',
      still: 'Ruassaivel, senza moviment',
    },
    'setting-look': 'Apparientscha',
    'look': {
      by: 'value',
      auto: 'Sco il sistem',
      light: 'Cler',
      dark: 'Stgir',
      contrast: 'Ferm contrast',
    },
    'setting-turned': 'Aissa en pe',
    'turned': { by: 'value', auto: 'Sch’il visur è stretg', always: 'Adina', never: 'Mai' },
    'setting-facing': 'Volver ils dumbers dal giugader visavi, per duas persunas ad ina maisa',
    'setting-preview': 'Mussar nua ch’in tratg finiss, avant ch’el vegn giugà',
    'setting-sound': 'Tun dals craps',
    'setting-keys': 'Tastas d’ina letra per ils cumonds',
    'setting-level': 'Nivel dal computer',
    'setting-analysis': 'Analisa: mussar nua che mintga tratg maina',
    'setting-language': 'Lingua',

    // Copy and load
    'game-text': 'Quest gieu sco text',
    'position-text': 'Questa posiziun sco text',
    'copy-game': 'Copiar il gieu',
    'copy-position': 'Copiar la posiziun',
    'load-label': 'Chargiar in gieu u ina posiziun: encolla qua il text',
    'load': 'Chargiar',
    'load-refused': 'Quest text na sa lascha betg chargiar. {reason}',
    'load-nothing': 'Encolla l’emprim il text d’in gieu u d’ina posiziun.',
    'text-fault-there': {
      by: 'found',
      '': 'a la fin dal text: {fault}',
      other: '«{found}», segn {column}: {fault}',
    },
    'text-refusal': {
      by: 'reason',
      'game-over': 'Il gieu era gia a fin avant: regla {clause}.',
      other: 'Passar po mo tgi che n’ha nagut da giugar: regla {clause}.',
    },
    'text-fault': {
      by: 'code',
      'text-too-long': 'el è pli lung che mintga gieu pussaivel.',
      'text-not-ascii': 'mo letras simplas, cifras e segns èn permess.',
      'unknown-variant': 'qua stuess star il num d’in gieu, p.ex. modiar.',
      'bad-board': 'qua stuessan star ils craps, p.ex. 7,7,7/7,7,7.',
      'bad-row': 'mintga retscha da quest gieu ha {expected} foppas.',
      'bad-captured': 'qua stuess star quai ch’è tschiffà, p.ex. 0-0.',
      'bad-turn': 'qua stuess S u N dir tgi ch’è vidlonder.',
      'bad-chance': 'suenter chance= stuess vegnir in dumber fin a 4294967295.',
      'unexpected-word': 'qua na duess vegnir pli nagut.',
      'bad-move': 'qua stuess star ina foppa, pass u in resultat.',
      'illegal-move': 'il tratg {ply} n’è betg permess. {why}',
      'wrong-result': 'ils tratgs na mainan betg a quest resultat.',
      'pit-count': 'l’aissa ha in auter dumber da foppas.',
      'seed-total': 'foppas e tschiffads stuessan dar ensemen {expected}.',
      'odd-capture': 'en quest gieu tschiff’ins dumbers pèrs.',
      'no-opening-rule': 'quest gieu n’ha nagina regla per l’emprim tratg.',
      'north-opens': 'mo Sid cumenza in gieu.',
      other: '{message}',
    },

    // Keys
    'key-name': {
      by: 'key',
      arrows: 'Frizzas',
      ends: 'Home, End',
      play: 'Enter, spazi',
      tab: 'Tab',
      escape: 'Esc',
      other: '{key}',
    },
    'key-arrows': 'Da foppa a foppa, sco che l’egl vesa l’aissa',
    'key-ends': 'Emprima ed ultima foppa da la retscha',
    'key-play': 'Giugar la foppa, u sursiglir il semnar',
    'key-tab': 'A la proxima part da la pagina; l’aissa è ina fermada',
    'key-escape': 'Serrar ina fanestra, u sursiglir il semnar',
    'key-undo': 'Revocar',
    'key-redo': 'Restituir',
    'key-replay': 'Puspè mussar l’ultim tratg',
    'key-hint': 'Cussegl',
    'key-analysis': 'Analisa, gea u na',
    'key-new-game': 'Nov gieu',
    'key-read': 'Leger l’aissa en ina frasa',
    'key-keys': 'Questa glista',
    'keys-where':
      'Las letras funcziunan, sche l’aissa u ses cumonds han il focus. Ins las po deactivar en la configuraziun.',

    // Rules and story
    'rules-setup': 'L’aissa',
    'rules-clauses': 'Las reglas',
    'rules-sources': 'Funtaunas',
    'rules-status': {
      by: 'status',
      recorded: 'Notà',
      ruling: 'Nossa decisiun',
      partly: 'Notà; in detagl è da nus',
    },
    'rules-status-meaning':
      'Notà: quels che han notà il gieu din quai. Nossa decisiun: els na din betg quai, u n’èn betg perina, e quest program ha stuì decider.',
    'rules-play': 'Giugar l’exempel',
    'rules-play-label': 'Giugar l’exempel da la regla {clause}',
    'rules-print': 'Stampar in fegl per la classa',
    'rules-sheet-foot':
      'Stampà cun Daga, in program per gieus da craps istorics. Metta vairs craps sin quest’aissa, u dissegna ina pli gronda per terra.',
    'rules-unreachable':
      'Las reglas n’han betg pudì vegnir chargiadas. Serra questa fanestra e l’avra puspè, sche ti es en la rait.',

    // Trouble
    'trouble-heading': 'Insatge n’è betg reussì',
    'trouble-panic':
      'La maschina da las reglas è sa fermada pervi d’in sbagl en quest program. Tes tratgs èn conservads.',
    'trouble-start':
      'La maschina da las reglas n’ha betg pudì cumenzar. Questa pagina dovra moduls JavaScript, web workers e WebAssembly; chargia la pagina danovamain, u emprova in auter navigatur.',
    'trouble-again':
      'Il gieu n’ha betg pudì vegnir cuntinuà or da ses tratgs. Cumenza in nov; il vegl po vegnir copià qua.',
    'trouble-details': 'Quai ch’il program ha ditg: {message}',
    'trouble-restart': 'Cuntinuar suenter l’ultim tratg',
    'trouble-reload': 'Empruvar anc ina giada',
    'trouble-other': 'Quai n’è betg reussì: {message}',
    'part-unreachable':
      'Ina part da questa pagina n’ha betg pudì vegnir chargiada. Chargia danovamain la pagina, sche ti es en la rait.',

    // What the page's address asked for and did not get
    'faults': 'Sbagls en l’adressa da questa pagina',
    'fault': '{name}={value}: {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'pussaivel è in da quests: {choices}.',
      'list-of': 'pussaivla è ina glista cun commas: {choices}.',
      word: 'pussaivel è in num cun letras pitschnas, cifras e strichs.',
      text: 'quest text è memia lung.',
      idle: 'pussaivel è in dumber da secundas da 10 fin 3600.',
      warning: 'pussaivel è in dumber da secundas da 20 fin 600.',
      code: 'pussaivlas èn trais fin otg cifras.',
      origins: 'pussaivlas èn derivanzas sco https://example.org, separadas cun commas.',
      other: '{choices}',
    },

    // The kiosk
    'kiosk-invite': 'Tutgar per giugar',
    'kiosk-still-there': 'Es ti anc qua?',
    'kiosk-countdown': {
      one: 'En {n} secunda cumenza tut danovamain. Tutga insanua per cuntinuar.',
      other: 'En {n} secundas cumenza tut danovamain. Tutga insanua per cuntinuar.',
    },
    'kiosk-go-on': 'Cuntinuar',
    'kiosk-code': 'Code',

    // Embed
    'embed': 'Integrar',
    'embed-about':
      'Metta quest gieu en ina pagina tia: configurescha el, copiescha lura las lingias en la pagina.',
    'embed-game': 'Gieu',
    'embed-players': 'Tgi gioga',
    'embed-player-choice': {
      by: 'value',
      one: 'Cunter il computer',
      two: 'Duas persunas',
      none: 'Il computer cunter sasez',
    },
    'embed-language': 'Lingua',
    'embed-language-any': 'Quella dal visitader',
    'embed-look': 'Apparientscha',
    'embed-show': 'Tge ch’i dat ultra da l’aissa',
    'embed-part': {
      by: 'value',
      games: 'Tscherna dal gieu',
      menu: 'Nov gieu, reglas, configuraziun',
      players: 'Giugaders',
      controls: 'Revocar, restituir, puspè mussar',
      moves: 'Glista dals tratgs',
    },
    'embed-way': 'Moda',
    'embed-way-choice': {
      by: 'value',
      element: 'Cun in script',
      frame: 'Senza script',
    },
    'embed-way-note': {
      by: 'value',
      element: 'L’autezza gista ed eveniments per tia pagina.',
      frame: 'In rom da furma fixa.',
    },
    'embed-lines': 'Questas lingias van en la pagina',
    'embed-copy': 'Copiar las lingias',
    'embed-preview': 'Co ch’i vegn a parair',

    // The board
    'board-board': 'L’aissa. Las frizzas van da foppa a foppa, Enter gioga.',
    'board-side': { by: 'side', south: 'Sid', north: 'Nord' },
    'board-count': '{n}',
    'board-pit': {
      by: 'side',
      south: {
        by: 'game',
        tihbat: { one: 'Sid {letter}, {n} marca', other: 'Sid {letter}, {n} marcas' },
        other: { one: 'Sid {letter}, {n} crap', other: 'Sid {letter}, {n} craps' },
      },
      north: {
        by: 'game',
        tihbat: { one: 'Nord {letter}, {n} marca', other: 'Nord {letter}, {n} marcas' },
        other: { one: 'Nord {letter}, {n} crap', other: 'Nord {letter}, {n} craps' },
      },
    },
    'board-playable': 'po vegnir giugada',
    'board-last': 'giugada sco ultima',
    // Joins a pit’s name and what is said about it; may be used several times over.
    'board-more': '{label}, {more}',
  },
};
