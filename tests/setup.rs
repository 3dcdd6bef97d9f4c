//! A set-up becomes a position only if every invariant holds; each that does
//! not is named.
#![allow(missing_docs)]

use daga::{BySide, Position, Setup, SetupError, Side, Variant};

fn start(variant: Variant) -> Setup {
    Setup::from(Position::start(variant))
}

fn error(change: impl FnOnce(&mut Setup), variant: Variant) -> Option<SetupError> {
    let mut setup = start(variant);
    change(&mut setup);
    setup.validate().err()
}

fn piles(south: u8, north: u8) -> BySide<u8> {
    BySide { south, north }
}

#[test]
fn the_beginning_of_every_game_is_a_position() {
    for variant in Variant::ALL {
        let position = Position::start(variant);
        assert_eq!(Setup::from(position).validate(), Ok(position));
    }
}

#[test]
fn a_board_has_every_pit_and_no_more() {
    for variant in Variant::ALL {
        let expected = variant.rules().ring.pits();
        for found in [0, expected - 1, expected + 1, 2 * expected, 300] {
            assert_eq!(
                error(|setup| setup.seeds.resize(found, 0), variant),
                Some(SetupError::PitCount { expected, found })
            );
        }
    }
}

#[test]
fn no_seed_is_missing_and_none_is_added() {
    for variant in Variant::ALL {
        let expected = variant.seeds();
        let total = usize::from(expected);
        for (more, found) in [(1, total + 1), (2, total + 2)] {
            assert_eq!(
                error(|setup| setup.seeds[1] += more, variant),
                Some(SetupError::SeedTotal { expected, found })
            );
            assert_eq!(
                error(|setup| setup.captured.north = more, variant),
                Some(SetupError::SeedTotal { expected, found })
            );
        }
        assert_eq!(
            error(|setup| setup.seeds[0] -= 2, variant),
            Some(SetupError::SeedTotal {
                expected,
                found: total - 2
            })
        );
        // Sums beyond a byte are not taken for the right one.
        let pits = variant.rules().ring.pits();
        assert_eq!(
            error(|setup| setup.seeds.fill(255), variant),
            Some(SetupError::SeedTotal {
                expected,
                found: 255 * pits
            })
        );
        assert_eq!(
            error(
                |setup| {
                    setup.seeds.fill(0);
                    setup.seeds[0] = expected;
                    setup.captured = piles(128, 128);
                },
                variant
            ),
            Some(SetupError::SeedTotal {
                expected,
                found: total + 256
            })
        );
    }
}

#[test]
fn captures_are_even_where_they_leave_in_pairs() {
    for variant in [Variant::Modiar, Variant::Tihbat] {
        let odd = |south: u8, north: u8| {
            error(
                |setup| {
                    setup.opening = false;
                    setup.captured = piles(south, north);
                    setup.seeds[0] -= south;
                    setup.seeds[1] -= north;
                },
                variant,
            )
        };
        let names = |side, captured| Some(SetupError::OddCapture { side, captured });
        assert_eq!(odd(1, 3), names(Side::South, 1));
        assert_eq!(odd(1, 2), names(Side::South, 1));
        assert_eq!(odd(2, 3), names(Side::North, 3));
        assert_eq!(odd(2, 4), None);
    }
    for variant in [Variant::SadeqaIii, Variant::SadeqaGame91] {
        assert_eq!(
            error(
                |setup| {
                    setup.captured = piles(1, 3);
                    setup.seeds[0] -= 1;
                    setup.seeds[1] -= 3;
                },
                variant
            ),
            None
        );
    }
}

#[test]
fn only_modiar_has_an_opening_and_only_south_makes_it() {
    for variant in [Variant::Tihbat, Variant::SadeqaIii, Variant::SadeqaGame91] {
        assert_eq!(
            error(|setup| setup.opening = true, variant),
            Some(SetupError::NoOpeningRule)
        );
    }
    assert_eq!(
        error(|setup| setup.turn = Side::North, Variant::Modiar),
        Some(SetupError::NorthOpens)
    );
    let later = |setup: &mut Setup| {
        setup.turn = Side::North;
        setup.opening = false;
    };
    assert_eq!(error(later, Variant::Modiar), None);
    assert_eq!(error(|setup| setup.opening = false, Variant::Modiar), None);
}

#[test]
fn all_seeds_may_lie_in_one_pit_or_with_one_side() {
    for variant in Variant::ALL {
        for pit in 0..variant.rules().ring.pits() {
            let heap = |setup: &mut Setup| {
                setup.seeds.fill(0);
                setup.seeds[pit] = variant.seeds();
            };
            assert_eq!(error(heap, variant), None);
        }
        let all_captured = |setup: &mut Setup| {
            setup.seeds.fill(0);
            setup.captured = piles(0, variant.seeds());
        };
        assert_eq!(error(all_captured, variant), None);
    }
}
