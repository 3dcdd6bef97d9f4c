/** The story and the rules of each game, in French; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Le modiar est un jeu d’enfants des villages agricoles autour de Tanger, dans le nord du Maroc. Filles et garçons y jouent dehors. Ils creusent six trous dans la terre dure, et leurs pierres sont du gravier ou des galets de rivière. Il n’y a rien à acheter.',
        'Loubna Charrabi, du village de Chrarba, a raconté comment on y joue. Jordi Climent, qui recueille les jeux de cette famille, l’a noté en décembre 2012. À notre connaissance, personne ne l’avait noté auparavant.',
      ],
      setup: 'Deux rangées de trois trous. Sept pierres dans chaque trou, quarante-deux en tout.',
      record: 'C’est ce que dit la description de 2012.',
      sources: [
        'Jordi Climent, première description, décembre 2012 ; d’après le récit de Loubna Charrabi, de Chrarba.',
        '« Modiar », awale.info (en catalan).',
        '« Modiar », Mancala World (en anglais).',
      ],
    },
    tihbat: {
      story: [
        'Le tihbat est un jeu d’enfants de la région de Taourirt, dans le nord-est du Maroc. Filles et garçons y jouent. Avec quatre trous en tout, c’est l’un des plus petits jeux de sa famille qu’on ait jamais notés.',
        'Il a été noté loin de chez lui. En février 2006, à Flix, une petite ville de Catalogne, Lalo Kinast a vu des enfants marocains y jouer. Il a envoyé les règles à Víktor Bautista i Roca, qui recueille les jeux de cette famille.',
      ],
      setup: 'Deux rangées de deux trous. Sept pions dans chaque trou, vingt-huit en tout.',
      record: 'C’est ce que dit la description de 2006.',
      sources: [
        'Lalo Kinast, « Tihbat, manqala de 2×2 », courriel à Víktor Bautista i Roca, 15 février 2006, inédit.',
        '« Tihbat », Mancala World (en anglais).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III est un jeu des bergers oromos du Welega, dans l’ouest de l’Éthiopie. Le plateau s’appelle sadeqa, un trou mana, ce qui veut dire maison, et une pierre daga. Ce programme doit son nom à ces pierres.',
        'Richard Pankhurst, un historien qui vivait à Addis-Abeba, a noté ce jeu en 1971, dans un recueil de plus de cent jeux d’Éthiopie et des pays voisins. Il y décrit plusieurs jeux appelés sadeqa ; celui-ci porte le numéro 92.',
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
        'Richard Pankhurst, un historien qui vivait à Addis-Abeba, a noté ce jeu en 1971, à côté de Sadeqa III. Dans son recueil, c’est le jeu 91, et nous l’appelons ainsi.',
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
    way: 'On sème dans le sens inverse des aiguilles d’une montre : le long de ta rangée vers la droite, puis le long de l’autre rangée, et ainsi de suite.',
    aim: 'Les pierres capturées quittent le plateau. Celui qui en a le plus à la fin gagne.',
    first: 'Sud commence.',
    firstWhy:
      'Les descriptions ne disent pas qui commence. Mettez-vous d’accord, ou tirez au sort.',
  },
  clauses: {
    M1: {
      title: 'Choisir un trou',
      rule: 'À ton tour, choisis un trou de ta rangée qui contient au moins deux pierres. Une pierre seule doit rester où elle est.',
      watch: 'Sud veut jouer la pierre seule de b.',
    },
    M2: {
      title: 'Semer',
      rule: 'Prends toutes les pierres du trou. Remets la première dans le même trou, puis poses-en une dans chaque trou qui suit, jusqu’à ce que ta main soit vide. Si tu fais tout le tour, le trou de départ en reçoit une de plus.',
      why: 'La description dit que la première pierre retourne dans son trou. Elle ne dit pas ce que fait une grosse poignée après un tour ; chez nous, chaque trou reçoit une pierre, même celui de départ.',
      watch: 'Sud sème les quatre pierres de a : une reste en a, les autres vont en b, c et A.',
    },
    M3: {
      title: 'Capturer',
      rule: 'Si le trou où tombe ta dernière pierre en contient alors exactement deux, quatre ou six, tu les prends toutes. Peu importe à qui est la rangée.',
      watch: 'Avec la dernière pierre, b en contient quatre. Sud les prend.',
    },
    M4: {
      title: 'Capturer en chaîne',
      rule: 'Regarde ensuite le trou d’avant, en revenant sur tes pas. S’il contient deux, quatre ou six pierres, prends-les aussi, et continue à reculer jusqu’à un trou qui contient un autre nombre. La chaîne peut passer d’une rangée à l’autre, mais ne fait jamais plus d’un tour du plateau.',
      why: 'La chaîne est attestée. Qu’elle puisse aussi passer par le trou de départ est notre décision ; la description n’en dit rien.',
      watch:
        'Avec la dernière pierre, A en contient six. Le trou d’avant, c, en contient quatre. Sud prend les pierres des deux trous.',
    },
    M5: {
      title: 'Le premier coup',
      rule: 'Le tout premier coup de la partie ne prend rien.',
      watch:
        'Avec la dernière pierre, a en contient deux, mais c’est le premier coup de la partie.',
    },
    M6: {
      title: 'Laisser quelque chose',
      rule: 'Il est interdit de prendre les dernières pierres de l’autre rangée.',
      why: 'La description l’interdit. Une version en catalan ajoute qu’un joueur qui n’a pas d’autre coup peut jouer celui-là sans rien capturer ; nous en restons à la règle simple.',
      watch: 'Depuis c, Sud prendrait les dernières pierres de la rangée de Nord.',
    },
    M7: {
      title: 'Nourrir l’autre',
      rule: 'Si l’autre rangée est vide, tu dois, si tu le peux, jouer un coup qui y apporte des pierres. Si aucun coup permis ne le fait, joue n’importe quel coup permis.',
      why: 'La description dit qu’il faut nourrir l’autre si on le peut. Ce qui se passe sinon est notre interprétation.',
      watch: 'Nord n’a rien. Depuis a, aucune pierre n’arriverait chez lui ; depuis c, une.',
    },
    M8: {
      title: 'La fin',
      rule: 'La partie finit quand le joueur dont c’est le tour n’a aucun coup permis. Chacun prend les pierres de sa rangée. Celui qui en a le plus gagne ; à égalité, la partie est nulle.',
      watch:
        'Sud prend deux pierres en A. Nord n’a plus que des pierres seules et ne peut pas jouer.',
    },
    M9: {
      title: 'Tourner en rond',
      rule: 'Si le plateau redevient exactement comme il a déjà été, et que c’est au même joueur de jouer, la partie finit. Les pierres du plateau sont partagées à parts égales.',
      why: 'La description ne dit pas comment finit une telle partie. Nous prenons la règle attestée pour le tihbat.',
      watch:
        'Après ce coup, le plateau est comme six coups plus tôt, et c’est de nouveau à Sud de jouer.',
    },
    T1: {
      title: 'Choisir un trou',
      rule: 'À ton tour, choisis un trou de ta rangée qui n’est pas vide. Tu peux même choisir un pion seul : tu le lèves, tu le reposes au même endroit, et c’est à l’autre de jouer.',
      why: 'La description permet de choisir tout trou qui n’est pas vide. Prise à la lettre, elle dit aussi qu’un pion seul revient à sa place.',
      watch: 'Sud joue le pion seul de a.',
    },
    T2: {
      title: 'Semer',
      rule: 'Prends tous les pions du trou. Remets le premier dans le même trou, puis poses-en un dans chaque trou qui suit, jusqu’à ce que ta main soit vide. Si tu fais tout le tour, le trou de départ en reçoit un de plus.',
      why: 'La description dit que le premier pion retourne dans son trou. Elle ne dit pas ce que fait une grosse poignée après un tour ; chez nous, chaque trou reçoit un pion, même celui de départ.',
      watch: 'Sud sème les six pions de b : un tour entier, et b en reçoit un deuxième au passage.',
    },
    T3: {
      title: 'Capturer',
      rule: 'Si ton dernier pion tombe dans ta rangée, dans un trou qui en contient alors deux, quatre, six ou huit, tu les prends tous. Ce trou-là seulement. Dans l’autre rangée, tu ne prends jamais rien.',
      watch: 'Avec le dernier pion, b en contient six. Sud les prend.',
    },
    T4: {
      title: 'Passer',
      rule: 'Si tes deux trous sont vides, tu passes jusqu’à ce que des pions arrivent.',
      watch:
        'Sud n’a rien à jouer et passe. Dans une vraie partie, cela ne peut pas arriver, car un pion reste toujours dans le trou joué ; dans une position que quelqu’un a composée, c’est possible.',
    },
    T5: {
      title: 'La fin',
      rule: 'La partie finit quand le plateau est vide. Celui qui a le plus de pions gagne ; à égalité, la partie est nulle.',
      watch:
        'Il ne reste rien. Une vraie partie ne peut pas en arriver là, car le dernier coup laisse toujours un pion ; les parties finissent selon T6.',
    },
    T6: {
      title: 'Tourner en rond',
      rule: 'Si le plateau redevient exactement comme il a déjà été, et que c’est au même joueur de jouer, la partie finit. Les pions du plateau sont partagés à parts égales.',
      watch:
        'Chacun n’a plus qu’un pion et ne peut que le lever et le reposer. Plus rien ne changera.',
    },
    S1: {
      title: 'Choisir une maison',
      rule: 'À ton tour, choisis une maison de ta rangée qui n’est pas vide.',
      watch: 'Sud veut jouer b, mais il n’y a rien dedans.',
    },
    S2: {
      title: 'Semer',
      rule: 'Prends toutes les pierres de la maison et poses-en une dans chaque maison qui suit, jusqu’à ce que ta main soit vide. Avec seize pierres ou plus, tu fais tout le tour, et la maison de départ en reçoit une aussi.',
      why: 'Les semailles sont attestées. Ce que fait une très grosse poignée en repassant par la maison d’où elle vient est notre décision.',
      watch: 'Sud sème les trois pierres de h : elles passent dans la rangée de Nord.',
    },
    S3: {
      title: 'Continuer à semer',
      rule: 'Si ta dernière pierre tombe dans une maison où il y a des pierres, prends-les toutes, la dernière aussi, et continue à semer à partir de là. Tu ne t’arrêtes que quand une dernière pierre tombe dans une maison vide.',
      watch: 'La pierre de a tombe en b, où il y en a deux. Sud sème les trois plus loin.',
    },
    S4: {
      title: 'Capturer',
      rule: 'Si tu t’arrêtes dans ta rangée, tu prends toutes les pierres de la maison d’en face. Ta pierre reste. Si la maison d’en face est vide, il ne se passe rien.',
      watch: 'La pierre de a s’arrête en b. Sud prend les trois pierres d’en face, en G.',
    },
    S5: {
      title: 'La fin',
      rule: 'La partie finit quand le joueur dont c’est le tour n’a aucun coup permis. Celui qui a joué en dernier prend toutes les pierres du plateau. Celui qui en a le plus gagne ; à égalité, la partie est nulle.',
      why: 'Attesté. Nous n’avons dû décider que pour une position que quelqu’un a composée, où personne n’a encore joué : les pierres vont alors à celui dont ce n’est pas le tour.',
      watch:
        'Sud prend la dernière pierre de Nord. Nord ne peut plus jouer, et Sud prend le reste du plateau.',
    },
    S6: {
      title: 'Semer sans fin',
      rule: 'Un coup dont les semailles ne s’arrêteraient jamais est interdit. Le programme s’en aperçoit : des semailles qui reviennent à leur début, ou qui durent encore après 16 384 poignées, sont considérées comme sans fin.',
      why: 'Le recueil ne parle pas de tels coups, mais ils existent : parmi les parties jouées au hasard, environ une sur vingt en rencontre un. Au Soudan, on en joue même un par plaisir ; on l’appelle El Arnab.',
      watch: 'Il y a onze pierres sur le plateau, et les semailles de g tourneraient sans fin.',
    },
    S7: {
      title: 'Tourner en rond',
      rule: 'Si le plateau redevient exactement comme il a déjà été, et que c’est au même joueur de jouer, la partie finit. Les pierres du plateau sont partagées à parts égales ; s’il y en a une de trop, elle reste là et n’est à personne.',
      why: 'Le recueil ne dit pas comment finit une telle partie. Nous prenons la règle attestée pour le tihbat, le petit jeu du Maroc.',
      watch:
        'Après ce coup, le plateau est comme huit coups plus tôt, et c’est de nouveau à Sud de jouer.',
    },
  },
};
