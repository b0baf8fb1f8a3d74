//! Lines of Verilog.
use crate::names::OF_LOOPS;

/// The longest line; longer ones are continued, indented, at a space or behind a bracket.
pub(super) const COLUMNS: usize = 100;

/// Stands for the element that a loop is at, between square brackets, until it is known whether the
/// loop is one of an `always` block or a `generate` loop.
pub(super) const INDEX: char = '\u{1}';
/// Stands before the bits of its number.
pub(super) const NUMBER: char = '\u{2}';

/// Text of an `always` block: what stands for the element of a loop becomes its integer.
pub(super) fn in_block(text: &str, integer: &str) -> String {
    text.replace([INDEX, NUMBER], integer)
}

/// Text of a `generate` loop: what stands for its element becomes the loop's, and its number the
/// constant of `bits` that the loop declares.
pub(super) fn in_generate(text: &str, bits: u32) -> String {
    let number = super::expression::slice(&NUMBER.to_string(), 0, bits);
    text.replace(&number, OF_LOOPS[2]).replace(NUMBER, OF_LOOPS[2]).replace(INDEX, OF_LOOPS[1])
}

/// The widest margin.
const DEEPEST: usize = 48;

/// A text under construction: lines with their margins, laid out when it is finished.
#[derive(Clone, Default)]
pub(super) struct Text {
    lines: Vec<(usize, String)>,
}

impl Text {
    /// Adds a line, which is continued where it is too long. Of several empty lines one remains.
    pub fn line(&mut self, indent: usize, line: &str) {
        if line.is_empty() && self.lines.last().is_some_and(|(_, last)| last.is_empty()) {
            return;
        }
        // What stands deeper is moved no further: a line needs room for its text.
        self.lines.push((indent.min(DEEPEST), line.to_string()));
    }

    /// Adds `(* name = "value" *)`, if there are attributes.
    pub fn attributes(&mut self, indent: usize, attributes: &[(String, String)]) {
        if !attributes.is_empty() {
            let list: Vec<String> = attributes
                .iter()
                .map(|(name, value)| format!("{name} = {}", quoted(value)))
                .collect();
            self.line(indent, &format!("(* {} *)", list.join(", ")));
        }
    }

    /// Adds another text.
    pub fn append(&mut self, other: Text) {
        let mut lines = other.lines;
        while lines.last().is_some_and(|(_, last)| last.is_empty()) {
            lines.pop();
        }
        self.lines.extend(lines);
    }

    /// The line without its margin, if there is only one.
    pub fn only_line(&self) -> Option<&str> {
        match &self.lines[..] {
            [(_, only)] => Some(only),
            _ => None,
        }
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Puts another text before the line of that number.
    pub fn insert(&mut self, at: usize, other: Text) {
        self.lines.splice(at..at, other.lines);
    }

    /// Whether a loop among the lines from that number on counts with this.
    pub fn counts_with(&self, name: &str, from: usize) -> bool {
        let head = format!("for ({name} = ");
        self.lines[from..].iter().any(|(_, line)| line.starts_with(&head))
    }

    /// Its lines with their margins, none of them torn.
    pub fn into_lines(self) -> Vec<(usize, String)> {
        self.lines
    }

    /// Whether there is no line.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The whole.
    pub fn finish(self) -> String {
        let mut lines = Lines::default();
        self.lines.iter().for_each(|(indent, line)| lines.add(*indent, line));
        let mut text = lines.0.join("\n");
        text.push('\n');
        text
    }
}

/// Lines as they stand in a file.
#[derive(Default)]
struct Lines(Vec<String>);

impl Lines {
    /// Adds a line, continued where it is too long.
    fn add(&mut self, indent: usize, line: &str) {
        if let Some(remark) = line.strip_prefix("//") {
            return self.remark(indent, remark);
        }
        // A comment for which there is no room beside its line stands above it.
        if indent + line.len() > COLUMNS
            && let Some(at) = remark_at(line)
        {
            self.remark(indent, &line[at + 3..]);
            return self.add(indent, line[..at].trim_end());
        }
        let mut rest = line;
        let mut margin = indent;
        while margin + rest.len() > COLUMNS {
            // Where there is no space, behind a bracket: the long name of a port, and what is at it.
            let at_space = break_at(rest, COLUMNS - margin).map(|at| (at, at + 1));
            let bracket = || outside_strings(rest).find(|(_, c)| *c == '(');
            let at_bracket = || bracket().map(|(at, _)| (at + 1, at + 1));
            let Some((end, next)) = at_space.or_else(at_bracket) else { break };
            self.0.push(format!("{:margin$}{}", "", &rest[..end]));
            rest = &rest[next..];
            margin = indent + 4;
        }
        let line = format!("{:margin$}{rest}", "");
        self.0.push(line.trim_end().to_string());
    }

