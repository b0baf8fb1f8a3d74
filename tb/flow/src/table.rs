//! Tables that line up, for the terminal and as Markdown.
use std::fmt;

/// Rows of text under headings; columns of numbers are set to the right.
#[derive(Clone, Debug)]
pub struct Table {
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table without rows.
    pub fn new(headings: &[&str]) -> Self {
        Self {
            headings: headings.iter().map(|text| (*text).to_owned()).collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    ///
    /// # Panics
    /// When the number of cells is not the number of headings.
    pub fn row<I>(&mut self, cells: I)
    where
        I: IntoIterator,
        I::Item: Into<String>,
    {
        let cells: Vec<String> = cells.into_iter().map(Into::into).collect();
        assert_eq!(cells.len(), self.headings.len(), "a row has a cell for each heading");
        self.rows.push(cells);
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table as Markdown whose source lines up.
    pub fn markdown(&self) -> String {
        let widths = self.widths(3);
        let mut text = line(&self.headings, &widths, &self.numeric(), "| ", " | ", " |");
        let rules: Vec<String> = widths
            .iter()
            .zip(self.numeric())
            .map(|(width, right)| match right {
                true => format!("{}:", "-".repeat(width - 1)),
                false => "-".repeat(*width),
            })
            .collect();
        text += &line(&rules, &widths, &self.numeric(), "| ", " | ", " |");
        for row in &self.rows {
            text += &line(row, &widths, &self.numeric(), "| ", " | ", " |");
        }
        text
    }

    fn widths(&self, least: usize) -> Vec<usize> {
        let width = |column: usize| {
            let cells = self.rows.iter().chain([&self.headings]);
            cells.map(|row| row[column].chars().count()).max().unwrap_or(0).max(least)
        };
        (0..self.headings.len()).map(width).collect()
    }

    /// Whether each column holds numbers only, with or without a unit.
    fn numeric(&self) -> Vec<bool> {
        let number = |cell: &String| {
            cell.is_empty() || cell == "-" || cell.starts_with(|c: char| c.is_ascii_digit())
        };
        (0..self.headings.len()).map(|c| self.rows.iter().all(|row| number(&row[c]))).collect()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (widths, numeric) = (self.widths(0), self.numeric());
        for row in std::iter::once(&self.headings).chain(&self.rows) {
            formatter.write_str(&line(row, &widths, &numeric, "", "  ", ""))?;
        }
        Ok(())
    }
}

fn line(
    cells: &[String],
    widths: &[usize],
    right: &[bool],
    before: &str,
    between: &str,
    after: &str,
) -> String {
    let padded: Vec<String> = cells
        .iter()
        .zip(widths.iter().zip(right))
        .map(|(cell, (width, right))| match right {
            true => format!("{cell:>width$}"),
            false => format!("{cell:<width$}"),
        })
        .collect();
    let text = format!("{before}{}{after}", padded.join(between));
    format!("{}\n", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Table {
        let mut table = Table::new(&["module", "LUTs"]);
        table.row(["fifo", "12"]);
        table.row(["skid_buffer", "1034"]);
        table
    }

    #[test]
    fn columns_line_up_and_numbers_stand_to_the_right() {
        let text = "module       LUTs\nfifo           12\nskid_buffer  1034\n";
        assert_eq!(sample().to_string(), text);
    }

    #[test]
    fn the_markdown_source_lines_up_too() {
        let text = "| module      | LUTs |\n\
                    | ----------- | ---: |\n\
                    | fifo        |   12 |\n\
                    | skid_buffer | 1034 |\n";
        assert_eq!(sample().markdown(), text);
    }
}
