//! Lines of Verilog.

/// The longest line; longer ones are continued, indented, at a space.
pub(super) const COLUMNS: usize = 100;

/// A text under construction.
#[derive(Default, PartialEq)]
pub(super) struct Text {
    lines: Vec<String>,
}

impl Text {
    /// Adds a line, continued where it is too long. Of several empty lines one remains.
    pub fn line(&mut self, indent: usize, line: &str) {
        if line.is_empty() && self.lines.last().is_some_and(String::is_empty) {
            return;
        }
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
            let list: Vec<String> =
                attributes.iter().map(|(name, value)| format!("{name} = \"{value}\"")).collect();
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
/// possible, behind a comma if there is one, as late as possible.
fn break_at(line: &str, limit: usize) -> Option<usize> {
    let mut depth = 0i32;
    let mut before = ' ';
    let mut best: Option<((i32, bool), usize)> = None;
    for (at, c) in line[..limit].char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ' ' if at > limit / 2 => {
                let rank = (depth, !matches!(before, ';' | ','));
                if best.is_none_or(|(least, _)| rank <= least) {
                    best = Some((rank, at));
                }
            }
            _ => {}
        }
        before = c;
    }
    best.map(|(_, at)| at).or_else(|| line[..limit].rfind(' ').filter(|at| *at > 0))
}

/// `[7:0]` for 8 bits, nothing for one.
pub(super) fn range(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0]", width - 1) }
}
