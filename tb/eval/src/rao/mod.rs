//! Cohet's figure 17: remote atomic operations in the card's cache beside the same by reads and writes over PCI Express, by
//! CircusTent's patterns.
//!
//! ```text
//!  processing elements <--> rao_engine <-- CXL.cache --> host                       profile agilex7_cxl
//!  processing elements <--> offload <--> line_to_pcie <-- PCI Express --> host      profiles pcie_gen5, pcie_gen4
//! ```
//!
//! `rao_engine` and `line_to_pcie` are emitted Verilog; the host is a model with the profile's numbers. The processing elements
//! are the remote ones, which the network does not keep waiting: each has one operation at a time, and has its next one when the answer is there.
mod cached;
mod cards;
mod figure;
mod patterns;
mod posted;
mod run;

pub use cards::{Card, measure};
pub use figure::FIGURE;
pub use patterns::Pattern;
pub use run::Rate;

/// What does the operations, each an addition of one.
trait Offload {
    /// Whether it takes an operation in this cycle.
    fn is_ready(&self) -> bool;
    /// Takes an operation of that processing element on the number at that byte address.
    fn ask(&mut self, element: u64, address: u64);
    /// One cycle, with the answer that leaves in it.
    ///
    /// # Errors
    /// One line: a property or a rule that was broken.
    fn cycle(&mut self) -> Result<Option<Answer>, String>;
    /// Cycles since the beginning.
    fn now(&self) -> u64;
    /// What it says after the last answer.
    ///
    /// # Errors
    /// One line: a fault, or messages that the host did not expect.
    fn check(&mut self) -> Result<(), String>;
}

/// An operation is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Answer {
    /// Whose it was.
    element: u64,
    /// The number before.
    old: u64,
}
