//! The texts of positions and games: what is read, what is refused and where,
//! and that no text whatever makes reading panic.
#![allow(missing_docs)]

mod support;

use daga::notation::{LONGEST_TEXT, TextError};
use daga::{Position, Record, Variant};
use support::engine::{random_game, reference_of};
use support::random::Random;

/// Column, code and word of the error that reading gives.
fn fault(error: TextError) -> (usize, &'static str, String) {
    (error.column, error.fault.code(), error.found)
}

fn position_fault(text: &str) -> (usize, &'static str, String) {
    fault(text.parse::<Position>().expect_err(text))
}

fn game_fault(text: &str) -> (usize, &'static str, String) {
    fault(text.parse::<Record>().expect_err(text))
}

#[test]
fn the_beginning_of_every_game() {
    let texts = [
        "modiar 7,7,7/7,7,7 0-0 S opening",
        "tihbat 7,7/7,7 0-0 S",
        "sadeqa-iii 6,6,6,6,6,6,6,6/6,6,6,6,6,6,6,6 0-0 S",
        "sadeqa-game-91 4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 0-0 S",
    ];
    for (variant, text) in Variant::ALL.into_iter().zip(texts) {
        assert_eq!(Position::start(variant).to_string(), text);
        assert_eq!(text.parse(), Ok(Position::start(variant)));
        let game = Record::new(Position::start(variant));
        assert_eq!(game.to_string(), format!("{variant}: *"));
        assert_eq!(game.to_string().parse().as_ref(), Ok(&game));
        assert_eq!(variant.to_string().parse().as_ref(), Ok(&game));
    }
}

#[test]
fn a_game_with_pass_and_result() {
    let text = "tihbat 0,0/1,1 14-12 S: pass A 15-13";
    let game: Record = text.parse().expect("a whole game");
    assert_eq!(game.moves().len(), 2);
    assert!(game.outcome().is_some());
    assert_eq!(game.to_string(), text);
    let without_result: Record = "tihbat 0,0/1,1 14-12 S: pass A".parse().expect("a game");
    assert_eq!(without_result, game);
}

#[test]
fn blanks_and_capitals_do_not_matter_outside_pit_names() {
    let game: Record = "  MODIAR :a\n C\t*  ".parse().expect("a game");
    assert_eq!(game.to_string(), "modiar: a C *");
    let position: Position = "Modiar 7,7,7/7,7,7 0-0 s OPENING".parse().expect("a game");
    assert_eq!(position, Position::start(Variant::Modiar));
}

