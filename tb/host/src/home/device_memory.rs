//! What the home agent does with lines of the device's memory: it asks for them by M2S, and lets the
//! device at them.
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode, GoState, H2dResponseOpcode, M2sRequest, M2sRequestOpcode,
    M2sWrite, M2sWriteOpcode, MemSnoop, MetaField, MetaValue, S2mCompletion,
};

use super::transaction::{Progress, Transaction, Waits};
use super::{Home, WrongRule};
use crate::line::{Copy, Line, LineState};
use crate::link::Down;

impl Home {
    /// The device's request for its own memory: what the host has modified goes back first.
    pub(super) fn serve_own_memory(
        &mut self,
        open: &mut Transaction,
        request: &D2hRequest,
    ) -> Progress {
        use D2hRequestOpcode as Opcode;
        self.ask_cores(open, None)?;
        let (line, cqid) = (open.line, request.cqid);
        let keeps = matches!(request.opcode, Opcode::RdCurr | Opcode::RdShared);
        match request.opcode {
            Opcode::RdCurr
            | Opcode::RdShared
            | Opcode::RdOwn
            | Opcode::RdOwnNoData
            | Opcode::WoWrInv
            | Opcode::WoWrInvF
            | Opcode::ClFlush => {
                if !self.breaks(WrongRule::ForwardPassesWriteBack) {
                    self.write_back(open, keeps)?;
                }
            }
            Opcode::ItoMWr => return self.take_pushed(open, request),
            _ => {
                self.counters.refused += u64::from(!open.pulls);
                return self.refuse(open, request);
            }
        }
        match request.opcode {
            Opcode::RdCurr => self.forward(line, cqid, M2sRequestOpcode::MemRdFwd, MetaValue::Any),
            Opcode::RdShared => {
                self.caches.set_state(line, LineState::Shared);
                self.forward(line, cqid, M2sRequestOpcode::MemRdFwd, MetaValue::Shared);
            }
            Opcode::RdOwn | Opcode::RdOwnNoData => {
                self.caches.remove(line);
                self.forward(line, cqid, M2sRequestOpcode::MemRdFwd, MetaValue::Invalid);
            }
            Opcode::ClFlush => {
                self.caches.remove(line);
                self.count_unread(line);
                self.go(line, cqid, GoState::Invalid);
            }
            _ => {
                self.caches.remove(line);
                self.count_unread(line);
                self.forward(line, cqid, M2sRequestOpcode::MemWrFwd, MetaValue::Invalid);
            }
        }
        Ok(())
    }

    /// ItoMWr: the host has no copy until the pushed line is here, then it owns it.
    fn take_pushed(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        if !open.pulls {
            self.caches.remove(open.line);
        }
        self.pull(open, request.cqid, H2dResponseOpcode::GoWritePull)?;
        let Some((value, _, _)) = open.pulled else { return Ok(()) };
        self.install(open, value)?;
        self.unread.insert(open.line);
        Ok(())
    }

    /// The device may access its memory; the tag is the number of its request.
    fn forward(&mut self, line: u64, cqid: u64, opcode: M2sRequestOpcode, meta: MetaValue) {
        let snoop = MemSnoop::None;
        self.sends.push(Down::Request(M2sRequest {
            opcode,
            snoop,
            meta_field: MetaField::Meta0State,
            meta_value: meta,
            tag: cqid,
            line_address: line,
        }));
    }

    /// A Modified line goes back to the device; the host keeps it as Exclusive, or not at all.
    pub(super) fn write_back(&mut self, open: &mut Transaction, keeps: bool) -> Progress {
        if open.asks_memory.is_none() && self.caches.state(open.line) != LineState::Modified {
            return Ok(());
        }
        if open.asks_memory.is_none() {
            // What a processor stored from here on would be lost.
            let most = if keeps { LineState::Shared } else { LineState::Invalid };
            self.caches.reduce_others(None, open.line, most);
        }
        let meta = if keeps { MetaValue::Any } else { MetaValue::Invalid };
        let value = self.caches.value(open.line).unwrap_or(Line::ZERO);
        self.write_device(open, value, u64::MAX, MemSnoop::None, meta)?;
        match keeps {
            true => self.caches.set_state(open.line, LineState::Exclusive),
            false => drop(self.caches.remove(open.line)),
        }
        Ok(())
    }

    /// A line that left the last-level cache.
    pub(super) fn return_to_device(&mut self, open: &mut Transaction, value: Line) -> Progress {
        self.write_device(open, value, u64::MAX, MemSnoop::None, MetaValue::Invalid)
    }

    /// M2S RwD, and its completion.
    pub(super) fn write_device(
        &mut self,
        open: &mut Transaction,
        value: Line,
        byte_enable: u64,
        snoop: MemSnoop,
        meta_value: MetaValue,
    ) -> Progress {
        if open.asks_memory.is_none() {
            let opcode = match byte_enable {
                u64::MAX => M2sWriteOpcode::MemWr,
                _ => M2sWriteOpcode::MemWrPtl,
            };
            let tag = self.open_tag(open, false);
            self.sends.push(Down::Write(M2sWrite {
                opcode,
                snoop,
                meta_field: MetaField::Meta0State,
                meta_value,
                tag,
                line_address: open.line,
                poison: value.poison,
                data: value.data,
                byte_enable,
            }));
        }
        self.end_asking(open).map(|_| ())
    }

