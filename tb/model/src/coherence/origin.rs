//! Where a rule comes from, and how far it is to be trusted.

/// How a rule came to be believed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A source says so.
    Confirmed,
    /// No source says so: a decision of ours.
    Inferred,
    /// Searched exhaustively, and breaking it was seen to be found (`make modelcheck`).
    ModelChecked,
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Document and section.
    pub source: &'static str,
    /// How it came to be believed.
    pub marks: &'static [Mark],
}

impl Origin {
    /// A source says so.
    pub const fn confirmed(source: &'static str) -> Self {
        Self { source, marks: &[Mark::Confirmed] }
    }
    /// A source says so, and breaking it was seen to be found.
    pub const fn checked(source: &'static str) -> Self {
        Self { source, marks: &[Mark::Confirmed, Mark::ModelChecked] }
    }
    /// A decision of ours that no search covers yet.
    pub const fn inferred(source: &'static str) -> Self {
        Self { source, marks: &[Mark::Inferred] }
    }
    /// A decision of ours, and breaking it was seen to be found.
    pub const fn inferred_and_checked(source: &'static str) -> Self {
        Self { source, marks: &[Mark::Inferred, Mark::ModelChecked] }
    }
}