#[test]
fn what_is_wrong_with_a_position_and_where() {
    let faults = [
        ("", 1, "unknown-variant", ""),
        ("   ", 4, "unknown-variant", ""),
        ("oware 4/4 0-0 S", 1, "unknown-variant", "oware"),
        ("modiar", 7, "bad-board", ""),
        ("modiar 7,7,7", 8, "bad-board", "7,7,7"),
        ("modiar 7,7,x/7,7,7 0-0 S", 8, "bad-board", "7,7,x/7,7,7"),
        ("modiar 7,7,/7,7,7 0-0 S", 8, "bad-board", "7,7,/7,7,7"),
        ("modiar 7,7,+7/7,7,7 0-0 S", 8, "bad-board", "7,7,+7/7,7,7"),
        ("modiar 7,7,-7/7,7,7 0-0 S", 8, "bad-board", "7,7,-7/7,7,7"),
        (
            "modiar 7,7,256/7,7,7 0-0 S",
            8,
            "bad-board",
            "7,7,256/7,7,7",
        ),
        ("modiar 7,7/7,7,7 0-0 S", 8, "bad-row", "7,7/7,7,7"),
        ("modiar 7,7,7/7,7,7,7 0-0 S", 8, "bad-row", "7,7,7/7,7,7,7"),
        ("modiar 7,7,7/7,7,7", 19, "bad-captured", ""),
        ("modiar 7,7,7/7,7,7 0 S", 20, "bad-captured", "0"),
        ("modiar 7,7,7/7,7,7 0-x S", 20, "bad-captured", "0-x"),
        ("modiar 7,7,7/7,7,7 0-0", 23, "bad-turn", ""),
        ("modiar 7,7,7/7,7,7 0-0 E", 24, "bad-turn", "E"),
        (
            "modiar 7,7,7/7,7,7 0-0 S late",
            26,
            "unexpected-word",
            "late",
        ),
        ("tihbat 7,7/7,7 0-0 S : a", 22, "unexpected-word", ":"),
        (
            "tihbat 7,7/7,7 0-0 S chance=1",
            22,
            "unexpected-word",
            "chance=1",
        ),
        ("modiar 7,7,7/7,7,7 2-0 S", 8, "seed-total", "7,7,7/7,7,7"),
        ("modiar 6,7,7/7,7,7 1-0 S", 20, "odd-capture", "1-0"),
        (
            "modiar 7,7,7/7,7,7 0-0 N opening",
            26,
            "north-opens",
            "opening",
        ),
        (
            "tihbat 7,7/7,7 0-0 S opening",
            22,
            "no-opening-rule",
            "opening",
        ),
        (
            "tihbat 7,7/7,7 0\u{2013}0 S",
            17,
            "text-not-ascii",
            "\u{2013}",
        ),
        ("tihbat\u{0} 7,7/7,7 0-0 S", 7, "text-not-ascii", "\u{0}"),
    ];
    for (text, column, code, found) in faults {
        assert_eq!(position_fault(text), (column, code, found.into()), "{text}");
    }
}

#[test]
fn a_game_says_what_the_computer_s_choices_were_drawn_from() {
    let texts = [
        "modiar chance=0: *",
        "modiar chance=4294967295: c A *",
        "modiar 7,7,7/7,7,7 0-0 S chance=48217: a *",
    ];
    for (text, chance) in texts.into_iter().zip([0, u32::MAX, 48_217]) {
        let game: Record = text.parse().expect(text);
        assert_eq!(game.chance(), Some(chance), "{text}");
        assert_eq!(game.to_string(), text);
    }
    let mut game: Record = "modiar 7,7,7/7,7,7 0-0 S opening CHANCE=7"
        .parse()
        .expect("a position");
    assert_eq!(game.to_string(), "modiar chance=7: *");
    game.draw_from(8);
    assert_eq!(game.to_string(), "modiar chance=8: *");
    assert_eq!(
        "modiar: c *".parse::<Record>().expect("a game").chance(),
        None
    );
}

#[test]
fn what_is_wrong_with_a_game_and_where() {
    let faults = [
        ("checkers: a", 1, "unknown-variant", "checkers"),
        ("modiar a", 8, "bad-board", "a"),
        ("modiar: d", 9, "bad-move", "d"),
        ("modiar: aa", 9, "bad-move", "aa"),
        ("modiar: a C x *", 13, "bad-move", "x"),
        ("modiar: A", 9, "illegal-move", "A"),
        ("modiar: a  pass", 12, "illegal-move", "pass"),
        ("modiar: a C 0-0", 13, "wrong-result", "0-0"),
        ("modiar: a C 0-0-0", 13, "bad-move", "0-0-0"),
        ("modiar: a * C", 13, "unexpected-word", "C"),
        ("tihbat 1,0/1,0 12-14 S: a A a", 29, "illegal-move", "a"),
        ("tihbat 1,0/1,0 12-14 S: a A *", 29, "wrong-result", "*"),
        (
            "tihbat 1,0/1,0 12-14 S: a A 14-14",
            29,
            "wrong-result",
            "14-14",
        ),
        ("modiar chance=: a", 8, "bad-chance", "chance="),
        ("modiar chance=+1: a", 8, "bad-chance", "chance=+1"),
        (
            "modiar chance=4294967296: a",
            8,
            "bad-chance",
            "chance=4294967296",
        ),
        (
            "modiar chance=1 chance=2: a",
            17,
            "unexpected-word",
            "chance=2",
        ),
        ("tihbat 1,0/1,0 12-14 S a", 24, "unexpected-word", "a"),
        ("tihbat: a: A", 10, "bad-move", ":"),
    ];
    for (text, column, code, found) in faults {
        assert_eq!(game_fault(text), (column, code, found.into()), "{text}");
    }
}

