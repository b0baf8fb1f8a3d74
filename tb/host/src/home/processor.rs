//! What the home agent does with the requests of processors.
use nic_spec::message::{H2dRequestOpcode, MemSnoop, MetaValue};

use super::Home;
use super::transaction::{CoreRequest, Operation, Progress, Transaction, Waits};
use crate::line::{Copy, Line, LineState};

impl Home {
    pub(super) fn serve_processor(
        &mut self,
        open: &mut Transaction,
        request: &CoreRequest,
    ) -> Progress {
        self.look_up(open)?;
        let processor = request.processor;
        match request.operation {
            Operation::Load => {
                self.obtain(open, processor)?;
                self.travel(open, processor)?;
                let alone = self.caches.state(open.line).is_owned()
                    && !self.caches.others_have(Some(processor), open.line);
                let state = if alone { LineState::Exclusive } else { LineState::Shared };
                self.caches.fill(processor, open.line, state);
            }
            Operation::Own | Operation::Store(..) | Operation::Atomic(_) => {
                self.obtain_owned(open, processor)?;
                self.travel(open, processor)?;
                self.caches.fill(processor, open.line, LineState::Exclusive);
            }
            Operation::LoadOnce => {
                let value = self.look_once(open)?;
                self.travel(open, processor)?;
                self.completed.push((request.ticket, value));
                return Ok(());
            }
            Operation::NonTemporalStore(written, byte_enable) => {
                self.store_past_caches(open, &written, byte_enable)?;
                self.travel(open, processor)?;
                self.completed.push((request.ticket, written));
                return Ok(());
            }
            Operation::Flush => {
                self.flush(open)?;
                self.travel(open, processor)?;
                self.completed.push((request.ticket, Line::ZERO));
                return Ok(());
            }
        }
        let value = self.perform(processor, open.line, &request.operation);
        self.completed.push((request.ticket, value.unwrap_or(Line::ZERO)));
        Ok(())
    }

    /// The answer's way back to the processor.
    fn travel(&mut self, open: &mut Transaction, processor: usize) -> Progress {
        if open.travelled {
            return Ok(());
        }
        open.travelled = true;
        Err(Waits::Until(self.now + self.core_distance(processor)))
    }

    /// Cycles between a processor and the home agent.
    pub(crate) fn core_distance(&self, processor: usize) -> u64 {
        let extra = self.shape.distant_processors.get(processor).copied().unwrap_or(0);
        self.timing.core_to_home + extra
    }

    /// Does it in the processor's own cache if that has the line in a state that permits it. An
    /// atomic gives the line as it was before.
    pub fn perform(&mut self, processor: usize, line: u64, operation: &Operation) -> Option<Line> {
        let copy = self.caches.use_private(processor, line)?;
        let before = copy.line;
        match operation {
            Operation::Load => return Some(before),
            Operation::Own => return copy.state.is_owned().then_some(before),
            Operation::Store(written, byte_enable) if copy.state.is_owned() => {
                copy.line.write(written, *byte_enable);
            }
            Operation::Atomic(atomic) if copy.state.is_owned() => atomic.apply(&mut copy.line),
            _ => return None,
        }
        copy.state = LineState::Modified;
        Some(before)
    }

    /// The host has a copy that this processor may share.
    fn obtain(&mut self, open: &mut Transaction, processor: usize) -> Progress {
        self.unread.remove(&open.line);
        if self.is_device_memory(open.line) {
            if !self.caches.state(open.line).is_valid() || open.asks_memory.is_some() {
                self.read_device(open, false)?;
            }
        } else {
            if self.device_state(open.line).is_owned() {
                self.snoop(open, H2dRequestOpcode::SnpData)?;
            }
            self.read_host(open)?;
        }
        self.ask_cores(open, Some(processor))?;
        self.caches.reduce_others(Some(processor), open.line, LineState::Shared);
        Ok(())
    }

