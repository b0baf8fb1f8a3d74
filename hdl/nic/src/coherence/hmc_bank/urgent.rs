//! What each port may have where port 0 comes first.
use nic_dsl::{Bits, Bool, elaborate, scope};

use super::configuration::HmcBank;
use crate::coherence::quota::{Quota, QuotaMoves};

/// What each port may have.
pub(super) struct Quotas {
    /// MSHRs.
    pub numbers: Quota,
    /// Places to wait in.
    pub places: Quota,
}

/// Whether each port may have a further MSHR, and a further place to wait in.
pub(super) type MayTake = ([Bool; 2], [Bool; 2]);
/// Who takes which one, if somebody does.
type Taken = (Bool, Bool, Bits);
/// Which one comes back, if one does.
type Returned = (Bool, Bits);

impl Quotas {
    /// Those of the bank, if it has any.
    #[elaborate]
    pub fn of(bank: &HmcBank) -> Option<Self> {
        let quota = |what| scope(what, || Quota::new(bank.outstanding, bank.reserved));
        bank.is_urgent().then(|| Self { numbers: quota("numbers"), places: quota("places") })
    }

    /// What counts in cycle 3.
    pub fn may_take(&self) -> MayTake {
        (self.numbers.may_take, self.places.may_take)
    }

    /// Whether each port finds one of each kind. A try may be on its way for the only number that is there, or for
    /// the last that its port may have.
    pub fn left(&self, (has_number, is_sought): (Bool, Bool), has_place: Bool) -> MayTake {
        let of = &self.numbers;
        let finds = |i: usize| has_number & of.may_take[i] & (of.may_take_more(i) | !is_sought);
        ([0, 1].map(finds), self.places.may_take.map(|may| has_place & may))
    }

    /// Counts MSHRs and places.
    pub fn connect(&self, numbers: (Taken, Returned), places: (Taken, Returned)) {
        for (what, quota, moves) in
            [("numbers", &self.numbers, numbers), ("places", &self.places, places)]
        {
            let ((takes, port, number), (returns, returned)) = moves;
            let moves = QuotaMoves { takes, port, number, returns, returned };
            scope(what, || quota.connect(moves));
        }
    }
}
