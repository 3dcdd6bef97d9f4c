//! Carries the steps of a move out on a plain array, as a spectator would.

use super::reference::Position;
use daga::{Side, Step};

/// The seeds on the board and with the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    pub pits: [u8; 16],
    pub captured: [u8; 2],
    /// Shared seeds that stay on the board, nobody's.
    pub left: u8,
    seeds: u8,
}

fn index(side: Side) -> usize {
    match side {
        Side::South => 0,
        Side::North => 1,
    }
}

impl Replay {
    pub fn new(position: &Position) -> Self {
        Replay {
            pits: position.pits,
            captured: position.captured,
            left: 0,
            seeds: position.game.seeds(),
        }
    }

    /// Carries one step out and counts all seeds afterwards.
    ///
    /// # Panics
    /// If the step is not possible or loses a seed.
    pub fn step(&mut self, step: Step) {
        match step {
            Step::Lap(lap) => {
                let from = lap.from.index();
                assert!(lap.seeds > 0, "an empty pit is lifted: {step:?}");
                assert_eq!(self.pits[from], lap.seeds, "{step:?}");
                self.pits[from] = 0;
                assert_eq!(lap.drops().len(), usize::from(lap.seeds), "{step:?}");
                for pit in lap.drops() {
                    self.pits[pit.index()] += 1;
                }
            }
            Step::Capture { pit, seeds, by } => self.take(pit.index(), seeds, by),
            Step::Gather { pit, seeds, to } => self.take(pit.index(), seeds, to),
            Step::Pass { .. } => (),
            Step::Share { each, left } => {
                assert_eq!(self.pits.iter().sum::<u8>(), 2 * each + left, "{step:?}");
                assert!(left < 2, "{step:?}");
                self.pits = [0; 16];
                self.captured = self.captured.map(|seeds| seeds + each);
                self.left = left;
            }
        }
        let seeds: u8 = self.pits.iter().chain(&self.captured).sum();
        assert_eq!(seeds + self.left, self.seeds, "seeds are lost by {step:?}");
    }

    fn take(&mut self, pit: usize, seeds: u8, by: Side) {
        assert!(seeds > 0, "nothing is taken from pit {pit}");
        assert_eq!(self.pits[pit], seeds, "pit {pit} holds another number");
        self.pits[pit] = 0;
        self.captured[index(by)] += seeds;
    }
}
