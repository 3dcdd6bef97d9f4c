/**
 * English: every word a person reads or hears. How texts vary by number or by
 * word is told in `phrases.js`.
 *
 * Slots used in many places:
 *   {seeds}  a counted noun as it stands after a colon: "7 stones" (see `seeds`)
 *   {pit}    a pit's name: "South c" (see `pit`)
 *   {clause} the name of a rule: "M1"
 *   who      'you' or 'computer' when one person plays the computer, else 'south' or 'north'
 *   game     'modiar', 'tihbat', 'sadeqa-iii', 'sadeqa-game-91'
 */
export default {
  code: 'en',
  name: 'English',
  dir: 'ltr',
  status: 'Written for this program; the language it was first written in.',
  texts: {
    // The games
    'game-modiar': 'Modiar',
    'game-tihbat': 'Tihbat',
    'game-sadeqa-iii': 'Sadeqa III',
    'game-sadeqa-game-91': 'Game 91',
    'origin-modiar': 'Children’s game of the villages around Tangier, Morocco',
    'origin-tihbat': 'Children’s game of the Taourirt region, north-eastern Morocco',
    'origin-sadeqa-iii': 'Game of Oromo herders of Welega, western Ethiopia',
    'origin-sadeqa-game-91':
      'Oromo, Welega, western Ethiopia: Sadeqa with four stones in each house',
    'size': '{rows} × {pits} pits, {seeds}',
    'seeds': {
      by: 'game',
      tihbat: { one: '{n} counter', other: '{n} counters' },
      other: { one: '{n} stone', other: '{n} stones' },
    },

    'number': '{n}',

    // Sides and pits
    'side': { by: 'side', south: 'South', north: 'North' },
    'side-computer': { by: 'side', south: 'South: computer', north: 'North: computer' },
    'pit': { by: 'side', south: 'South {letter}', north: 'North {letter}' },
    'player-kind': { by: 'kind', person: 'Person', computer: 'Computer' },
    'level': {
      by: 'value',
      beginner: 'Beginner',
      learner: 'Learner',
      player: 'Player',
      expert: 'Expert',
      master: 'Master',
    },
    'player-choice': { by: 'side', south: 'South is played by', north: 'North is played by' },
    'player-captured': {
      by: 'side',
      south: 'Captured by South: {seeds}',
      north: 'Captured by North: {seeds}',
    },

    // The bar at the top
    'title': 'Daga',
    'page-title': '{game} · Daga',
    'skip-to-board': 'Skip to the board',
    'games': 'Games',
    'choose-game': 'Game',
    'menu': 'Menu',
    'new-game': 'New game',
    'rules': 'Rules and story',
    'settings': 'Settings',
    'text': 'Copy and load',
    'keys': 'Keys',

    // How far a game is solved here
    'solving': 'Working out this game: {percent} %',
    'solved-game': {
      by: 'side',
      south: 'Solved: with best play on both sides South, who begins, wins by {n}.',
      north: 'Solved: with best play on both sides North, who moves second, wins by {n}.',
      none: 'Solved: with best play on both sides the game is a draw.',
    },
    'solved-endings': 'Solved from {seeds} on the board downwards.',
    'solved-solved': {
      by: 'boards',
      one: '{boards} board, worked out in your browser in {seconds} s.',
      other: '{boards} boards, worked out in your browser in {seconds} s.',
    },
    'solved-kept': {
      by: 'boards',
      one: '{boards} board, worked out in your browser on an earlier visit, in {seconds} s.',
      other: '{boards} boards, worked out in your browser on an earlier visit, in {seconds} s.',
    },
    'solved-damaged':
      'What was kept from an earlier visit was damaged, and has been worked out anew.',

    // Hints
    'hint': 'Hint',
    'hint-sought': 'Looking for a hint.',
    'hint-given': 'Hint: {pit} – {reasons}.',
    'hint-pass': 'Hint: pass – {reasons}.',
    // Joins the reasons; may be used several times over.
    'hint-more': '{list}; {reason}',
    'hint-only-move': 'the only move',
    'hint-captures': 'captures {n}',
    'hint-captures-most': 'more than any other move',
    'hint-feeds': {
      by: 'game',
      tihbat: {
        one: 'brings {n} counter to the empty row',
        other: 'brings {n} counters to the empty row',
      },
      other: {
        one: 'brings {n} stone to the empty row',
        other: 'brings {n} stones to the empty row',
      },
    },
    'hint-leaves-nothing': 'leaves nothing to capture in reply',
    'hint-repeats': 'brings a position back, so that the game ends and the board is shared equally',
    'hint-ends': 'ends the game',
    'hint-wins': 'with best play it wins by {n}',
    'hint-draws': 'with best play it leads to a draw',
    'hint-loses': 'with best play it still loses by {n}',
    'hint-only-one-that-holds': 'every other move gives that away',
    'hint-loses-least': 'no other move loses by less',
    'hint-estimate': {
      one: 'the best found looking {n} move ahead',
      other: 'the best found looking {n} moves ahead',
    },

    // Analysis: what a move leads to
    'analysis': 'Analysis',
    'worth-exact': { by: 'result', win: 'wins by {n}', lose: 'loses by {n}', even: 'even' },
    'worth-about': {
      by: 'result',
      win: 'about {n} ahead',
      lose: 'about {n} behind',
      even: 'about even',
    },
    'worth-estimate': {
      by: 'depth',
      one: '{worth}, looking {depth} move ahead',
      other: '{worth}, looking {depth} moves ahead',
    },
    'worth-at-least': {
      by: 'result',
      win: 'wins by {n} or more',
      lose: 'loses by {n} or less',
      even: 'even or better',
    },
    'worth-at-most': {
      by: 'result',
      win: 'wins by {n} at most',
      lose: 'loses by {n} or more',
      even: 'even or worse',
    },
    'worth-unknown': 'not known',
    'worth-repeats': '{worth}: it brings a position back, which ends the game with equal shares',
    // The same beside a pit, where there is room for a sign only.
    'sign': { by: 'result', win: '+{n}', lose: '−{n}', even: '0' },
    'sign-at-least': '≥ {sign}',
    'sign-at-most': '≤ {sign}',
    'sign-unknown': '?',
    'analysis-waits': 'It comes when the position rests.',
    'analysis-over': 'The game is over.',
    'analysis-exact': 'Exact: with best play on both sides.',
    'analysis-bounds': 'Exact where it says so; the rest depends on positions that may come back.',
    'analysis-estimate': {
      one: 'Estimates (≈), looking {n} move ahead.',
      other: 'Estimates (≈), looking {n} moves ahead.',
    },
    'analysis-deepens': {
      one: 'Estimates (≈), looking {n} move ahead so far.',
      other: 'Estimates (≈), looking {n} moves ahead so far.',
    },
    'loss': 'gives away {n}',
    'loss-estimate': 'gives away about {n}',
    'loss-sign': '◇ −{n}',
    'loss-sign-estimate': '◇ ≈ −{n}',
    'heading': {
      by: 'side',
      south: 'South was winning by {n}',
      north: 'North was winning by {n}',
      even: 'it was even',
    },
    'heading-estimate': {
      by: 'side',
      south: 'South was ahead by about {n}',
      north: 'North was ahead by about {n}',
      even: 'it was about even',
    },
    'curve':
      'How the game went, with best play from each position. After move {from} {first}; after move {to} {last}.',
    'curve-mistakes': {
      0: 'No move gave anything away.',
      one: '{n} move gave something away.',
      other: '{n} moves gave something away.',
    },
    'curve-above': 'South ahead',
    'curve-below': 'North ahead',

    // Whose turn
    'turn-heading': 'The game',
    'turn': {
      by: 'who',
      you: 'Your turn',
      computer: 'The computer’s turn',
      south: 'South to move',
      north: 'North to move',
    },
    'turn-thinking': {
      by: 'who',
      computer: 'The computer is thinking',
      south: 'South is thinking',
      north: 'North is thinking',
    },
    'turn-sowing': {
      by: 'who',
      you: 'You sow {pit}',
      computer: 'The computer sows {pit}',
      south: 'South sows {pit}',
      north: 'North sows {pit}',
    },
    'turn-passing': {
      by: 'who',
      you: 'You pass',
      computer: 'The computer passes',
      south: 'South passes',
      north: 'North passes',
    },
    'loading': 'Setting out the stones',

    // The line under it
    'how-to-start': {
      by: 'side',
      south: 'Touch a marked pit of South’s row.',
      north: 'Touch a marked pit of North’s row.',
    },
    'must-pass': 'Both of your pits are empty: you pass until counters arrive (rule T4).',
    'pass': 'Pass',
    'taken-back': {
      one: '{n} move taken back. Play another one, or redo.',
      other: '{n} moves taken back. Play another one, or redo.',
    },
    'looking-back': 'You are looking at move {ply} of {plies}. Play on from here, or return.',
    'looking-at-start': {
      by: 'plies',
      one: 'You are looking at the start of the game, {plies} move back. Play on from here, or return.',
      other:
        'You are looking at the start of the game, {plies} moves back. Play on from here, or return.',
    },
    'rules-coming': 'The rules are still on their way. Your move follows as soon as they are here.',
    'not-your-turn': 'It is the computer’s turn.',
    'paused': 'The computers are resting.',
    'loaded': 'The game has been loaded.',
    'copied': 'Copied.',
    'not-copied': 'The browser did not allow copying. Select the text and copy it by hand.',
    'saved-game-damaged': 'The saved game could not be read, so a new one was started. ({reason})',

    // A played move, as shown and as spoken
    'course': { by: 'laps', 1: '{seeds}', one: '{laps} lap', other: '{laps} laps' },
    'told-move': {
      by: 'who',
      you: 'You play {pit}: {course}, last in {last}.',
      computer: 'The computer plays {pit}: {course}, last in {last}.',
      south: 'South plays {pit}: {course}, last in {last}.',
      north: 'North plays {pit}: {course}, last in {last}.',
    },
    'told-capture': {
      by: 'who',
      you: 'You play {pit}: {course}, last in {last}, captures {captured}.',
      computer: 'The computer plays {pit}: {course}, last in {last}, captures {captured}.',
      south: 'South plays {pit}: {course}, last in {last}, captures {captured}.',
      north: 'North plays {pit}: {course}, last in {last}, captures {captured}.',
    },
    'told-chain': {
      by: 'who',
      you: 'You play {pit}: {course}, last in {last}, captures {captured} from {pits} pits.',
      computer:
        'The computer plays {pit}: {course}, last in {last}, captures {captured} from {pits} pits.',
      south: 'South plays {pit}: {course}, last in {last}, captures {captured} from {pits} pits.',
      north: 'North plays {pit}: {course}, last in {last}, captures {captured} from {pits} pits.',
    },
    'told-pass': {
      by: 'who',
      you: 'You pass.',
      computer: 'The computer passes.',
      south: 'South passes.',
      north: 'North passes.',
    },
    'told-score': 'South {south}, North {north}.',
    'told-turn': {
      by: 'who',
      you: 'Your turn.',
      computer: 'The computer to move.',
      south: 'South to move.',
      north: 'North to move.',
    },
    'told-new-game': 'A new game of {game}.',
    'told-undone': { one: '{n} move taken back.', other: '{n} moves taken back.' },
    'told-position': 'Move {ply} of {plies}.',
    'told-board': 'South’s row, a to {lastSouth}: {south}. North’s row, A to {lastNorth}: {north}.',

    // A move not played yet
    'foreseen-move': 'From {pit}: {course}, last in {last}.',
    'foreseen-capture': 'From {pit}: {course}, last in {last}, would capture {captured}.',

    // Why a pit may not be played
    'refusal-other-row': {
      by: 'mover',
      south: '{pit} is North’s. South chooses from South’s row: rule {clause}.',
      north: '{pit} is South’s. North chooses from North’s row: rule {clause}.',
    },
    'refusal-empty': '{pit} is empty, there is nothing to sow: rule {clause}.',
    'refusal-singleton': '{pit} holds a single stone, and two are needed: rule {clause}.',
    'refusal-grand-slam':
      '{pit} would capture and leave the other row empty, which is forbidden: rule {clause}.',
    'refusal-must-feed': '{pit} leaves the other row empty. Bring stones there: rule {clause}.',
    'refusal-endless':
      '{pit} would still be sowing after 16,384 laps, so it may not be played: rule {clause}.',
    'refusal-endless-cycle': {
      by: 'laps',
      one: '{pit} would sow for ever, the same again after {laps} lap. It may not be played: rule {clause}.',
      other:
        '{pit} would sow for ever, the same again after {laps} laps. It may not be played: rule {clause}.',
    },
    'refusal-game-over': 'The game is over. Start a new one, or take back a move.',

    // The end
    'result-win': {
      by: 'who',
      you: 'You win, {more} to {less}',
      computer: 'The computer wins, {more} to {less}',
      south: 'South wins, {more} to {less}',
      north: 'North wins, {more} to {less}',
    },
    'result-draw': 'A draw, {more} to {less}',
    'ending-no-move': {
      by: 'side',
      south: 'South has no move left: rule {clause}.',
      north: 'North has no move left: rule {clause}.',
    },
    'ending-board-empty': 'The board is empty: rule {clause}.',
    'ending-repetition': 'This position has come back with the same player to move: rule {clause}.',
    'gathered-none': 'Nothing was left on the board.',
    'gathered-south': 'South takes what was left on the board: {southSeeds}.',
    'gathered-north': 'North takes what was left on the board: {northSeeds}.',
    'gathered-both': 'From what was left on the board South takes {south} and North {north}.',
    'gathered-odd': {
      by: 'left',
      one: '{left} stone stays on the board, nobody’s.',
      other: '{left} stones stay on the board, nobody’s.',
    },
    'play-again': 'Play again',

    // Controls
    'controls': 'Controls',
    'undo': 'Undo',
    'redo': 'Redo',
    'replay': 'Show again',
    'skip': 'Skip',
    'pause': 'Pause',
    'resume': 'Play on',
    'return': 'Return',

    // The list of moves
    'moves': 'Moves',
    'no-moves': 'No move has been played yet.',
    'move-pass': 'pass',
    'move-shown': { by: 'captured', 0: '{name}', other: '{name} +{captured}' },
    'move-label': {
      by: 'captured',
      0: 'Move {ply}: {pit}',
      other: 'Move {ply}: {pit}, captures {captured}',
    },
    'move-label-pass': {
      by: 'side',
      south: 'Move {ply}: South passes',
      north: 'Move {ply}: North passes',
    },
    'step-first': 'To the start',
    'step-back': 'One move back',
    'step-on': 'One move on',
    'step-last': 'To the last move',

    // New game
    'who-plays': 'Who plays',
    'players-two': 'Two people',
    'players-south': 'You as South, who begins, against the computer',
    'players-north': 'You as North against the computer, who begins',
    'players-none': 'The computer against itself',
    'start': 'Start',
    'cancel': 'Cancel',
    'close': 'Close',

    // Settings
    'setting-speed': 'Speed of sowing',
    'speed': {
      by: 'value',
      auto: 'As the system asks',
      slow: 'Slow',
      normal: 'Normal',
      fast: 'Fast',
      still: 'Still, no motion',
    },
    'setting-look': 'Look',
    'look': {
      by: 'value',
      auto: 'As the system asks',
      light: 'Light',
      dark: 'Dark',
      contrast: 'High contrast',
    },
    'setting-turned': 'Board upright',
    'turned': { by: 'value', auto: 'When the screen is narrow', always: 'Always', never: 'Never' },
    'setting-facing': 'Turn the far player’s numbers round, for two people at a table',
    'setting-preview': 'Show where a move would end before it is played',
    'setting-sound': 'Sound of the stones',
    'setting-keys': 'Single-letter keys for the controls',
    'setting-level': 'Level of the computer',
    'setting-analysis': 'Analysis: show what each move leads to',
    'setting-language': 'Language',

    // Copy and load
    'game-text': 'This game as text',
    'position-text': 'This position as text',
    'copy-game': 'Copy the game',
    'copy-position': 'Copy the position',
    'load-label': 'Load a game or a position: paste its text here',
    'load': 'Load',
    'load-refused': 'This text cannot be loaded. {reason}',
    'load-nothing': 'Paste the text of a game or a position first.',
    // What is wrong with a text, by the engine’s name for it; {found} is empty at its end.
    'text-fault-there': {
      by: 'found',
      '': 'at the end of the text: {fault}',
      other: '“{found}”, sign {column}: {fault}',
    },
    // Of a move in a text that is not allowed; other reasons are told as on the board.
    'text-refusal': {
      by: 'reason',
      'game-over': 'The game had ended before it: rule {clause}.',
      other: 'Only a player with nothing to play may pass: rule {clause}.',
    },
    'text-fault': {
      by: 'code',
      'text-too-long': 'it is longer than any game can be.',
      'text-not-ascii': 'only plain letters, digits and signs may be used.',
      'unknown-variant': 'the name of a game should be here, such as modiar.',
      'bad-board': 'the seeds should be here, such as 7,7,7/7,7,7.',
      'bad-row': 'each row of this game has {expected} pits.',
      'bad-captured': 'the captured seeds should be here, such as 0-0.',
      'bad-turn': 'S or N should say here who is to move.',
      'bad-chance': 'a number up to 4294967295 should follow chance=.',
      'unexpected-word': 'nothing more should come here.',
      'bad-move': 'a pit, pass or a result should be here.',
      'illegal-move': 'move {ply} is not allowed. {why}',
      'wrong-result': 'the moves do not lead to this result.',
      'pit-count': 'the board has another number of pits.',
      'seed-total': 'pits and captured seeds should be {expected} together.',
      'odd-capture': 'captures are even in this game.',
      'no-opening-rule': 'this game has no rule for the opening move.',
      'north-opens': 'only South opens a game.',
      other: '{message}',
    },

    // Keys
    'key-name': {
      by: 'key',
      arrows: 'Arrow keys',
      ends: 'Home, End',
      play: 'Enter, Space',
      tab: 'Tab',
      escape: 'Esc',
      other: '{key}',
    },
    'key-arrows': 'Go from pit to pit, as the eye sees the board',
    'key-ends': 'First and last pit of the row',
    'key-play': 'Play the pit, or skip the sowing',
    'key-tab': 'To the next part of the page; the board is one stop',
    'key-escape': 'Close a window, or skip the sowing',
    'key-undo': 'Undo',
    'key-redo': 'Redo',
    'key-replay': 'Show the last move again',
    'key-hint': 'Hint',
    'key-analysis': 'Analysis on or off',
    'key-new-game': 'New game',
    'key-read': 'Read out the board in one sentence',
    'key-keys': 'This list',
    'keys-where':
      'Letters work while the board or its controls have the focus. They can be switched off in the settings.',

    // Rules and story
    'rules-setup': 'The board',
    'rules-clauses': 'The rules',
    'rules-sources': 'Sources',
    'rules-status': {
      by: 'status',
      recorded: 'Recorded',
      ruling: 'Our ruling',
      partly: 'Recorded; one detail is ours',
    },
    'rules-status-meaning':
      'Recorded: those who wrote the game down say so. Our ruling: they do not say, or do not agree, and this program had to decide.',
    'rules-play': 'Play the example',
    'rules-play-label': 'Play the example of rule {clause}',
    'rules-print': 'Print a sheet for the classroom',
    'rules-sheet-foot':
      'Printed from Daga, a program for historic pebble games. Put real stones on this board, or draw a larger one on the ground.',
    'rules-unreachable':
      'The rules could not be loaded. Close this window and open it again when you are connected.',

    // Trouble
    'trouble-heading': 'Something went wrong',
    'trouble-panic':
      'The rules engine has stopped because of a mistake in this program. Your moves are kept.',
    'trouble-start':
      'The rules engine could not start. This page needs JavaScript modules, web workers and WebAssembly; reload the page, or try another browser.',
    'trouble-again':
      'The game could not be taken up again from its moves. Start a new game; the old one can be copied here.',
    'trouble-details': 'What the program said: {message}',
    'trouble-restart': 'Go on from the last move',
    'trouble-reload': 'Try again',
    'trouble-other': 'That did not work: {message}',
    'part-unreachable':
      'Part of this page could not be loaded. Reload the page when you are connected.',

    // What the page's address asked for and did not get
    'faults': 'Wrong in this page’s address',
    'fault': '{name}={value}: {wanted}',
    'wanted': {
      by: 'kind',
      'one-of': 'one of {choices} is possible.',
      'list-of': 'a list is possible, with commas between: {choices}.',
      word: 'a name of small letters, digits and hyphens is possible.',
      text: 'this text is too long.',
      idle: 'a number of seconds from 10 to 3600 is possible.',
      warning: 'a number of seconds from 20 to 600 is possible.',
      code: 'three to eight digits are possible.',
      origins: 'origins such as https://example.org are possible, with commas between.',
      other: '{choices}',
    },

    // The kiosk
    'kiosk-invite': 'Touch to play',
    'kiosk-still-there': 'Are you still there?',
    'kiosk-countdown': {
      one: 'In {n} second everything starts afresh. Touch anywhere to go on.',
      other: 'In {n} seconds everything starts afresh. Touch anywhere to go on.',
    },
    'kiosk-go-on': 'Go on',
    'kiosk-code': 'Code',

    // Embed
    'embed': 'Embed',
    'embed-about':
      'Put this game into a page of your own: set it up, then copy the lines into the page.',
    'embed-game': 'Game',
    'embed-players': 'Who plays',
    'embed-player-choice': {
      by: 'value',
      one: 'Against the computer',
      two: 'Two people',
      none: 'The computer against itself',
    },
    'embed-language': 'Language',
    'embed-language-any': 'The visitor’s',
    'embed-look': 'Look',
    'embed-show': 'What is there besides the board',
    'embed-part': {
      by: 'value',
      games: 'Choice of game',
      menu: 'New game, rules, settings',
      players: 'Players',
      controls: 'Undo, redo, show again',
      moves: 'List of moves',
    },
    'embed-way': 'Way',
    'embed-way-choice': {
      by: 'value',
      element: 'With a script',
      frame: 'Without a script',
    },
    'embed-way-note': {
      by: 'value',
      element: 'The right height, and events for your page.',
      frame: 'A frame of fixed shape.',
    },
    'embed-lines': 'These lines go into the page',
    'embed-copy': 'Copy the lines',
    'embed-preview': 'What it will look like',

    // The board
    'board-board': 'The board. Arrow keys go from pit to pit, Enter plays.',
    'board-side': { by: 'side', south: 'South', north: 'North' },
    'board-count': '{n}',
    'board-pit': {
      by: 'side',
      south: {
        by: 'game',
        tihbat: { one: 'South {letter}, {n} counter', other: 'South {letter}, {n} counters' },
        other: { one: 'South {letter}, {n} stone', other: 'South {letter}, {n} stones' },
      },
      north: {
        by: 'game',
        tihbat: { one: 'North {letter}, {n} counter', other: 'North {letter}, {n} counters' },
        other: { one: 'North {letter}, {n} stone', other: 'North {letter}, {n} stones' },
      },
    },
    'board-playable': 'may be played',
    'board-last': 'played last',
    // Joins a pit’s name and what is said about it; may be used several times over.
    'board-more': '{label}, {more}',
  },
};
