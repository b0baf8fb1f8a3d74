//! The host of the random traffic: its copies, what it asks, what it lets go on.
use nic_model::coherence::{
    ForwardAnswer, HostLineAfter, LineState as Rule, MemoryMessage, MemoryRule,
};
use nic_spec::message::{
    GoState, H2dResponseOpcode, M2sRequestOpcode, M2sWriteOpcode, MemSnoop, MetaValue,
};

use super::{Demanded, Traffic};

impl Traffic {
    pub(super) fn open(&mut self, tag: u64) -> (u64, &mut Demanded) {
        let open = self.host.iter_mut().find_map(|(line, host)| match &mut host.demand {
            Some((found, demanded)) if *found == tag => Some((*line, demanded)),
            _ => None,
        });
        open.expect("it was asked for")
    }

    /// The host's request is over if all of it has come.
    pub(super) fn complete(&mut self, tag: u64) {
        let (line, demanded) = self.open(tag);
        let Some(completion) = demanded.completion else { return };
        let (row, begin, data, write) =
            (demanded.row, demanded.begin, demanded.data, demanded.write);
        let rule = self.rules.memory[row];
        if rule.returns_data && data.is_none() {
            return;
        }
        self.host.get_mut(&line).expect("a line").demand = None;
        let rows = [rule.beside_copy, rule.alone];
        let after = rows.into_iter().find(|row| row.0 == completion).expect("a row").1;
        self.end_write(line, write);
        if let Some(data) = data {
            self.check(line, &data, begin, "the host");
            if rule.meta.is_some() {
                let host = self.host.get_mut(&line).expect("a line");
                (host.state, host.data) = (after, data);
            }
        } else if rule.message == MemoryMessage::Request(M2sRequestOpcode::MemInv) {
            self.host.get_mut(&line).expect("a line").state = Rule::Invalid;
            if after.is_owned() {
                // Owned without data: the whole line is written at once.
                self.store(line, u64::MAX);
            }
        }
    }

    pub(super) fn store(&mut self, line: u64, bytes: u64) {
        let data = self.bytes();
        let write = self.begin_write(line, data, bytes);
        self.end_write(line, Some(write));
        let host = self.host.get_mut(&line).expect("a line");
        (0..64).filter(|i| bytes >> i & 1 == 1).for_each(|i| host.data[i] = data[i]);
        host.state = Rule::Modified;
    }

    pub(super) fn is_idle(&self, line: u64) -> bool {
        self.host[&line].demand.is_none() && !self.host[&line].is_pulling
    }

    /// The host asks for something, if its copy is such that it would.
    pub(super) fn demand(&mut self) {
        let line = self.any_line();
        let row = self.generator.below(self.rules.memory.len() as u64) as usize;
        if self.generator.chance(1, self.host_pause) && self.is_idle(line) {
            let rule = self.rules.memory[row];
            let held = self.host[&line].state;
            let wants = match rule.message {
                MemoryMessage::Write(_) if is_write_back(&rule) => held == Rule::Modified,
                MemoryMessage::Request(_) if rule.meta == Some(MetaValue::Any) => !held.is_owned(),
                _ => held == Rule::Invalid,
            };
            if wants {
                self.send(line, row);
            }
        }
    }

    pub(super) fn send(&mut self, line: u64, row: usize) {
        self.rows.insert(row);
        let rule = self.rules.memory[row];
        let mut write = None;
        let tag = match rule.message {
            MemoryMessage::Request(opcode) => {
                self.rig.demand((opcode, rule.meta, rule.snoop), line)
            }
            MemoryMessage::Write(opcode) => {
                let whole = opcode == M2sWriteOpcode::MemWr;
                let bytes = if whole { u64::MAX } else { self.generator.bits(64) };
                let data = if is_write_back(&rule) {
                    let host = self.host.get_mut(&line).expect("a line");
                    host.state = rule.alone.1;
                    host.data
                } else {
                    let data = self.bytes();
                    write = Some(self.begin_write(line, data, bytes));
                    data
                };
                self.rig.write((opcode, rule.meta, rule.snoop), line, (data, bytes, false))
            }
        };
        let (completion, data) = (None, None);
        let demanded = Demanded { row, begin: self.now, completion, data, write };
        self.host.get_mut(&line).expect("a line").demand = Some((tag, demanded));
    }

    /// Processors read, write and drop what they have.
    pub(super) fn use_copies(&mut self) {
        let line = self.any_line();
        let host = &self.host[&line];
        if !host.state.is_valid() || host.demand.is_some() {
            return;
        }
        let data = host.data;
        self.check(line, &data, self.now, "a processor");
        let bytes = self.generator.bits(64);
        if self.host[&line].state.is_owned() && self.generator.chance(1, 4) {
            self.store(line, bytes);
        } else if self.host[&line].state != Rule::Modified && self.generator.chance(1, 8) {
            self.host.get_mut(&line).expect("a line").state = Rule::Invalid;
        }
    }

    /// The host takes a request of the device, or writes its Modified copy back first.
    pub(super) fn let_go(&mut self) {
        if self.requests.is_empty() || !self.generator.chance(1, 4) {
            return;
        }
        let count = self.requests.len() as u64;
        let at = self.generator.below(count) as usize;
        let line = self.requests[at].line_address;
        if !self.is_idle(line) {
            return;
        }
        let rule = *self.rules.forward(self.requests[at].opcode).expect("a row");
        if self.host[&line].state == Rule::Modified && rule.writes_back {
            let drops = rule.host_after == HostLineAfter::Is(Rule::Invalid);
            let meta = if drops { MetaValue::Invalid } else { MetaValue::Any };
            let wanted = |row: &MemoryRule| is_write_back(row) && row.meta == Some(meta);
            let row = self.rules.memory.iter().position(wanted).expect("a row");
            return self.send(line, row);
        }
        let request = self.requests.swap_remove(at);
        self.opcodes.insert(request.opcode as u32);
        let host = self.host.get_mut(&line).expect("a line");
        match rule.host_after {
            HostLineAfter::Same => {}
            HostLineAfter::AtMost(most) => host.state = host.state.min(most),
            HostLineAfter::Is(_) => host.state = Rule::Invalid,
        }
        match rule.answer {
            ForwardAnswer::Forward(opcode, meta) => self.rig.forward(&request, opcode, meta),
            ForwardAnswer::Go => self.rig.go(request.cqid, GoState::Invalid),
            ForwardAnswer::GoWritePull => {
                host.is_pulling = true;
                let uqid = (0..4096).find(|uqid| !self.pulls.contains_key(uqid)).expect("a number");
                self.pulls.insert(uqid, line);
                self.rig.answer(request.cqid, H2dResponseOpcode::GoWritePull, uqid);
            }
        }
    }
}

/// Whether the row is about a copy that the host gives back.
pub(super) fn is_write_back(rule: &MemoryRule) -> bool {
    matches!(rule.message, MemoryMessage::Write(_)) && rule.snoop == MemSnoop::None
}