    /// M2S Req, and its completion with the data that came.
    fn ask_device(
        &mut self,
        open: &mut Transaction,
        opcode: M2sRequestOpcode,
        meta: Option<MetaValue>,
        snoop: MemSnoop,
    ) -> Result<(S2mCompletion, Option<Line>), Waits> {
        if open.asks_memory.is_none() {
            let has_data = matches!(opcode, M2sRequestOpcode::MemRd | M2sRequestOpcode::MemRdData);
            let line_address = open.line;
            if has_data && self.chooses() {
                self.hint_at_read(line_address);
            }
            let tag = self.open_tag(open, has_data);
            let (meta_field, meta_value) = MetaField::saying(meta);
            let request = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address };
            self.sends.push(Down::Request(request));
        }
        self.end_asking(open)
    }

    /// MemSpecRd: a read will follow. It has no answer, and all but its address is reserved.
    fn hint_at_read(&mut self, line_address: u64) {
        let (opcode, snoop) = (M2sRequestOpcode::MemSpecRd, MemSnoop::None);
        let (meta_field, meta_value) = (MetaField::Meta0State, MetaValue::Invalid);
        let tag = 0;
        let hint = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address };
        self.sends.push(Down::Request(hint));
    }

    fn open_tag(&mut self, open: &mut Transaction, has_data: bool) -> u64 {
        open.asks_memory = Some(has_data);
        while self.tags.contains_key(&self.next_tag) {
            self.next_tag = (self.next_tag + 1) % (1 << 16);
        }
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % (1 << 16);
        self.tags.insert(tag, open.line);
        self.counters.memory_requests += 1;
        tag
    }

    fn end_asking(
        &mut self,
        open: &mut Transaction,
    ) -> Result<(S2mCompletion, Option<Line>), Waits> {
        match open.completion {
            Some(completion) if open.is_completed() => {
                open.asks_memory = None;
                open.completion = None;
                Ok((completion, open.memory_data.take()))
            }
            _ => Err(Waits::Completion),
        }
    }

    /// The host gets a copy of the device's line, to share or to own.
    pub(super) fn read_device(&mut self, open: &mut Transaction, owns: bool) -> Progress {
        if open.is_completed() || open.asks_memory.is_none() {
            self.make_room(open)?;
        }
        let state = self.caches.state(open.line);
        let asks = open.asks_memory.is_none();
        // Whoever wants to read may as well own, or leave it to the device.
        let owns_freely = owns || (asks && self.chooses());
        let either_way = asks && self.chooses();
        let (completion, data) = match (state, owns_freely) {
            (LineState::Shared, true) => {
                let any = Some(MetaValue::Any);
                let opcode = match either_way {
                    true => M2sRequestOpcode::MemInvNt,
                    false => M2sRequestOpcode::MemInv,
                };
                self.ask_device(open, opcode, any, MemSnoop::SnpInv)?
            }
            (_, true) => {
                let any = Some(MetaValue::Any);
                self.ask_device(open, M2sRequestOpcode::MemRd, any, MemSnoop::SnpInv)?
            }
            (_, false) if either_way => {
                self.ask_device(open, M2sRequestOpcode::MemRdData, None, MemSnoop::SnpData)?
            }
            (_, false) => {
                let shared = Some(MetaValue::Shared);
                self.ask_device(open, M2sRequestOpcode::MemRd, shared, MemSnoop::SnpData)?
            }
        };
        let exclusive =
            completion == S2mCompletion::CmpE || self.breaks(WrongRule::SharedTakenForExclusive);
        let granted = if exclusive { LineState::Exclusive } else { LineState::Shared };
        if completion == S2mCompletion::Cmp || (owns && granted == LineState::Shared) {
            self.counters.unexpected += 1;
        }
        match data.or_else(|| self.caches.value(open.line)) {
            Some(line) if data.is_some() => {
                self.caches.put(open.line, Copy { state: granted, line })
            }
            _ => self.caches.set_state(open.line, granted),
        }
        Ok(())
    }

    /// The device's line once, without a copy.
    pub(super) fn read_device_once(&mut self, open: &mut Transaction) -> Result<Line, Waits> {
        let takes = open.asks_memory.is_none() && self.chooses();
        let snoop = if takes { MemSnoop::SnpInv } else { MemSnoop::SnpCur };
        let (_, data) = self.ask_device(open, M2sRequestOpcode::MemRd, None, snoop)?;
        Ok(data.unwrap_or(Line::ONES))
    }

    /// Nobody keeps a copy of the device's line, the device neither.
    pub(super) fn flush_device(&mut self, open: &mut Transaction) -> Progress {
        let meta = Some(MetaValue::Invalid);
        self.ask_device(open, M2sRequestOpcode::MemInv, meta, MemSnoop::SnpInv).map(|_| ())
    }
}
