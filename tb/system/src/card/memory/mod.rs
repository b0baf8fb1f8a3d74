//! The memory behind a card that has some: two channels of DDR4 or of an ideal memory, behind the AXI4 slaves
//! of their controllers.
use std::collections::{HashMap, VecDeque};
use std::ops::Range;

use nic_spec::memory::place;
use nic_spec::message::{
    AxiAddress, AxiBurst, AxiLineReadData, AxiLineWriteData, AxiResponse, AxiWriteResponse,
};

mod dram;

use dram::Dram;
pub use dram::Timing;

/// Channels of memory, which take turns line by line.
pub const CHANNELS: usize = 2;
/// Lines that change places among each other.
const PLACES: u64 = 8;
/// Requests of a kind that a controller keeps.
const QUEUE: usize = 32;
/// Writes that wait from which on they go before reads, and at which reads go again.
const MANY_WRITES: usize = 24;
const FEW_WRITES: usize = 8;

type Line = [u8; 64];

/// What moved at the ports of a channel in a cycle.
#[derive(Debug, Default)]
pub struct Moved {
    /// On AW.
    pub write_address: Option<AxiAddress<1>>,
    /// On W.
    pub write_data: Option<AxiLineWriteData>,
    /// On AR.
    pub read_address: Option<AxiAddress<1>>,
    /// A response was taken on B.
    pub takes_response: bool,
    /// Data were taken on R.
    pub takes_data: bool,
}

/// A request that a controller keeps: its line in the channel, and when it came.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    line: u64,
    since: u64,
}

/// A channel: its controller and its chips.
#[derive(Debug)]
struct Channel {
    dram: Dram,
    addresses: VecDeque<AxiAddress<1>>,
    data: VecDeque<AxiLineWriteData>,
    reads: VecDeque<(Waiting, AxiLineReadData<1>)>,
    writes: VecDeque<Waiting>,
    drains_writes: bool,
    responses: VecDeque<AxiWriteResponse<1>>,
    /// Lines that were read, and when they are there.
    found: VecDeque<(u64, AxiLineReadData<1>)>,
    /// When the reads came whose lines were not taken yet.
    began: VecDeque<u64>,
}

impl Channel {
    fn new(timing: Timing) -> Self {
        Self {
            dram: Dram::new(timing),
            addresses: VecDeque::new(),
            data: VecDeque::new(),
            reads: VecDeque::new(),
            writes: VecDeque::new(),
            drains_writes: false,
            responses: VecDeque::new(),
            found: VecDeque::new(),
            began: VecDeque::new(),
        }
    }

    /// The next access begins. Reads go before writes until many of those wait.
    fn schedule(&mut self, now: u64) {
        while self.dram.is_free(now) {
            self.drains_writes = match self.drains_writes {
                true => self.writes.len() > FEW_WRITES,
                false => self.writes.len() >= MANY_WRITES,
            };
            let is_write = self.drains_writes || self.reads.is_empty();
            if is_write {
                let Some(Waiting { line, since }) = self.writes.pop_front() else { return };
                self.dram.access(line, true, (since, now));
            } else if let Some((Waiting { line, since }, found)) = self.reads.pop_front() {
                let end = self.dram.access(line, false, (since, now));
                let before = self.found.back().map_or(0, |(end, _)| *end);
                self.found.push_back((end.max(before), found));
            }
        }
    }
}

/// Memory. What was never written is zero.
#[derive(Debug)]
pub struct Memory {
    lines: HashMap<u64, (Line, bool)>,
    channels: [Channel; CHANNELS],
    now: u64,
    /// How often each line was read.
    reads: HashMap<u64, u64>,
    /// Lines that were written.
    pub writes: u64,
    /// Reads so far.
    served: Reads,
    /// The reads in their order: channel, and line in it.
    order: Option<Vec<(usize, u64)>>,
}

/// Reads that were answered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reads {
    /// How many.
    pub count: u64,
    /// Picoseconds from their addresses to their data, together.
    pub picoseconds: u64,
}

impl Reads {
    /// Those since then.
    pub fn since(self, before: Self) -> Self {
        let Self { count, picoseconds } = before;
        Self { count: self.count - count, picoseconds: self.picoseconds - picoseconds }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new(Timing::default())
    }
}

impl Memory {
    /// Memory that takes that long.
    pub fn new(timing: Timing) -> Self {
        let channels = std::array::from_fn(|_| Channel::new(timing));
        Self {
            lines: HashMap::new(),
            channels,
            now: 0,
            reads: HashMap::new(),
            writes: 0,
            served: Reads::default(),
            order: None,
        }
    }

    /// Puts a line in place, counted from the first of the memory; no time passes.
    pub fn put(&mut self, line: u64, data: Line) {
        self.lines.insert(line, (data, false));
    }

    /// A line as it is there, counted from the first of the memory.
    pub fn line(&self, line: u64) -> Line {
        self.lines.get(&line).map_or([0; 64], |(data, _)| *data)
    }

