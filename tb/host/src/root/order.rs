//! What a device has sent, in order: posted writes, and what may not pass them.
//!
//! The lines of posted writes are prepared together and written one after the other, each when all
//! before it are visible. Reads, interrupts and answers to processors begin when everything before
//! them is visible. Nothing waits for a read.
use std::collections::VecDeque;

use super::{MmioAnswer, Passing};
use crate::home::{Home, IoOperation, IoRequest, IoTicket};
use crate::line::{LINE_BYTES, Line};
use crate::write_combining::Write;

/// What may not pass posted writes.
#[derive(Clone, Debug)]
pub(super) enum Behind {
    /// A read: tag, address, bytes.
    Read(u64, u64, u64),
    /// A message for this vector.
    Interrupt(u64),
    /// An answer to a processor.
    Answer(MmioAnswer),
}

/// How far a posted line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Preparing,
    Prepared,
    Writing,
    Visible,
}

#[derive(Clone, Debug)]
enum Entry {
    Line(Write, Stage),
    Behind(Behind),
}

/// Everything that is not yet visible or begun.
#[derive(Clone, Debug, Default)]
pub(super) struct Order {
    entries: VecDeque<Entry>,
    /// The number of the first entry.
    first: u64,
    wrong: Option<Passing>,
}

impl Behind {
    /// Whether it passes posted writes with this rule broken.
    fn passes(&self, wrong: Option<Passing>) -> bool {
        match self {
            Self::Read(..) => wrong == Some(Passing::Read),
            Self::Interrupt(_) => wrong == Some(Passing::Interrupt),
            Self::Answer(_) => wrong == Some(Passing::Answer),
        }
    }
}

impl Order {
    pub(super) fn new(wrong: Option<Passing>) -> Self {
        Self { wrong, ..Self::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// A posted write of a line.
    pub(super) fn push_line(&mut self, write: Write, home: &mut Home) {
        let ticket = IoTicket::Posted(self.first + self.entries.len() as u64);
        let whole = write.byte_enable == u64::MAX;
        let line = write.line;
        self.entries.push_back(Entry::Line(write, Stage::Preparing));
        home.ask_io(IoRequest { line, operation: IoOperation::Prepare { whole }, ticket });
    }

    /// Something that may not pass the posted writes before it.
    pub(super) fn push_behind(&mut self, behind: Behind) {
        self.entries.push_back(Entry::Behind(behind));
    }

    /// A posted write is a step further.
    pub(super) fn served(&mut self, number: u64) {
        // Of what a reset has forgotten nothing is to be done.
        let Some(at) = number.checked_sub(self.first) else { return };
        if let Some(Entry::Line(_, stage)) = self.entries.get_mut(at as usize) {
            *stage = match *stage {
                Stage::Preparing => Stage::Prepared,
                _ => Stage::Visible,
            };
        }
    }

    /// What may begin now that everything before it is visible.
    pub(super) fn next(&mut self, home: &mut Home) -> Option<Behind> {
        if self.wrong.is_some()
            && let Some(behind) = self.next_wrongly(home)
        {
            return Some(behind);
        }
        loop {
            match self.entries.front_mut()? {
                Entry::Line(write, stage @ Stage::Prepared) => {
                    begin(write, stage, self.first, home);
                    return None;
                }
                Entry::Line(_, Stage::Visible) => {
                    self.entries.pop_front();
                    self.first += 1;
                }
                Entry::Line(..) => return None,
                Entry::Behind(_) => {
                    self.first += 1;
                    let Some(Entry::Behind(behind)) = self.entries.pop_front() else {
                        unreachable!("seen above")
                    };
                    return Some(behind);
                }
            }
        }
    }

    /// Begins what its rule would hold back.
    fn next_wrongly(&mut self, home: &mut Home) -> Option<Behind> {
        if self.wrong == Some(Passing::Write) {
            for (number, entry) in (self.first..).zip(&mut self.entries) {
                if let Entry::Line(write, stage @ Stage::Prepared) = entry {
                    begin(write, stage, number, home);
                }
            }
        }
        let passes = |entry: &Entry| match entry {
            Entry::Behind(behind) => behind.passes(self.wrong),
            Entry::Line(..) => false,
        };
        let at = self.entries.iter().position(passes)?;
        let visible = Write { line: 0, data: [0; LINE_BYTES], byte_enable: 0 };
        match std::mem::replace(&mut self.entries[at], Entry::Line(visible, Stage::Visible)) {
            Entry::Behind(behind) => Some(behind),
            Entry::Line(..) => unreachable!("seen above"),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.first += self.entries.len() as u64;
        self.entries.clear();
    }
}

/// A prepared line is written.
fn begin(write: &Write, stage: &mut Stage, number: u64, home: &mut Home) {
    *stage = Stage::Writing;
    let value = Line { data: write.data, poison: false };
    let operation = IoOperation::Write(value, write.byte_enable);
    home.ask_io(IoRequest { line: write.line, operation, ticket: IoTicket::Posted(number) });
}
