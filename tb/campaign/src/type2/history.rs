//! Which values of a byte a read may return, whoever writes: a write takes effect at one moment between its begin
//! and its end, and a read returns what was there at one moment between its own. Times are cycles; what happens in
//! one cycle has no order.
use std::collections::HashMap;

/// Bytes of a line.
const BYTES: usize = 64;
/// All of them.
pub const WHOLE: u64 = u64::MAX;
/// The end of a write that has none yet.
const OPEN: u64 = u64::MAX;

/// A write of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WriteId {
    /// The line.
    pub line: u64,
    number: u64,
}

/// A read of a line.
#[derive(Clone, Copy, Debug)]
pub struct ReadId {
    line: u64,
    number: u64,
    begin: u64,
}

/// A write that somebody may still see.
#[derive(Clone, Copy, Debug)]
struct Write {
    number: u64,
    data: [u8; BYTES],
    /// The bytes of it that somebody may still see.
    mask: u64,
    begin: u64,
    end: u64,
}

/// What is known of a line.
#[derive(Debug)]
struct Line {
    writes: Vec<Write>,
    /// Reads that have not ended: number and begin.
    reads: Vec<(u64, u64)>,
}

impl Default for Line {
    fn default() -> Self {
        let zeros = Write { number: 0, data: [0; BYTES], mask: WHOLE, begin: 0, end: 0 };
        Self { writes: vec![zeros], reads: vec![] }
    }
}

impl Line {
    /// The bytes of a write that were certainly overwritten when a read began.
    fn overwritten(&self, write: &Write, begin: u64) -> u64 {
        let later = self.writes.iter().filter(|other| other.begin > write.end && other.end < begin);
        later.fold(0, |mask, other| mask | other.mask)
    }

    /// Forgets what nobody may see any more.
    fn forget(&mut self, now: u64) {
        if self.writes.len() < 2 {
            return;
        }
        let begin = self.reads.iter().map(|(_, begin)| *begin).min().unwrap_or(now);
        let left = self.writes.iter().map(|write| write.mask & !self.overwritten(write, begin));
        let left: Vec<u64> = left.collect();
        let mut at = 0;
        self.writes.retain_mut(|write| {
            write.mask = left[at];
            at += 1;
            write.mask != 0
        });
    }
}

/// All lines; they begin with zeros.
#[derive(Default, Debug)]
pub struct History {
    lines: HashMap<u64, Line>,
    next: u64,
    /// Reads that were compared.
    pub reads: u64,
    /// Writes that were begun.
    pub writes: u64,
}

impl History {
    /// These bytes are written from now on.
    pub fn begin_write(
        &mut self,
        line: u64,
        (data, mask): (&[u8; BYTES], u64),
        now: u64,
    ) -> WriteId {
        self.writes += 1;
        self.next += 1;
        let number = self.next;
        let write = Write { number, data: *data, mask, begin: now, end: OPEN };
        self.lines.entry(line).or_default().writes.push(write);
        WriteId { line, number }
    }

    /// They are: whoever begins to read later finds these or newer ones.
    pub fn end_write(&mut self, write: WriteId, now: u64) {
        let Some(line) = self.lines.get_mut(&write.line) else { return };
        let found = line.writes.iter_mut().find(|other| other.number == write.number);
        if let Some(found) = found {
            found.end = found.end.min(now);
        }
        line.forget(now);
    }

    /// They were refused: nobody may have seen them.
    pub fn take_back(&mut self, write: WriteId) {
        let line = self.lines.entry(write.line).or_default();
        line.writes.retain(|other| other.number != write.number);
    }

    /// A read of the line begins.
    pub fn begin_read(&mut self, line: u64, now: u64) -> ReadId {
        self.next += 1;
        let number = self.next;
        self.lines.entry(line).or_default().reads.push((number, now));
        ReadId { line, number, begin: now }
    }

    /// Nobody knows what the read has returned.
    pub fn give_up(&mut self, read: ReadId) {
        let line = self.lines.entry(read.line).or_default();
        line.reads.retain(|(number, _)| *number != read.number);
    }

