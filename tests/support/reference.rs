//! The rules played the plainest way: an array of pits, one seed at a time.
//!
//! This is the independent witness. It was written from the rules alone,
//! shares no code with the engine and is never made fast: tests ask whether
//! the engine agrees with it, benchmarks how much quicker the engine is.
//!
//! Sides are 0 (South) and 1 (North). South owns pits `0..n`, North `n..2n`;
//! sowing goes to the next higher pit, from the last on to the first.

use std::fmt;

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    Modiar,
    Tihbat,
    SadeqaIii,
    SadeqaGame91,
}

pub const GAMES: [Game; 4] = [
    Game::Modiar,
    Game::Tihbat,
    Game::SadeqaIii,
    Game::SadeqaGame91,
];

/// A sowing that is still going after so many laps counts as endless (S6).
pub const MOST_LAPS: u32 = 16_384;

impl Game {
    pub fn id(self) -> &'static str {
        match self {
            Game::Modiar => "modiar",
            Game::Tihbat => "tihbat",
            Game::SadeqaIii => "sadeqa-iii",
            Game::SadeqaGame91 => "sadeqa-game-91",
        }
    }

    pub fn named(id: &str) -> Option<Game> {
        GAMES.into_iter().find(|game| game.id() == id)
    }

    /// Pits in one row.
    pub fn row(self) -> usize {
        match self {
            Game::Modiar => 3,
            Game::Tihbat => 2,
            Game::SadeqaIii | Game::SadeqaGame91 => 8,
        }
    }

    /// Pits on the board.
    pub fn pits(self) -> usize {
        2 * self.row()
    }

    /// Seeds in each pit at the start.
    pub fn seeds_per_pit(self) -> u8 {
        match self {
            Game::Modiar | Game::Tihbat => 7,
            Game::SadeqaIii => 6,
            Game::SadeqaGame91 => 4,
        }
    }

    /// All seeds of the game.
    pub fn seeds(self) -> u8 {
        self.seeds_per_pit() * u8::try_from(self.pits()).expect("at most 16 pits")
    }

    fn is_sadeqa(self) -> bool {
        matches!(self, Game::SadeqaIii | Game::SadeqaGame91)
    }

    /// `a b c …` for South, `A B C …` for North.
    pub fn pit_name(self, pit: usize) -> char {
        let (first, place) = if pit < self.row() {
            (b'a', pit)
        } else {
            (b'A', pit - self.row())
        };
        char::from(first + u8::try_from(place).expect("at most 8 pits in a row"))
    }

    pub fn pit_named(self, name: &str) -> Option<usize> {
        (0..self.pits()).find(|&pit| self.pit_name(pit).to_string() == name)
    }

    /// The letter of this game's clauses.
    fn letter(self) -> char {
        match self {
            Game::Modiar => 'M',
            Game::Tihbat => 'T',
            Game::SadeqaIii | Game::SadeqaGame91 => 'S',
        }
    }
}

/// Why a pit may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    OtherRow,
    Empty,
    Singleton,
    GrandSlam,
    MustFeed,
    /// `returns`: the laps after which the sowing is back at its beginning;
    /// nothing if the bound came first.
    Endless {
        returns: Option<u32>,
    },
}

impl Reason {
    pub fn name(self) -> &'static str {
        match self {
            Reason::OtherRow => "other-row",
            Reason::Empty => "empty",
            Reason::Singleton => "singleton",
            Reason::GrandSlam => "grand-slam",
            Reason::MustFeed => "must-feed",
            Reason::Endless { .. } => "endless",
        }
    }

    pub fn clause(self, game: Game) -> String {
        let number = match self {
            Reason::OtherRow | Reason::Empty | Reason::Singleton => 1,
            Reason::GrandSlam | Reason::Endless { .. } => 6,
            Reason::MustFeed => 7,
        };
        format!("{}{number}", game.letter())
    }

    pub fn laps(self) -> Option<u32> {
        match self {
            Reason::Endless { returns } => returns,
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Sow(usize),
    Pass,
}

impl Move {
    pub fn name(self, game: Game) -> String {
        match self {
            Move::Sow(pit) => game.pit_name(pit).to_string(),
            Move::Pass => "pass".to_string(),
        }
    }
}

/// Whose seeds lie where, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub game: Game,
    pub pits: [u8; 16],
    pub captured: [u8; 2],
    pub turn: usize,
    /// Modiar's first ply, on which nothing is captured.
    pub opening: bool,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub after: Position,
    pub laps: u32,
    /// Pit and seeds, in the order of capture.
    pub captures: Vec<(usize, u8)>,
}

