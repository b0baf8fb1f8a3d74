//! What the device does with lines of its own memory. All of it is one page.
use nic_spec::message::{
    D2hRequestOpcode as Opcode, M2sRequest, M2sRequestOpcode, M2sWrite, M2sWriteOpcode, MemSnoop,
    MetaValue, S2mCompletion, S2mData, S2mDataOpcode, S2mResponse,
};

use super::{Device, Hint};
use crate::line::{Line, LineState};

impl Device {
    /// What it has of a line of its own memory.
    pub fn own_value(&self, line: u64) -> Line {
        self.copies.get(&line).map_or_else(|| self.stored(line), |copy| copy.line)
    }

    fn stored(&self, line: u64) -> Line {
        self.memory.get(&line).copied().unwrap_or(Line::ZERO)
    }

    pub(super) fn ask_own_memory(&mut self, line: u64, hint: Hint) {
        let state = self.state(line);
        if let Hint::NcPush(..) = hint {
            self.end_device_bias();
        }
        let owned = state.is_owned() || self.device_bias;
        match hint {
            Hint::NcRead if state.is_valid() || owned => self.read_own(line, hint, state),
            Hint::CsRead if state.is_valid() || owned => {
                self.read_own(line, hint, state.max(LineState::Shared));
            }
            Hint::CoRead if owned => self.read_own(line, hint, state.max(LineState::Exclusive)),
            Hint::CoWrite(value, enable) if owned => {
                let old = self.own_value(line);
                self.set(line, LineState::Exclusive, old);
                self.merge(line, value, enable);
                self.end_at_once(line, hint, Line::ZERO);
            }
            Hint::NcWrite(value, enable) if self.device_bias || state == LineState::Modified => {
                self.write_own(line, value, enable);
                self.end_at_once(line, hint, Line::ZERO);
            }
            Hint::NcPush(value, enable) if state == LineState::Modified && enable != u64::MAX => {
                self.write_own(line, value, enable);
                self.end_at_once(line, hint, Line::ZERO);
            }
            Hint::Evict => {
                self.write_own(line, Line::ZERO, 0);
                self.end_at_once(line, hint, Line::ZERO);
            }
            Hint::Flush if self.device_bias || state == LineState::Modified => {
                self.write_own(line, Line::ZERO, 0);
                self.end_at_once(line, hint, Line::ZERO);
            }
            _ => {
                self.write_own(line, Line::ZERO, 0);
                self.begin(line, Some(hint), own_request(hint));
            }
        }
    }

    fn read_own(&mut self, line: u64, hint: Hint, after: LineState) {
        let value = self.own_value(line);
        self.set(line, after, value);
        self.end_at_once(line, hint, value);
    }

    /// The copy, with these bytes, goes to memory.
    fn write_own(&mut self, line: u64, value: Line, enable: u64) {
        let mut merged = self.own_value(line);
        merged.write(&value, enable);
        self.copies.remove(&line);
        self.memory.insert(line, merged);
    }

    /// The page is to be in device-bias: the host gives up line after line.
    pub fn flip(&mut self) {
        if !self.device_bias && self.flip.is_none() {
            self.flip = Some((self.own_memory.clone().collect(), false));
        }
    }

    /// Whether the page is in device-bias, or is to be.
    pub fn has_or_wants_bias(&self) -> bool {
        self.device_bias || self.flip.is_some()
    }

    pub(super) fn end_device_bias(&mut self) {
        self.device_bias = false;
        if let Some((_, interrupted)) = &mut self.flip {
            *interrupted = true;
        }
    }

    pub(super) fn go_on_flipping(&mut self) {
        let Some((lines, interrupted)) = &self.flip else { return };
        match lines.last().copied() {
            None => {
                self.device_bias = !interrupted;
                self.flips += u64::from(!interrupted);
                self.flip = None;
            }
            Some(line) if !self.pending.contains_key(&line) => {
                if self.state(line).is_owned() {
                    self.next_line();
                } else {
                    self.copies.remove(&line);
                    self.begin(line, None, Opcode::ClFlush);
                }
            }
            Some(_) => {}
        }
    }

    fn next_line(&mut self) {
        self.flip.as_mut().expect("a flip is under way").0.pop();
    }

    pub(super) fn flip_gave_up(&mut self, line: u64) {
        self.end(line, Line::ZERO);
        self.next_line();
    }

