//! Sixteen neighbouring boards at once, a byte each.

use super::table::EVEN;

/// How many boards go together.
pub(super) const LANES: usize = 16;

/// The values of boards with consecutive numbers.
pub(super) type Lanes = [u8; LANES];

/// Sixteen bytes from here on.
#[inline(always)]
pub(super) fn load(bytes: &[u8], at: usize) -> &Lanes {
    bytes[at..].first_chunk().expect("the slice is padded")
}

/// What one move makes of sixteen boards.
#[derive(Clone, Copy)]
pub(super) struct Replies<'a> {
    /// The values of the boards it leads to, as the opponent sees them.
    pub values: &'a Lanes,
    /// All ones where the move may be made.
    pub mask: &'a Lanes,
    /// The seeds it takes.
    pub taken: u8,
}

impl<'a> Replies<'a> {
    /// No reply yet: something to overwrite.
    pub(super) const fn none(lanes: &'a Lanes) -> Self {
        Self {
            values: lanes,
            mask: lanes,
            taken: 0,
        }
    }
}

/// The best of `floor` and of what the moves are worth to their mover, in the
/// first `len` lanes. What the others hold means nothing.
#[inline(always)]
pub(super) fn best<const MOVES: usize>(
    floor: &Lanes,
    moves: [Replies<'_>; MOVES],
    len: usize,
) -> Lanes {
    if cfg!(all(target_arch = "wasm32", not(target_feature = "simd128"))) {
        best_by_halves(floor, moves, len)
    } else {
        best_by_lanes(floor, moves)
    }
}

/// For machines with wide registers: the compiler makes one instruction for
/// all lanes of each operation, as long as this stays a single plain loop.
#[inline(always)]
fn best_by_lanes<const MOVES: usize>(floor: &Lanes, moves: [Replies<'_>; MOVES]) -> Lanes {
    let mut best = [0; LANES];
    for lane in 0..LANES {
        best[lane] = floor[lane];
        for reply in moves {
            let worth = (2 * EVEN + reply.taken).wrapping_sub(reply.values[lane]);
            best[lane] = best[lane].max(worth & reply.mask[lane]);
        }
    }
    best
}

/// For machines without: eight lanes in a word. Values have seven bits, so
/// no lane borrows from the next; lanes behind the end of a run may, but
/// only from those after them.
#[inline(always)]
fn best_by_halves<const MOVES: usize>(
    floor: &Lanes,
    moves: [Replies<'_>; MOVES],
    len: usize,
) -> Lanes {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x80 * ONES;
    let mut best = [0; LANES];
    for half in [0, LANES / 2] {
        if half >= len {
            break;
        }
        let word = |lanes: &Lanes| {
            u64::from_le_bytes(*lanes[half..].first_chunk().expect("half the lanes"))
        };
        let mut most = word(floor);
        for reply in moves {
            let mirror = u64::from(2 * EVEN + reply.taken) * ONES;
            let worth = mirror.wrapping_sub(word(reply.values)) & word(reply.mask);
            let most_is_more = ((most | TOPS).wrapping_sub(worth) & TOPS) >> 7;
            let keep = most_is_more.wrapping_mul(0xff);
            most = (most & keep) | (worth & !keep);
        }
        best[half..half + LANES / 2].copy_from_slice(&most.to_le_bytes());
    }
    best
}

/// The bits of the first so many lanes, as one number.
pub(super) const FIRST: [u128; LANES + 1] = {
    let mut masks = [u128::MAX; LANES + 1];
    let mut count = 0;
    while count < LANES {
        masks[count] = (1 << (8 * count)) - 1;
        count += 1;
    }
    masks
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_find_the_same_best() {
        let mut state = 1_u32;
        let mut byte = |least: u8, most: u8| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            least + ((state >> 24) as u8) % (most - least + 1)
        };
        for _ in 0..10_000 {
            let mut lanes = |least, most| std::array::from_fn(|_| byte(least, most));
            let floor = lanes(0, 100);
            let values = [lanes(22, 106), lanes(64, 106)];
            let masks = [lanes(0, 1), lanes(0, 1)].map(|mask| mask.map(|bit| bit * 0xff));
            let moves = [0, 1].map(|slot| Replies {
                values: &values[slot],
                mask: &masks[slot],
                taken: 6 * slot as u8,
            });
            for len in 1..=LANES {
                let [lanes, halves] = [
                    best_by_lanes(&floor, moves),
                    best_by_halves(&floor, moves, len),
                ];
                assert_eq!(lanes[..len], halves[..len]);
            }
        }
    }
}
