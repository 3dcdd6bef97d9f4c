//! A number for every board, without gaps.

use std::ops::Range;

use crate::{Board, Pit, Ring, Side};

/// Numbers the boards with up to so many seeds from 0, without gaps.
///
/// Boards are seen from the player to move. They are ordered by the seeds on
/// the board (a *layer*), then by the seeds in the opponent's row, then by
/// the opponent's row, then by the mover's. A row of `n` pits with counts
/// `c₀ … cₙ₋₁` has the rank `Σ C(c₀ + … + cₖ + k, k + 1)` over `k < n - 1`
/// among the rows with as many seeds: the number of rows before it when the
/// sums `c₀ + … + cₖ` are compared, the longest first. The last pit does not
/// enter, so rows that differ only there have the same rank.
#[derive(Clone, Debug)]
pub struct Index {
    ring: Ring,
    most_seeds: u8,
    only_even: bool,
    /// `C(s + k, k + 1)`, by `s` and then `k`, for `k < pits_per_row`.
    choose: Vec<usize>,
    /// In how many ways so many seeds can lie in one row.
    rows: Vec<usize>,
    /// Where each block of a layer begins, by its seeds in both rows and
    /// then in the opponent's row.
    blocks: Vec<usize>,
    len: usize,
}

impl Index {
    /// The index of the boards with up to `most_seeds` seeds, at most 127; only
    /// even numbers of seeds, if odd ones cannot occur.
    #[must_use]
    pub fn new(ring: Ring, most_seeds: u8, only_even: bool) -> Self {
        let pits = ring.pits_per_row();
        let mut index = Self {
            ring,
            most_seeds,
            only_even,
            choose: Vec::new(),
            rows: Vec::new(),
            blocks: Vec::new(),
            len: 0,
        };
        for seeds in 0..=most_seeds + 1 {
            for k in 0..pits {
                index.choose.push(match (seeds, k) {
                    (0, _) => 0,
                    (_, 0) => usize::from(seeds),
                    // C(s + k, k + 1) = C(s - 1 + k, k + 1) + C(s + k - 1, k)
                    _ => index.choose(seeds - 1, k) + index.choose(seeds, k - 1),
                });
            }
        }
        for seeds in 0..=most_seeds {
            index.rows.push(match pits {
                1 => 1,
                _ => index.choose(seeds + 1, pits - 2),
            });
            for opponent in 0..=seeds {
                index.blocks.push(index.len);
                if index.has(seeds) {
                    index.len += index.rows(opponent) * index.rows(seeds - opponent);
                }
            }
        }
        index
    }

    fn choose(&self, seeds: u8, k: usize) -> usize {
        self.choose[usize::from(seeds) * self.ring.pits_per_row() + k]
    }

    /// The board.
    #[must_use]
    pub fn ring(&self) -> Ring {
        self.ring
    }

    /// The most seeds on a board.
    #[must_use]
    pub fn most_seeds(&self) -> u8 {
        self.most_seeds
    }

    /// How many boards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no board at all. There always is the empty one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether boards with so many seeds are numbered.
    #[must_use]
    pub fn has(&self, seeds: u8) -> bool {
        seeds <= self.most_seeds && !(self.only_even && seeds % 2 == 1)
    }

    /// The layers, from the empty board up, as numbers of seeds.
    pub fn layers(&self) -> impl Iterator<Item = u8> + use<> {
        let step = if self.only_even { 2 } else { 1 };
        (0..=self.most_seeds).step_by(step)
    }

    /// The numbers of the boards with so many seeds, which must be a layer.
    #[must_use]
    pub fn layer(&self, seeds: u8) -> Range<usize> {
        let end = match seeds {
            _ if seeds == self.most_seeds => self.len,
            _ => self.block(seeds + 1, 0),
        };
        self.block(seeds, 0)..end
    }

    /// Where the boards with so many seeds in both rows and in the opponent's
    /// row begin.
    pub(super) fn block(&self, seeds: u8, opponent: u8) -> usize {
        let seeds = usize::from(seeds);
        self.blocks[seeds * (seeds + 1) / 2 + usize::from(opponent)]
    }

    /// In how many ways so many seeds can lie in one row.
    pub(super) fn rows(&self, seeds: u8) -> usize {
        self.rows[usize::from(seeds)]
    }

    /// The rank and the seeds of a row that begins with this pit.
    pub(super) fn rank_row(&self, board: Board, first: usize) -> (usize, u8) {
        let pits = self.ring.pits_per_row();
        let seeds = |k: usize| board.seeds(Pit::new((first + k) as u8));
        let mut rank = 0;
        let mut sum = 0;
        for k in 0..pits - 1 {
            sum += seeds(k);
            rank += self.choose(sum, k);
        }
        (rank, sum + seeds(pits - 1))
    }

    /// The number of a board with this side to move; none if it holds too
    /// many seeds, or an odd number where only even ones are numbered.
    #[must_use]
    pub fn rank(&self, board: Board, mover: Side) -> Option<usize> {
        let seeds = board.total();
        if !self.has(seeds) {
            return None;
        }
        let first = |side| match side {
            Side::South => 0,
            Side::North => self.ring.pits_per_row(),
        };
        let (opponent, theirs) = self.rank_row(board, first(mover.opponent()));
        let (own, _) = self.rank_row(board, first(mover));
        Some(self.block(seeds, theirs) + opponent * self.rows(seeds - theirs) + own)
    }

    /// The boards of a layer in the order of their numbers, South to move.
    pub fn boards(&self, seeds: u8) -> impl Iterator<Item = Board> + use<> {
        let ring = self.ring;
        (0..=seeds).flat_map(move |theirs| {
            let own: Vec<Board> = rows(ring, seeds - theirs);
            rows(ring, theirs).into_iter().flat_map(move |opponent| {
                let opponent = opponent.turned(ring);
                let boards: Vec<Board> = own.iter().map(|row| row.plus(opponent)).collect();
                boards
            })
        })
    }
}

/// South's rows with so many seeds, by rank.
pub(super) fn rows(ring: Ring, seeds: u8) -> Vec<Board> {
    let mut rows = Vec::new();
    fill(0, ring.pits_per_row(), seeds, Board::EMPTY, &mut rows);
    rows
}

/// Lists the ways to put so many seeds into the first pits of a row, the
/// other pits being filled. The last pit counts down, so that the sum of
/// those before it goes up.
fn fill(depth: usize, pits: usize, seeds: u8, filled: Board, rows: &mut Vec<Board>) {
    let last = Pit::new((pits - 1 - depth) as u8);
    if depth == pits - 1 {
        rows.push(filled.plus(Board::seeds_in(last, seeds)));
        return;
    }
    for before in 0..=seeds {
        let filled = filled.plus(Board::seeds_in(last, seeds - before));
        fill(depth + 1, pits, before, filled, rows);
    }
}