impl Played {
    pub fn seeds_captured(&self) -> u8 {
        self.captures.iter().map(|&(_, seeds)| seeds).sum()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    NoMove,
    BoardEmpty,
    Repetition,
}

/// How a game ended. Totals include what was gathered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub ending: Ending,
    pub clause: String,
    pub totals: [u8; 2],
    pub gathered: [u8; 2],
    pub left: u8,
}

impl Ending {
    pub fn name(self) -> &'static str {
        match self {
            Ending::NoMove => "no-move",
            Ending::BoardEmpty => "board-empty",
            Ending::Repetition => "repetition",
        }
    }
}

impl Position {
    pub fn start(game: Game) -> Position {
        let mut pits = [0; 16];
        pits[..game.pits()].fill(game.seeds_per_pit());
        Position {
            game,
            pits,
            captured: [0, 0],
            turn: 0,
            opening: game == Game::Modiar,
        }
    }

    pub fn on_board(&self) -> u8 {
        self.pits.iter().sum()
    }

    fn owner(&self, pit: usize) -> usize {
        usize::from(pit >= self.game.row())
    }

    fn row_of(&self, side: usize) -> std::ops::Range<usize> {
        let row = self.game.row();
        side * row..(side + 1) * row
    }

    pub fn seeds_of(&self, side: usize) -> u8 {
        self.row_of(side).map(|pit| self.pits[pit]).sum()
    }

    fn next(&self, pit: usize) -> usize {
        (pit + 1) % self.game.pits()
    }

    fn before(&self, pit: usize) -> usize {
        (pit + self.game.pits() - 1) % self.game.pits()
    }

    fn facing(&self, pit: usize) -> usize {
        self.game.pits() - 1 - pit
    }

    /// M2 and T2: the first seed goes back into the emptied pit. Gives the pit
    /// of the last seed.
    fn sow_from_origin(&mut self, origin: usize) -> usize {
        let hand = self.pits[origin];
        self.pits[origin] = 0;
        let mut last = origin;
        for seed in 0..hand {
            if seed > 0 {
                last = self.next(last);
            }
            self.pits[last] += 1;
        }
        last
    }

    /// S2 and S3: relay until a last seed falls in an empty pit. Gives that
    /// pit and the laps.
    fn sow_relay(&mut self, origin: usize) -> Result<(usize, u32), Reason> {
        let beginning = self.pits;
        let mut laps = 0;
        let mut at = origin;
        loop {
            let mut hand = self.pits[at];
            self.pits[at] = 0;
            let mut occupied = false;
            while hand > 0 {
                at = self.next(at);
                occupied = self.pits[at] > 0;
                self.pits[at] += 1;
                hand -= 1;
            }
            laps += 1;
            if !occupied {
                return Ok((at, laps));
            }
            if at == origin && self.pits == beginning {
                return Err(Reason::Endless {
                    returns: Some(laps),
                });
            }
            if laps == MOST_LAPS {
                return Err(Reason::Endless { returns: None });
            }
        }
    }

    fn take(&mut self, pit: usize, captures: &mut Vec<(usize, u8)>) {
        captures.push((pit, self.pits[pit]));
        self.captured[self.turn] += self.pits[pit];
        self.pits[pit] = 0;
    }

