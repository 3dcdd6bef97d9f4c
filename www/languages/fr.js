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
    'player-kind': { by: 'kind', person: 'Personne', computer: 'Ordinateur' },
    'level': {
      by: 'value',
      beginner: 'Débutant',
      learner: 'Apprenti',
      player: 'Joueur',
      expert: 'Expert',
      master: 'Maître',
    },
    'player-choice': { by: 'side', south: 'Qui joue Sud', north: 'Qui joue Nord' },
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
    'solved-endings': 'Résolu à partir de {seeds} ou moins sur le plateau.',
    'solved-solved': '{boards} positions, calculées dans ton navigateur en {seconds} s.',
    'solved-kept':
      '{boards} positions, calculées dans ton navigateur lors d’une visite précédente, en {seconds} s.',
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
    'hint-leaves-nothing': 'ne laisse rien à capturer en réponse',
    'hint-repeats': 'ramène une position, ce qui termine la partie et partage le plateau à égalité',
    'hint-ends': 'termine la partie',
    'hint-wins': 'gagne de {n} avec le meilleur jeu',
    'hint-draws': 'mène à la nulle avec le meilleur jeu',
    'hint-loses': 'perd quand même de {n} avec le meilleur jeu',
    'hint-only-one-that-holds': 'tout autre coup y renonce',
    'hint-loses-least': 'aucun autre coup ne perd de moins',
    'hint-estimate': {
      one: 'le meilleur trouvé en regardant {n} coup à l’avance',
      other: 'le meilleur trouvé en regardant {n} coups à l’avance',
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
      one: '{worth}, à {depth} coup de profondeur',
      other: '{worth}, à {depth} coups de profondeur',
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
    'worth-repeats': '{worth} : ramène une position, ce qui termine la partie à parts égales',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'Elle vient quand la position est au repos.',
    'analysis-over': 'La partie est terminée.',
    'analysis-exact': 'Exact : si tous deux jouent au mieux.',
    'analysis-bounds':
      'Exact là où c’est écrit ; le reste dépend de positions qui peuvent revenir.',
    'analysis-estimate': {
      one: 'Estimations (≈), à {n} coup de profondeur.',
      other: 'Estimations (≈), à {n} coups de profondeur.',
    },
    'analysis-deepens': {
      one: 'Estimations (≈), à {n} coup de profondeur jusqu’ici.',
      other: 'Estimations (≈), à {n} coups de profondeur jusqu’ici.',
    },
    'loss': 'abandonne {n}',
    'loss-estimate': 'abandonne environ {n}',
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
      'Le cours de la partie, avec le meilleur jeu depuis chaque position. Après le coup {from}, {first} ; après le coup {to}, {last}.',
    'curve-mistakes': {
      0: 'Aucun coup n’a rien abandonné.',
      one: '{n} coup a abandonné quelque chose.',
      other: '{n} coups ont abandonné quelque chose.',
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
      you: 'Tu sèmes {pit}',
      computer: 'L’ordinateur sème {pit}',
      south: 'Sud sème {pit}',
      north: 'Nord sème {pit}',
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
      one: '{n} coup repris. Joues-en un autre, ou rétablis-le.',
      other: '{n} coups repris. Joues-en un autre, ou rétablis-les.',
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
      'La partie enregistrée était illisible, une nouvelle a été commencée. ({reason})',

    // A played move, as shown and as spoken
    'course': { by: 'laps', 1: '{seeds}', one: '{laps} levée', other: '{laps} levées' },
    'told-move': {
      by: 'who',
      you: 'Tu joues {pit} : {course}, fin en {last}.',
      computer: 'L’ordinateur joue {pit} : {course}, fin en {last}.',
      south: 'Sud joue {pit} : {course}, fin en {last}.',
      north: 'Nord joue {pit} : {course}, fin en {last}.',
    },
    'told-capture': {
      by: 'who',
      you: 'Tu joues {pit} : {course}, fin en {last}, prise : {captured}.',
      computer: 'L’ordinateur joue {pit} : {course}, fin en {last}, prise : {captured}.',
      south: 'Sud joue {pit} : {course}, fin en {last}, prise : {captured}.',
      north: 'Nord joue {pit} : {course}, fin en {last}, prise : {captured}.',
    },
    'told-chain': {
      by: 'who',
      you: 'Tu joues {pit} : {course}, fin en {last}, prise : {captured} de {pits} trous.',
      computer:
        'L’ordinateur joue {pit} : {course}, fin en {last}, prise : {captured} de {pits} trous.',
      south: 'Sud joue {pit} : {course}, fin en {last}, prise : {captured} de {pits} trous.',
      north: 'Nord joue {pit} : {course}, fin en {last}, prise : {captured} de {pits} trous.',
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
    'told-undone': { one: '{n} coup repris.', other: '{n} coups repris.' },
    'told-position': 'Coup {ply} sur {plies}.',
    'told-board':
      'Rangée de Sud, de a à {lastSouth} : {south}. Rangée de Nord, de A à {lastNorth} : {north}.',

    // A move not played yet
    'foreseen-move': 'De {pit} : {course}, fin en {last}.',
    'foreseen-capture': 'De {pit} : {course}, fin en {last}, prise : {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} est à Nord. Sud choisit dans la rangée de Sud : règle {clause}.',
      north: '{pit} est à Sud. Nord choisit dans la rangée de Nord : règle {clause}.',
    },
    'refusal-empty': '{pit} est vide, il n’y a rien à semer : règle {clause}.',
    'refusal-singleton': '{pit} n’a qu’une seule pierre, il en faut deux : règle {clause}.',
    'refusal-grand-slam':
      '{pit} ferait une prise qui viderait l’autre rangée, c’est interdit : règle {clause}.',
    'refusal-must-feed':
      '{pit} laisse l’autre rangée vide. Il faut y apporter des pierres : règle {clause}.',
    'refusal-endless':
      '{pit} sèmerait encore après 16 384 levées, c’est donc interdit : règle {clause}.',
    'refusal-endless-cycle': {
      by: 'laps',
      one: '{pit} sèmerait sans fin : tout est pareil après {laps} levée. C’est interdit : règle {clause}.',
      other:
        '{pit} sèmerait sans fin : tout est pareil après {laps} levées. C’est interdit : règle {clause}.',
    },
    'refusal-game-over': 'La partie est finie. Commence une nouvelle partie, ou reprends un coup.',

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
      south: 'Sud n’a plus de coup : règle {clause}.',
      north: 'Nord n’a plus de coup : règle {clause}.',
    },
    'ending-board-empty': 'Le plateau est vide : règle {clause}.',
    'ending-repetition':
      'Cette position est revenue, et c’est au même joueur de jouer : règle {clause}.',
    'gathered-none': 'Il ne restait rien sur le plateau.',
    'gathered-south': 'Sud prend ce qui restait sur le plateau : {southSeeds}.',
    'gathered-north': 'Nord prend ce qui restait sur le plateau : {northSeeds}.',
    'gathered-both': 'De ce qui restait sur le plateau, Sud prend {south} et Nord {north}.',
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
    'no-moves': 'Aucun coup n’a été joué.',
    'move-pass': 'passe',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Coup {ply} : {pit}',
      other: 'Coup {ply} : {pit}, prise : {captured}',
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
    'players-south': 'Toi avec Sud, qui commence, contre l’ordinateur',
    'players-north': 'Toi avec Nord contre l’ordinateur, qui commence',
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
    'setting-facing': 'Retourner les nombres du joueur d’en face, pour deux personnes à une table',
    'setting-preview': 'Montrer où un coup finirait avant de le jouer',
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
      other: '« {found} », signe {column} : {fault}',
    },
    'text-refusal': {
      by: 'reason',
      'game-over': 'La partie était déjà finie : règle {clause}.',
      other: 'Seul passe qui n’a rien à jouer : règle {clause}.',
    },
    'text-fault': {
      by: 'code',
      'text-too-long': 'il est plus long que toute partie possible.',
      'text-not-ascii': 'seuls des lettres simples, des chiffres et des signes sont permis.',
      'unknown-variant': 'ici devrait être le nom d’un jeu, comme modiar.',
      'bad-board': 'ici devraient être les pierres, comme 7,7,7/7,7,7.',
      'bad-row': 'chaque rangée de ce jeu a {expected} trous.',
      'bad-captured': 'ici devraient être les prises, comme 0-0.',
      'bad-turn': 'ici, S ou N devrait dire à qui de jouer.',
      'bad-chance': 'après chance= devrait venir un nombre jusqu’à 4294967295.',
      'unexpected-word': 'plus rien ne devrait venir ici.',
      'bad-move': 'ici devrait être un trou, pass ou un résultat.',
      'illegal-move': 'le coup {ply} n’est pas permis. {why}',
      'wrong-result': 'les coups ne mènent pas à ce résultat.',
      'pit-count': 'le plateau a un autre nombre de trous.',
      'seed-total': 'trous et prises devraient faire {expected} ensemble.',
      'odd-capture': 'dans ce jeu les prises sont paires.',
      'no-opening-rule': 'ce jeu n’a pas de règle pour le premier coup.',
      'north-opens': 'seul Sud ouvre une partie.',
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
    'key-arrows': 'Aller de trou en trou, comme l’œil voit le plateau',
    'key-ends': 'Premier et dernier trou de la rangée',
    'key-play': 'Jouer le trou, ou sauter les semailles',
    'key-tab': 'À la partie suivante de la page ; le plateau est un seul arrêt',
    'key-escape': 'Fermer une fenêtre, ou sauter les semailles',
    'key-undo': 'Annuler',
    'key-redo': 'Rétablir',
    'key-replay': 'Revoir le dernier coup',
    'key-hint': 'Conseil',
    'key-analysis': 'Analyse, oui ou non',
    'key-new-game': 'Nouvelle partie',
    'key-read': 'Lire le plateau en une phrase',
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
      'Les règles n’ont pas pu être chargées. Ferme cette fenêtre et rouvre-la quand tu seras connecté.',

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
      'Une partie de cette page n’a pas pu être chargée. Recharge la page quand tu seras connecté.',

    // What the page's address asked for and did not get
    'faults': 'Erreurs dans l’adresse de cette page',
    'fault': '{name}={value} : {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'un choix possible parmi : {choices}.',
      'list-of': 'une liste est possible, séparée par des virgules : {choices}.',
      word: 'un nom en minuscules, chiffres et traits d’union est possible.',
      text: 'ce texte est trop long.',
      idle: 'un nombre de secondes de 10 à 3600 est possible.',
      warning: 'un nombre de secondes de 20 à 600 est possible.',
      code: 'de trois à huit chiffres sont possibles.',
      origins: 'des origines comme https://example.org sont possibles, séparées par des virgules.',
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
    'embed-way': 'Manière',
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
