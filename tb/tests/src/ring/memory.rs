//! Memory behind a line port, with the device's cache of it: answers come in any order, a read sees the
//! line at some moment before its answer, a write is seen from some moment on.
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use nic_spec::message::{LineOperation, LineRequest, LineResponse, LineStatus};
use nic_tb::Generator;

/// A request that is not answered.
#[derive(Clone, Debug)]
struct UnderWay {
    request: LineRequest,
    /// When it acts on memory.
    acts: u64,
    /// When it may be answered.
    due: u64,
    /// Its answer, once it has acted.
    answer: Option<LineResponse>,
    /// A watch has looked for a copy of its line, and waits for it to leave.
    has_begun: bool,
    watches: bool,
}

/// A memory.
#[derive(Debug)]
pub struct Memory {
    lines: BTreeMap<u64, [u8; 64]>,
    /// Lines of which the device has a copy.
    held: BTreeSet<u64>,
    under_way: Vec<UnderWay>,
    /// Cycles from a request to its answer.
    pub latency: RangeInclusive<u64>,
    /// In one of so many cycles a line that the device has is taken from it; zero: never.
    pub evictions: u64,
    /// In one of so many cycles a line that was taken comes back, as by another request of the device; zero:
    /// never.
    pub returns: u64,
    /// Lines that were taken from the device.
    taken: BTreeSet<u64>,
    /// Requests of these lines fail.
    pub failing: BTreeSet<u64>,
    /// One of so many reads fails; zero: none.
    pub failing_reads: u64,
    /// Writes as they act.
    pub written: Vec<LineRequest>,
    generator: Generator,
}

/// Whether it writes.
pub fn writes(operation: LineOperation) -> bool {
    use LineOperation::{CoWrite, NcPush, NcWrite};
    matches!(operation, NcWrite | NcPush | CoWrite)
}

/// Whether it reads.
pub fn reads(operation: LineOperation) -> bool {
    use LineOperation::{CoRead, CsRead, NcRead};
    matches!(operation, NcRead | CsRead | CoRead)
}

impl Memory {
    /// A memory of zeros that answers after 1 to 8 cycles.
    pub fn new(generator: &mut Generator) -> Self {
        Self {
            lines: BTreeMap::new(),
            held: BTreeSet::new(),
            under_way: vec![],
            latency: 1..=8,
            evictions: 0,
            returns: 0,
            taken: BTreeSet::new(),
            failing: BTreeSet::new(),
            failing_reads: 0,
            written: vec![],
            generator: generator.fork("memory"),
        }
    }

    /// The line at that line address.
    pub fn line(&self, line_address: u64) -> [u8; 64] {
        self.lines.get(&line_address).copied().unwrap_or([0; 64])
    }

    /// Bytes, within a line.
    pub fn load<const N: usize>(&self, address: u64) -> [u8; N] {
        let line = self.line(address / 64);
        let offset = address as usize % 64;
        line[offset..offset + N].try_into().expect("within a line")
    }

    fn put(&mut self, address: u64, bytes: &[u8]) {
        let line = self.lines.entry(address / 64).or_insert([0; 64]);
        let offset = address as usize % 64;
        line[offset..offset + bytes.len()].copy_from_slice(bytes);
    }

    /// Another part of the device writes bytes, within a line, by CO-write: the device has the line then, and
    /// who watches it is not woken.
    pub fn store_by_device(&mut self, address: u64, bytes: &[u8]) {
        self.put(address, bytes);
        self.held.insert(address / 64);
    }

    /// The host stores bytes, within a line, which takes the line from the device.
    pub fn store(&mut self, address: u64, bytes: &[u8]) {
        self.put(address, bytes);
        if self.depart(address / 64) {
            self.taken.insert(address / 64);
        }
    }

    /// The device's copy of a line is gone, if it had one, and who watches it is woken.
    fn depart(&mut self, line_address: u64) -> bool {
        let is_of_it = |open: &&mut UnderWay| open.request.line_address == line_address;
        self.under_way.iter_mut().filter(is_of_it).for_each(|open| open.watches = false);
        self.held.remove(&line_address)
    }

    /// Whether the device has a copy of any of these lines.
    pub fn is_held(&self, lines: RangeInclusive<u64>) -> bool {
        self.held.range(lines).next().is_some()
    }

    /// Whether a request for the line is not answered.
    pub fn is_under_way(&self, line_address: u64) -> bool {
        self.under_way.iter().any(|other| other.request.line_address == line_address)
    }

    /// Requests that are not answered.
    pub fn waiting(&self) -> usize {
        self.under_way.len()
    }

