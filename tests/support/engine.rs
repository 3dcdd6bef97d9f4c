//! The engine beside the reference: the same positions in both, and games
//! played at random.

use super::random::Random;
use super::reference;
use daga::{BySide, Move, Pit, Position, Record, Setup, Side, Variant};

pub fn game_of(variant: Variant) -> reference::Game {
    match variant {
        Variant::Modiar => reference::Game::Modiar,
        Variant::Tihbat => reference::Game::Tihbat,
        Variant::SadeqaIii => reference::Game::SadeqaIii,
        Variant::SadeqaGame91 => reference::Game::SadeqaGame91,
    }
}

pub fn variant_of(game: reference::Game) -> Variant {
    match game {
        reference::Game::Modiar => Variant::Modiar,
        reference::Game::Tihbat => Variant::Tihbat,
        reference::Game::SadeqaIii => Variant::SadeqaIii,
        reference::Game::SadeqaGame91 => Variant::SadeqaGame91,
    }
}

/// The engine's position for one of the reference.
pub fn position_of(position: &reference::Position) -> Position {
    let setup = Setup {
        variant: variant_of(position.game),
        seeds: position.pits[..position.game.pits()].to_vec(),
        captured: BySide {
            south: position.captured[0],
            north: position.captured[1],
        },
        turn: Side::BOTH[position.turn],
        opening: position.opening,
    };
    setup
        .validate()
        .unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The reference's position for one of the engine.
pub fn reference_of(position: &Position) -> reference::Position {
    reference::Position {
        game: game_of(position.variant()),
        pits: position.board().to_array(),
        captured: [position.captured().south, position.captured().north],
        turn: match position.turn() {
            Side::South => 0,
            Side::North => 1,
        },
        opening: position.opening(),
    }
}

/// Every pit of the board.
pub fn pits(variant: Variant) -> impl Iterator<Item = Pit> {
    (0..variant.rules().ring.pits()).map(|index| Pit::new(u8::try_from(index).expect("below 16")))
}

/// The beginning of the game, or some other position of it: many or few
/// seeds, in many or few pits.
pub fn random_start(variant: Variant, random: &mut Random) -> Position {
    let game = game_of(variant);
    let mut position = reference::Position::start(game);
    if random.below(3) == 0 {
        return position_of(&position);
    }
    let in_pairs = matches!(variant, Variant::Modiar | Variant::Tihbat);
    let unit = if in_pairs { 2 } else { 1 };
    let on_board = unit * random.below(usize::from(game.seeds()) / unit + 1);
    let fewest = 1 + random.below(game.pits());
    let used: Vec<usize> = (0..fewest).map(|_| random.below(game.pits())).collect();
    position.pits = [0; 16];
    for _ in 0..on_board {
        position.pits[*random.pick(&used)] += 1;
    }
    let captured = usize::from(game.seeds()) - on_board;
    let south = unit * random.below(captured / unit + 1);
    position.captured = [south, captured - south].map(|seeds| u8::try_from(seeds).expect("a pile"));
    position.turn = random.below(2);
    position.opening =
        game == reference::Game::Modiar && position.turn == 0 && random.below(4) == 0;
    position_of(&position)
}

/// No game of any variant has been seen to come near so many plies.
pub const MOST_PLIES: usize = 20_000;

/// A whole game of random moves from a random start.
///
/// # Panics
/// If the game does not end.
pub fn random_game(variant: Variant, seed: u64) -> Record {
    let mut random = Random::new(seed);
    let mut record = Record::new(random_start(variant, &mut random));
    while record.outcome().is_none() {
        assert!(record.ply() < MOST_PLIES, "the game does not end: {record}");
        let moves: Vec<Move> = record.position().legal_moves().collect();
        record.play(*random.pick(&moves)).expect("a legal move");
    }
    record
}
