//! Breaks printed Verilog on purpose, in the seven ways in which a printer goes wrong.
//!
//! Works on the text, since a wrong printer would make such text of a right circuit. The comparison
//! has to notice; that is its own test.

/// A way to break the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mutation {
    /// `(a & b) == c` becomes `a & b == c`.
    DropParentheses,
    /// `$signed(a) < $signed(b)` becomes `(a) < $signed(b)`.
    DropSign,
    /// A constant or a declaration loses a bit.
    NarrowWidth,
    /// `c ? a : b` becomes `c ? b : a`.
    SwapChoice,
    /// Two neighbouring assignments change places.
    SwapAssignments,
    /// A loop leaves the last element out.
    ShortenLoop,
    /// The element that a loop is at becomes the first.
    FixIndex,
}

impl Mutation {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::DropParentheses,
        Self::DropSign,
        Self::NarrowWidth,
        Self::SwapChoice,
        Self::SwapAssignments,
        Self::ShortenLoop,
        Self::FixIndex,
    ];

    /// The text broken in each place where it can be.
    pub fn apply(self, verilog: &str) -> Vec<String> {
        match self {
            Self::DropParentheses => drop_parentheses(verilog),
            Self::DropSign => {
                let places = verilog.match_indices("$signed(");
                places.map(|(at, found)| replaced(verilog, at, found.len(), "(")).collect()
            }
            Self::NarrowWidth => narrow_width(verilog),
            Self::SwapChoice => swap_choice(verilog),
            Self::SwapAssignments => swap_assignments(verilog),
            Self::ShortenLoop => shorten_loop(verilog),
            Self::FixIndex => {
                let places = ["[i]", "[g]"].into_iter().flat_map(|i| verilog.match_indices(i));
                places.map(|(at, found)| replaced(verilog, at, found.len(), "[0]")).collect()
            }
        }
    }
}

fn replaced(text: &str, at: usize, length: usize, with: &str) -> String {
    format!("{}{with}{}", &text[..at], &text[at + length..])
}

/// Where the bracket that opens at `at` closes.
fn closing(text: &str, at: usize) -> Option<usize> {
    let mut depth = 0;
    for (position, character) in text[at..].char_indices() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + position);
        }
    }
    None
}

/// Parentheses that hold operands together: those after an operator, not those of a call, a
/// condition or a port list.
fn drop_parentheses(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    for (at, _) in text.match_indices('(') {
        let before = text[..at].trim_end().chars().next_back();
        let starts_operand = before.is_some_and(|c| "=&|^+-*<>?:{,(~!".contains(c));
        let Some(end) = closing(text, at) else { continue };
        let inside = &text[at + 1..end];
        let before_end = text[end + 1..].trim_start();
        let is_operand =
            inside.contains(' ') && !inside.contains("input") && !before_end.is_empty();
        if starts_operand && is_operand {
            list.push(format!("{}{inside}{}", &text[..at], &text[end + 1..]));
        }
    }
    // An operand may also come first, before its operator.
    for (at, _) in text.match_indices("= (") {
        let at = at + 2;
        let Some(end) = closing(text, at) else { continue };
        let broken = format!("{}{}{}", &text[..at], &text[at + 1..end], &text[end + 1..]);
        if !list.contains(&broken) {
            list.push(broken);
        }
    }
    list
}

/// The widths of sized constants, and the upper bounds of declarations.
fn narrow_width(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    let ends = text.match_indices(['\'', ':']);
    for (end, found) in ends {
        let digits = text[..end].chars().rev().take_while(char::is_ascii_digit).count();
        let start = end - digits;
        let Ok(number) = text[start..end].parse::<u32>() else { continue };
        let bounds = found == ":" && text[..start].ends_with('[');
        let declares =
            ["wire [", "reg [", "reg  ["].iter().any(|word| text[..start].ends_with(word));
        let sized = found == "'" && number > 1;
        if sized || (bounds && declares && number > 0) {
            list.push(replaced(text, start, digits, &(number - 1).to_string()));
        }
    }
    list
}

