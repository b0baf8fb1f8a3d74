//! What the home agent does with lines that a device reads and writes by DMA.
//!
//! A read takes the bytes from wherever they are, and leaves all copies as they are. A write has two
//! parts, since posted writes become visible in order, but not one after the other: it is prepared
//! as soon as it is here, and done when all before it are. What it finds between the two is prepared
//! again. Where a written line goes is `io_ways`: into so many ways of its set of the last-level
//! cache, or into memory.
use super::transaction::{Job, Progress, Transaction, Waits};
use super::{Home, WrongRule};
use crate::line::{Copy, Line, LineState};
use nic_spec::message::H2dRequestOpcode;

/// What the root port asks of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum IoOperation {
    /// The bytes once, without a copy.
    Read,
    /// A write will come, of the whole line or of a part.
    Prepare {
        /// All bytes are written.
        whole: bool,
    },
    /// It is its turn: these bytes are written.
    Write(Line, u64),
}

/// Whose request it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum IoTicket {
    /// A posted write, by its number.
    Posted(u64),
    /// A line of a read.
    Read {
        /// The read's number.
        read: u64,
        /// Which line of it.
        line: usize,
    },
}

/// The root port's request.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct IoRequest {
    pub line: u64,
    pub operation: IoOperation,
    pub ticket: IoTicket,
}

impl Home {
    /// Lines that are written by DMA go to so many ways of their set of the last-level cache; to
    /// memory if that is none.
    pub(crate) fn set_io_ways(&mut self, ways: usize) {
        self.io_ways = ways;
    }

    /// Whether the line is in the host's memory or in a device's.
    pub(crate) fn is_memory(&self, line: u64) -> bool {
        self.shape.host_memory.contains(&line) || self.is_device_memory(line)
    }

    /// The root port asks.
    pub(crate) fn ask_io(&mut self, request: IoRequest) {
        self.submit(request.line, Job::Io(request));
    }

    /// Moves whose requests are served, and the line that was read; none if it failed.
    pub(crate) fn take_io_done(&mut self, into: &mut Vec<(IoTicket, Option<Line>)>) {
        into.append(&mut self.io_done);
    }

    pub(super) fn serve_io(&mut self, open: &mut Transaction, request: &IoRequest) -> Progress {
        let value = match request.operation {
            IoOperation::Read => {
                self.look_up(open)?;
                self.read_for_io(open)?
            }
            IoOperation::Prepare { whole } => {
                self.look_up(open)?;
                if !self.is_device_memory(open.line) {
                    self.gather(open)?;
                    self.prepare(open, whole)?;
                }
                None
            }
            IoOperation::Write(written, byte_enable) => {
                if self.is_device_memory(open.line) {
                    self.store_past_caches(open, &written, byte_enable)?;
                } else {
                    self.gather(open)?;
                    self.write_for_io(open, &written, byte_enable)?;
                }
                None
            }
        };
        self.io_done.push((request.ticket, value));
        Ok(())
    }

    fn read_for_io(&mut self, open: &mut Transaction) -> Result<Option<Line>, Waits> {
        let (faults, random, counters) = (&self.faults, &mut *self.random, &mut self.counters);
        if *open.fails.get_or_insert_with(|| faults.fails(random, counters)) {
            return Ok(None);
        }
        let mut value = match self.breaks(WrongRule::DmaReadOverlooksCaches) {
            true => self.memory.read(open.line),
            false => self.look_once(open)?,
        };
        value.poison |= self.faults.poisons(&mut *self.random, &mut self.counters);
        self.counters.dma_lines_read += 1;
        Ok(Some(value))
    }

    /// No processor and no device has a copy of a line of host memory; what they had is in the
    /// last-level cache or in memory.
    fn gather(&mut self, open: &mut Transaction) -> Progress {
        if self.breaks(WrongRule::DmaWriteLeavesCopies) {
            return Ok(());
        }
        self.ask_cores(open, None)?;
        if self.device_state(open.line).is_valid() {
            self.snoop(open, H2dRequestOpcode::SnpInv)?;
        }
        self.caches.reduce_others(None, open.line, LineState::Invalid);
        Ok(())
    }

    /// The rest of a line that is written in part is in the cache.
    fn prepare(&mut self, open: &mut Transaction, whole: bool) -> Progress {
        if self.io_ways == 0 || whole || self.caches.value(open.line).is_some() {
            return Ok(());
        }
        self.fetch(open)?;
        self.make_io_room(open)?;
        let line = self.memory.read(open.line);
        self.caches.put_io(open.line, Copy { state: LineState::Exclusive, line });
        Ok(())
    }

    fn write_for_io(
        &mut self,
        open: &mut Transaction,
        written: &Line,
        byte_enable: u64,
    ) -> Progress {
        let line = open.line;
        if self.breaks(WrongRule::DmaWriteDropsTheRest) {
            self.caches.remove(line);
        }
        if self.io_ways == 0 {
            let mut value = self.value(line);
            value.write(written, byte_enable);
            self.caches.remove(line);
            self.write_memory(line, value);
        } else if let Some(mut value) = self.caches.value(line) {
            value.write(written, byte_enable);
            self.caches.put(line, Copy { state: LineState::Modified, line: value });
            self.counters.dma_lines_updated += 1;
        } else {
            if byte_enable != u64::MAX {
                self.fetch(open)?;
            }
            self.make_io_room(open)?;
            let mut value = self.memory.read(line);
            value.write(written, byte_enable);
            self.caches.put_io(line, Copy { state: LineState::Modified, line: value });
            self.counters.dma_lines_allocated += 1;
        }
        self.counters.dma_lines_written += 1;
        Ok(())
    }

    /// The last-level cache has a place for a line that is written by DMA, in one of the ways for
    /// such lines.
    fn make_io_room(&mut self, open: &Transaction) -> Progress {
        if !self.caches.has_io_room(open.line, self.io_ways) {
            let active = &self.active;
            let victim = self.caches.io_victim(open.line, |line| !active.contains_key(&line));
            let Some(victim) = victim else { return Err(Waits::Until(self.now + 1)) };
            self.evict(victim);
        }
        self.make_room(open)
    }
}
