//! Medians by what was chosen: what each choice costs, whatever is chosen besides.
use crate::page::Table;
use crate::statistics::median;

/// Rows with the same choices to make.
pub(super) struct Group<T> {
    /// In a table.
    pub(super) name: &'static str,
    /// What is chosen.
    pub(super) choices: Vec<&'static str>,
    /// A value for each choice, and what was found.
    pub(super) rows: Vec<(Vec<String>, T)>,
}

/// Takes a number from a row that has it.
type Of<T> = Box<dyn Fn(&T) -> Option<f64>>;

/// Something of a row, with its heading and decimals; some rows do not have it.
pub(super) struct Number<T> {
    pub(super) heading: String,
    pub(super) decimals: usize,
    pub(super) of: Of<T>,
}

impl<T> Number<T> {
    pub(super) fn new(
        heading: String,
        decimals: usize,
        of: impl Fn(&T) -> Option<f64> + 'static,
    ) -> Self {
        Self { heading, decimals, of: Box::new(of) }
    }
}

/// A line for each value of each choice of each group, in the order in which they come.
pub(super) fn medians<T>(title: &str, groups: &[Group<T>], numbers: &[Number<T>]) -> Table {
    let mut table = Table::new(title, &["half", "", "", "of"]);
    table.headings.extend(numbers.iter().map(|number| number.heading.clone()));
    for group in groups {
        for (choice, name) in group.choices.iter().enumerate() {
            let mut values: Vec<&String> = Vec::new();
            for (choices, _) in &group.rows {
                if !values.contains(&&choices[choice]) {
                    values.push(&choices[choice]);
                }
            }
            for value in values {
                let with = || group.rows.iter().filter(|(choices, _)| choices[choice] == *value);
                let mut cells = vec![group.name.to_string(), (*name).to_string(), value.clone()];
                cells.push(with().count().to_string());
                for Number { decimals, of, .. } in numbers {
                    let found: Vec<f64> = with().filter_map(|(_, row)| of(row)).collect();
                    cells.push(match found.is_empty() {
                        true => String::new(),
                        false => format!("{:.decimals$}", median(found)),
                    });
                }
                table.rows.push(cells);
            }
        }
    }
    table
}
