//! Names of the single cases of each table: what a tour must meet, one line state, one message and one
//! pending request at a time. The generated document says how names are made.
use nic_spec::message::{D2hRequestOpcode, H2dRequestOpcode};

use super::{Extent, HintRule, LineState, MemoryRule, Pending, Rules};

/// A table whose cases are met by messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Table {
    /// Hints for host memory.
    HostHints,
    /// Hints for device memory in host-bias.
    HostBiasHints,
    /// Hints for device memory in device-bias.
    DeviceBiasHints,
    /// Requests for host memory.
    Requests,
    /// Snoops of an idle line.
    Snoops,
    /// Snoops while a request is pending.
    Pending,
    /// Requests of the device for its own memory.
    Forwards,
    /// Requests and writes of the host for device memory.
    Memory,
}

/// Whose memory a page of the device's memory is, as far as a request of the host meets it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bias {
    /// The host is asked.
    Host,
    /// The device has it for itself.
    Device,
}

impl Bias {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Host, Self::Device];
}

/// What the device has of a line that the host asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OwnLine {
    /// The line is in this state.
    Is(LineState),
    /// A request of the device for it waits for the host; so there is no copy.
    UnderWay,
}

impl OwnLine {
    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::Is(LineState::Invalid),
        Self::Is(LineState::Shared),
        Self::Is(LineState::Exclusive),
        Self::Is(LineState::Modified),
        Self::UnderWay,
    ];
}

/// The state before is named where a row has several, and so are the bytes.
pub fn hint_row(rule: &HintRule, before: LineState, extent: Extent) -> String {
    let mut name = rule.name.to_owned();
    if rule.before.len() > 1 {
        name += &format!(" {}", before.letter());
    }
    if rule.extents.len() > 1 {
        name += &format!(" {extent:?}").to_lowercase();
    }
    name
}

/// A request for host memory.
pub fn request_row(opcode: D2hRequestOpcode) -> String {
    format!("{opcode:?}")
}

/// A snoop of an idle line.
pub fn snoop_row(state: LineState, snoop: H2dRequestOpcode) -> String {
    format!("{} {snoop:?}", state.letter())
}

/// A snoop while a request is pending.
///
/// # Panics
/// If an edit removed its row.
pub fn pending_row(rules: &Rules, pending: Pending, snoop: H2dRequestOpcode) -> String {
    let fits = |rule: &super::PendingRule| rule.pending == pending && rule.snoops.contains(&snoop);
    let at = rules.pending.iter().position(fits);
    let number = at.unwrap_or_else(|| panic!("{snoop:?} beside {pending:?} has no row")) + 1;
    format!("P{number} {snoop:?}")
}

/// A request of the device for its own memory.
pub fn forward_row(opcode: D2hRequestOpcode) -> String {
    format!("{opcode:?}")
}

/// A request or write of the host.
pub fn memory_row(number: usize, own: OwnLine, bias: Bias) -> String {
    let own = match own {
        OwnLine::Is(state) => state.letter().to_string(),
        OwnLine::UnderWay => "outstanding".to_owned(),
    };
    format!("M{} {own}, {}-bias", number + 1, format!("{bias:?}").to_lowercase())
}

impl Table {
    /// Every table, in its order.
    pub const ALL: [Self; 8] = [
        Self::HostHints,
        Self::HostBiasHints,
        Self::DeviceBiasHints,
        Self::Requests,
        Self::Snoops,
        Self::Pending,
        Self::Forwards,
        Self::Memory,
    ];

    /// Its title.
    pub fn title(self) -> &'static str {
        match self {
            Self::HostHints => "Hints: host memory",
            Self::HostBiasHints => "Hints: device memory in host-bias",
            Self::DeviceBiasHints => "Hints: device memory in device-bias",
            Self::Requests => "Requests of the device (D2H)",
            Self::Snoops => "Snoops of an idle line",
            Self::Pending => "Snoops while a request is pending",
            Self::Forwards => "Requests of the device for its own memory",
            Self::Memory => "Requests of the host for device memory (M2S)",
        }
    }
}

impl Rules {
    /// Every case of a table, in their order.
    pub fn cases(&self, table: Table) -> Vec<String> {
        let hints = |rules: &[HintRule]| -> Vec<String> {
            let mut rows = vec![];
            for rule in rules {
                for before in rule.before {
                    rows.extend(rule.extents.iter().map(|extent| hint_row(rule, *before, *extent)));
                }
            }
            rows
        };
        let pending = |rule: &super::PendingRule| -> Vec<String> {
            let row = |snoop: &H2dRequestOpcode| pending_row(self, rule.pending, *snoop);
            rule.snoops.iter().map(row).collect()
        };
        let memory = |(number, _): (usize, &MemoryRule)| -> Vec<String> {
            let of = |bias| OwnLine::ALL.map(|own| memory_row(number, own, bias));
            Bias::ALL.into_iter().flat_map(of).collect()
        };
        match table {
            Table::HostHints => hints(&self.host_hints),
            Table::HostBiasHints => hints(&self.host_bias_hints),
            Table::DeviceBiasHints => hints(&self.device_bias_hints),
            Table::Requests => self.requests.iter().map(|rule| request_row(rule.opcode)).collect(),
            Table::Snoops => {
                self.snoops.iter().map(|rule| snoop_row(rule.state, rule.snoop)).collect()
            }
            Table::Pending => self.pending.iter().flat_map(pending).collect(),
            Table::Forwards => self.forwards.iter().map(|rule| forward_row(rule.opcode)).collect(),
            Table::Memory => self.memory.iter().enumerate().flat_map(memory).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_no_name_twice() {
        for table in Table::ALL {
            let cases = Rules::specified().cases(table);
            let names: std::collections::BTreeSet<&String> = cases.iter().collect();
            assert_eq!(names.len(), cases.len(), "{table:?}");
        }
    }
}