    /// Adds a comment, whose text may take several lines.
    fn remark(&mut self, indent: usize, remark: &str) {
        let text = remark.trim_start();
        let hang = &remark[..remark.len() - text.len()];
        // A line does not begin with an order to a tool.
        let mut words: Vec<String> = vec![];
        for word in text.split_inclusive(' ') {
            match words.last_mut() {
                Some(before) if is_order(word) => before.push_str(word),
                _ => words.push(word.to_string()),
            }
        }
        let mut line = String::new();
        for word in &words {
            let length = indent + 2 + hang.len() + line.len() + word.trim_end().len();
            if length > COLUMNS && !line.is_empty() {
                let full = format!("{:indent$}//{hang}{}", "", line.trim_end());
                self.0.push(full);
                line.clear();
            }
            line.push_str(word);
        }
        self.0.push(format!("{:indent$}//{hang}{line}", "").trim_end().to_string());
    }
}

/// The characters of a line that are in no string, the quotes themselves among them, and where they are.
pub(super) fn outside_strings(line: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut in_string, mut is_escaped) = (false, false);
    line.char_indices().filter(move |(_, c)| {
        if in_string {
            in_string = is_escaped || *c != '"';
            is_escaped = !is_escaped && *c == '\\';
            return !in_string;
        }
        in_string = *c == '"';
        true
    })
}

/// Where a comment behind code begins, with the space before it.
fn remark_at(line: &str) -> Option<usize> {
    outside_strings(line).map(|(at, _)| at).find(|at| line[*at..].starts_with(" //"))
}

/// Where to tear a line: at a space in the second half of what fits, outside as many brackets as
/// possible, behind a comma if there is one, as late as possible; never in a string.
fn break_at(line: &str, limit: usize) -> Option<usize> {
    let mut depth = 0i32;
    let mut before = ' ';
    let mut last = None;
    let mut best: Option<((i32, bool), usize)> = None;
    for (at, c) in outside_strings(line).take_while(|(at, _)| *at < limit) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ' ' if at > 0 => {
                last = Some(at);
                let rank = (depth, !matches!(before, ';' | ','));
                if at > limit / 2 && best.is_none_or(|(least, _)| rank <= least) {
                    best = Some((rank, at));
                }
            }
            _ => {}
        }
        before = c;
    }
    best.map(|(_, at)| at).or(last)
}

/// What lines of a documentation belong together as.
#[derive(Clone, Copy, PartialEq)]
enum Passage {
    /// A paragraph.
    Paragraph,
    /// A line of a list and what is indented below it.
    Item,
    /// A line of a picture, a heading, or an empty one.
    Line,
}

/// The lines of a documentation: those of a paragraph or of an item of a list are filled if one of them
/// is too long for a line of comment; pictures and tables stay as they are.
pub(super) fn filled(documentation: &str) -> Vec<String> {
    let is_text = |line: &str| line.starts_with(|c: char| c.is_alphanumeric() || "`(".contains(c));
    // `Rationale:` or `Waits on: ...` begins a line; `refused: whoever asks` is in the middle of a sentence.
    let is_labelled = |line: &str| {
        line.starts_with(char::is_uppercase)
            && line.split_once(':').is_some_and(|(label, _)| label.split(' ').count() <= 2)
    };
    let is_heading = |line: &str| line.ends_with(':') && is_labelled(line);
    let mut passages: Vec<(Passage, Vec<&str>)> = vec![];
    for line in documentation.lines() {
        match passages.last_mut() {
            Some((Passage::Paragraph, lines)) if is_text(line) && !is_labelled(line) => {
                lines.push(line);
            }
            Some((Passage::Item, lines)) if line.starts_with("  ") => lines.push(line.trim()),
            _ if line.starts_with("- ") => passages.push((Passage::Item, vec![line])),
            _ if is_text(line) && !is_heading(line) => {
                passages.push((Passage::Paragraph, vec![line]));
            }
            _ => passages.push((Passage::Line, vec![line])),
        }
    }
    let mut filled: Vec<String> = vec![];
    for (passage, lines) in passages {
        let is_wide = lines.iter().any(|line| line.len() + 3 > COLUMNS);
        match passage {
            // `Text::line` breaks it.
            Passage::Paragraph if is_wide => filled.push(lines.join(" ")),
            Passage::Item if is_wide => filled.extend(item(&lines.join(" "))),
            Passage::Item => {
                filled.push(lines[0].to_string());
                filled.extend(lines[1..].iter().map(|line| format!("  {line}")));
            }
            _ => filled.extend(lines.iter().map(ToString::to_string)),
        }
    }
    filled
}

