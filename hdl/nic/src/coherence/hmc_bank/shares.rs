//! What each port may have.
use nic_dsl::{Bits, Bool, elaborate, mux, scope};

use super::configuration::HmcBank;
use super::operation::Operation;
use crate::coherence::bank_port::BankPortPorts;
use crate::coherence::numbers::Numbers;
use crate::coherence::port_turn::PortTurn;
use crate::coherence::quota::{Quota, QuotaMoves};

/// What each port may have where port 0 comes first.
pub(super) struct Quotas {
    /// MSHRs.
    pub numbers: Quota,
    /// Places to wait in.
    pub places: Quota,
}

/// Whether each port finds an MSHR, and a place to wait in.
type Left = ([Bool; 2], [Bool; 2]);
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

    /// What is left in cycle 3, an MSHR and a place to wait in, as far as `port` may take it; and the MSHR as far as `moving` may.
    #[elaborate]
    pub fn of_ports(&self, [number, place]: [Bool; 2], (port, moving): (Bool, Bool)) -> [Bool; 3] {
        let may = |quota: &Quota, port: Bool| mux(port, quota.may_take[1], quota.may_take[0]);
        [
            number & may(&self.numbers, port),
            place & may(&self.places, port),
            number & may(&self.numbers, moving),
        ]
    }

    /// Whether each port finds one of each kind. A try may be on its way for the only number that is there, or for
    /// the last that its port may have.
    pub fn left(&self, (has_number, is_sought): (Bool, Bool), has_place: Bool) -> Left {
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

/// The same three where ports are equal, as far as `searched` may take them.
pub(super) fn of_equal_ports(
    ports: &[BankPortPorts; 2],
    searched: &Operation,
    [number, place]: [Bool; 2],
    [numbers, places]: [&Numbers; 2],
) -> [Bool; 3] {
    let of_port = (searched.port, searched.is_own);
    let states = ports.each_ref().map(|port| *port.state);
    let has_number = scope("numbers", || {
        PortTurn::leaves(
            (number, numbers.has_more),
            states.map(|state| state.lacks_number),
            of_port,
        )
    });
    let has_place = scope("places", || {
        PortTurn::leaves((place, places.has_more), states.map(|state| state.lacks_place), of_port)
    });
    [has_number, has_place, number]
}
