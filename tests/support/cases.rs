//! Reads the rule cases of `tests/cases` and plays them. The format is
//! described in `tests/cases/README.md`.

/// A game as a case sees it: texts in, texts out, so that the engine and the
/// reference are asked in exactly the same words.
pub trait Table: Sized {
    /// Sets up a position, or the beginning of the game of that name.
    fn open(position: &str) -> Result<Self, String>;
    /// The names of the allowed moves, `pass` among them.
    fn allowed(&self) -> Vec<String>;
    /// `b singleton M1`, `b endless S6, returns after 70 laps`; nothing if
    /// the pit may be played.
    fn refusal(&self, pit: &str) -> Option<String>;
    fn play(&mut self, mv: &str) -> Result<Happened, String>;
    fn undo(&mut self) -> Result<(), String>;
    fn position(&self) -> String;
    /// `no-move M8, 22-20, gathered 4-0, left 0`
    fn outcome(&self) -> Option<String>;
}

/// What the last move did.
#[derive(Debug)]
pub struct Happened {
    pub laps: u32,
    /// Pit name and seeds, in order.
    pub captures: Vec<(String, u8)>,
}

/// One case: the clause it is about and what is done and asked in turn.
#[derive(Debug)]
pub struct Case {
    pub clause: String,
    pub title: String,
    /// Where it begins, `modiar.txt:12`.
    pub place: String,
    lines: Vec<Line>,
}

#[derive(Debug)]
struct Line {
    number: usize,
    keyword: String,
    rest: String,
}

/// Reads one file of cases.
///
/// # Panics
/// At a line that is neither heading, indented line, comment nor empty.
pub fn read(file: &str, text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else {
            continue;
        };
        if first.starts_with('#') {
            continue;
        }
        if line.starts_with(char::is_whitespace) {
            let case = cases
                .last_mut()
                .unwrap_or_else(|| panic!("{file}:{number}: a line before the first heading"));
            case.lines.push(Line {
                number,
                keyword: first.to_string(),
                rest: rest.join(" "),
            });
        } else {
            cases.push(Case {
                clause: first.to_string(),
                title: rest.join(" "),
                place: format!("{file}:{number}"),
                lines: Vec::new(),
            });
        }
    }
    cases
}

impl Case {
    /// The reasons this case expects, for counting that all are covered.
    pub fn reasons(&self) -> impl Iterator<Item = &str> {
        self.lines
            .iter()
            .filter(|line| line.keyword == "refused")
            .filter_map(|line| line.rest.split(' ').nth(1))
    }

    /// Plays the case; the error names clause, title and line.
    pub fn run<T: Table>(&self) -> Result<(), String> {
        self.steps::<T>().map_err(|(number, error)| {
            format!(
                "{} {} ({}, line {number}): {error}",
                self.clause, self.title, self.place
            )
        })
    }

    fn steps<T: Table>(&self) -> Result<(), (usize, String)> {
        let Some((first, rest)) = self.lines.split_first() else {
            return Err((0, "the case is empty".into()));
        };
        if first.keyword != "position" {
            return Err((first.number, "a case begins with its position".into()));
        }
        let mut table = T::open(&first.rest).map_err(|error| (first.number, error))?;
        let mut last = None;
        for line in rest {
            step(&mut table, &mut last, line).map_err(|error| (line.number, error))?;
        }
        if rest.iter().all(|line| line.keyword == "play") {
            return Err((first.number, "the case asks nothing".into()));
        }
        Ok(())
    }
}

fn step<T: Table>(table: &mut T, last: &mut Option<Happened>, line: &Line) -> Result<(), String> {
    let rest = line.rest.as_str();
    match line.keyword.as_str() {
        "play" => {
            for mv in rest.split(' ') {
                *last = Some(table.play(mv).map_err(|error| format!("{mv}: {error}"))?);
            }
            Ok(())
        }
        "undo" => {
            *last = None;
            table.undo()
        }
        "laps" => same(rest, &happened(last)?.laps.to_string()),
        "captures" => {
            let captures: Vec<String> = happened(last)?
                .captures
                .iter()
                .map(|(pit, seeds)| format!("{pit} {seeds}"))
                .collect();
            same(rest, &or_nothing(&captures, ", "))
        }
        "then" => same(rest, &table.position()),
        "allowed" => same(rest, &or_nothing(&table.allowed(), " ")),
        "refused" => {
            let pit = rest.split(' ').next().unwrap_or_default();
            let refusal = table.refusal(pit);
            same(rest, refusal.as_deref().unwrap_or("not refused"))
        }
        "goes" if rest == "on" => same("not over", &over(table)),
        "over" => same(rest, &over(table)),
        keyword => Err(format!("no line begins with {keyword:?}")),
    }
}

fn happened(last: &Option<Happened>) -> Result<&Happened, String> {
    last.as_ref().ok_or_else(|| "no move was made".to_string())
}

fn or_nothing(list: &[String], between: &str) -> String {
    if list.is_empty() {
        "nothing".to_string()
    } else {
        list.join(between)
    }
}

fn over<T: Table>(table: &T) -> String {
    table.outcome().unwrap_or_else(|| "not over".to_string())
}

fn same(expected: &str, found: &str) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("expected {expected:?}, found {found:?}"))
    }
}