    /// Reads in a picosecond that a memory by itself answers of these, each channel as fast as it takes them. The first
    /// and the last quarter do not count.
    ///
    /// # Errors
    /// As [`Memory::cycle`].
    pub fn alone(timing: Timing, order: &[(usize, u64)], period: u64) -> Result<f64, String> {
        let mut memory = Self::new(timing);
        let mut waiting: [VecDeque<u64>; CHANNELS] = Default::default();
        order.iter().for_each(|(channel, line)| waiting[*channel].push_back(*line));
        let end = order.iter().map(|(_, line)| (line + 1) * CHANNELS as u64).max().unwrap_or(0);
        let end = end.next_multiple_of(PLACES);
        let address = |line: u64| AxiAddress {
            id: 0,
            address: line * 64,
            length: 0,
            size: 6,
            burst: AxiBurst::Incrementing,
        };
        let count = order.len() as u64;
        let (mut begin, mut end_of) = (None, None);
        while memory.served.count < count {
            let moved = std::array::from_fn(|channel| {
                let [.., takes_read] = memory.ready(channel);
                let next = if takes_read { waiting[channel].pop_front() } else { None };
                Moved {
                    read_address: next.map(address),
                    takes_data: memory.data(channel).is_some(),
                    ..Moved::default()
                }
            });
            memory.cycle(moved, memory.now + period, &(0..end))?;
            let Reads { count: served, .. } = memory.served;
            if served >= count / 4 {
                begin.get_or_insert((served, memory.now));
            }
            if served >= count * 3 / 4 {
                end_of.get_or_insert((served, memory.now));
            }
        }
        let [(first, begin), (last, end)] = [begin, end_of].map(Option::unwrap_or_default);
        Ok((last - first) as f64 / (end - begin).max(1) as f64)
    }

    /// Reads that were answered so far.
    pub fn answered_reads(&self) -> Reads {
        self.served
    }

    /// Remembers the order of the reads from now on.
    pub fn record(&mut self) {
        self.order = Some(vec![]);
    }

    /// The reads since [`Memory::record`].
    pub fn recorded(&mut self) -> Vec<(usize, u64)> {
        self.order.take().unwrap_or_default()
    }

    /// Accesses of rows that were open, of rows that were closed, and of rows that were in another's place.
    pub fn rows(&self) -> [u64; 3] {
        std::array::from_fn(|kind| {
            self.channels.iter().map(|channel| channel.dram.rows[kind]).sum()
        })
    }

    /// How often lines of this range were read, counted from the first line of the memory.
    pub fn reads_of(&self, lines: Range<u64>) -> u64 {
        self.reads.iter().filter(|(line, _)| lines.contains(line)).map(|(_, count)| count).sum()
    }

    /// How often lines were read.
    pub fn reads(&self) -> u64 {
        self.reads.values().sum()
    }

    /// Whether AW, W and AR of a channel take what is offered.
    pub fn ready(&self, channel: usize) -> [bool; 3] {
        let Channel { addresses, data, reads, writes, .. } = &self.channels[channel];
        let has_room = writes.len() < QUEUE;
        [has_room && addresses.len() < 2, has_room && data.len() < 2, reads.len() < QUEUE]
    }

    /// The response that a channel offers.
    pub fn response(&self, channel: usize) -> Option<&AxiWriteResponse<1>> {
        self.channels[channel].responses.front()
    }

    /// The line that a channel offers.
    pub fn data(&self, channel: usize) -> Option<&AxiLineReadData<1>> {
        let found = self.channels[channel].found.front();
        found.filter(|(end, _)| *end <= self.now).map(|(_, data)| data)
    }

    /// A line is poisoned from now on, until all of it is written.
    pub fn damage(&mut self, line: u64) {
        self.lines.entry(line).or_insert(([0; 64], false)).1 = true;
    }

    /// A cycle that ends at `now`, in picoseconds; `lines` are those of the map of addresses.
    ///
    /// # Errors
    /// One line: no such memory, or a burst that no line is.
    pub fn cycle(
        &mut self,
        moved: [Moved; CHANNELS],
        now: u64,
        lines: &Range<u64>,
    ) -> Result<(), String> {
        self.now = now;
        for (number, moved) in moved.into_iter().enumerate() {
            let line_of = |address: &AxiAddress<1>| {
                let line = place(address.address / 64 * CHANNELS as u64 + number as u64);
                let is_line =
                    address.size == 6 && address.length == 0 && address.address.is_multiple_of(64);
                if !is_line || line >= lines.end - lines.start {
                    return Err(format!(
                        "channel {number} of card memory is asked for {address:?}"
                    ));
                }
                Ok((line, address.address / 64))
            };
            let channel = &mut self.channels[number];
            if moved.takes_response {
                channel.responses.pop_front();
            }
            if moved.takes_data {
                channel.found.pop_front();
                self.served.count += 1;
                self.served.picoseconds += now - channel.began.pop_front().unwrap_or(now);
            }
            channel.addresses.extend(moved.write_address);
            channel.data.extend(moved.write_data);
            if let Some(address) = moved.read_address {
                let (line, in_channel) = line_of(&address)?;
                let (data, poison) = self.lines.get(&line).copied().unwrap_or(([0; 64], false));
                let response = AxiResponse::Okay;
                let found = AxiLineReadData { id: 0, data, response, last: true, poison };
                channel.reads.push_back((Waiting { line: in_channel, since: now }, found));
                *self.reads.entry(line).or_default() += 1;
                channel.began.push_back(now);
                self.order.iter_mut().for_each(|order| order.push((number, address.address / 64)));
            }
            while !channel.addresses.is_empty() && !channel.data.is_empty() {
                let (address, beat) = (channel.addresses.pop_front(), channel.data.pop_front());
                let Some((address, beat)) = address.zip(beat) else { break };
                let (line, in_channel) = line_of(&address)?;
                let (data, is_damaged) = self.lines.entry(line).or_insert(([0; 64], false));
                let is_written = |byte: &usize| beat.strobe >> byte & 1 == 1;
                (0..64).filter(is_written).for_each(|byte| data[byte] = beat.data[byte]);
                *is_damaged = beat.poison || (*is_damaged && beat.strobe != u64::MAX);
                channel.writes.push_back(Waiting { line: in_channel, since: now });
                channel
                    .responses
                    .push_back(AxiWriteResponse { id: 0, response: AxiResponse::Okay });
                self.writes += 1;
            }
            channel.schedule(now);
        }
        Ok(())
    }
}
