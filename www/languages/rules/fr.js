/** The story and the rules of each game, in French; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Le modiar est un jeu d’enfants des villages agricoles autour de Tanger, dans le nord du Maroc. Filles et garçons y jouent dehors. Ils creusent six trous dans la terre dure et prennent pour pierres du gravier ou des galets de rivière. Il n’y a rien à acheter.',
        'Loubna Charrabi, du village de Chrarba, a raconté comment on y joue. Jordi Climent, qui recueille les jeux de cette famille, l’a noté en décembre 2012. Autant que nous sachions, personne ne l’avait écrit auparavant.',
      ],
      setup: 'Deux rangées de trois trous. Sept pierres dans chaque trou, quarante-deux en tout.',
      record: 'C’est ce que dit le relevé de 2012.',
      sources: [
        'Jordi Climent, première description, décembre 2012 ; racontée par Loubna Charrabi de Chrarba.',
        '« Modiar », awale.info (en catalan).',
        '« Modiar », Mancala World (en anglais).',
      ],
    },
    tihbat: {
      story: [
        'Le tihbat est un jeu d’enfants de la région de Taourirt, dans le nord-est du Maroc. Filles et garçons y jouent. Avec quatre trous en tout, c’est l’un des plus petits jeux de sa famille qu’on ait jamais notés.',
        'Il a été noté loin de chez lui. En février 2006, à Flix, une petite ville de Catalogne, Lalo Kinast a vu des enfants marocains y jouer. Il a écrit les règles à Víktor Bautista i Roca, qui recueille les jeux de cette famille.',
      ],
      setup: 'Deux rangées de deux trous. Sept pions dans chaque trou, vingt-huit en tout.',
      record: 'C’est ce que dit le relevé de 2006.',
      sources: [
        'Lalo Kinast, « Tihbat, manqala de 2×2 », courriel à Víktor Bautista i Roca, 15 février 2006, inédit.',
        '« Tihbat », Mancala World (en anglais).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III est un jeu des bergers oromos du Welega, dans l’ouest de l’Éthiopie. Le plateau s’appelle sadeqa, un trou mana, ce qui veut dire maison, et une pierre daga. Ce programme doit son nom à ces pierres.',
        'Richard Pankhurst, un historien qui vivait à Addis-Abeba, l’a noté en 1971, dans un recueil de plus de cent jeux d’Éthiopie et des pays voisins. Il y décrit plusieurs jeux appelés sadeqa ; celui-ci porte le numéro 92.',
      ],
      setup:
        'Deux rangées de huit maisons. Six pierres dans chaque maison, quatre-vingt-seize en tout.',
      record: 'C’est ce que dit le recueil de Pankhurst.',
      sources: [
        'Richard Pankhurst, « Gabata and Related Board Games of Ethiopia and the Horn of Africa », Ethiopia Observer 14 (3), 1971, pages 154–206, jeu 92.',
      ],
    },
    'sadeqa-game-91': {
      story: [
        'Le jeu 91 est Sadeqa III avec moins de pierres : quatre dans chaque maison au lieu de six. Il vient lui aussi des Oromos du Welega, dans l’ouest de l’Éthiopie. Le plateau s’appelle sadeqa, un trou mana, ce qui veut dire maison, et une pierre daga.',
        'Richard Pankhurst, un historien qui vivait à Addis-Abeba, l’a noté en 1971, à côté de Sadeqa III. Dans son recueil il porte le numéro 91, et c’est ainsi que nous l’appelons.',
      ],
      setup:
        'Deux rangées de huit maisons. Quatre pierres dans chaque maison, soixante-quatre en tout.',
      record: 'C’est ce que dit le recueil de Pankhurst.',
      sources: [
        'Richard Pankhurst, « Gabata and Related Board Games of Ethiopia and the Horn of Africa », Ethiopia Observer 14 (3), 1971, pages 154–206, jeu 91.',
      ],
    },
  },
  common: {
    rows: 'Les joueurs sont assis face à face, Sud en bas et Nord en haut. La rangée la plus proche de toi est la tienne.',
    way: 'On sème dans le sens inverse des aiguilles d’une montre : le long de sa rangée vers la droite, puis le long de l’autre, et ainsi de suite.',
    aim: 'Les pierres capturées quittent le plateau. Celui qui en a le plus à la fin gagne.',
    first: 'Sud commence.',
    firstWhy: 'Les relevés ne disent pas qui commence. Mettez-vous d’accord, ou tirez au sort.',
  },
  clauses: {
    M1: {
      title: 'Choisir un trou',
      rule: 'À ton tour, choisis un trou de ta rangée qui contient au moins deux pierres. Une pierre seule reste où elle est.',
      watch: 'Sud veut jouer la pierre seule de b.',
    },
    M2: {
      title: 'Semer',
      rule: 'Prends toutes les pierres du trou. Remets la première dans le même trou, puis pose-en une dans chaque trou qui suit, jusqu’à ce que ta main soit vide. Si tu fais tout le tour, le trou de départ en reçoit une de plus.',
      why: 'Le relevé dit que la première pierre revient à sa place. Il ne dit pas ce que fait une grosse poignée après un tour ; nous la laissons remplir chaque trou, même le premier.',
      watch: 'Sud sème les quatre pierres de a : une reste en a, les autres vont en b, c et A.',
    },
    M3: {
      title: 'Capturer',
      rule: 'Si ta dernière pierre porte son trou à deux, quatre ou six exactement, tu prends toutes ses pierres. Peu importe à qui est la rangée.',
      watch: 'La dernière pierre porte b à quatre. Sud les prend.',
    },
    M4: {
      title: 'Capturer en chaîne',
      rule: 'Regarde ensuite le trou d’avant, sur le chemin par où tu es venu. S’il contient deux, quatre ou six pierres, prends-les aussi, et continue à reculer jusqu’à un trou qui contient un autre nombre. La chaîne peut passer d’une rangée à l’autre, mais ne fait jamais plus d’un tour.',
      why: 'La chaîne est attestée. Qu’elle puisse passer par le trou de départ est notre décision ; le relevé n’en parle pas.',
      watch:
        'La dernière pierre porte A à six. Le trou d’avant, c, en contient quatre. Sud prend les deux.',
    },
    M5: {
      title: 'Le premier coup',
      rule: 'Le tout premier coup de la partie ne prend rien.',
      watch: 'La dernière pierre porte a à deux, mais c’est le premier coup de la partie.',
    },
    M6: {
      title: 'Laisser quelque chose',
      rule: 'Il est interdit de faire une capture qui prend les dernières pierres de l’autre rangée.',
      why: 'Le relevé l’interdit. Un récit en catalan ajoute qu’un joueur qui n’a pas d’autre coup peut le jouer sans capturer ; nous gardons la règle simple.',
      watch: 'De c, Sud prendrait les dernières pierres de la rangée de Nord.',
    },
    M7: {
      title: 'Nourrir l’autre',
      rule: 'Si l’autre rangée est vide, tu dois jouer de façon que des pierres y arrivent, si tu le peux. Si aucun coup permis ne le fait, joue n’importe quel coup permis.',
      why: 'Le relevé dit qu’il faut nourrir l’autre si on en est capable. Ce qui se passe sinon est notre lecture.',
      watch: 'Nord n’a rien. De a aucune pierre n’y arriverait ; de c, une.',
    },
    M8: {
      title: 'La fin',
      rule: 'La partie finit quand celui dont c’est le tour n’a aucun coup permis. Chacun prend les pierres de sa rangée. Celui qui en a le plus gagne ; à égalité, la partie est nulle.',
      watch: 'Sud prend deux pierres en A. Nord n’a que des pierres seules et ne peut pas jouer.',
    },
    M9: {
      title: 'Tourner en rond',
      rule: 'Si le plateau redevient exactement comme il a déjà été, et que c’est au même joueur de jouer, la partie finit. Les pierres du plateau sont partagées en deux.',
      why: 'Le relevé ne dit pas comment finit une telle partie. Nous prenons la règle attestée pour le tihbat.',
      watch: 'Après ce coup, le plateau est comme six coups plus tôt, et c’est de nouveau à Sud.',
    },
    T1: {
      title: 'Choisir un trou',
      rule: 'À ton tour, choisis l’un de tes deux trous qui n’est pas vide. Tu peux même choisir un pion seul : il se lève, revient à la même place, et c’est à l’autre.',
      why: 'Le relevé permet de choisir tout trou qui n’est pas vide. Qu’un pion seul revienne à sa place en découle mot pour mot.',
      watch: 'Sud joue le pion seul de a.',
    },
    T2: {
      title: 'Semer',
      rule: 'Prends tous les pions du trou. Remets le premier dans le même trou, puis poses-en un dans chaque trou qui suit, jusqu’à ce que ta main soit vide. Si tu fais tout le tour, le trou de départ en reçoit un de plus.',
      why: 'Le relevé dit que le premier pion revient à sa place. Il ne dit pas ce que fait une grosse poignée après un tour ; nous la laissons remplir chaque trou, même le premier.',
      watch: 'Sud sème les six pions de b : un tour entier, et b en reçoit un deuxième au passage.',
    },
    T3: {
      title: 'Capturer',
      rule: 'Si ton dernier pion tombe dans ta rangée et porte son trou à deux, quatre, six ou huit, tu prends les pions de ce trou. De celui-là seulement. Dans l’autre rangée tu ne prends jamais rien.',
      watch: 'Le dernier pion porte b à six. Sud les prend.',
    },
    T4: {
      title: 'Passer',
      rule: 'Si tes deux trous sont vides, tu passes jusqu’à ce que des pions arrivent.',
      watch:
        'Sud n’a rien à jouer et passe. Dans une vraie partie cela ne peut pas arriver, car un pion reste toujours dans le trou joué ; dans une position composée, si.',
    },
    T5: {
      title: 'La fin',
      rule: 'La partie finit quand le plateau est vide. Celui qui a le plus de pions gagne ; à égalité, la partie est nulle.',
      watch:
        'Il ne reste rien. Une vraie partie ne peut pas en arriver là, car le dernier coup laisse toujours un pion ; les parties finissent par T6.',
    },
    T6: {
      title: 'Tourner en rond',
      rule: 'Si le plateau redevient exactement comme il a déjà été, et que c’est au même joueur de jouer, la partie finit. Les pions du plateau sont partagés en deux.',
      watch:
        'Chacun n’a plus qu’un pion, qu’il ne peut que lever et reposer. Plus rien ne changera.',
    },
    S1: {
      title: 'Choisir une maison',
      rule: 'À ton tour, choisis une maison de ta rangée qui n’est pas vide.',
      watch: 'Sud veut jouer b, mais il n’y a rien dedans.',
    },
    S2: {
      title: 'Semer',
      rule: 'Prends toutes les pierres de la maison et poses-en une dans chaque maison qui suit, jusqu’à ce que ta main soit vide. Avec seize pierres ou plus tu fais tout le tour, et la maison de départ en reçoit une aussi.',
      why: 'Les semailles sont attestées. Ce que fait une très grosse poignée à la maison d’où elle vient est notre décision.',
      watch: 'Sud sème les trois pierres de h, qui tournent dans la rangée de Nord.',
    },
    S3: {
      title: 'Continuer à semer',
      rule: 'Si ta dernière pierre tombe dans une maison occupée, prends-y toutes les pierres, la dernière aussi, et sème-les plus loin. Tu ne t’arrêtes que lorsqu’une dernière pierre tombe dans une maison vide.',
      watch: 'La pierre de a tombe en b, où il y en a deux. Les trois sont semées plus loin.',
    },
    S4: {
      title: 'Capturer',
      rule: 'Si tu t’arrêtes dans ta rangée, tu prends toutes les pierres de la maison d’en face. Ta pierre reste. Si la maison d’en face est vide, il ne se passe rien.',
      watch: 'La pierre de a s’arrête en b. Sud prend les trois pierres d’en face, en G.',
    },
    S5: {
      title: 'La fin',
      rule: 'La partie finit quand celui dont c’est le tour n’a aucun coup permis. Celui qui a joué en dernier prend toutes les pierres du plateau. Celui qui en a le plus gagne ; à égalité, la partie est nulle.',
      why: 'Attesté. Nous n’avons dû décider que pour une position composée, où personne n’a encore joué : les pierres vont alors à celui dont ce n’est pas le tour.',
      watch:
        'Sud prend la dernière pierre de Nord. Nord ne peut plus jouer, et Sud prend le reste du plateau.',
    },
    S6: {
      title: 'Semer sans fin',
      rule: 'Un coup dont les semailles ne s’arrêteraient jamais est interdit. Le programme le découvre : des semailles qui reviennent à leur début, ou qui durent encore après 16 384 levées, comptent comme sans fin.',
      why: 'Le recueil ne parle pas de tels coups, mais ils existent : parmi les parties jouées au hasard, environ une sur vingt en rencontre un. Au Soudan, on en joue même un par plaisir ; on l’appelle El Arnab.',
      watch: 'Il y a onze pierres sur le plateau, et g tournerait pour toujours.',
    },
    S7: {
      title: 'Tourner en rond',
      rule: 'Si le plateau redevient exactement comme il a déjà été, et que c’est au même joueur de jouer, la partie finit. Les pierres du plateau sont partagées en deux ; s’il en reste une, elle n’est à personne.',
      why: 'Le recueil ne dit pas comment finit une telle partie. Nous prenons la règle attestée pour le tihbat, le petit jeu du Maroc.',
      watch: 'Après ce coup, le plateau est comme huit coups plus tôt, et c’est de nouveau à Sud.',
    },
  },
};
