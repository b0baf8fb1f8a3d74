//! The host's end of half a ring, and what it holds the device to.
use std::collections::VecDeque;

use nic_model::descriptor_ring::{DescriptorRing, Said, Totals};
use nic_spec::message::{
    CompletionSignal, Descriptor, LineRequest, PacketChecksum, PacketProtocol, PacketSegment,
    ReceiveRequest, RingConfiguration, RingLayout, RingSignal, RingTail, SegmentDone,
};
use nic_tb::Generator;

use super::draw::{Half, lines_of};
use super::memory::Memory;
use super::poster::Poster;

/// What the device must have said of each descriptor.
type Says = Box<dyn Fn(&Descriptor) -> Said>;

/// The second half of a packet that is given out.
#[derive(Clone, Copy, Debug)]
struct Rest {
    bytes: u64,
    packet_bytes: u64,
    checksum: PacketChecksum,
}

/// Half a ring.
#[derive(Clone, Debug)]
pub struct HalfRing {
    /// Which half.
    pub half: Half,
    /// The number of the ring.
    pub ring: u64,
    /// What the host has put into it.
    pub poster: Poster,
    /// What must come of it.
    pub model: DescriptorRing,
    /// Packets that have come and have no answer.
    pub requests: VecDeque<ReceiveRequest>,
    /// Packets may be dropped now.
    pub may_drop: bool,
    /// Packets that were.
    pub drops: u64,
    /// Packets that were cut.
    pub truncated: u64,
    /// Most bytes of a buffer.
    pub most_bytes: u64,
    /// Packets have one buffer, and groups are full.
    pub is_plain: bool,
    /// Cycles of the interrupts.
    pub interrupts: Vec<u64>,
    /// Interrupts because it stopped itself.
    pub alarms: u64,
    /// When the host last could know of more packets.
    pub known_at: u64,
    /// What was counted before the ring began again.
    before: Totals,
    known_before: u64,
    /// Descriptors of a packet that are not posted yet.
    pieces: VecDeque<Descriptor>,
    rest: Option<Rest>,
}

fn model_of(configuration: &RingConfiguration) -> DescriptorRing {
    let has_index = configuration.completion == CompletionSignal::Index;
    DescriptorRing::new(configuration.layout, 1 << configuration.size_log2, has_index)
}

impl HalfRing {
    /// An empty ring.
    pub fn new(half: Half, ring: u64, configuration: &RingConfiguration) -> Self {
        Self {
            half,
            ring,
            poster: Poster::new(configuration),
            model: model_of(configuration),
            requests: VecDeque::new(),
            may_drop: false,
            drops: 0,
            truncated: 0,
            most_bytes: 700,
            is_plain: false,
            interrupts: vec![],
            alarms: 0,
            known_at: 0,
            before: Totals::default(),
            known_before: 0,
            pieces: VecDeque::new(),
            rest: None,
        }
    }

    /// How it works.
    pub fn configuration(&self) -> &RingConfiguration {
        &self.poster.configuration
    }

    /// Begins again, empty; memory as well.
    pub fn restart(&mut self, memory: &mut Memory, configuration: &RingConfiguration) {
        self.before = self.totals();
        self.known_before += self.model.known_packets;
        self.poster = Poster::new(configuration);
        self.model = model_of(configuration);
        self.known_at = 0;
        self.pieces.clear();
        self.rest = None;
        let first = configuration.base_address / 64;
        for line in first..first + lines_of(configuration) {
            memory.store(line * 64, &[0; 64]);
        }
        memory.store(configuration.tail_address, &[0; 4]);
        memory.store(configuration.completion_address, &[0; 4]);
    }

    /// What the device should have counted.
    pub fn totals(&self) -> Totals {
        let (old, new) = (&self.before, &self.model.totals);
        Totals {
            packets: old.packets + new.packets,
            bytes: old.bytes + new.bytes,
            descriptors: old.descriptors + new.descriptors,
            returned: old.returned + new.returned,
            poisoned: old.poisoned + new.poisoned,
            completion_lines: old.completion_lines + new.completion_lines,
            index_writes: old.index_writes + new.index_writes,
        }
    }

    /// Packets that the host could know to be done, of all time.
    pub fn known_packets(&self) -> u64 {
        self.known_before + self.model.known_packets
    }

