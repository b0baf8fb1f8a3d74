//! How many things of a kind each port has, and whether it may take one more: so many are left to the urgent port, and
//! one to the other.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, assert_always, delayed_bool, elaborate, mux, register_bool,
    register_reset, scope,
};

/// A limit for each of two ports.
pub(super) struct Quota {
    /// That port may take one; it counts what was taken a cycle ago.
    pub may_take: [Bool; 2],
    /// Who has each thing.
    owners: Memory<Bool>,
    used: [Bits; 2],
    took: [Bool; 2],
    limits: [u32; 2],
    count: u32,
    below: [Bool; 2],
    below_after: [Bool; 2],
}

/// What becomes of them in a cycle.
#[derive(Clone, Copy)]
pub(super) struct QuotaMoves {
    /// The port of `port` takes one.
    pub takes: Bool,
    /// The second port.
    pub port: Bool,
    /// Its number.
    pub number: Bits,
    /// One comes back that was taken earlier.
    pub returns: Bool,
    /// Its number.
    pub returned: Bits,
}

impl Quota {
    /// Of `count` things, a power of two, the first port leaves one, the second one `reserved`.
    #[elaborate]
    pub fn new(count: u32, reserved: u32) -> Self {
        let limits = [count - 1, count - reserved];
        let width = count.trailing_zeros() + 1;
        let owners = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let of_port = |what: &str, i: usize| format!("{what}_{i}");
        let used = [0, 1].map(|i| register_reset(width, 0).named(&of_port("used", i)));
        let took = [0, 1].map(|i| register_bool(false).named(&of_port("took", i)));
        let below = [0, 1].map(|i| register_bool(true).named(&of_port("below", i)));
        let below_after =
            [0, 1].map(|i| register_bool(limits[i] > 1).named(&of_port("below_after", i)));
        let may_take = [0, 1].map(|i| mux(took[i], below_after[i], below[i]));
        Self { may_take, owners, used, took, limits, count, below, below_after }
    }

    /// That port may take one more than one.
    pub fn may_take_more(&self, port: usize) -> Bool {
        self.below_after[port] & !self.took[port]
    }

    /// Not all are taken.
    #[elaborate]
    pub fn is_any_left(&self) -> Bool {
        let one = |took: Bool| took.bits().zero_extend(self.used[0].width());
        let all = self.used[0] + self.used[1] + one(self.took[0]) + one(self.took[1]);
        all.is_below(self.count)
    }

    /// Counts what is taken and what comes back.
    #[elaborate]
    pub fn connect(&self, moves: QuotaMoves) {
        let QuotaMoves { takes, port, number, returns, returned } = moves;
        self.owners.write(takes, number, port);
        // What is free is there a few cycles after it has come back.
        let returned_owner = delayed_bool(self.owners.read_now(returned));
        let was_returned = delayed_bool(returns);
        let owner = delayed_bool(returned_owner);
        let has_returned = delayed_bool(was_returned);
        for (i, used) in self.used.iter().enumerate() {
            scope(&format!("of_port_{i}"), || {
                let is_of = |port: Bool| if i == 0 { !port } else { port };
                self.took[i].set(takes & is_of(port));
                let one = |condition: Bool| condition.bits().zero_extend(used.width());
                let left = one(has_returned & is_of(owner));
                let now_used = *used + one(self.took[i]) - left;
                used.set(now_used);
                self.below[i].set(now_used.is_below(self.limits[i]));
                self.below_after[i].set(now_used.is_below(self.limits[i] - 1));
                let within = (takes & is_of(port)).implies(self.may_take[i]);
                assert_always("no port takes more than it may", within);
            });
        }
    }
}