    /// Plays an occupied pit of the mover by every clause but M7.
    fn play_unfed(&self, pit: usize) -> Result<Played, Reason> {
        if self.owner(pit) != self.turn {
            return Err(Reason::OtherRow);
        }
        if self.pits[pit] == 0 {
            return Err(Reason::Empty);
        }
        if self.game == Game::Modiar && self.pits[pit] == 1 {
            return Err(Reason::Singleton);
        }
        let mut after = *self;
        let mut captures = Vec::new();
        let mut laps = 1;
        match self.game {
            Game::Modiar => {
                let mut at = after.sow_from_origin(pit);
                if !self.opening {
                    for _ in 0..self.game.pits() {
                        if !matches!(after.pits[at], 2 | 4 | 6) {
                            break;
                        }
                        after.take(at, &mut captures);
                        at = self.before(at);
                    }
                }
                let from_opponent = captures
                    .iter()
                    .any(|&(pit, _)| self.owner(pit) != self.turn);
                if from_opponent && after.seeds_of(1 - self.turn) == 0 {
                    return Err(Reason::GrandSlam);
                }
            }
            Game::Tihbat => {
                let at = after.sow_from_origin(pit);
                if self.owner(at) == self.turn && matches!(after.pits[at], 2 | 4 | 6 | 8) {
                    after.take(at, &mut captures);
                }
            }
            Game::SadeqaIii | Game::SadeqaGame91 => {
                let at;
                (at, laps) = after.sow_relay(pit)?;
                let facing = self.facing(at);
                if self.owner(at) == self.turn && after.pits[facing] > 0 {
                    after.take(facing, &mut captures);
                }
            }
        }
        after.turn = 1 - self.turn;
        after.opening = false;
        Ok(Played {
            after,
            laps,
            captures,
        })
    }

    /// Plays a pit of the board, or says why it may not be played.
    pub fn play(&self, pit: usize) -> Result<Played, Reason> {
        let played = self.play_unfed(pit)?;
        let opponent = 1 - self.turn;
        if self.game == Game::Modiar
            && self.seeds_of(opponent) == 0
            && played.after.seeds_of(opponent) == 0
            && self.row_of(self.turn).any(|other| {
                self.play_unfed(other)
                    .is_ok_and(|played| played.after.seeds_of(opponent) > 0)
            })
        {
            return Err(Reason::MustFeed);
        }
        Ok(played)
    }

    pub fn refusal(&self, pit: usize) -> Option<Reason> {
        self.play(pit).err()
    }

    /// T4: the mover's row is empty and the board is not.
    pub fn must_pass(&self) -> bool {
        self.game == Game::Tihbat && self.seeds_of(self.turn) == 0 && self.on_board() > 0
    }

    pub fn pass(&self) -> Position {
        assert!(self.must_pass(), "there is nothing to pass for in {self}");
        Position {
            turn: 1 - self.turn,
            ..*self
        }
    }

    /// Every allowed move with the position it leads to.
    pub fn children(&self) -> Vec<(Move, Position)> {
        if self.must_pass() {
            return vec![(Move::Pass, self.pass())];
        }
        self.row_of(self.turn)
            .filter_map(|pit| Some((Move::Sow(pit), self.play(pit).ok()?.after)))
            .collect()
    }

