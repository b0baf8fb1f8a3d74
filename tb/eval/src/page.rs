//! Rows to search: as comma-separated values, and as a page of its own that a browser filters and sorts.
//!
//! The same rows give the same bytes.
use nic_tb::text::table;

/// Rows under headings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// What it shows.
    pub title: String,
    /// Names of the columns.
    pub headings: Vec<String>,
    /// A cell for each column.
    pub rows: Vec<Vec<String>>,
}

/// A long table, and what is said before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// How it was measured.
    pub about: String,
    /// Short tables on top.
    pub summaries: Vec<Table>,
    /// What is searched.
    pub all: Table,
}

impl Table {
    /// An empty one.
    pub fn new(title: &str, headings: &[&str]) -> Self {
        let headings = headings.iter().map(|heading| (*heading).to_string()).collect();
        Self { title: title.to_string(), headings, rows: vec![] }
    }

    /// Title and rows for a terminal.
    pub fn to_text(&self) -> String {
        let headings: Vec<&str> = self.headings.iter().map(String::as_str).collect();
        format!("{}\n{}", self.title, table(&headings, &self.rows))
    }

    /// Its rows as comma-separated values (RFC 4180, with line feeds alone).
    pub fn to_csv(&self) -> String {
        let line = |cells: &Vec<String>| {
            let cells: Vec<_> = cells.iter().map(|cell| quoted(cell)).collect();
            cells.join(",") + "\n"
        };
        std::iter::once(&self.headings).chain(&self.rows).map(line).collect()
    }

    /// As HTML; one that is searched has a field below each heading.
    fn to_html(&self, is_searched: bool) -> String {
        let (id, field) = match is_searched {
            true => (" id=all", "<th><input>"),
            false => ("", ""),
        };
        let cells = |tag: &str, cells: &[String]| -> String {
            cells.iter().map(|cell| format!("<{tag}>{}", escaped(cell))).collect()
        };
        let mut text = format!("<h2>{}</h2>\n<table{id}>\n", escaped(&self.title));
        text += &format!("<thead>\n<tr>{}\n", cells("th", &self.headings));
        if is_searched {
            text += &format!("<tr>{}\n", field.repeat(self.headings.len()));
        }
        text += "<tbody>\n";
        for row in &self.rows {
            text += &format!("<tr>{}\n", cells("td", row));
        }
        text + "</table>\n"
    }
}

impl Page {
    /// As one document that needs nothing else.
    pub fn to_html(&self) -> String {
        let title = escaped(&self.title);
        let summaries: String = self.summaries.iter().map(|table| table.to_html(false)).collect();
        format!(
            "<!DOCTYPE html>\n<html lang=en>\n<meta charset=utf-8>\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
             <h1>{title}</h1>\n<p>{}\n{summaries}{}<p id=count>\n<p>{USE}\n<script>\n{SCRIPT}</script>\n",
            escaped(&self.about),
            self.all.to_html(true)
        )
    }
}

/// How to search.
const USE: &str = "A click on a heading sorts, another one turns the order round. A field shows the rows whose cell has this \
                   text; =text those whose cell is this, &lt;number and &gt;number those below and above.";