fn swap_choice(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    for (question, _) in text.match_indices(" ? ") {
        let first = question + 3;
        let Some(colon) = end_of(text, first, true) else { continue };
        let second = colon + 3;
        let Some(end) = end_of(text, second, false) else { continue };
        let (one, zero) = (&text[first..colon], &text[second..end]);
        if one != zero {
            list.push(format!("{}{zero} : {one}{}", &text[..first], &text[end..]));
        }
    }
    list
}

/// Where a branch of a choice that begins at `start` ends: at its colon, or at what closes it.
fn end_of(text: &str, start: usize, at_colon: bool) -> Option<usize> {
    let mut depth = 0;
    let mut choices = 0;
    for (position, character) in text[start..].char_indices() {
        let here = start + position;
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return (!at_colon).then_some(here),
            ')' | ']' | '}' => depth -= 1,
            ';' | ',' if depth == 0 => return (!at_colon).then_some(here),
            '?' if depth == 0 => choices += 1,
            ':' if depth == 0 && choices > 0 => choices -= 1,
            ':' if depth == 0 && at_colon => return Some(here - 1),
            ':' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The bounds of loops.
fn shorten_loop(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    for head in ["; i < ", "; g < "] {
        for (at, found) in text.match_indices(head) {
            let start = at + found.len();
            let digits = text[start..].chars().take_while(char::is_ascii_digit).count();
            let Ok(number) = text[start..start + digits].parse::<u32>() else { continue };
            list.push(replaced(text, start, digits, &(number - 1).to_string()));
        }
    }
    list
}

fn swap_assignments(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let target = |line: &str| {
        let (target, _) = line.split_once(" = ").or_else(|| line.split_once(" <= "))?;
        let name = target.trim().split('[').next()?;
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        (is_name && line.ends_with(';')).then(|| name.to_string())
    };
    let mut list = Vec::new();
    for at in 1..lines.len() {
        let (first, second) = (lines[at - 1], lines[at]);
        if target(first).is_some() && target(first) == target(second) && first != second {
            let mut swapped = lines.clone();
            swapped.swap(at - 1, at);
            list.push(swapped.join("\n"));
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mutation_does_what_it_says() {
        let cases = [
            (Mutation::DropParentheses, "x = a == (b & c);", "x = a == b & c;"),
            (Mutation::DropParentheses, "x = (a & b) == c;", "x = a & b == c;"),
            (Mutation::DropSign, "x = $signed(a) < b;", "x = (a) < b;"),
            (Mutation::NarrowWidth, "x = {4'd0, a};", "x = {3'd0, a};"),
            (Mutation::NarrowWidth, "wire [7:0] x;", "wire [6:0] x;"),
            (Mutation::SwapChoice, "x = c ? a[1:0] : b + 1;", "x = c ? b + 1 : a[1:0];"),
            (Mutation::SwapChoice, "x = {c ? a : b, d};", "x = {c ? b : a, d};"),
            (Mutation::SwapAssignments, "x = a;\nx[0] = b;", "x[0] = b;\nx = a;"),
            (
                Mutation::ShortenLoop,
                "for (i = 0; i < 6; i = i + 1)",
                "for (i = 0; i < 5; i = i + 1)",
            ),
            (Mutation::FixIndex, "line[g] == x[0];", "line[0] == x[0];"),
        ];
        for (mutation, text, broken) in cases {
            assert_eq!(mutation.apply(text), [broken], "{mutation:?}");
        }
    }

    #[test]
    fn what_is_not_an_operand_keeps_its_parentheses() {
        let text = "always @(posedge clk) begin if (a == b) x = $signed(a + b); end";
        assert_eq!(Mutation::DropParentheses.apply(text), Vec::<String>::new());
    }
}