    /// How the game ends here, were this position its first visit.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.children().is_empty() {
            return None;
        }
        let gathered = match self.game {
            Game::Modiar => [self.seeds_of(0), self.seeds_of(1)],
            Game::Tihbat => [0, 0],
            Game::SadeqaIii | Game::SadeqaGame91 => {
                let mut gathered = [0, 0];
                gathered[1 - self.turn] = self.on_board();
                gathered
            }
        };
        Some(self.ended(
            if self.game == Game::Tihbat {
                Ending::BoardEmpty
            } else {
                Ending::NoMove
            },
            gathered,
            0,
        ))
    }

    /// M9, T6, S7: the seeds on the board are shared equally.
    pub fn shared(&self) -> Outcome {
        let each = self.on_board() / 2;
        self.ended(Ending::Repetition, [each, each], self.on_board() % 2)
    }

    fn ended(&self, ending: Ending, gathered: [u8; 2], left: u8) -> Outcome {
        let number = match (self.game, ending) {
            (Game::Modiar, Ending::Repetition) => 9,
            (Game::Modiar, _) => 8,
            (Game::Tihbat, Ending::Repetition) => 6,
            (Game::Tihbat, _) => 5,
            (_, Ending::Repetition) => 7,
            (_, _) => 5,
        };
        Outcome {
            ending,
            clause: format!("{}{number}", self.game.letter()),
            totals: [0, 1].map(|side| self.captured[side] + gathered[side]),
            gathered,
            left,
        }
    }

    /// The positions exactly `depth` moves on, counted once for each way there.
    pub fn leaves(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.children()
            .iter()
            .map(|(_, child)| child.leaves(depth - 1))
            .sum()
    }

    /// The same position with South and North changed about.
    pub fn turned(&self) -> Position {
        let mut turned = *self;
        let row = self.game.row();
        turned.pits[..2 * row].rotate_left(row);
        turned.captured.reverse();
        turned.turn = 1 - self.turn;
        turned
    }
}

/// `modiar 7,7,7/7,7,7 0-0 S opening`
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |side| {
            self.row_of(side)
                .map(|pit| self.pits[pit].to_string())
                .collect::<Vec<_>>()
                .join(",")
        };
        write!(
            f,
            "{} {}/{} {}-{} {}{}",
            self.game.id(),
            row(0),
            row(1),
            self.captured[0],
            self.captured[1],
            ["S", "N"][self.turn],
            if self.opening { " opening" } else { "" },
        )
    }
}

impl Position {
    /// Reads what `Display` writes; nothing if it is not exactly that.
    pub fn read(text: &str) -> Option<Position> {
        let mut words = text.split(' ');
        let game = Game::named(words.next()?)?;
        let mut pits = [0; 16];
        let rows = words.next()?.split_once('/')?;
        for (side, row) in [rows.0, rows.1].into_iter().enumerate() {
            let row: Vec<u8> = row
                .split(',')
                .map(|seeds| seeds.parse().ok())
                .collect::<Option<_>>()?;
            if row.len() != game.row() {
                return None;
            }
            pits[side * game.row()..][..game.row()].copy_from_slice(&row);
        }
        let (south, north) = words.next()?.split_once('-')?;
        let position = Position {
            game,
            pits,
            captured: [south.parse().ok()?, north.parse().ok()?],
            turn: ["S", "N"]
                .iter()
                .position(|side| Some(*side) == words.clone().next())?,
            opening: words.nth(1) == Some("opening"),
        };
        let seeds = pits.iter().chain(&position.captured);
        let total: u32 = seeds.map(|&seeds| u32::from(seeds)).sum();
        (total == u32::from(game.seeds()) && position.to_string() == text).then_some(position)
    }
}

/// A game being played, which is where repetition can be seen.
#[derive(Clone, Debug)]
pub struct Record {
    positions: Vec<Position>,
}

impl Record {
    pub fn new(start: Position) -> Record {
        Record {
            positions: vec![start],
        }
    }

    pub fn position(&self) -> Position {
        *self.positions.last().expect("the start is never undone")
    }

    pub fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    /// Puts a position that a move led to at the end.
    pub fn push(&mut self, after: Position) {
        self.positions.push(after);
    }

    pub fn undo(&mut self) -> bool {
        let undone = self.positions.len() > 1;
        if undone {
            self.positions.pop();
        }
        undone
    }

    /// M9, T6, S7: the same seeds in every pit and the same player to move.
    /// Modiar's opening position is told apart from the same board later.
    pub fn repeats(&self) -> bool {
        let now = self.position();
        self.positions[..self.positions.len() - 1]
            .iter()
            .any(|then| (then.pits, then.turn, then.opening) == (now.pits, now.turn, now.opening))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if self.repeats() {
            Some(self.position().shared())
        } else {
            self.position().outcome()
        }
    }
}
