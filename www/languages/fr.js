/** French; see `en.js` for what the keys and slots mean. */
export default {
  code: 'fr',
  name: 'Français',
  dir: 'ltr',
  status: 'Traduction automatique, pas encore relue par une personne de langue française.',
  texts: {
    // The games
    'game-modiar': 'Modiar',
    'game-tihbat': 'Tihbat',
    'game-sadeqa-iii': 'Sadeqa III',
    'game-sadeqa-game-91': 'Jeu 91',
    'origin-modiar': 'Jeu d’enfants des villages autour de Tanger, Maroc',
    'origin-tihbat': 'Jeu d’enfants de la région de Taourirt, nord-est du Maroc',
    'origin-sadeqa-iii': 'Jeu des bergers oromos du Welega, ouest de l’Éthiopie',
    'origin-sadeqa-game-91':
      'Oromos du Welega, ouest de l’Éthiopie : Sadeqa avec quatre pierres par maison',
    'size': '{rows} × {pits} trous, {seeds}',
    'seeds': {
      by: 'game',
      tihbat: { one: '{n} pion', other: '{n} pions' },
      other: { one: '{n} pierre', other: '{n} pierres' },
    },

    'number': '{n}',

    // Sides and pits
    'side': { by: 'side', south: 'Sud', north: 'Nord' },
    'side-computer': { by: 'side', south: 'Sud : ordinateur', north: 'Nord : ordinateur' },
    'pit': { by: 'side', south: 'Sud {letter}', north: 'Nord {letter}' },
    'player-kind': { by: 'kind', person: 'Humain', computer: 'Ordinateur' },
    'level': {
      by: 'value',
      beginner: 'Débutant',
      learner: 'Apprenti',
      player: 'Joueur',
      expert: 'Expert',
      master: 'Maître',
    },
    'player-choice': { by: 'side', south: 'Qui joue en Sud', north: 'Qui joue en Nord' },
    'player-captured': {
      by: 'side',
      south: 'Capturé par Sud : {seeds}',
      north: 'Capturé par Nord : {seeds}',
    },

    // The bar at the top
    'title': 'Daga',
    'page-title': '{game} · Daga',
    'skip-to-board': 'Aller au plateau',
    'games': 'Jeux',
    'choose-game': 'Jeu',
    'menu': 'Menu',
    'new-game': 'Nouvelle partie',
    'rules': 'Règles et histoire',
    'settings': 'Réglages',
    'text': 'Copier et charger',
    'keys': 'Touches',

    // How far a game is solved here
    'solving': 'Résolution de ce jeu : {percent} %',
    'solved-game': {
      by: 'side',
      south: 'Résolu : si tous deux jouent au mieux, Sud, qui commence, gagne de {n}.',
      north: 'Résolu : si tous deux jouent au mieux, Nord, qui joue en second, gagne de {n}.',
      none: 'Résolu : si tous deux jouent au mieux, la partie est nulle.',
    },
    'solved-endings': 'Résolu quand il reste {seeds} ou moins sur le plateau.',
    'solved-solved': {
      by: 'boards',
      one: '{boards} position, calculée dans ton navigateur en {seconds} s.',
      other: '{boards} positions, calculées dans ton navigateur en {seconds} s.',
    },
    'solved-kept': {
      by: 'boards',
      one: '{boards} position, calculée dans ton navigateur lors d’une visite précédente, en {seconds} s.',
      other:
        '{boards} positions, calculées dans ton navigateur lors d’une visite précédente, en {seconds} s.',
    },
    'solved-damaged': 'Ce qui restait d’une visite précédente était abîmé et a été recalculé.',

    // Hints
    'hint': 'Conseil',
    'hint-sought': 'Recherche d’un conseil.',
    'hint-given': 'Conseil : {pit} – {reasons}.',
    'hint-pass': 'Conseil : passer – {reasons}.',
    // Joins the reasons; may be used several times over.
    'hint-more': '{list} ; {reason}',
    'hint-only-move': 'le seul coup possible',
    'hint-captures': 'capture {n}',
    'hint-captures-most': 'plus que tout autre coup',
    'hint-feeds': {
      by: 'game',
      tihbat: {
        one: 'apporte {n} pion à la rangée vide',
        other: 'apporte {n} pions à la rangée vide',
      },
      other: {
        one: 'apporte {n} pierre à la rangée vide',
        other: 'apporte {n} pierres à la rangée vide',
      },
    },
    'hint-leaves-nothing': 'ne permet aucune prise en réponse',
    'hint-repeats':
      'ramène une position déjà vue, ce qui termine la partie et partage le plateau en deux',
    'hint-ends': 'termine la partie',
    'hint-wins': 'gagne de {n} si tous deux jouent au mieux',
    'hint-draws': 'mène à la nulle si tous deux jouent au mieux',
    'hint-loses': 'perd quand même de {n} si tous deux jouent au mieux',
    'hint-only-one-that-holds': 'aucun autre coup n’y parvient',
    'hint-loses-least': 'aucun autre coup ne perd moins',
    'hint-estimate': {
      one: 'le meilleur trouvé en regardant {n} coup plus loin',
      other: 'le meilleur trouvé en regardant {n} coups plus loin',
    },

    // Analysis: what a move leads to
    'analysis': 'Analyse',
    'worth-exact': { by: 'result', win: 'gagne de {n}', lose: 'perd de {n}', even: 'égalité' },
    'worth-about': {
      by: 'result',
      win: 'environ {n} d’avance',
      lose: 'environ {n} de retard',
      even: 'à peu près égal',
    },
    'worth-estimate': {
      by: 'depth',
      one: '{worth}, en regardant {depth} coup plus loin',
      other: '{worth}, en regardant {depth} coups plus loin',
    },
    'worth-at-least': {
      by: 'result',
      win: 'gagne de {n} ou plus',
      lose: 'perd de {n} ou moins',
      even: 'égalité ou mieux',
    },
    'worth-at-most': {
      by: 'result',
      win: 'gagne de {n} au plus',
      lose: 'perd de {n} ou plus',
      even: 'égalité ou moins bien',
    },
    'worth-unknown': 'inconnu',
    'worth-repeats':
      '{worth} : ramène une position déjà vue, ce qui termine la partie à parts égales',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'Elle vient quand plus rien ne bouge.',
    'analysis-over': 'La partie est terminée.',
    'analysis-exact': 'Exact : si tous deux jouent au mieux.',
    'analysis-bounds':
      'Exact là où c’est écrit ; le reste dépend de positions qui peuvent revenir.',
    'analysis-estimate': {
      one: 'Estimations (≈), en regardant {n} coup plus loin.',
      other: 'Estimations (≈), en regardant {n} coups plus loin.',
    },
    'analysis-deepens': {
      one: 'Estimations (≈), en regardant pour l’instant {n} coup plus loin.',
      other: 'Estimations (≈), en regardant pour l’instant {n} coups plus loin.',
    },
    'loss': 'coûte {n}',
    'loss-estimate': 'coûte environ {n}',
    'loss-sign': '◇ −{n}',
    'loss-sign-estimate': '◇ ≈ −{n}',
    'heading': {
      by: 'side',
      south: 'Sud gagnait de {n}',
      north: 'Nord gagnait de {n}',
      even: 'c’était l’égalité',
    },
    'heading-estimate': {
      by: 'side',
      south: 'Sud avait environ {n} d’avance',
      north: 'Nord avait environ {n} d’avance',
      even: 'c’était à peu près égal',
    },
    'curve':
      'Le cours de la partie, si tous deux jouent au mieux depuis chaque position. Après le coup {from}, {first} ; après le coup {to}, {last}.',
    'curve-mistakes': {
      0: 'Aucun coup n’a rien coûté.',
      one: '{n} coup a coûté quelque chose.',
      other: '{n} coups ont coûté quelque chose.',
    },
    'curve-above': 'Avance de Sud',
    'curve-below': 'Avance de Nord',

    // Whose turn
    'turn-heading': 'La partie',
    'turn': {
      by: 'who',
      you: 'À toi de jouer',
      computer: 'À l’ordinateur de jouer',
      south: 'À Sud de jouer',
      north: 'À Nord de jouer',
    },
    'turn-thinking': {
      by: 'who',
      computer: 'L’ordinateur réfléchit',
      south: 'Sud réfléchit',
      north: 'Nord réfléchit',
    },
    'turn-sowing': {
      by: 'who',
      you: 'Tu joues {pit}',
      computer: 'L’ordinateur joue {pit}',
      south: 'Sud joue {pit}',
      north: 'Nord joue {pit}',
    },
    'turn-passing': {
      by: 'who',
      you: 'Tu passes',
      computer: 'L’ordinateur passe',
      south: 'Sud passe',
      north: 'Nord passe',
    },
    'loading': 'On dispose les pierres',

    // The line under it
    'how-to-start': {
      by: 'side',
      south: 'Touche un trou marqué de la rangée de Sud.',
      north: 'Touche un trou marqué de la rangée de Nord.',
    },
    'must-pass':
      'Tes deux trous sont vides : tu passes jusqu’à ce que des pions arrivent (règle T4).',
    'pass': 'Passer',
    'taken-back': {
      one: '{n} coup annulé. Joues-en un autre, ou rétablis-le.',
      other: '{n} coups annulés. Joues-en un autre, ou rétablis-les.',
    },
    'looking-back': 'Tu regardes le coup {ply} sur {plies}. Continue à partir d’ici, ou reviens.',
    'looking-at-start': {
      by: 'plies',
      one: 'Tu regardes le début de la partie, {plies} coup en arrière. Continue à partir d’ici, ou reviens.',
      other:
        'Tu regardes le début de la partie, {plies} coups en arrière. Continue à partir d’ici, ou reviens.',
    },
    'rules-coming': 'Les règles sont encore en chemin. Ton coup sera joué dès leur arrivée.',
    'not-your-turn': 'C’est à l’ordinateur de jouer.',
    'paused': 'Les ordinateurs se reposent.',
    'loaded': 'La partie est chargée.',
    'copied': 'Copié.',
    'not-copied':
      'Le navigateur n’a pas permis de copier. Sélectionne le texte et copie-le à la main.',
    'saved-game-damaged':
      'La partie enregistrée était illisible : une nouvelle a commencé. ({reason})',

    // A played move, as shown and as spoken
    'course': { by: 'laps', 1: '{seeds}', one: '{laps} poignée', other: '{laps} poignées' },
    'told-move': {
      by: 'who',
      you: 'Tu joues {pit} : {course}, fin en {last}.',
      computer: 'L’ordinateur joue {pit} : {course}, fin en {last}.',
      south: 'Sud joue {pit} : {course}, fin en {last}.',
      north: 'Nord joue {pit} : {course}, fin en {last}.',
    },
    'told-capture': {
      by: 'who',
      you: 'Tu joues {pit} : {course}, fin en {last}, prise de {captured}.',
      computer: 'L’ordinateur joue {pit} : {course}, fin en {last}, prise de {captured}.',
      south: 'Sud joue {pit} : {course}, fin en {last}, prise de {captured}.',
      north: 'Nord joue {pit} : {course}, fin en {last}, prise de {captured}.',
    },
    'told-chain': {
      by: 'who',
      you: 'Tu joues {pit} : {course}, fin en {last}, prise de {captured} dans {pits} trous.',
      computer:
        'L’ordinateur joue {pit} : {course}, fin en {last}, prise de {captured} dans {pits} trous.',
      south: 'Sud joue {pit} : {course}, fin en {last}, prise de {captured} dans {pits} trous.',
      north: 'Nord joue {pit} : {course}, fin en {last}, prise de {captured} dans {pits} trous.',
    },
    'told-pass': {
      by: 'who',
      you: 'Tu passes.',
      computer: 'L’ordinateur passe.',
      south: 'Sud passe.',
      north: 'Nord passe.',
    },
    'told-score': 'Sud {south}, Nord {north}.',
    'told-turn': {
      by: 'who',
      you: 'À toi de jouer.',
      computer: 'À l’ordinateur de jouer.',
      south: 'À Sud de jouer.',
      north: 'À Nord de jouer.',
    },
    'told-new-game': 'Nouvelle partie : {game}.',
    'told-undone': { one: '{n} coup annulé.', other: '{n} coups annulés.' },
    'told-position': 'Coup {ply} sur {plies}.',
    'told-board':
      'Rangée de Sud, de a à {lastSouth} : {south}. Rangée de Nord, de A à {lastNorth} : {north}.',

    // A move not played yet
    'foreseen-move': 'Depuis {pit} : {course}, fin en {last}.',
    'foreseen-capture': 'Depuis {pit} : {course}, fin en {last}, prise de {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} est à Nord. Sud choisit dans sa rangée : règle {clause}.',
      north: '{pit} est à Sud. Nord choisit dans sa rangée : règle {clause}.',
    },
    'refusal-empty': '{pit} est vide, il n’y a rien à semer : règle {clause}.',
    'refusal-singleton': '{pit} n’a qu’une pierre, il en faut au moins deux : règle {clause}.',
    'refusal-grand-slam':
      '{pit} ferait une prise qui viderait l’autre rangée, c’est interdit : règle {clause}.',
    'refusal-must-feed':
      '{pit} laisse l’autre rangée vide. Il faut y apporter des pierres : règle {clause}.',
    'refusal-endless':
      '{pit} sèmerait encore après 16 384 poignées, c’est donc interdit : règle {clause}.',
    'refusal-endless-cycle': {
      by: 'laps',
      one: '{pit} sèmerait sans fin : tout recommence après {laps} poignée. C’est interdit : règle {clause}.',
      other:
        '{pit} sèmerait sans fin : tout recommence après {laps} poignées. C’est interdit : règle {clause}.',
    },
    'refusal-game-over': 'La partie est finie. Commence une nouvelle partie, ou annule un coup.',

    // The end
    'result-win': {
      by: 'who',
      you: 'Tu gagnes, {more} à {less}',
      computer: 'L’ordinateur gagne, {more} à {less}',
      south: 'Sud gagne, {more} à {less}',
      north: 'Nord gagne, {more} à {less}',
    },
    'result-draw': 'Partie nulle, {more} à {less}',
    'ending-no-move': {
      by: 'side',
      south: 'Sud ne peut plus jouer : règle {clause}.',
      north: 'Nord ne peut plus jouer : règle {clause}.',
    },
    'ending-board-empty': 'Le plateau est vide : règle {clause}.',
    'ending-repetition':
      'Cette position est revenue, et c’est au même joueur de jouer : règle {clause}.',
    'gathered-none': 'Il ne restait rien sur le plateau.',
    'gathered-south': 'Sud prend le reste du plateau : {southSeeds}.',
    'gathered-north': 'Nord prend le reste du plateau : {northSeeds}.',
    'gathered-both': 'De ce qui restait, Sud prend {south} et Nord {north}.',
    'gathered-odd': {
      by: 'left',
      one: '{left} pierre reste sur le plateau et n’est à personne.',
      other: '{left} pierres restent sur le plateau et ne sont à personne.',
    },
    'play-again': 'Rejouer',

    // Controls
    'controls': 'Commandes',
    'undo': 'Annuler',
    'redo': 'Rétablir',
    'replay': 'Revoir',
    'skip': 'Sauter',
    'pause': 'Pause',
    'resume': 'Continuer',
    'return': 'Revenir',

    // The list of moves
    'moves': 'Coups',
    'no-moves': 'Aucun coup n’a encore été joué.',
    'move-pass': 'passe',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Coup {ply} : {pit}',
      other: 'Coup {ply} : {pit}, prise de {captured}',
    },
    'move-label-pass': {
      by: 'side',
      south: 'Coup {ply} : Sud passe',
      north: 'Coup {ply} : Nord passe',
    },
    'step-first': 'Au début',
    'step-back': 'Un coup en arrière',
    'step-on': 'Un coup en avant',
    'step-last': 'Au dernier coup',

    // New game
    'who-plays': 'Qui joue',
    'players-two': 'Deux personnes',
    'players-south': 'Toi en Sud contre l’ordinateur : tu commences',
    'players-north': 'Toi en Nord contre l’ordinateur : il commence',
    'players-none': 'L’ordinateur contre lui-même',
    'start': 'Commencer',
    'cancel': 'Annuler',
    'close': 'Fermer',

    // Settings
    'setting-speed': 'Vitesse des semailles',
    'speed': {
      by: 'value',
      auto: 'Comme le système',
      slow: 'Lente',
      normal: 'Normale',
      fast: 'Rapide',
      still: 'Sans mouvement',
    },
    'setting-look': 'Apparence',
    'look': {
      by: 'value',
      auto: 'Comme le système',
      light: 'Claire',
      dark: 'Sombre',
      contrast: 'Contraste fort',
    },
    'setting-turned': 'Plateau debout',
    'turned': { by: 'value', auto: 'Si l’écran est étroit', always: 'Toujours', never: 'Jamais' },
    'setting-facing':
      'Retourner les nombres du joueur d’en face, pour deux personnes autour d’une table',
    'setting-preview': 'Montrer où finirait un coup avant de le jouer',
    'setting-sound': 'Bruit des pierres',
    'setting-keys': 'Touches d’une lettre pour les commandes',
    'setting-level': 'Niveau de l’ordinateur',
    'setting-analysis': 'Analyse : montrer où mène chaque coup',
    'setting-language': 'Langue',

    // Copy and load
    'game-text': 'Cette partie en texte',
    'position-text': 'Cette position en texte',
    'copy-game': 'Copier la partie',
    'copy-position': 'Copier la position',
    'load-label': 'Charger une partie ou une position : colle son texte ici',
    'load': 'Charger',
    'load-refused': 'Ce texte ne peut pas être chargé. {reason}',
    'load-nothing': 'Colle d’abord le texte d’une partie ou d’une position.',
    'text-fault-there': {
      by: 'found',
      '': 'à la fin du texte : {fault}',
      other: '« {found} », caractère {column} : {fault}',
    },
    'text-refusal': {
      by: 'reason',
      'game-over': 'La partie était déjà finie : règle {clause}.',
      other: 'On ne peut passer que si l’on n’a rien à jouer : règle {clause}.',
    },
    'text-fault': {
      by: 'code',
      'text-too-long': 'aucune partie ne peut être aussi longue.',
      'text-not-ascii':
        'seuls les lettres sans accent, les chiffres et les signes simples sont permis.',
      'unknown-variant': 'on attend ici le nom d’un jeu, comme modiar.',
      'bad-board': 'on attend ici les pierres, comme 7,7,7/7,7,7.',
      'bad-row': 'chaque rangée de ce jeu a {expected} trous.',
      'bad-captured': 'on attend ici les prises, comme 0-0.',
      'bad-turn': 'on attend ici S ou N, selon qui doit jouer.',
      'bad-chance': 'on attend après chance= un nombre d’au plus 4294967295.',
      'unexpected-word': 'il ne devrait plus rien y avoir ici.',
      'bad-move': 'on attend ici un trou, pass ou un résultat.',
      'illegal-move': 'le coup {ply} n’est pas permis. {why}',
      'wrong-result': 'les coups ne mènent pas à ce résultat.',
      'pit-count': 'le plateau n’a pas ce nombre de trous.',
      'seed-total': 'le total des trous et des prises devrait être {expected}.',
      'odd-capture': 'dans ce jeu, les prises sont toujours paires.',
      'no-opening-rule': 'ce jeu n’a pas de règle pour le premier coup.',
      'north-opens': 'seul Sud peut commencer une partie.',
      other: '{message}',
    },

    // Keys
    'key-name': {
      by: 'key',
      arrows: 'Flèches',
      ends: 'Début, Fin',
      play: 'Entrée, Espace',
      tab: 'Tab',
      escape: 'Échap',
      other: '{key}',
    },
    'key-arrows': 'Aller de trou en trou, comme on les voit à l’écran',
    'key-ends': 'Premier et dernier trou de la rangée',
    'key-play': 'Jouer le trou, ou sauter les semailles',
    'key-tab': 'Aller à la zone suivante de la page ; le plateau compte pour une seule',
    'key-escape': 'Fermer une fenêtre, ou sauter les semailles',
    'key-undo': 'Annuler',
    'key-redo': 'Rétablir',
    'key-replay': 'Revoir le dernier coup',
    'key-hint': 'Conseil',
    'key-analysis': 'Montrer ou cacher l’analyse',
    'key-new-game': 'Nouvelle partie',
    'key-read': 'Annoncer le plateau en une phrase',
    'key-keys': 'Cette liste',
    'keys-where':
      'Les lettres agissent quand le plateau ou ses commandes ont le focus. On peut les désactiver dans les réglages.',

    // Rules and story
    'rules-setup': 'Le plateau',
    'rules-clauses': 'Les règles',
    'rules-sources': 'Sources',
    'rules-status': {
      by: 'status',
      recorded: 'Attesté',
      ruling: 'Notre décision',
      partly: 'Attesté ; un détail est de nous',
    },
    'rules-status-meaning':
      'Attesté : ceux qui ont noté le jeu le disent. Notre décision : ils ne le disent pas, ou ne sont pas d’accord, et ce programme a dû trancher.',
    'rules-play': 'Jouer l’exemple',
    'rules-play-label': 'Jouer l’exemple de la règle {clause}',
    'rules-print': 'Imprimer une feuille pour la classe',
    'rules-sheet-foot':
      'Imprimé avec Daga, un programme de jeux de pierres historiques. Pose de vraies pierres sur ce plateau, ou dessines-en un plus grand par terre.',
    'rules-unreachable':
      'Les règles n’ont pas pu être chargées. Ferme cette fenêtre et rouvre-la quand tu seras en ligne.',

    // Trouble
    'trouble-heading': 'Quelque chose n’a pas marché',
    'trouble-panic':
      'Le moteur des règles s’est arrêté à cause d’une erreur de ce programme. Tes coups sont conservés.',
    'trouble-start':
      'Le moteur des règles n’a pas pu démarrer. Cette page a besoin des modules JavaScript, des web workers et de WebAssembly ; recharge la page, ou essaie un autre navigateur.',
    'trouble-again':
      'La partie n’a pas pu être reprise à partir de ses coups. Commence une nouvelle partie ; tu peux copier l’ancienne ici.',
    'trouble-details': 'Ce que dit le programme : {message}',
    'trouble-restart': 'Continuer après le dernier coup',
    'trouble-reload': 'Réessayer',
    'trouble-other': 'Cela n’a pas marché : {message}',
    'part-unreachable':
      'Un élément de cette page n’a pas pu être chargé. Recharge la page quand tu seras en ligne.',

    // What the page's address asked for and did not get
    'faults': 'Erreurs dans l’adresse de cette page',
    'fault': '{name}={value} : {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'il faut choisir parmi {choices}.',
      'list-of': 'il faut une liste, séparée par des virgules, à choisir parmi {choices}.',
      word: 'il faut un nom en lettres minuscules, chiffres et traits d’union.',
      text: 'ce texte est trop long.',
      idle: 'il faut un nombre de secondes de 10 à 3600.',
      warning: 'il faut un nombre de secondes de 20 à 600.',
      code: 'il faut de trois à huit chiffres.',
      origins: 'il faut des origines comme https://example.org, séparées par des virgules.',
      other: '{choices}',
    },

    // The kiosk
    'kiosk-invite': 'Touche pour jouer',
    'kiosk-still-there': 'Tu es encore là ?',
    'kiosk-countdown': {
      one: 'Dans {n} seconde, tout recommence. Touche n’importe où pour continuer.',
      other: 'Dans {n} secondes, tout recommence. Touche n’importe où pour continuer.',
    },
    'kiosk-go-on': 'Continuer',
    'kiosk-code': 'Code',

    // Embed
    'embed': 'Intégrer',
    'embed-about':
      'Mets ce jeu dans une page à toi : règle-le, puis copie les lignes dans la page.',
    'embed-game': 'Jeu',
    'embed-players': 'Qui joue',
    'embed-player-choice': {
      by: 'value',
      one: 'Contre l’ordinateur',
      two: 'Deux personnes',
      none: 'L’ordinateur seul',
    },
    'embed-language': 'Langue',
    'embed-language-any': 'Celle du visiteur',
    'embed-look': 'Apparence',
    'embed-show': 'Ce qu’il y a autour du plateau',
    'embed-part': {
      by: 'value',
      games: 'Choix du jeu',
      menu: 'Nouvelle partie, règles, réglages',
      players: 'Joueurs',
      controls: 'Annuler, rétablir, revoir',
      moves: 'Liste des coups',
    },
    'embed-way': 'Méthode',
    'embed-way-choice': {
      by: 'value',
      element: 'Avec un script',
      frame: 'Sans script',
    },
    'embed-way-note': {
      by: 'value',
      element: 'La bonne hauteur, et des événements pour ta page.',
      frame: 'Un cadre de forme fixe.',
    },
    'embed-lines': 'Ces lignes vont dans la page',
    'embed-copy': 'Copier les lignes',
    'embed-preview': 'Ce que cela donnera',

    // The board
    'board-board': 'Le plateau. Les flèches vont de trou en trou, Entrée joue.',
    'board-side': { by: 'side', south: 'Sud', north: 'Nord' },
    'board-count': '{n}',
    'board-pit': {
      by: 'side',
      south: {
        by: 'game',
        tihbat: { one: 'Sud {letter}, {n} pion', other: 'Sud {letter}, {n} pions' },
        other: { one: 'Sud {letter}, {n} pierre', other: 'Sud {letter}, {n} pierres' },
      },
      north: {
        by: 'game',
        tihbat: { one: 'Nord {letter}, {n} pion', other: 'Nord {letter}, {n} pions' },
        other: { one: 'Nord {letter}, {n} pierre', other: 'Nord {letter}, {n} pierres' },
      },
    },
    'board-playable': 'peut être joué',
    'board-last': 'joué en dernier',
    // Joins a pit’s name and what is said about it; may be used several times over.
    'board-more': '{label}, {more}',
  },
};
