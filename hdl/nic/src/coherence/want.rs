//! What a port waits for whose request was put back for want of it.
use nic_dsl::{Bool, delayed_bool, elaborate, register_bool, when};

/// A port's want of something.
pub(super) struct Want {
    /// It is there, or nobody has found that it is not.
    pub may_try: Bool,
    /// A request was put back for want of it.
    pub is_known: Bool,
}

impl Want {
    /// `is_there`: what may be wanted is there.
    #[elaborate]
    pub fn new(is_there: Bool) -> Self {
        let is_known = register_bool(false);
        let may_try = is_there | !is_known;
        Self { may_try, is_known }
    }

    /// `lacks`: a request is put back for want of it; `satisfied`: one is not.
    #[elaborate]
    pub fn connect(&self, lacks: Bool, satisfied: Bool) {
        // What has become of a request is known late.
        let lacked = delayed_bool(lacks);
        let was_satisfied = delayed_bool(satisfied);
        when(lacked, || self.is_known.set(true))
            .otherwise_when(was_satisfied, || self.is_known.set(false));
    }
}