    /// The read has returned these bytes. With `concludes`, nobody who reads later finds what was there before: not so
    /// where a processor may have found its own store, which nobody else sees yet.
    ///
    /// # Errors
    /// One line: a byte that was not there at any moment of the read.
    pub fn end_read(
        &mut self,
        read: ReadId,
        (data, mask): (&[u8; BYTES], u64),
        (now, concludes): (u64, bool),
    ) -> Result<(), String> {
        self.reads += 1;
        let line = self.lines.entry(read.line).or_default();
        line.reads.retain(|(number, _)| *number != read.number);
        let fits = |write: &Write| {
            let live = write.mask & mask & !line.overwritten(write, read.begin);
            if live == 0 || write.begin > now {
                return 0;
            }
            live & equal(&write.data, data)
        };
        let fitting: Vec<u64> = line.writes.iter().map(fits).collect();
        let (mut once, mut twice) = (0, 0);
        for fits in &fitting {
            twice |= once & fits;
            once |= fits;
        }
        if once & mask != mask {
            let wrong = (mask & !once).trailing_zeros() as usize;
            let known = line.writes.iter().filter(|write| write.mask >> wrong & 1 == 1);
            let known: Vec<String> = known
                .map(|write| {
                    let Write { begin, end, data, .. } = write;
                    let end = if *end == OPEN { "open".to_owned() } else { end.to_string() };
                    format!("{:#04x} in cycles {begin} to {end}", data[wrong])
                })
                .collect();
            return Err(format!(
                "byte {wrong} of line {:#x} is {:#04x} for a read in cycles {} to {now}; written were {}",
                read.line,
                data[wrong],
                read.begin,
                known.join(", ")
            ));
        }
        if concludes {
            let sure = once & !twice;
            for (write, _) in
                line.writes.iter_mut().zip(&fitting).filter(|(_, fits)| **fits & sure != 0)
            {
                write.end = write.end.min(now);
            }
        }
        line.forget(now);
        Ok(())
    }

    /// The lines that were written.
    pub fn lines(&self) -> impl Iterator<Item = u64> {
        self.lines.keys().copied()
    }
}

/// Which bytes are equal.
fn equal(one: &[u8; BYTES], other: &[u8; BYTES]) -> u64 {
    let pairs = one.iter().zip(other).enumerate();
    pairs.fold(0, |mask, (at, (one, other))| mask | u64::from(one == other) << at)
}

#[cfg(test)]
mod tests {
    use super::{History, WHOLE};

    fn read(history: &mut History, (begin, end): (u64, u64), byte: u8) -> Result<(), String> {
        let read = history.begin_read(7, begin);
        history.end_read(read, (&[byte; 64], WHOLE), (end, true))
    }

    #[test]
    fn a_read_finds_the_last_write_or_one_that_goes_on() {
        let mut history = History::default();
        assert!(read(&mut history, (1, 2), 0).is_ok());
        let first = history.begin_write(7, (&[1; 64], WHOLE), 10);
        assert!(read(&mut history, (10, 12), 0).is_ok(), "it may not have taken effect");
        assert!(read(&mut history, (12, 14), 1).is_ok(), "it may have");
        assert!(read(&mut history, (15, 16), 0).is_err(), "it was seen");
        history.end_write(first, 20);
        let second = history.begin_write(7, (&[2; 64], WHOLE), 30);
        history.end_write(second, 32);
        assert!(read(&mut history, (33, 34), 1).is_err(), "it was overwritten");
        assert!(read(&mut history, (33, 34), 3).is_err(), "nobody wrote it");
        assert!(read(&mut history, (33, 34), 2).is_ok());
    }

    #[test]
    fn writes_at_the_same_time_have_either_order() {
        let mut history = History::default();
        let one = history.begin_write(7, (&[1; 64], 0xff), 10);
        let other = history.begin_write(7, (&[2; 64], WHOLE), 11);
        history.end_write(one, 20);
        history.end_write(other, 21);
        let mut mixed = [2; 64];
        mixed[..8].fill(1);
        let found = history.begin_read(7, 30);
        assert!(history.end_read(found, (&mixed, WHOLE), (31, true)).is_ok());
        assert!(read(&mut history, (32, 33), 1).is_err(), "the upper bytes were written by one");
        assert!(read(&mut history, (32, 33), 2).is_ok());
    }

    #[test]
    fn what_was_refused_is_not_there() {
        let mut history = History::default();
        let write = history.begin_write(7, (&[1; 64], WHOLE), 10);
        history.take_back(write);
        assert!(read(&mut history, (20, 21), 1).is_err());
    }

    #[test]
    fn an_old_read_may_find_what_was_there_when_it_began() {
        let mut history = History::default();
        let old = history.begin_read(7, 5);
        let write = history.begin_write(7, (&[1; 64], WHOLE), 10);
        history.end_write(write, 12);
        assert!(read(&mut history, (13, 14), 1).is_ok());
        assert!(history.end_read(old, (&[0; 64], WHOLE), (20, false)).is_ok());
    }
}