    /// Requests of that kind that are not answered.
    pub fn waiting_for(&self, operation: LineOperation) -> usize {
        self.under_way.iter().filter(|other| other.request.operation == operation).count()
    }

    /// Takes a request.
    ///
    /// # Panics
    /// If its tag is in use, or it writes a line of which another write is not answered.
    pub fn ask(&mut self, cycle: u64, request: &LineRequest) {
        let has_tag = self.under_way.iter().any(|other| other.request.tag == request.tag);
        assert!(!has_tag, "tag {} is in use: {request:?}", request.tag);
        if writes(request.operation) {
            let is_same = |other: &&UnderWay| {
                writes(other.request.operation)
                    && other.request.line_address == request.line_address
            };
            let other = self.under_way.iter().find(is_same);
            assert!(other.is_none(), "{request:?} beside {other:?}");
        }
        let due = cycle + self.generator.within(self.latency.clone());
        let acts = self.generator.within(cycle..=due);
        // Requests for a line take effect in their order; of those that wait at once, only a watch shows it.
        let is_before = |other: &&UnderWay| {
            other.request.line_address == request.line_address
                && other.request.operation == LineOperation::Watch
        };
        let before = self.under_way.iter().filter(is_before).map(|other| other.acts).max();
        let acts = acts.max(before.unwrap_or(0));
        let due = due.max(acts);
        self.under_way.push(UnderWay {
            request: *request,
            acts,
            due,
            answer: None,
            has_begun: false,
            watches: false,
        });
    }

    /// What happens in a cycle; the answer that comes in it.
    pub fn step(&mut self, cycle: u64) -> Option<LineResponse> {
        if self.evictions > 0 && !self.held.is_empty() && self.generator.chance(1, self.evictions) {
            let held: Vec<u64> = self.held.iter().copied().collect();
            let line = *self.generator.pick(&held);
            self.depart(line);
        }
        if self.returns > 0 && !self.taken.is_empty() && self.generator.chance(1, self.returns) {
            self.held.append(&mut self.taken);
        }
        for index in 0..self.under_way.len() {
            let open = &self.under_way[index];
            if open.answer.is_some() || open.acts > cycle {
                continue;
            }
            let request = open.request;
            let line = request.line_address;
            if request.operation == LineOperation::Watch && !open.has_begun {
                self.under_way[index].has_begun = true;
                self.under_way[index].watches = self.held.contains(&line);
            }
            if self.under_way[index].watches {
                continue;
            }
            let answer = self.act(&request);
            self.under_way[index].answer = Some(answer);
        }
        let is_due = |open: &&UnderWay| open.answer.is_some() && open.due <= cycle;
        let first = self.under_way.iter().filter(is_due).min_by_key(|open| open.due)?;
        let tag = first.request.tag;
        let index = self.under_way.iter().position(|open| open.request.tag == tag)?;
        self.under_way.remove(index).answer
    }

    /// What comes of a request now.
    fn act(&mut self, request: &LineRequest) -> LineResponse {
        let line = request.line_address;
        let mut data = self.line(line);
        let fails = self.failing.contains(&line)
            || (reads(request.operation)
                && self.failing_reads > 0
                && self.generator.chance(1, self.failing_reads));
        if fails {
            // Anything, and also what looks right.
            if self.generator.chance(1, 2) {
                data.copy_from_slice(&self.generator.bytes(64));
            }
            return LineResponse { tag: request.tag, status: LineStatus::Error, data };
        }
        match request.operation {
            LineOperation::NcRead => {}
            LineOperation::CsRead | LineOperation::CoRead => {
                self.held.insert(line);
            }
            LineOperation::NcWrite | LineOperation::NcPush | LineOperation::CoWrite => {
                for byte in (0..64).filter(|byte| request.byte_enable >> byte & 1 == 1) {
                    data[byte] = request.data[byte];
                }
                self.lines.insert(line, data);
                self.written.push(*request);
                match request.operation {
                    LineOperation::CoWrite => self.held.insert(line),
                    _ => self.depart(line),
                };
            }
            LineOperation::Evict | LineOperation::Flush => {
                self.depart(line);
            }
            LineOperation::Barrier | LineOperation::Watch => {}
            LineOperation::CoModify => panic!("no ring modifies lines"),
        }
        if !reads(request.operation) {
            data.copy_from_slice(&self.generator.bytes(64));
        }
        LineResponse { tag: request.tag, status: LineStatus::Okay, data }
    }

    /// Forgets all requests, as the device does in reset, and all copies.
    pub fn reset(&mut self) {
        self.under_way.clear();
        self.held.clear();
        self.taken.clear();
    }
}