    fn is_grouped(&self) -> bool {
        self.configuration().layout == RingLayout::Grouped
    }

    /// Whether another can be posted.
    pub fn has_room(&self) -> bool {
        self.model.room() >= if self.is_grouped() { 4 } else { 1 }
    }

    /// A packet of the host, or a buffer, in pieces.
    fn draw(&mut self, generator: &mut Generator) {
        let most = self.most_bytes;
        let pieces = match self.half {
            Half::Transmit if !self.is_plain => generator.within(1..=2),
            _ => 1,
        };
        for number in 1..=pieces {
            let drawn = self.poster.draw(generator, most);
            // In what is received it is the device's to say.
            let last =
                if self.half == Half::Transmit { number == pieces } else { generator.chance(1, 2) };
            self.pieces.push_back(Descriptor { last, ..drawn });
        }
    }

    /// Posts these, in slots as drawn where they are grouped.
    pub fn post_these(
        &mut self,
        memory: &mut Memory,
        generator: &mut Generator,
        descriptors: &[Descriptor],
    ) {
        let slots = match self.is_grouped() {
            true => Poster::slots(generator, descriptors.len()),
            false => vec![0],
        };
        let placed: Vec<(usize, Descriptor)> =
            slots.into_iter().zip(descriptors.iter().copied()).collect();
        let mut line = vec![None; if self.is_grouped() { 4 } else { 1 }];
        placed.iter().for_each(|(slot, descriptor)| line[*slot] = Some(*descriptor));
        self.model.post(&line);
        self.poster.put(memory, &placed);
    }

    /// Posts a line or a place of buffers or packets, if there is room; tells nobody.
    pub fn post(&mut self, memory: &mut Memory, generator: &mut Generator) {
        if !self.has_room() {
            return;
        }
        let count = match self.is_grouped() {
            true if self.is_plain => 4,
            true => generator.within(1..=4) as usize,
            false => 1,
        };
        while self.pieces.len() < count {
            self.draw(generator);
        }
        let line: Vec<Descriptor> = self.pieces.drain(..count).collect();
        self.post_these(memory, generator, &line);
    }

    /// Whether a packet is posted in part.
    pub fn is_in_packet(&self) -> bool {
        self.half == Half::Transmit && self.pieces.front().is_some()
    }

    /// Tells the device; what is written to the register.
    pub fn tell(&self, memory: &mut Memory) -> Option<RingTail> {
        self.poster.tell(memory)
    }

    /// A segment that the device gives out; what is to be said when it is done, if it is to be.
    pub fn segment(&mut self, found: &PacketSegment) -> Result<Option<SegmentDone>, String> {
        let configuration = *self.configuration();
        if found.ring != self.ring {
            return Err(format!("ring {} says {}", self.ring, found.ring));
        }
        if found.drop {
            let known = self.requests.pop_front();
            self.drops += 1;
            return match known {
                Some(_) if self.may_drop && found.last && self.rest.is_none() => Ok(None),
                other => Err(format!("{other:?} is dropped")),
            };
        }
        let said = match self.half {
            Half::Receive => self.received(found)?,
            Half::Transmit => self.sent(found)?,
        };
        let (mut length_bytes, mut room) = (0, 0);
        self.model.take(found.address, |posted| {
            room = posted.length_bytes;
            let said = said(posted);
            length_bytes = said.length_bytes;
            said
        })?;
        if found.length_bytes != length_bytes {
            return Err(format!("{length_bytes} bytes, and not {found:?}"));
        }
        let whole_lines = (found.address + length_bytes).next_multiple_of(64) - found.address;
        let fills_line = self.half == Half::Receive && whole_lines <= room;
        if found.fills_line != fills_line {
            return Err(format!("a buffer of {room} bytes gets {found:?}"));
        }
        let (operation, space) = (configuration.data_operation, configuration.data_space);
        if (found.operation, found.space) != (operation, space) {
            return Err(format!("{operation:?} in {space:?}, and not {found:?}"));
        }
        Ok(Some(SegmentDone { ring: self.ring, last: found.last, failed: false }))
    }

