//! The coherence rules as tables: what a request does, what a snoop is answered, what a hint means.
//!
//! Each rule stands once, here, with where it comes from. The model checker searches what they
//! allow, the scoreboards judge the hardware by them, `docs/generated/coherence.md` shows them.
mod bias;
mod discipline;
mod hint;
mod memory;
mod modify;
mod origin;
mod pending;
mod render;
mod request;
mod row;
mod snoop;
mod state;

pub use bias::{DEVICE_BIAS_HINTS, HOST_BIAS_HINTS};
pub use discipline::{DISCIPLINES, Discipline, DisciplineRule};
pub use hint::{Completes, Extent, First, HOST_HINTS, Hint, HintRule, LineAfter, MODIFY_HINTS};
pub use memory::{
    ForwardAnswer, ForwardRule, HostLineAfter, MEMORY_FORWARDS, MEMORY_REQUESTS, MemoryMessage,
    MemoryRule, OwnLineAfter,
};
pub use modify::{COMPARE, modified};
pub use origin::{Mark, Origin};
pub use pending::{PENDING_RULES, Pending, PendingAnswer, PendingRule};
pub use render::markdown;
pub use request::{Answer, HostCopies, REQUEST_RULES, Refusal, RequestRule, WrittenTo};
pub use row::{
    Bias, OwnLine, Table, forward_row, hint_row, memory_row, pending_row, request_row, snoop_row,
};
pub use snoop::{SNOOP_RULES, SnoopRule};
pub use state::LineState;

use nic_spec::message::{D2hRequestOpcode, H2dRequestOpcode, LineOperation, LineSpace};

/// All rules. A copy may be edited, to see what a wrong rule would do.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What a request does at the host (section 1).
    pub requests: Vec<RequestRule>,
    /// What a snoop is answered while nothing else is pending for its line (section 1).
    pub snoops: Vec<SnoopRule>,
    /// What a snoop is answered while a request is pending for its line (section 1).
    pub pending: Vec<PendingRule>,
    /// What a hint does to a line of host memory (2.1).
    pub host_hints: Vec<HintRule>,
    /// What a hint does that modifies a line of host memory, for an engine that has a function for that.
    pub modify_hints: Vec<HintRule>,
    /// What a hint does to a line of device memory in host-bias (2.2).
    pub host_bias_hints: Vec<HintRule>,
    /// What a hint does to a line of device memory in device-bias (2.3).
    pub device_bias_hints: Vec<HintRule>,
    /// How the host answers the device's requests for device memory (2.2).
    pub forwards: Vec<ForwardRule>,
    /// What the host's own requests do to a line of device memory (2.4).
    pub memory: Vec<MemoryRule>,
    /// The rules of order (section 1) that hold.
    pub disciplines: Vec<Discipline>,
}

impl Rules {
    /// The rules as they are specified.
    pub fn specified() -> Self {
        Self {
            requests: REQUEST_RULES.to_vec(),
            snoops: SNOOP_RULES.to_vec(),
            pending: PENDING_RULES.to_vec(),
            host_hints: HOST_HINTS.to_vec(),
            modify_hints: MODIFY_HINTS.to_vec(),
            host_bias_hints: HOST_BIAS_HINTS.to_vec(),
            device_bias_hints: DEVICE_BIAS_HINTS.to_vec(),
            forwards: MEMORY_FORWARDS.to_vec(),
            memory: MEMORY_REQUESTS.to_vec(),
            disciplines: DISCIPLINES.iter().map(|rule| rule.discipline).collect(),
        }
    }

    /// What this hint does to a line that the device has in this state; `None` if it does nothing.
    pub fn hint(&self, space: LineSpace, hint: Hint, state: LineState) -> Option<&HintRule> {
        let rules = match space {
            LineSpace::Host if hint.operation == LineOperation::CoModify => &self.modify_hints,
            LineSpace::Host => &self.host_hints,
            LineSpace::DeviceHostBias => &self.host_bias_hints,
            LineSpace::DeviceDeviceBias => &self.device_bias_hints,
        };
        rules.iter().find(|rule| rule.applies(hint, state))
    }

    /// What this request does at the host.
    ///
    /// # Panics
    /// If an edit removed its row.
    pub fn request(&self, opcode: D2hRequestOpcode) -> &RequestRule {
        let found = self.requests.iter().find(|rule| rule.opcode == opcode);
        found.unwrap_or_else(|| panic!("{opcode:?} has no row"))
    }

    /// What a line in this state answers to this snoop.
    ///
    /// # Panics
    /// If an edit removed its row.
    pub fn snoop(&self, state: LineState, snoop: H2dRequestOpcode) -> &SnoopRule {
        let found = self.snoops.iter().find(|rule| rule.state == state && rule.snoop == snoop);
        found.unwrap_or_else(|| panic!("{snoop:?} to {state:?} has no row"))
    }

    /// What is answered to this snoop while a request is pending for its line.
    pub fn pending(&self, pending: Pending, snoop: H2dRequestOpcode) -> Option<&PendingRule> {
        self.pending.iter().find(|rule| rule.pending == pending && rule.snoops.contains(&snoop))
    }

    /// How the host answers this request for device memory.
    pub fn forward(&self, opcode: D2hRequestOpcode) -> Option<&ForwardRule> {
        self.forwards.iter().find(|rule| rule.opcode == opcode)
    }

    /// Whether this rule of order is kept.
    pub fn keeps(&self, discipline: Discipline) -> bool {
        self.disciplines.contains(&discipline)
    }
}
