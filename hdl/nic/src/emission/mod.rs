//! What is written from the description: Verilog and what belongs to it for users, test sizes and
//! typed ports for whoever builds the simulation, documents. The same source always gives the same
//! bytes.
mod contracts;
mod files;
mod index;
mod layout;
mod library;
mod parametric;
mod product;
mod readme;
mod registers;
mod simulation;

pub use files::Files;
pub use library::{Emitted, Library};
pub use product::{graphs, preset, product, with_all_below};
pub use simulation::simulation;

/// The words of a text in lines of at most so many columns.
fn filled(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= columns => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
