//! A tour of the rows of the coherence tables through a bank, with the host played by hand: what each
//! message does to a line, and what its bytes must be.
use std::collections::BTreeMap;

use nic_model::coherence::{Answer, Extent, LineState as Rule, Rules};
use nic_sim::{LevelInlet, Wrapper};
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineOperation, LineState, WritePolicy,
};
use nic_tb::Stall;

use super::{Coherent, Rig};

/// A line of bytes.
pub type Line = [u8; 64];

/// Every snoop.
pub const SNOOPS: [H2dRequestOpcode; 3] =
    [H2dRequestOpcode::SnpData, H2dRequestOpcode::SnpInv, H2dRequestOpcode::SnpCur];

/// A device and what is known of its lines.
pub struct Tour<'d, D: Wrapper> {
    /// The device.
    pub rig: Rig<'d, D>,
    /// The tables.
    pub rules: Rules,
    /// What the host has.
    pub memory: BTreeMap<u64, Line>,
    /// What the device has.
    pub copies: BTreeMap<u64, Line>,
    /// As the tracker has it.
    pub states: BTreeMap<u64, LineState>,
    /// The line that [`Tour::establish`] takes next.
    pub next_line: u64,
    /// The engine's ports write whole lines by ordered requests.
    pub is_ordered: bool,
}

impl<'d, D: Wrapper> Tour<'d, D> {
    /// A fresh device that nothing stalls.
    pub fn new(device: &'d Coherent<D>) -> Self {
        Self::stalled(device, Stall::Never, Stall::Never)
    }

    /// A fresh device; its ports and those to the host stall so.
    pub fn stalled(device: &'d Coherent<D>, ports: Stall, to_host: Stall) -> Self {
        Self {
            rig: Rig::new(device, ports, to_host),
            rules: Rules::specified(),
            memory: BTreeMap::new(),
            copies: BTreeMap::new(),
            states: BTreeMap::new(),
            next_line: 0x1234,
            is_ordered: false,
        }
    }

    /// Tells the engine that NC-writes of whole lines are ordered requests at both ports, or weakly ordered.
    pub fn set_ordered(&mut self, is_ordered: bool, policy: LevelInlet<D, WritePolicy>) {
        let ordered_writes = if is_ordered { 0b11 } else { 0 };
        self.rig.bench.set_level(policy, &WritePolicy { ordered_writes, local_writes: 0 });
        self.is_ordered = is_ordered;
    }