#[test]
fn a_refused_move_says_which_and_why() {
    for (text, sentence) in [
        (
            "modiar 1,2,2/1,0,0 18-18 S: c",
            "column 29: “c”, move 1, by south: c may not be played: it would capture \
             all seeds in the opponent's row (rule M6)",
        ),
        (
            "modiar: a c",
            "column 11: “c”, move 2, by north: c may not be played: it is in the \
             opponent's row (rule M1)",
        ),
        (
            "tihbat: a pass",
            "column 11: “pass”, move 2, by north: the turn may not be passed here (rule T4)",
        ),
        (
            "tihbat 1,0/1,0 12-14 S: a A a",
            "column 29: “a”, move 3, by south: a may not be played: the game is over (rule T6)",
        ),
    ] {
        let error = text.parse::<Record>().expect_err(text);
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn long_texts_are_refused_and_not_repeated() {
    let long = "x".repeat(LONGEST_TEXT + 1);
    let (column, code, found) = game_fault(&long);
    assert_eq!((column, code), (LONGEST_TEXT + 1, "text-too-long"));
    assert!(found.len() < 100);
    let word = "x".repeat(LONGEST_TEXT);
    let (column, code, found) = game_fault(&word);
    assert_eq!((column, code), (1, "unknown-variant"));
    assert!(found.len() < 100);
    let blanks = format!("modiar:{}", " ".repeat(LONGEST_TEXT - 7));
    assert!(blanks.parse::<Record>().is_ok());
}

/// What a slip of the hand or a bad copy puts into a text.
const SLIPS: &[&str] = &[
    "",
    " ",
    ",",
    "/",
    "-",
    "*",
    ":",
    "0",
    "7",
    "9",
    "255",
    "256",
    "a",
    "h",
    "A",
    "H",
    "S",
    "N",
    "opening",
    "pass",
    "modiar",
    "tihbat",
    "sadeqa-iii",
    "sadeqa-game-91",
    "\n",
    "\t",
    "\u{0}",
    "\u{7f}",
    "é",
    "٧",
    "\u{202e}",
    "🪨",
    "99999999999999999999",
];

fn spoil(text: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(chars.len() + 1);
        let until = chars.len().min(at + random.below(3));
        match random.below(4) {
            0 => chars.truncate(at),
            1 => chars.extend_from_within(at..until),
            _ => {
                chars.splice(at..until, random.pick(SLIPS).chars());
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn no_text_makes_reading_panic() {
    let mut read = 0;
    let mut refused = 0;
    for seed in 0..30_000 {
        let mut random = Random::new(seed);
        let game = random_game(*random.pick(&Variant::ALL), seed % 200);
        let text = if random.below(2) == 0 {
            game.to_string()
        } else {
            game.start().to_string()
        };
        let spoilt = spoil(&text, &mut random);
        match spoilt.parse::<Record>() {
            Ok(record) => {
                read += 1;
                assert_eq!(record.to_string().parse(), Ok(record), "{spoilt:?}");
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
                assert!(
                    (1..=spoilt.chars().count() + 1).contains(&error.column),
                    "{spoilt:?}: {error:?}"
                );
                let there: String = spoilt.chars().skip(error.column - 1).collect();
                assert!(there.starts_with(&error.found), "{spoilt:?}: {error:?}");
            }
        }
        if let Ok(position) = spoilt.parse::<Position>() {
            let witness = reference_of(&position);
            let seeds: u8 = witness.pits.iter().chain(&witness.captured).sum();
            assert_eq!(seeds, witness.game.seeds(), "{spoilt:?}");
        }
    }
    // Both sides of the border are visited.
    assert!(read > 1_000 && refused > 10_000, "{read} {refused}");
}
