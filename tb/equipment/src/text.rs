//! Text for a person at a terminal: tables that line up, numbers that can be read.

/// Rows of cells under headings; every column but the first is set to the right.
pub fn table(headings: &[&str], rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.chain([headings[column].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let line = |cells: &mut dyn Iterator<Item = &str>| {
        let mut text = String::new();
        for (column, (cell, width)) in cells.zip(&widths).enumerate() {
            match column {
                0 => text += &format!("{cell:<width$}"),
                _ => text += &format!("  {cell:>width$}"),
            }
        }
        text.trim_end().to_owned() + "\n"
    };
    let mut text = line(&mut headings.iter().copied());
    rows.iter().for_each(|row| text += &line(&mut row.iter().map(String::as_str)));
    text
}

/// Words in lines of at most so many characters, if no word is longer.
pub fn folded(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                *line += &format!(" {word}");
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines.join("\n")
}

/// A whole number with its thousands apart: `1,234,567`.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [["all", "12"], ["0", "3"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&["who", "n"], &rows), "who   n\nall  12\n0     3\n");
    }

    #[test]
    fn words_are_folded_and_none_is_lost() {
        assert_eq!(folded("a bc  d\nefghijk l", 4), "a bc\nd\nefghijk\nl");
        assert_eq!(folded("", 4), "");
    }

    #[test]
    fn thousands_stand_apart() {
        let found = [0, 999, 1_000, 1_234_567].map(thousands);
        assert_eq!(found, ["0", "999", "1,000", "1,234,567"]);
    }
}