const STYLE: &str = "\
body { font: 14px/1.4 sans-serif; margin: 2em; }
p { max-width: 60em; }
table { border-collapse: collapse; }
th, td { padding: 0.15em 0.6em; text-align: left; border-bottom: 1px solid #ddd; white-space: nowrap; }
#all thead { position: sticky; top: 0; background: #fff; }
#all tr:first-child th { cursor: pointer; }
input { width: 100%; box-sizing: border-box; }
";

/// Numbers sort by their value, and in front of text; empty cells come last. Rows that are equal keep the order that
/// they are written in.
const SCRIPT: &str = "\
'use strict';
const body = document.querySelector('#all tbody');
const rows = Array.from(body.rows, (row, place) =>
  ({ row, place, cells: Array.from(row.cells, cell => cell.textContent.trim()) }));
const fields = Array.from(document.querySelectorAll('#all input'));
const fits = (cell, wanted) => {
  const rest = wanted.slice(1).trim();
  if (wanted[0] === '=') return cell === rest;
  if (wanted[0] === '<' || wanted[0] === '>') {
    if (rest === '') return true;
    if (cell === '') return false;
    return wanted[0] === '<' ? Number(cell) < Number(rest) : Number(cell) > Number(rest);
  }
  return cell.toLowerCase().includes(wanted.toLowerCase());
};
const filter = () => {
  const wanted = fields.map(field => field.value.trim());
  let shown = 0;
  for (const { row, cells } of rows) {
    row.hidden = !cells.every((cell, column) => fits(cell, wanted[column]));
    shown += row.hidden ? 0 : 1;
  }
  document.getElementById('count').textContent = `${shown} of ${rows.length} rows`;
};
const order = (one, other) => {
  const rank = cell => cell === '' ? 2 : Number.isNaN(Number(cell)) ? 1 : 0;
  const difference = rank(one) - rank(other);
  if (difference !== 0) return [difference, true];
  if (rank(one) === 0) return [Number(one) - Number(other), false];
  return [one < other ? -1 : one > other ? 1 : 0, false];
};
let sorted = { column: -1, sign: 1 };
const sort = column => {
  sorted = { column, sign: sorted.column === column ? -sorted.sign : 1 };
  rows.sort((one, other) => {
    const [difference, isFixed] = order(one.cells[column], other.cells[column]);
    return (isFixed ? difference : sorted.sign * difference) || one.place - other.place;
  });
  body.append(...rows.map(({ row }) => row));
};
fields.forEach((field, column) => {
  field.addEventListener('input', filter);
  document.querySelectorAll('#all tr:first-child th')[column]
    .addEventListener('click', () => sort(column));
});
filter();
";

/// Text between tags, or in an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A value between commas.
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        let mut all = Table::new("All", &["who", "a < b"]);
        for number in 0..300 {
            all.rows.push(vec![format!("row {number}"), format!("{number} & <{number}>")]);
        }
        let mut best = Table::new("Best", &["who"]);
        best.rows.push(vec!["row 7, \"the first\"".to_string()]);
        let about = "1 < 2".to_string();
        Page { title: "Rows & more".to_string(), about, summaries: vec![best], all }
    }

    #[test]
    fn every_row_is_in_the_page_in_order_and_escaped() {
        let text = page().to_html();
        let mut rest = text.as_str();
        for number in 0..300 {
            let row = format!("\n<tr><td>row {number}<td>{number} &amp; &lt;{number}&gt;\n");
            let at = rest.find(&row).unwrap_or_else(|| panic!("{row} is behind the one before"));
            // The line feed ends this row and begins the next.
            rest = &rest[at + row.len() - 1..];
        }
        assert!(!rest.contains("<td>"), "nothing else is there: {rest}");
        assert!(text.contains("<title>Rows &amp; more</title>") && text.contains("<p>1 &lt; 2\n"));
        assert!(text.contains("<th>who<th>a &lt; b\n<tr><th><input><th><input>\n"), "{text}");
        assert_eq!(text.matches("<input>").count(), 2, "the short table is not searched");
        assert!(text.find("the first") < text.find("row 0"), "short tables are on top");
    }

    #[test]
    fn a_page_needs_nothing_else() {
        let text = page().to_html();
        for address in ["http", "src=", "href=", "url(", "import", "fetch"] {
            assert!(!text.contains(address), "{address}");
        }
    }

    #[test]
    fn a_value_with_commas_or_quotes_is_quoted() {
        let mut table = Table::new("", &["a", "b,c"]);
        table.rows.push(vec!["1,5".to_string(), "x".to_string()]);
        table.rows.push(vec!["say \"so\"".to_string(), "two\nlines".to_string()]);
        let lines = "a,\"b,c\"\n\"1,5\",x\n\"say \"\"so\"\"\",\"two\nlines\"\n";
        assert_eq!(table.to_csv(), lines);
        assert_eq!(page().all.to_csv().lines().count(), 301);
    }

    #[test]
    fn a_table_at_a_terminal_has_its_title() {
        let mut table = Table::new("Title", &["a", "b"]);
        table.rows.push(vec!["1".to_string(), "23".to_string()]);
        assert_eq!(table.to_text(), "Title\na   b\n1  23\n");
    }
}
