//! Lines of Verilog.

/// The longest line; longer ones are continued, indented, at a space.
pub(super) const COLUMNS: usize = 100;

/// The widest margin.
const DEEPEST: usize = 48;

/// A text under construction.
#[derive(Default)]
pub(super) struct Text {
    lines: Vec<String>,
}

impl Text {
    /// Adds a line, continued where it is too long. Of several empty lines one remains.
    pub fn line(&mut self, indent: usize, line: &str) {
        if line.is_empty() && self.lines.last().is_some_and(String::is_empty) {
            return;
        }
        // What stands deeper is moved no further: a line needs room for its text.
        let indent = indent.min(DEEPEST);
        let mut rest = line;
        let mut margin = indent;
        // A comment that closes a line must not be torn from its marker.
        while margin + rest.len() > COLUMNS && !rest.contains("//") {
            let Some(at) = break_at(rest, COLUMNS - margin) else { break };
            self.lines.push(format!("{:margin$}{}", "", &rest[..at]));
            rest = &rest[at + 1..];
            margin = indent + 4;
        }
        let line = format!("{:margin$}{rest}", "");
        self.lines.push(line.trim_end().to_string());
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
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        self.lines.extend(lines);
    }

    /// The line without its margin, if there is only one.
    pub fn only_line(&self) -> Option<&str> {
        match &self.lines[..] {
            [only] => Some(only.trim_start()),
            _ => None,
        }
    }

    /// Whether there is no line.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The whole.
    pub fn finish(self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }
}

/// Where to tear a line: at a space in the second half of what fits, outside as many brackets as
/// possible, behind a comma if there is one, as late as possible; never in a string.
fn break_at(line: &str, limit: usize) -> Option<usize> {
    let mut depth = 0i32;
    let mut before = ' ';
    let (mut in_string, mut is_escaped) = (false, false);
    let mut last = None;
    let mut best: Option<((i32, bool), usize)> = None;
    for (at, c) in line.char_indices().take_while(|(at, _)| *at < limit) {
        if in_string {
            in_string = is_escaped || c != '"';
            is_escaped = !is_escaped && c == '\\';
            continue;
        }
        match c {
            '"' => in_string = true,
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

/// A line of comment.
pub(super) fn comment(line: &str) -> String {
    format!("// {}", harmless(line)).trim_end().to_string()
}

/// A documentation text as the end of a line.
pub(super) fn one_line(text: &str) -> String {
    harmless(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A comment that no tool takes for an order to itself: those begin with these words.
fn harmless(text: &str) -> String {
    const ORDERS: [&str; 5] = ["verilator", "synopsys", "synthesis", "pragma", "cadence"];
    let trimmed = text.trim_start();
    if !ORDERS.iter().any(|word| trimmed.starts_with(word)) {
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