    fn received(&mut self, found: &PacketSegment) -> Result<Says, String> {
        let request = *self.requests.front().ok_or_else(|| format!("{found:?} for no packet"))?;
        let packet_bytes = request.length_bytes;
        let begun = self.rest;
        let bytes = begun.map_or(packet_bytes, |rest| rest.bytes);
        let checksum = request.checksum;
        if (found.packet_length_bytes, found.checksum) != (packet_bytes, checksum) {
            return Err(format!("{request:?} gets {found:?}"));
        }
        if found.last != (begun.is_some() || found.length_bytes == bytes) {
            return Err(format!("{begun:?} of {request:?} ends: {found:?}"));
        }
        if found.last {
            self.requests.pop_front();
            self.rest = None;
        } else {
            let bytes = bytes - found.length_bytes;
            self.rest = Some(Rest { bytes, packet_bytes, checksum });
        }
        self.truncated += u64::from(found.last && bytes > found.length_bytes);
        let last = found.last;
        Ok(Box::new(move |posted: &Descriptor| Said {
            length_bytes: bytes.min(posted.length_bytes),
            last,
            truncated: begun.is_some() && bytes > posted.length_bytes,
            checksum: request.checksum,
            protocol: request.protocol,
            flow_hash: request.flow_hash,
        }))
    }

    fn sent(&mut self, found: &PacketSegment) -> Result<Says, String> {
        let ahead = self.model.ahead(2);
        let first = *ahead.first().ok_or_else(|| format!("{found:?} is not posted"))?;
        let both = first.length_bytes + ahead.get(1).map_or(0, |second| second.length_bytes);
        let packet_bytes = match self.rest {
            Some(rest) => rest.packet_bytes,
            None if first.last => first.length_bytes,
            None => both,
        };
        // The first descriptor of a packet says what is asked of its checksums.
        let checksum = self.rest.map_or(first.checksum, |rest| rest.checksum);
        let expected = (first.last, packet_bytes, checksum);
        if (found.last, found.packet_length_bytes, found.checksum) != expected {
            return Err(format!("{expected:?} of {first:?}, and not {found:?}"));
        }
        self.rest = (!first.last).then_some(Rest { bytes: 0, packet_bytes, checksum });
        Ok(Box::new(|posted: &Descriptor| Said {
            length_bytes: posted.length_bytes,
            last: posted.last,
            truncated: false,
            checksum: posted.checksum,
            protocol: PacketProtocol::Other,
            flow_hash: 0,
        }))
    }

    /// Whether a line is of the ring or its counts.
    pub fn holds(&self, line_address: u64) -> bool {
        let configuration = self.configuration();
        let first = configuration.base_address / 64;
        let is_memory = configuration.signal == RingSignal::Memory;
        let has_index = configuration.completion == CompletionSignal::Index;
        (first..first + lines_of(configuration)).contains(&line_address)
            || (is_memory && line_address == configuration.tail_address / 64)
            || (has_index && line_address == configuration.completion_address / 64)
    }

    /// Whether the device holds, or has asked for, a line of it.
    pub fn is_in_use(&self, memory: &Memory) -> bool {
        let configuration = self.configuration();
        let first = configuration.base_address / 64;
        let last = first + lines_of(configuration) - 1;
        let counts = [configuration.tail_address / 64, configuration.completion_address / 64];
        let of_ring = (first..=last).any(|line| memory.is_under_way(line));
        memory.is_held(first..=last)
            || of_ring
            || counts.iter().any(|line| memory.is_held(*line..=*line) || memory.is_under_way(*line))
    }

    /// A write of the device, as the host sees it.
    pub fn written(&mut self, cycle: u64, request: &LineRequest) -> Result<(), String> {
        let configuration = *self.configuration();
        if request.operation != configuration.completion_operation {
            return Err(format!("{:?} is configured", configuration.completion_operation));
        }
        let known = self.model.known_packets;
        if request.line_address == configuration.completion_address / 64 {
            if request.byte_enable != 0xf {
                return Err(format!("bytes {:#x} of a count", request.byte_enable));
            }
            let bytes = [0, 1, 2, 3].map(|byte| request.data[byte]);
            self.model.counted(u64::from(u32::from_le_bytes(bytes)))?;
        } else {
            let first = configuration.base_address / 64;
            let line = request.line_address - first;
            self.model.written(line, request.byte_enable, &request.data)?;
        }
        if self.model.known_packets > known {
            self.known_at = cycle;
        }
        Ok(())
    }
}
