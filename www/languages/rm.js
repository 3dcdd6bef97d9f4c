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
      master: 'Maister',
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
    'skip-to-board': 'A la tavla',
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
      south: 'Schlià: sche nagin na fa sbagls, gudogna Sid, che cumenza, cun {n} dapli.',
      north: 'Schlià: sche nagin na fa sbagls, gudogna Nord, che gioga sco segund, cun {n} dapli.',
      none: 'Schlià: sche nagin na fa sbagls, finescha il gieu pari.',
    },
    'solved-endings': 'Schlià cun maximalmain {seeds} sin la tavla.',
    'solved-solved': {
      by: 'boards',
      one: '{boards} posiziun, calculada en tes navigatur en {seconds} s.',
      other: '{boards} posiziuns, calculadas en tes navigatur en {seconds} s.',
    },
    'solved-kept': {
      by: 'boards',
      one: '{boards} posiziun, calculada en tes navigatur tar ina visita precedenta, en {seconds} s.',
      other:
        '{boards} posiziuns, calculadas en tes navigatur tar ina visita precedenta, en {seconds} s.',
    },
    'solved-damaged':
      'Quai ch’era restà d’ina visita precedenta era donnegià ed è vegnì calculà da nov.',

    // Hints
    'hint': 'Cussegl',
    'hint-sought': 'In cussegl vegn tschertgà.',
    'hint-given': 'Cussegl: {pit} – {reasons}.',
    'hint-pass': 'Cussegl: passar – {reasons}.',
    // Joins the reasons; may be used several times over.
    'hint-more': '{list}; {reason}',
    'hint-only-move': 'la suletta tratga',
    'hint-captures': 'tschiffa {n}',
    'hint-captures-most': 'dapli che mintga autra tratga',
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
      'repeta ina posiziun, uschia ch’il gieu finescha e mintgin survegn la mesadad da la tavla',
    'hint-ends': 'finescha il gieu',
    'hint-wins': 'gudogna cun {n} dapli, sche nagin na fa sbagls',
    'hint-draws': 'finescha pari, sche nagin na fa sbagls',
    'hint-loses': 'perda tuttina cun {n} damain, sche nagin na fa sbagls',
    'hint-only-one-that-holds': 'mintga autra tratga regala quai',
    'hint-loses-least': 'nagina autra tratga na perda damain',
    'hint-estimate': {
      one: 'la meglra chattada cun guardar {n} tratga ordavant',
      other: 'la meglra chattada cun guardar {n} tratgas ordavant',
    },

    // Analysis: what a move leads to
    'analysis': 'Analisa',
    'worth-exact': { by: 'result', win: 'gudogna cun {n}', lose: 'perda cun {n}', even: 'pari' },
    'worth-about': {
      by: 'result',
      win: 'var {n} ordavant',
      lose: 'var {n} enavos',
      even: 'var pari',
    },
    'worth-estimate': {
      by: 'depth',
      one: '{worth}, cun guardar {depth} tratga ordavant',
      other: '{worth}, cun guardar {depth} tratgas ordavant',
    },
    'worth-at-least': {
      by: 'result',
      win: 'gudogna cun {n} u dapli',
      lose: 'perda cun {n} u damain',
      even: 'pari u meglier',
    },
    'worth-at-most': {
      by: 'result',
      win: 'gudogna cun maximalmain {n}',
      lose: 'perda cun {n} u dapli',
      even: 'pari u mender',
    },
    'worth-unknown': 'betg enconuschent',
    'worth-repeats':
      '{worth}: repeta ina posiziun, e quai finescha il gieu cun parts tuttina grondas',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'Ella vegn cur che la posiziun ruaussa.',
    'analysis-over': 'Il gieu è a fin.',
    'analysis-exact': 'Exact: sche nagin na fa sbagls.',
    'analysis-bounds':
      'Exact là nua ch’i stat uschia; il rest dependa da posiziuns che pon turnar.',
    'analysis-estimate': {
      one: 'Stimaziuns (≈), {n} tratga ordavant.',
      other: 'Stimaziuns (≈), {n} tratgas ordavant.',
    },
    'analysis-deepens': {
      one: 'Stimaziuns (≈), fin uss {n} tratga ordavant.',
      other: 'Stimaziuns (≈), fin uss {n} tratgas ordavant.',
    },
    'loss': 'regala {n}',
    'loss-estimate': 'regala var {n}',
    'loss-sign': '◇ −{n}',
    'loss-sign-estimate': '◇ ≈ −{n}',
    'heading': {
      by: 'side',
      south: 'gudagnava Sid cun {n}',
      north: 'gudagnava Nord cun {n}',
      even: 'eri pari',
    },
    'heading-estimate': {
      by: 'side',
      south: 'era Sid ordavant cun var {n}',
      north: 'era Nord ordavant cun var {n}',
      even: 'eri var pari',
    },
    'curve':
      'Il decurs dal gieu, sche nagin na fa sbagls davent da mintga posiziun. Suenter la tratga {from} {first}; suenter la tratga {to} {last}.',
    'curve-mistakes': {
      0: 'Nagina tratga n’ha regalà nagut.',
      one: '{n} tratga ha regalà insatge.',
      other: '{n} tratgas han regalà insatge.',
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
      one: '{n} tratga revocada. Gioga in’autra u la restituescha.',
      other: '{n} tratgas revocadas. Gioga in’autra u las restituescha.',
    },
    'looking-back': 'Ti guardas la tratga {ply} da {plies}. Gioga vinavant davent da qua u turna.',
    'looking-at-start': {
      by: 'plies',
      one: 'Ti guardas il cumenzament dal gieu, {plies} tratga enavos. Gioga vinavant davent da qua u turna.',
      other:
        'Ti guardas il cumenzament dal gieu, {plies} tratgas enavos. Gioga vinavant davent da qua u turna.',
    },
    'rules-coming':
      'Las reglas èn anc sin via. Tia tratga vegn giugada, uschespert ch’ellas èn qua.',
    'not-your-turn': 'Il computer è vidlonder.',
    'paused': 'Ils computers fan ina pausa.',
    'loaded': 'Il gieu è chargià.',
    'copied': 'Copià.',
    'not-copied': 'Il navigatur n’ha betg lubì da copiar. Marca il text e copiescha el a maun.',
    'saved-game-damaged':
      'Il gieu memorisà na sa laschava betg leger, perquai ha in nov gieu cumenzà. ({reason})',

    // A played move, as shown and as spoken
    'course': { by: 'laps', 1: '{seeds}', one: '{laps} semnada', other: '{laps} semnadas' },
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
    'told-undone': { one: '{n} tratga revocada.', other: '{n} tratgas revocadas.' },
    'told-position': 'Tratga {ply} da {plies}.',
    'told-board':
      'Retscha da Sid, dad a fin {lastSouth}: {south}. Retscha da Nord, dad A fin {lastNorth}: {north}.',

    // A move not played yet
    'foreseen-move': 'Cun {pit}: {course}, fin en {last}.',
    'foreseen-capture': 'Cun {pit}: {course}, fin en {last}, e tschiffass {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} è da Nord. Sid tscherna en la retscha da Sid: regla {clause}.',
      north: '{pit} è da Sid. Nord tscherna en la retscha da Nord: regla {clause}.',
    },
    'refusal-empty': '{pit} è vida, i na dat nagut da semnar: regla {clause}.',
    'refusal-singleton': '{pit} ha mo in sulet crap, ed i dovra dus: regla {clause}.',
    'refusal-grand-slam':
      '{pit} tschiffass e svidass l’autra retscha, e quai è scumandà: regla {clause}.',
    'refusal-must-feed': '{pit} lascha vida l’autra retscha. Porta craps là: regla {clause}.',
    'refusal-endless':
      '{pit} semnass anc suenter 16’384 semnadas, perquai na dastg’ins betg la giugar: regla {clause}.',
    'refusal-endless-cycle': {
      by: 'laps',
      one: '{pit} semnass senza fin: suenter {laps} semnada è tut sco avant. Quai è scumandà: regla {clause}.',
      other:
        '{pit} semnass senza fin: suenter {laps} semnadas è tut sco avant. Quai è scumandà: regla {clause}.',
    },
    'refusal-game-over': 'Il gieu è a fin. Cumenza in nov, u revochescha ina tratga.',

    // The end
    'result-win': {
      by: 'who',
      you: 'Ti gudognas, {more} a {less}',
      computer: 'Il computer gudogna, {more} a {less}',
      south: 'Sid gudogna, {more} a {less}',
      north: 'Nord gudogna, {more} a {less}',
    },
    'result-draw': 'Pari, {more} a {less}',
    'ending-no-move': {
      by: 'side',
      south: 'Sid n’ha nagina tratga pli: regla {clause}.',
      north: 'Nord n’ha nagina tratga pli: regla {clause}.',
    },
    'ending-board-empty': 'La tavla è vida: regla {clause}.',
    'ending-repetition':
      'Questa posiziun è turnada cun il medem giugader vidlonder: regla {clause}.',
    'gathered-none': 'I n’è restà nagut sin la tavla.',
    'gathered-south': 'Sid prenda quai che restava sin la tavla: {southSeeds}.',
    'gathered-north': 'Nord prenda quai che restava sin la tavla: {northSeeds}.',
    'gathered-both': 'Da quai che restava sin la tavla prenda Sid {south} e Nord {north}.',
    'gathered-odd': {
      by: 'left',
      one: '{left} crap resta sin la tavla e n’è da nagin.',
      other: '{left} craps restan sin la tavla e n’èn da nagin.',
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
    'moves': 'Tratgas',
    'no-moves': 'Anc nagina tratga n’è vegnida giugada.',
    'move-pass': 'passà',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Tratga {ply}: {pit}',
      other: 'Tratga {ply}: {pit}, tschiffa {captured}',
    },
    'move-label-pass': {
      by: 'side',
      south: 'Tratga {ply}: Sid passa',
      north: 'Tratga {ply}: Nord passa',
    },
    'step-first': 'Al cumenzament',
    'step-back': 'Ina tratga enavos',
    'step-on': 'Ina tratga enavant',
    'step-last': 'A l’ultima tratga',

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
    'setting-turned': 'Tavla en pe',
    'turned': { by: 'value', auto: 'Sch’il visur è stretg', always: 'Adina', never: 'Mai' },
    'setting-facing': 'Volver ils dumbers dal giugader visavi, per duas persunas ad ina maisa',
    'setting-preview': 'Mussar nua ch’ina tratga finiss, avant ch’ella vegn giugada',
    'setting-sound': 'Tun dals craps',
    'setting-keys': 'Tastas d’ina letra per ils cumonds',
    'setting-level': 'Nivel dal computer',
    'setting-analysis': 'Analisa: mussar nua che mintga tratga maina',
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
      'text-too-long': 'el è pli lung ch’in gieu po esser.',
      'text-not-ascii': 'mo letras simplas, cifras e segns èn permess.',
      'unknown-variant': 'qua stuess star il num d’in gieu, p.ex. modiar.',
      'bad-board': 'qua stuessan star ils craps, p.ex. 7,7,7/7,7,7.',
      'bad-row': 'mintga retscha da quest gieu ha {expected} foppas.',
      'bad-captured': 'qua stuess star quai ch’è tschiffà, p.ex. 0-0.',
      'bad-turn': 'qua stuess S u N dir tgi ch’è vidlonder.',
      'bad-chance': 'suenter chance= stuess vegnir in dumber fin a 4294967295.',
      'unexpected-word': 'qua na duess vegnir pli nagut.',
      'bad-move': 'qua stuess star ina foppa, pass u in resultat.',
      'illegal-move': 'la tratga {ply} n’è betg permessa. {why}',
      'wrong-result': 'las tratgas na mainan betg a quest resultat.',
      'pit-count': 'la tavla ha in auter dumber da foppas.',
      'seed-total': 'las foppas e quai ch’è tschiffà stuessan dar ensemen {expected}.',
      'odd-capture': 'en quest gieu tschiff’ins mo dumbers pèrs.',
      'no-opening-rule': 'quest gieu n’ha nagina regla per l’emprima tratga.',
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
    'key-arrows': 'Da foppa a foppa, sco che l’egl vesa la tavla',
    'key-ends': 'Emprima ed ultima foppa da la retscha',
    'key-play': 'Giugar la foppa, u sursiglir il semnar',
    'key-tab': 'A la proxima part da la pagina; la tavla è ina suletta fermada',
    'key-escape': 'Serrar ina fanestra, u sursiglir il semnar',
    'key-undo': 'Revocar',
    'key-redo': 'Restituir',
    'key-replay': 'Puspè mussar l’ultima tratga',
    'key-hint': 'Cussegl',
    'key-analysis': 'Mussar u zuppentar l’analisa',
    'key-new-game': 'Nov gieu',
    'key-read': 'Leger la tavla en ina frasa',
    'key-keys': 'Questa glista',
    'keys-where':
      'Las letras funcziunan, sche la tavla u ses cumonds han il focus. Ins las po deactivar en la configuraziun.',

    // Rules and story
    'rules-setup': 'La tavla',
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
      'Stampà cun Daga, in program per gieus istorics cun craps. Metta vairs craps sin questa tavla, u dissegna ina pli gronda per terra.',
    'rules-unreachable':
      'Las reglas n’han betg pudì vegnir chargiadas. Serra questa fanestra e l’avra puspè, cur che ti es en la rait.',

    // Trouble
    'trouble-heading': 'Insatge n’è betg reussì',
    'trouble-panic':
      'La maschina da las reglas è sa fermada pervi d’in sbagl en quest program. Tias tratgas èn conservadas.',
    'trouble-start':
      'La maschina da las reglas n’ha betg pudì cumenzar. Questa pagina dovra moduls JavaScript, web workers e WebAssembly; chargia la pagina danovamain, u emprova in auter navigatur.',
    'trouble-again':
      'Il gieu n’ha betg pudì vegnir cuntinuà or da sias tratgas. Cumenza in nov gieu; il vegl po vegnir copià qua.',
    'trouble-details': 'Quai ch’il program ha ditg: {message}',
    'trouble-restart': 'Cuntinuar da l’ultima tratga',
    'trouble-reload': 'Empruvar anc ina giada',
    'trouble-other': 'Quai n’è betg reussì: {message}',
    'part-unreachable':
      'Ina part da questa pagina n’ha betg pudì vegnir chargiada. Chargia danovamain la pagina, cur che ti es en la rait.',

    // What the page's address asked for and did not get
    'faults': 'Sbagls en l’adressa da questa pagina',
    'fault': '{name}={value}: {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'pussaivel è in da quests: {choices}.',
      'list-of': 'pussaivla è ina glista cun commas: {choices}.',
      word: 'pussaivel è in num cun letras pitschnas, cifras e stritgs d’uniun.',
      text: 'quest text è memia lung.',
      idle: 'pussaivel è in dumber da secundas da 10 fin 3600.',
      warning: 'pussaivel è in dumber da secundas da 20 fin 600.',
      code: 'pussaivlas èn trais fin otg cifras.',
      origins: 'pussaivlas èn adressas d’origin sco https://example.org, separadas cun commas.',
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
      'Metta quest gieu en tia atgna pagina: al endrizza, e copiescha alura las lingias en la pagina.',
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
    'embed-show': 'Tge ch’i dat ultra da la tavla',
    'embed-part': {
      by: 'value',
      games: 'Tscherna dal gieu',
      menu: 'Nov gieu, reglas, configuraziun',
      players: 'Giugaders',
      controls: 'Revocar, restituir, puspè mussar',
      moves: 'Glista da las tratgas',
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
    'board-board': 'La tavla. Las frizzas van da foppa a foppa, Enter gioga.',
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