/// An item of a list in lines of comment, its text indented behind the dash.
fn item(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is one");
        if line.len() + word.len() + 4 > COLUMNS {
            lines.push(format!("  {word}"));
        } else {
            let space = if line.is_empty() { "" } else { " " };
            *line += &format!("{space}{word}");
        }
    }
    lines
}

/// A line of comment.
pub(super) fn comment(line: &str) -> String {
    format!("// {}", harmless(line)).trim_end().to_string()
}

/// A documentation text as the end of a line.
pub(super) fn one_line(text: &str) -> String {
    harmless(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Whether a tool may take a comment that begins so for an order to itself.
fn is_order(text: &str) -> bool {
    const ORDERS: [&str; 5] = ["verilator", "synopsys", "synthesis", "pragma", "cadence"];
    ORDERS.iter().any(|word| text.starts_with(word))
}

/// A comment that no tool takes for an order to itself.
fn harmless(text: &str) -> String {
    let trimmed = text.trim_start();
    if !is_order(trimmed) {
        return text.to_string();
    }
    let margin = &text[..text.len() - trimmed.len()];
    format!("{margin}{}{}", trimmed[..1].to_uppercase(), &trimmed[1..])
}

/// A text as a string of Verilog.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// `[7:0]` for 8 bits, nothing for one.
pub(super) fn range(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0]", width - 1) }
}

#[cfg(test)]
mod tests {
    use super::{COLUMNS, Text, filled};

    #[test]
    fn a_comment_without_room_beside_its_line_stands_above_it_and_takes_several_lines() {
        let mut text = Text::default();
        let remark = "Comes back with the answer. ".repeat(6);
        text.line(2, &format!("wire [9:0] tag;  // {}", remark.trim_end()));
        let text = text.finish();
        let lines: Vec<&str> = text.lines().collect();
        let (code, remarks) = lines.split_last().expect("there are lines");
        assert_eq!(*code, "  wire [9:0] tag;");
        assert_eq!(remarks.len(), 2, "{text}");
        assert!(remarks.iter().all(|line| line.starts_with("  // ") && line.len() <= COLUMNS));
    }

    #[test]
    fn no_line_of_a_comment_begins_with_an_order_to_a_tool() {
        for words in 10..20 {
            let mut text = Text::default();
            text.line(0, &format!("// {}synthesis off", "seven7 ".repeat(words)));
            let text = text.finish();
            assert!(text.lines().all(|line| !line.starts_with("// synthesis")), "{text}");
        }
    }

    #[test]
    fn a_wide_paragraph_is_filled_and_its_heading_and_labels_stay() {
        let wide = "word ".repeat(25);
        let filled = filled(&format!(
            "Rationale:\n{wide}\nrefused: no.\nInterval: 1.\n  picture\nshort\nlines"
        ));
        let joined = format!("{wide} refused: no.");
        assert_eq!(filled, ["Rationale:", &joined, "Interval: 1.", "  picture", "short", "lines"]);
    }

    #[test]
    fn a_wide_item_of_a_list_is_filled_behind_its_dash() {
        let wide = "word ".repeat(25);
        let text = format!("- {wide}\n  and (more)\n(`in` brackets\n- short\n  one");
        let lines = filled(&text);
        assert!(lines.iter().all(|line| line.len() + 3 <= COLUMNS), "{lines:?}");
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert!(lines[0].starts_with("- word") && lines[1].starts_with("  word"), "{lines:?}");
        assert_eq!(lines[2..], ["(`in` brackets", "- short", "  one"]);
    }
}