    /// Plays the host for a request, and looks at what is written; gives the state it granted.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn play(
        &mut self,
        request: &D2hRequest,
        (old, new): (Line, Line),
        extent: Extent,
        go_first: bool,
    ) -> Rule {
        let cqid = request.cqid;
        let answer = self.rules.request(request.opcode).answer;
        let silent = |rig: &mut Rig<'d, D>| {
            rig.run(16);
            assert!(rig.responses.is_empty(), "answered too early");
        };
        silent(&mut self.rig);
        match answer {
            Answer::Data => self.rig.fill(cqid, old),
            Answer::GoAndData(states) => {
                let granted = states[usize::from(go_first && states.len() > 1)];
                if go_first {
                    self.rig.go(cqid, go_state(granted));
                    silent(&mut self.rig);
                    self.rig.fill(cqid, old);
                } else {
                    self.rig.fill(cqid, old);
                    silent(&mut self.rig);
                    self.rig.go(cqid, go_state(granted));
                }
                return granted;
            }
            Answer::Go(state) => {
                self.rig.go(cqid, go_state(state));
                return state;
            }
            Answer::GoWritePull { .. } => {
                self.pulled(cqid, H2dResponseOpcode::GoWritePull, new, u64::MAX);
            }
            Answer::FastGoWritePull | Answer::WritePull => {
                let bytes = byte_enable(extent);
                let weak = answer == Answer::FastGoWritePull;
                let opcode = if weak {
                    H2dResponseOpcode::FastGoWritePull
                } else {
                    H2dResponseOpcode::WritePull
                };
                self.pulled(cqid, opcode, new, bytes);
                silent(&mut self.rig);
                if weak {
                    self.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
                } else {
                    self.rig.go(cqid, GoState::Invalid);
                }
            }
        }
        Rule::Invalid
    }

    /// Pulls a line, which must have these bytes.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn pulled(&mut self, cqid: u64, opcode: H2dResponseOpcode, line: Line, bytes: u64) {
        let uqid = self.rig.pull(cqid, opcode);
        let sent = self.rig.line();
        assert_eq!((sent.uqid, sent.bogus, sent.poison), (uqid, false, false));
        assert_eq!(sent.byte_enable, bytes);
        for byte in (0..64).filter(|byte| bytes >> byte & 1 == 1) {
            assert_eq!(sent.data[byte], line[byte], "byte {byte}");
        }
    }

    /// A snoop of a line in that state, answered as the table says.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn snooped_by_state(&mut self, snoop: H2dRequestOpcode, line: u64, state: Rule) {
        let uqid = self.rig.snoop(snoop, line);
        self.answered_by_state(snoop, line, state, uqid);
    }

    /// The answer to the snoop of that number, as the table says.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn answered_by_state(
        &mut self,
        snoop: H2dRequestOpcode,
        line: u64,
        state: Rule,
        uqid: u64,
    ) {
        let rule = *self.rules.snoop(state, snoop);
        self.answered(uqid, rule.answer);
        if rule.sends_data {
            let sent = self.rig.line();
            assert_eq!((sent.uqid, sent.bogus, sent.byte_enable), (uqid, false, u64::MAX));
            assert_eq!(sent.data, self.copies[&line]);
            if rule.after != Rule::Modified {
                self.memory.insert(line, sent.data);
            }
        }
    }

    /// The answer to the snoop of that number, as it must be.
    ///
    /// # Panics
    /// If it is another.
    pub fn answered(&mut self, uqid: u64, opcode: D2hResponseOpcode) {
        let answer = self.rig.snoop_answer();
        assert_eq!((answer.uqid, answer.opcode), (uqid, opcode));
    }

    /// A fresh line, which the device has in that state.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn establish(&mut self, state: Rule) -> u64 {
        let line = self.next_line;
        self.next_line += 1;
        let old = self.value(line);
        let (operation, grant) = match state {
            Rule::Invalid => return line,
            Rule::Shared => (LineOperation::CsRead, GoState::Shared),
            Rule::Exclusive => (LineOperation::CoRead, GoState::Exclusive),
            Rule::Modified => (LineOperation::CoRead, GoState::Modified),
        };
        let tag = self.ask(0, operation, Extent::Nothing, line);
        let cqid = self.rig.request().cqid;
        self.rig.go(cqid, grant);
        self.rig.fill(cqid, old);
        assert_eq!(self.rig.response(tag).data, old);
        self.copies.insert(line, old);
        self.rig.run(4);
        assert_eq!(self.state(line), state);
        line
    }

    /// Makes the device give the line up, and the host see its last value.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn forget(&mut self, line: u64) {
        self.rig.run(4);
        let state = self.state(line);
        let uqid = self.rig.snoop(H2dRequestOpcode::SnpInv, line);
        self.answered_by_state(H2dRequestOpcode::SnpInv, line, state, uqid);
        if let Some(copy) = self.copies.remove(&line) {
            assert!(state != Rule::Modified || self.memory[&line] == copy);
        }
        self.rig.run(4);
        assert_eq!(self.state(line), Rule::Invalid);
    }

    /// What reading the line gives.
    ///
    /// # Panics
    /// Never: there are 64 bytes.
    pub fn value(&mut self, line: u64) -> Line {
        if let Some(copy) = self.copies.get(&line) {
            return *copy;
        }
        let bytes = self.rig.bench.generator().bytes(64);
        *self.memory.entry(line).or_insert_with(|| bytes.try_into().expect("64 bytes"))
    }

    /// What the line is after the request that [`Tour::ask`] makes.
    pub fn written(&mut self, line: u64, operation: LineOperation, extent: Extent) -> Line {
        let mut value = self.value(line);
        let bytes = if is_write(operation) { byte_enable(extent) } else { 0 };
        (0..64).filter(|byte| bytes >> byte & 1 == 1).for_each(|byte| value[byte] ^= pattern(byte));
        value
    }

    /// Asks for something. A write changes each byte, from what it is, by a pattern.
    pub fn ask(&mut self, port: usize, operation: LineOperation, extent: Extent, line: u64) -> u64 {
        let mut data = self.value(line);
        (0..64).for_each(|byte| data[byte] ^= pattern(byte));
        self.rig.ask(port, operation, line, (data, byte_enable(extent)))
    }

    /// The next request to the host, for that line and one of these.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn expect_request(&mut self, line: u64, opcodes: &[D2hRequestOpcode]) -> D2hRequest {
        let request = self.rig.request();
        assert_eq!(request.line_address, line);
        assert!(opcodes.contains(&request.opcode), "{request:?}, not {opcodes:?}");
        request
    }

    /// The line's state as the tracker has it. Each change begins where the last one ended.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn state(&mut self, line: u64) -> Rule {
        while let Some(change) = self.rig.changes.pop_front() {
            let known = self.states.entry(change.line_address).or_insert(LineState::Invalid);
            assert_eq!(*known, change.before, "{change:?}");
            assert_ne!(change.before, change.after, "{change:?}");
            *known = change.after;
        }
        match self.states.get(&line) {
            None | Some(LineState::Invalid) => Rule::Invalid,
            Some(LineState::Shared) => Rule::Shared,
            Some(LineState::Exclusive) => Rule::Exclusive,
            Some(LineState::Modified) => Rule::Modified,
        }
    }
}

fn is_write(operation: LineOperation) -> bool {
    matches!(operation, LineOperation::NcWrite | LineOperation::NcPush | LineOperation::CoWrite)
}

fn pattern(byte: usize) -> u8 {
    0x5a ^ byte as u8
}

fn byte_enable(extent: Extent) -> u64 {
    match extent {
        Extent::Nothing => 0,
        Extent::Partial => 0x8000_0ff0_0000_a001,
        Extent::Full => u64::MAX,
    }
}

/// The code that grants this state.
pub(super) fn go_state(state: Rule) -> GoState {
    match state {
        Rule::Invalid => GoState::Invalid,
        Rule::Shared => GoState::Shared,
        Rule::Exclusive => GoState::Exclusive,
        Rule::Modified => GoState::Modified,
    }
}
