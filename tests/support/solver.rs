//! Solving the plainest way: arrays, lists of edges, and values settled from
//! the largest down. Shares nothing with the engine's solver, neither code
//! nor method, and asks the reference engine for the moves.

use super::reference::{Game, Position};

/// Values of the boards of a game with the first player to move, by seeds and
/// then in the order of [`boards`].
pub struct Values {
    game: Game,
    ways: Vec<Vec<usize>>,
    of: Vec<Vec<i8>>,
}

/// Solves all boards of a game with up to so many seeds, an even number.
pub fn solve(game: Game, most_seeds: u8) -> Values {
    let mut values = Values {
        game,
        ways: ways(game.pits(), usize::from(most_seeds)),
        of: Vec::new(),
    };
    for seeds in 0..=most_seeds {
        let layer = match seeds % 2 {
            0 => solve_layer(seeds, &values),
            _ => Vec::new(),
        };
        values.of.push(layer);
    }
    values
}

impl Values {
    pub fn value(&self, board: &[u8]) -> i8 {
        let seeds: u8 = board.iter().sum();
        self.of[usize::from(seeds)][self.number(board)]
    }

    /// How many boards with as many seeds come before this one.
    fn number(&self, board: &[u8]) -> usize {
        let mut left = board.iter().map(|&seeds| usize::from(seeds)).sum::<usize>();
        let mut number = 0;
        for (pit, &seeds) in board.iter().enumerate() {
            for fewer in 0..usize::from(seeds) {
                number += self.ways[board.len() - 1 - pit][left - fewer];
            }
            left -= usize::from(seeds);
        }
        number
    }
}

/// In how many ways so many seeds lie in so many pits, by pits and seeds.
fn ways(pits: usize, seeds: usize) -> Vec<Vec<usize>> {
    let mut ways = vec![vec![0; seeds + 1]; pits + 1];
    ways[0][0] = 1;
    for pit in 1..=pits {
        for all in 0..=seeds {
            ways[pit][all] = (0..=all).map(|rest| ways[pit - 1][rest]).sum();
        }
    }
    ways
}

/// All ways to lay so many seeds in so many pits.
fn boards(pits: usize, seeds: u8) -> Vec<Vec<u8>> {
    if pits == 1 {
        return vec![vec![seeds]];
    }
    let rest = |first| {
        boards(pits - 1, seeds - first)
            .into_iter()
            .map(move |rest| [vec![first], rest].concat())
    };
    (0..=seeds).flat_map(rest).collect()
}

fn position(game: Game, board: &[u8]) -> Position {
    let mut position = Position::start(game);
    position.opening = false;
    position.pits[..board.len()].copy_from_slice(board);
    position
}

fn solve_layer(seeds: u8, fewer: &Values) -> Vec<i8> {
    let game = fewer.game;
    let boards = boards(game.pits(), seeds);
    let mut capture: Vec<Option<i8>> = vec![None; boards.len()];
    let mut undecided = vec![0; boards.len()];
    let mut parents = vec![Vec::new(); boards.len()];
    for (number, board) in boards.iter().enumerate() {
        let before = position(game, board);
        let children = before.children();
        if children.is_empty() {
            let gathered = before.outcome().expect("no move").gathered;
            capture[number] = Some(gathered[0] as i8 - gathered[1] as i8);
        }
        for (_, after) in children {
            let turned = &after.turned().pits[..game.pits()];
            let taken = seeds - after.on_board();
            if taken > 0 {
                capture[number] = capture[number].max(Some(taken as i8 - fewer.value(turned)));
            } else {
                undecided[number] += 1;
                parents[fewer.number(turned)].push(number);
            }
        }
    }

    let mut value: Vec<Option<i8>> = vec![None; boards.len()];
    for size in (1..=seeds as i8).rev() {
        let mut queue: Vec<(usize, i8)> = Vec::new();
        for number in 0..boards.len() {
            match capture[number] {
                Some(best) if best == size => queue.push((number, size)),
                Some(best) if best == -size && undecided[number] == 0 => {
                    queue.push((number, -size));
                }
                _ => {}
            }
        }
        while let Some((number, settled)) = queue.pop() {
            if value[number].is_some() {
                continue;
            }
            value[number] = Some(settled);
            for &parent in &parents[number] {
                if settled < 0 {
                    queue.push((parent, -settled));
                    continue;
                }
                undecided[parent] -= 1;
                if undecided[parent] == 0 && capture[parent].is_none_or(|best| best <= -size) {
                    queue.push((parent, -size));
                }
            }
        }
    }
    value.into_iter().map(|value| value.unwrap_or(0)).collect()
}
