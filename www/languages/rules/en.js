/**
 * The story and the rules of each game, in English. A clause has its title,
 * the rule, what to watch in its example, and, where it is not simply
 * recorded, why it says what it says.
 */
export default {
  games: {
    modiar: {
      story: [
        'Modiar is a game of children in farming villages around Tangier, in the north of Morocco. Boys and girls play it outdoors. They scoop six hollows into the hard soil, and the stones are gravel or river pebbles. Nobody has to buy anything.',
        'Loubna Charrabi of the village of Chrarba told how it is played. Jordi Climent, who collects games of this family, wrote it down in December 2012. As far as we know, nobody had written it down before.',
      ],
      setup: 'Two rows of three pits. Seven stones in each pit, forty-two in all.',
      record: 'So it stands in the record of 2012.',
      sources: [
        'Jordi Climent, first description, December 2012; told by Loubna Charrabi of Chrarba.',
        '“Modiar”, awale.info (in Catalan).',
        '“Modiar”, Mancala World.',
      ],
    },
    tihbat: {
      story: [
        'Tihbat is a game of children of the Taourirt region, in the north-east of Morocco. Boys and girls play it. With four pits in all it is one of the smallest games of its family ever written down.',
        'It was written down far from home. In February 2006, in Flix, a small town in Catalonia, Lalo Kinast saw Moroccan children play it. He wrote the rules to Víktor Bautista i Roca, who collects games of this family.',
      ],
      setup: 'Two rows of two pits. Seven counters in each pit, twenty-eight in all.',
      record: 'So it stands in the record of 2006.',
      sources: [
        'Lalo Kinast, “Tihbat, manqala de 2×2”, e-mail to Víktor Bautista i Roca, 15 February 2006, unpublished.',
        '“Tihbat”, Mancala World.',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III is a game of Oromo herders of Welega, in the west of Ethiopia. The board is called sadeqa, a pit mana, which means house, and a stone daga. This program has its name from those stones.',
        'Richard Pankhurst, a historian who lived in Addis Ababa, wrote it down in 1971, in a collection of more than a hundred games of Ethiopia and its neighbours. He describes several games called sadeqa; in his collection this one is game 92.',
      ],
      setup: 'Two rows of eight houses. Six stones in each house, ninety-six in all.',
      record: 'So it stands in Pankhurst’s collection.',
      sources: [
        'Richard Pankhurst, “Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971, pages 154–206, game 92.',
      ],
    },
    'sadeqa-game-91': {
      story: [
        'Game 91 is Sadeqa III with fewer stones: four in each house instead of six. It too comes from the Oromo of Welega, in the west of Ethiopia. The board is called sadeqa, a pit mana, which means house, and a stone daga.',
        'Richard Pankhurst, a historian who lived in Addis Ababa, wrote it down in 1971, next to Sadeqa III. In his collection it is game 91, and so we call it.',
      ],
      setup: 'Two rows of eight houses. Four stones in each house, sixty-four in all.',
      record: 'So it stands in Pankhurst’s collection.',
      sources: [
        'Richard Pankhurst, “Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971, pages 154–206, game 91.',
      ],
    },
  },
  common: {
    rows: 'The players sit facing each other, South below and North above. The row nearer to you is yours.',
    way: 'Sowing goes counter-clockwise: along your own row to the right, then along the other row, and round again.',
    aim: 'Captured stones leave the board. Whoever has more of them in the end wins.',
    first: 'South begins.',
    firstWhy: 'The records do not say who begins. Agree on it, or draw lots.',
  },
  clauses: {
    M1: {
      title: 'Choose a pit',
      rule: 'On your turn choose a pit of your own row with at least two stones. A single stone must stay where it is.',
      watch: 'South wants to move the single stone in b.',
    },
    M2: {
      title: 'Sow',
      rule: 'Take all the stones out of the pit. Put the first one back into the same pit, and then one into each pit that follows, until your hand is empty. If you come all the way round, the pit you started from gets another one.',
      why: 'The record says that the first stone goes back. It does not say what a big handful does when it comes round; we let it fill every pit, the first one too.',
      watch: 'South sows the four stones of a: one stays in a, the others go to b, c and A.',
    },
    M3: {
      title: 'Capture',
      rule: 'If your last stone makes exactly two, four or six in its pit, you take them all. It does not matter whose row the pit is in.',
      watch: 'The last stone makes four in b. South takes them.',
    },
    M4: {
      title: 'Capture in a chain',
      rule: 'Then look at the pit before it on the way you came. If it holds two, four or six, take those too, and go on backwards until a pit holds another number. The chain may run from one row into the other, but never more than once round the board.',
      why: 'The chain is recorded. That it may also run through the pit you started from is our decision; the record is silent there.',
      watch: 'The last stone makes six in A. The pit before it, c, holds four. South takes both.',
    },
    M5: {
      title: 'The first move',
      rule: 'The very first move of the game takes nothing.',
      watch: 'The last stone makes two in a, but this is the first move of the game.',
    },
    M6: {
      title: 'Leave something behind',
      rule: 'You may not make a capture that takes the last stones of the other row.',
      why: 'The record forbids it. A retelling in Catalan adds that a player who has no other move may make it without capturing; we keep to the plain rule.',
      watch: 'From c South would take the last stones of North’s row.',
    },
    M7: {
      title: 'Feed the other side',
      rule: 'If the other row is empty, you must play so that stones get there, if you can. If no allowed move does it, play any allowed move.',
      why: 'The record says that you must feed if you are able to. What happens if you are not is our reading.',
      watch: 'North has nothing. From a no stone would get there; from c one would.',
    },
    M8: {
      title: 'The end',
      rule: 'The game ends when the player whose turn it is has no allowed move. Each takes the stones that lie in the own row. Whoever has more wins; the same number is a draw.',
      watch: 'South takes two from A. North has only single stones and cannot move.',
    },
    M9: {
      title: 'Round in a circle',
      rule: 'If the board looks exactly as it did before, with the same player to move, the game ends. The stones on the board are shared equally.',
      why: 'The record does not say how such a game ends. We use the rule that is recorded for Tihbat.',
      watch: 'After this move the board is as it was six moves ago, and South is to move again.',
    },
    T1: {
      title: 'Choose a pit',
      rule: 'On your turn choose one of your two pits that is not empty. You may even choose a single counter: it goes up and comes down in the same place, and the turn passes.',
      why: 'The record lets you choose any pit that is not empty. That a single counter comes back to its place follows from it word by word.',
      watch: 'South plays the single counter in a.',
    },
    T2: {
      title: 'Sow',
      rule: 'Take all the counters out of the pit. Put the first one back into the same pit, and then one into each pit that follows, until your hand is empty. If you come all the way round, the pit you started from gets another one.',
      why: 'The record says that the first counter goes back. It does not say what a big handful does when it comes round; we let it fill every pit, the first one too.',
      watch: 'South sows six from b: once round, and b gets a second one on the way.',
    },
    T3: {
      title: 'Capture',
      rule: 'If your last counter falls in your own row and makes two, four, six or eight there, you take that pit. Only that one. In the other row you never take anything.',
      watch: 'The last counter makes six in b. South takes them.',
    },
    T4: {
      title: 'Pass',
      rule: 'If both of your pits are empty, you pass until counters arrive.',
      watch:
        'South has nothing to play and passes. In a real game this cannot happen, since one counter always stays in the pit you play; in a position that somebody sets up it can.',
    },
    T5: {
      title: 'The end',
      rule: 'The game ends when the board is empty. Whoever has more wins; the same number is a draw.',
      watch:
        'Nothing is left. In a real game it cannot come to this, since the last move always leaves a counter; games end by T6.',
    },
    T6: {
      title: 'Round in a circle',
      rule: 'If the board looks exactly as it did before, with the same player to move, the game ends. The counters on the board are shared equally.',
      watch:
        'Each has a single counter left and can only lift it and put it back. Nothing will ever change.',
    },
    S1: {
      title: 'Choose a house',
      rule: 'On your turn choose a house of your own row that is not empty.',
      watch: 'South wants to play b, but nothing is in it.',
    },
    S2: {
      title: 'Sow',
      rule: 'Take all the stones out of the house and put one into each house that follows, until your hand is empty. With sixteen stones or more you come all the way round, and the house you started from gets one too.',
      why: 'The sowing is recorded. What a very big handful does at the house it came from is our decision.',
      watch: 'South sows three stones from h, round the corner into North’s row.',
    },
    S3: {
      title: 'Sow on',
      rule: 'If your last stone falls in a house with stones, take them all out, the last one too, and sow on from there. Only when a last stone falls in an empty house do you stop.',
      watch: 'The stone from a falls in b, where two lie. All three are sown on.',
    },
    S4: {
      title: 'Capture',
      rule: 'If you stop in your own row, you take all the stones in the house just across. Your own stone stays. If the house across is empty, nothing happens.',
      watch: 'The stone from a stops in b. South takes the three stones across, in G.',
    },
    S5: {
      title: 'The end',
      rule: 'The game ends when the player whose turn it is has no allowed move. Whoever moved last takes all the stones on the board. Whoever has more wins; the same number is a draw.',
      why: 'Recorded. Only for a position that somebody sets up, where nobody has moved yet, we had to decide: then the player who is not to move takes the stones.',
      watch:
        'South takes North’s last stone. North cannot move, so South takes the rest of the board.',
    },
    S6: {
      title: 'Sowing without end',
      rule: 'A move whose sowing would never stop may not be made. The program finds out: a sowing that comes back to its beginning, or is still going after 16,384 rounds of lifting and sowing, counts as endless.',
      why: 'The record does not speak of such moves, but they exist: of games played at random about one in twenty meets one. In the Sudan people even play one for fun; they call it El Arnab.',
      watch: 'Eleven stones lie on the board, and g would go round for ever.',
    },
    S7: {
      title: 'Round in a circle',
      rule: 'If the board looks exactly as it did before, with the same player to move, the game ends. The stones on the board are shared equally; an odd one stays and belongs to nobody.',
      why: 'The record does not say how such a game ends. We use the rule that is recorded for Tihbat, the little game from Morocco.',
      watch: 'After this move the board is as it was eight moves ago, and South is to move again.',
    },
  },
};