    pub(super) fn take_memory_request(&mut self, asked: M2sRequest) {
        let line = asked.line_address;
        let complete = |completion| S2mResponse { completion, tag: asked.tag };
        match (asked.opcode, asked.meta()) {
            (M2sRequestOpcode::MemRdFwd | M2sRequestOpcode::MemWrFwd, meta) => {
                assert_eq!(self.line_of(asked.tag), line, "a forward carries the request's number");
                self.access(line, meta.expect("a forward has a meta value"));
            }
            (M2sRequestOpcode::MemRd, meta) => {
                let Line { data, poison } = self.own_value(line);
                self.return_line(asked.tag, data, poison);
                let completion = match (meta, asked.snoop) {
                    (None, MemSnoop::SnpCur) => S2mCompletion::Cmp,
                    (None, MemSnoop::SnpInv) => {
                        self.write_own(line, Line::ZERO, 0);
                        S2mCompletion::Cmp
                    }
                    (Some(MetaValue::Shared), MemSnoop::SnpData) => self.share(line),
                    (Some(MetaValue::Any), MemSnoop::SnpInv) => {
                        self.end_device_bias();
                        self.write_own(line, Line::ZERO, 0);
                        S2mCompletion::CmpE
                    }
                    other => panic!("no row for MemRd {other:?}"),
                };
                self.completions.push_back(complete(completion));
            }
            (M2sRequestOpcode::MemRdData, None) => {
                assert_eq!(asked.snoop, MemSnoop::SnpData);
                let Line { data, poison } = self.own_value(line);
                self.return_line(asked.tag, data, poison);
                let completion = self.share(line);
                self.completions.push_back(complete(completion));
            }
            (M2sRequestOpcode::MemSpecRd, _) => {}
            (M2sRequestOpcode::MemInv | M2sRequestOpcode::MemInvNt, meta) => {
                assert_eq!(asked.snoop, MemSnoop::SnpInv);
                self.write_own(line, Line::ZERO, 0);
                let completion = match meta.expect("MemInv has a meta value") {
                    MetaValue::Any => {
                        self.end_device_bias();
                        S2mCompletion::CmpE
                    }
                    _ => S2mCompletion::Cmp,
                };
                self.completions.push_back(complete(completion));
            }
            other => panic!("no row for {other:?}"),
        }
    }

    fn return_line(&mut self, tag: u64, data: [u8; 64], poison: bool) {
        let opcode = S2mDataOpcode::MemData;
        self.memory_data.push_back(S2mData { opcode, tag, poison, data });
    }

    /// The host gets a copy to share; how that completes.
    fn share(&mut self, line: u64) -> S2mCompletion {
        self.end_device_bias();
        let Some(copy) = self.copies.get(&line).copied() else { return S2mCompletion::CmpE };
        self.memory.insert(line, copy.line);
        self.set(line, LineState::Shared, copy.line);
        S2mCompletion::CmpS
    }

    pub(super) fn take_memory_write(&mut self, asked: M2sWrite) {
        let line = asked.line_address;
        if asked.snoop == MemSnoop::None {
            assert_eq!(self.state(line), LineState::Invalid, "the host owns what it writes back");
        }
        let whole = asked.opcode == M2sWriteOpcode::MemWr;
        assert_eq!(whole, asked.byte_enable == u64::MAX);
        let written = Line { data: asked.data, poison: asked.poison };
        self.write_own(line, written, asked.byte_enable);
        let completion = S2mCompletion::Cmp;
        self.completions.push_back(S2mResponse { completion, tag: asked.tag });
    }

    /// The host has let the request at the device's memory.
    fn access(&mut self, line: u64, meta: MetaValue) {
        let request = self.pending[&line];
        let value = self.stored(line);
        match request.hint {
            Some(Hint::NcRead) => assert_eq!(meta, MetaValue::Any),
            Some(Hint::CsRead) => {
                assert_ne!(meta, MetaValue::Any);
                self.set(line, LineState::Shared, value);
            }
            Some(Hint::CoRead) => {
                assert_eq!(meta, MetaValue::Invalid);
                self.set(line, LineState::Exclusive, value);
            }
            Some(Hint::CoWrite(written, enable)) => {
                assert_eq!(meta, MetaValue::Invalid);
                self.set(line, LineState::Exclusive, value);
                self.merge(line, written, enable);
            }
            Some(Hint::NcWrite(written, enable) | Hint::NcPush(written, enable)) => {
                self.write_own(line, written, enable);
            }
            hint => panic!("{hint:?} is not forwarded"),
        }
        self.end(line, value);
    }
}

fn own_request(hint: Hint) -> Opcode {
    match hint {
        Hint::NcRead => Opcode::RdCurr,
        Hint::CsRead => Opcode::RdShared,
        Hint::CoRead => Opcode::RdOwn,
        Hint::CoWrite(_, u64::MAX) => Opcode::RdOwnNoData,
        Hint::CoWrite(..) => Opcode::RdOwn,
        Hint::NcWrite(_, u64::MAX) => Opcode::WoWrInvF,
        Hint::NcPush(_, u64::MAX) => Opcode::ItoMWr,
        Hint::NcWrite(..) | Hint::NcPush(..) => Opcode::WoWrInv,
        Hint::Evict | Hint::Flush => Opcode::ClFlush,
    }
}
