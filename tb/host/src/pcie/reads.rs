//! Outstanding reads, and the completions that they become.
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use nic_spec::message::{PcieCompletion, PcieCompletionStatus};
use rand::{Rng, RngCore};

use super::{LINE, Numbers};
use crate::line::{LINE_BYTES, Line};

/// A read that has not been completed.
#[derive(Clone, Debug)]
struct Read {
    /// What is still to come begins here,
    address: u64,
    /// and has so many bytes.
    left: u64,
    status: PcieCompletionStatus,
    /// The lines that are still to come, and when they may leave.
    lines: VecDeque<Option<(u64, Line)>>,
    /// Lines that have left.
    gone: usize,
    /// Bytes of the next completion, and how much longer it takes than its lines.
    piece: u64,
    jitter: u64,
}

impl Read {
    /// Lines of the next completion.
    fn piece_lines(&self) -> usize {
        match self.piece {
            0 => 0,
            bytes => ((self.address + bytes - 1) / LINE - self.address / LINE + 1) as usize,
        }
    }

    /// When the next completion may leave, if all its lines are here.
    fn ready(&self) -> Option<u64> {
        let mut last = 0;
        for line in self.lines.iter().take(self.piece_lines()) {
            let (ready, _) = (*line)?;
            last = last.max(ready);
        }
        Some(last + self.jitter)
    }

    /// The packet of the next completion.
    fn packet(&mut self, tag: u64) -> VecDeque<PcieCompletion> {
        let base = PcieCompletion {
            status: self.status,
            poisoned: false,
            tag,
            byte_count: self.left.max(1) % 4096,
            lower_address: self.address % 128,
            length: 0,
            data: [0; LINE_BYTES],
            last: true,
        };
        if self.status != PcieCompletionStatus::SuccessfulCompletion {
            return [base].into();
        }
        if self.left == 0 {
            // A read of nothing is completed with one DW.
            return [PcieCompletion { length: 1, ..base }].into();
        }
        let count = self.piece_lines();
        let lines: Vec<Line> = self.lines.drain(..count).flatten().map(|(_, line)| line).collect();
        let poisoned = lines.iter().any(|line| line.poison);
        let length = self.piece / 4 % 1024;
        let (begin, end) = (self.address, self.address + self.piece);
        self.gone += count;
        self.address = end;
        self.left -= self.piece;
        let first = begin / LINE;
        let message = |(at, line): (u64, &Line)| {
            let from = (begin.max((first + at) * LINE) % LINE) as usize;
            let to = (end.min((first + at + 1) * LINE) - (first + at) * LINE) as usize;
            let mut data = [0; LINE_BYTES];
            data[from..to].copy_from_slice(&line.data[from..to]);
            let last = at + 1 == count as u64;
            PcieCompletion { length, data, poisoned, last, ..base }
        };
        (0..).zip(&lines).map(message).collect()
    }

    /// Chooses how many bytes the next completion has, and how much longer it takes.
    fn choose(&mut self, numbers: &Numbers, random: &mut dyn RngCore) {
        self.jitter = match numbers.read_jitter {
            0 => 0,
            most => random.random_range(0..=most),
        };
        let boundary = numbers.read_completion_boundary;
        let most = self.left.min(numbers.maximum_payload);
        let first = boundary - self.address % boundary;
        // A packet of the longest payload must end at the boundary, too.
        let longest = match most == self.left {
            true => most,
            false => (self.address + most) / boundary * boundary - self.address,
        };
        self.piece = longest;
        if numbers.splits && first < most {
            let ends = (most - first).div_ceil(boundary);
            let at = random.random_range(0..=ends);
            self.piece = if at < ends { first + at * boundary } else { longest };
        }
    }
}

/// All reads that have not been completed, by tag.
#[derive(Clone, Debug, Default)]
pub(super) struct Reads {
    open: BTreeMap<u64, Read>,
    /// Reads whose next completion may leave: from when on, and the tag.
    ready: BTreeSet<(u64, u64)>,
}

impl Reads {
    pub(super) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub(super) fn contains(&self, tag: u64) -> bool {
        self.open.contains_key(&tag)
    }

    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// When the next completion may leave.
    pub(super) fn first(&self) -> Option<u64> {
        self.ready.first().map(|(ready, _)| *ready)
    }

    /// A read begins, whose lines are to come: none if it asks for nothing.
    pub(super) fn begin(
        &mut self,
        (tag, address, count): (u64, u64, u64),
        numbers: &Numbers,
        random: &mut dyn RngCore,
    ) {
        let lines = if count == 0 { 0 } else { (address + count - 1) / LINE - address / LINE + 1 };
        let mut read = Read {
            address,
            left: count,
            status: PcieCompletionStatus::SuccessfulCompletion,
            lines: vec![None; lines as usize].into(),
            gone: 0,
            piece: 0,
            jitter: 0,
        };
        read.choose(numbers, random);
        self.open.insert(tag, read);
    }

    /// A line of a read is here, and may leave from now on.
    pub(super) fn line(&mut self, tag: u64, number: usize, ready: u64, line: Line) {
        let Some(read) = self.open.get_mut(&tag) else { return };
        let at = number - read.gone;
        read.lines[at] = Some((ready, line));
        if at < read.piece_lines()
            && let Some(ready) = read.ready()
        {
            self.ready.insert((ready, tag));
        }
    }

    /// The read is completed without lines: it asked for none, or failed.
    pub(super) fn end(&mut self, tag: u64, ready: u64, status: PcieCompletionStatus) {
        if let Some(read) = self.open.get_mut(&tag) {
            read.status = status;
            self.ready.retain(|(_, other)| *other != tag);
            self.ready.insert((ready, tag));
        }
    }

    /// The next completion, line by line, of any read that is ready at this time. Completions of one
    /// read come in order of address; all but the last end at a multiple of the read completion
    /// boundary.
    pub(super) fn next(
        &mut self,
        now: u64,
        numbers: &Numbers,
        random: &mut dyn RngCore,
    ) -> VecDeque<PcieCompletion> {
        let count = self.ready.range(..=(now, u64::MAX)).count();
        let at = if numbers.reorders && count > 1 { random.random_range(0..count) } else { 0 };
        let Some(chosen) = self.ready.range(..=(now, u64::MAX)).nth(at).copied() else {
            return VecDeque::new();
        };
        self.ready.remove(&chosen);
        let (_, tag) = chosen;
        let Some(mut read) = self.open.remove(&tag) else { return VecDeque::new() };
        let packet = read.packet(tag);
        if read.status == PcieCompletionStatus::SuccessfulCompletion && read.left > 0 {
            read.choose(numbers, random);
            if let Some(ready) = read.ready() {
                self.ready.insert((ready, tag));
            }
            self.open.insert(tag, read);
        }
        packet
    }
}