    /// The host has the only copy, and of its processors at most this one.
    fn obtain_owned(&mut self, open: &mut Transaction, processor: usize) -> Progress {
        self.unread.remove(&open.line);
        if self.is_device_memory(open.line) {
            if !self.caches.state(open.line).is_owned() || open.asks_memory.is_some() {
                self.read_device(open, true)?;
            }
        } else {
            if self.device_state(open.line).is_valid() {
                self.snoop(open, H2dRequestOpcode::SnpInv)?;
            }
            self.read_host(open)?;
            if self.caches.state(open.line) == LineState::Shared {
                self.caches.set_state(open.line, LineState::Exclusive);
            }
        }
        self.ask_cores(open, Some(processor))?;
        self.caches.reduce_others(Some(processor), open.line, LineState::Invalid);
        Ok(())
    }

    /// The last-level cache has a line of host memory, as far as the device lets it.
    fn read_host(&mut self, open: &mut Transaction) -> Progress {
        if self.caches.value(open.line).is_some() {
            return Ok(());
        }
        self.fetch(open)?;
        self.make_room(open)?;
        let state = match self.device_state(open.line) {
            LineState::Invalid => LineState::Exclusive,
            _ => LineState::Shared,
        };
        self.caches.put(open.line, Copy { state, line: self.memory.read(open.line) });
        Ok(())
    }

    /// The line's bytes, and nobody's copy changes.
    pub(super) fn look_once(&mut self, open: &mut Transaction) -> Result<Line, Waits> {
        self.unread.remove(&open.line);
        if open.travelled {
            return Ok(open.memory_data.unwrap_or_else(|| self.value(open.line)));
        }
        self.ask_cores(open, None)?;
        if self.caches.value(open.line).is_some() {
            return Ok(self.value(open.line));
        }
        let value = if self.is_device_memory(open.line) {
            self.read_device_once(open)?
        } else {
            if self.device_state(open.line).is_owned() {
                self.snoop(open, H2dRequestOpcode::SnpCur)?;
            }
            match open.snooped {
                Some(value) => value,
                None => {
                    self.fetch(open)?;
                    self.memory.read(open.line)
                }
            }
        };
        open.memory_data = Some(value);
        Ok(value)
    }

    /// A non-temporal store: memory is written, and nobody keeps a copy.
    pub(super) fn store_past_caches(
        &mut self,
        open: &mut Transaction,
        written: &Line,
        byte_enable: u64,
    ) -> Progress {
        if open.travelled {
            return Ok(());
        }
        self.ask_cores(open, None)?;
        let line = open.line;
        if !self.is_device_memory(line) {
            if self.device_state(line).is_valid() {
                self.snoop(open, H2dRequestOpcode::SnpInv)?;
            }
            let mut value = self.value(line);
            value.write(written, byte_enable);
            self.caches.remove(line);
            self.write_memory(line, value);
            return Ok(());
        }
        let owns = self.caches.state(line).is_owned();
        if open.asks_memory.is_none() && owns {
            // The host's own copy takes the bytes, and goes back as any other.
            let mut value = self.value(line);
            value.write(written, byte_enable);
            self.caches.remove(line);
            open.snooped = Some(value);
        } else if open.asks_memory.is_none() {
            self.caches.remove(line);
        }
        let meta = MetaValue::Invalid;
        match open.snooped {
            Some(value) => self.write_device(open, value, u64::MAX, MemSnoop::None, meta),
            None => self.write_device(open, *written, byte_enable, MemSnoop::SnpInv, meta),
        }
    }

    fn flush(&mut self, open: &mut Transaction) -> Progress {
        if open.travelled {
            return Ok(());
        }
        self.ask_cores(open, None)?;
        if !self.is_device_memory(open.line) {
            if self.device_state(open.line).is_valid() {
                self.snoop(open, H2dRequestOpcode::SnpInv)?;
            }
            self.clean(open.line);
            self.caches.remove(open.line);
            return Ok(());
        }
        if !open.memory_done {
            self.write_back(open, false)?;
            self.caches.remove(open.line);
            open.memory_done = true;
        }
        self.flush_device(open)
    }
}
