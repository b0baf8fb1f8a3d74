//! A ring of descriptors between a host and a device, without time: which descriptor is next for a
//! packet, what the host must read back, and when it may.
use std::collections::VecDeque;

use nic_spec::message::{
    Descriptor, DescriptorFault, Message, PacketChecksum, PacketProtocol, RingLayout,
};

/// Places of a group.
const GROUP: u64 = 4;
/// Bytes of a descriptor.
const BYTES: usize = 16;

/// What becomes of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The device may use it.
    Posted,
    /// No buffer stands in it.
    Unused,
    /// The device gave it up, and says so.
    Returned,
    /// It is used for a packet.
    Used,
    /// And the packet is done.
    Done,
    /// The host can see what the device says.
    Back,
}

#[derive(Clone, Debug)]
struct Entry {
    posted: Descriptor,
    /// What the host is to read.
    back: Descriptor,
    stage: Stage,
}

/// What the device says of a packet in its descriptors.
#[derive(Clone, Copy, Debug)]
pub struct Said {
    /// Bytes in this buffer.
    pub length_bytes: u64,
    /// The packet ends here.
    pub last: bool,
    /// It did not fit.
    pub truncated: bool,
    /// About its checksums.
    pub checksum: PacketChecksum,
    /// What it is.
    pub protocol: PacketProtocol,
    /// Hash of its flow.
    pub flow_hash: u64,
}

/// What the device should have counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Packets given back.
    pub packets: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Descriptors given back.
    pub descriptors: u64,
    /// Those of them that were not used.
    pub returned: u64,
    /// Those of them of which a line failed.
    pub poisoned: u64,
    /// Lines written.
    pub completion_lines: u64,
    /// Counts written.
    pub index_writes: u64,
}

/// A ring.
#[derive(Clone, Debug)]
pub struct DescriptorRing {
    layout: RingLayout,
    size: u64,
    /// Places that the host has taken back, counted on over the laps.
    reaped: u64,
    /// Those that it has posted since.
    entries: VecDeque<Entry>,
    /// The next place that the device may use.
    next: u64,
    /// Places of packets that are not done, in order.
    under_way: VecDeque<u64>,
    /// Places of the packet whose segments are being done.
    ending: Vec<u64>,
    /// The device's count in memory.
    index: Option<u64>,
    /// Packets that the host can know to be done.
    pub known_packets: u64,
    /// What was counted.
    pub totals: Totals,
}

impl DescriptorRing {
    /// An empty ring; with `has_index` the device writes its count.
    pub fn new(layout: RingLayout, size: u64, has_index: bool) -> Self {
        Self {
            layout,
            size,
            reaped: 0,
            entries: VecDeque::new(),
            next: 0,
            under_way: VecDeque::new(),
            ending: vec![],
            index: has_index.then_some(0),
            known_packets: 0,
            totals: Totals::default(),
        }
    }

    /// The host posts places; `None` is a place of a group without a buffer.
    pub fn post(&mut self, slots: &[Option<Descriptor>]) {
        for slot in slots {
            let nothing = Descriptor::from_bytes(&[0; BYTES]);
            let posted = slot.unwrap_or(nothing);
            let stage = if slot.is_some() { Stage::Posted } else { Stage::Unused };
            self.entries.push_back(Entry { posted, back: nothing, stage });
        }
    }

    /// Places.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Places that were posted.
    pub fn posted(&self) -> u64 {
        self.reaped + self.entries.len() as u64
    }

    /// Places that the host may still post.
    pub fn room(&self) -> u64 {
        self.size - self.entries.len() as u64
    }

    fn entry(&mut self, count: u64) -> Option<&mut Entry> {
        self.entries.get_mut(usize::try_from(count.checked_sub(self.reaped)?).ok()?)
    }

    /// The next `number` descriptors that the device may use, as far as there are so many.
    pub fn ahead(&self, number: usize) -> Vec<Descriptor> {
        let skip = self.next.saturating_sub(self.reaped) as usize;
        let rest = self.entries.iter().skip(skip).filter(|entry| entry.stage == Stage::Posted);
        rest.take(number).map(|entry| entry.posted).collect()
    }

    /// The next descriptor that the device may use: its place, counted on over the laps, what stands
    /// there, and whether no other of its line comes after it.
    pub fn next(&self) -> Option<(u64, Descriptor, bool)> {
        let from = self.next.max(self.reaped);
        let skip = (from - self.reaped) as usize;
        let mut rest = (from..).zip(self.entries.iter().skip(skip));
        let (place, entry) = rest.find(|(_, entry)| entry.stage == Stage::Posted)?;
        let in_group = |(other, _): &(u64, &Entry)| other / GROUP == place / GROUP;
        let ends_line = match self.layout {
            RingLayout::Padded => true,
            RingLayout::Packed => place % GROUP == GROUP - 1,
            RingLayout::Grouped => {
                !rest.take_while(in_group).any(|(_, entry)| entry.stage == Stage::Posted)
            }
        };
        Some((place, entry.posted, ends_line))
    }

    /// The device gives the descriptor at that place up, which is the next.
    pub fn give_up(&mut self, place: u64) {
        self.next = place + 1;
        if let Some(entry) = self.entry(place) {
            entry.stage = Stage::Returned;
        }
    }

    /// The host wants an interrupt for that place, or none.
    pub fn set_interrupt(&mut self, place: u64, interrupt: bool) {
        if let Some(entry) = self.entry(place) {
            entry.posted.interrupt = interrupt;
        }
    }

    fn is_grouped(&self) -> bool {
        self.layout == RingLayout::Grouped
    }

    /// The device uses the descriptor of the buffer at that address, and `says` what it will say.
    ///
    /// # Errors
    /// If it is not the next one, nor the first one behind a group whose rest may be given up.
    pub fn take(
        &mut self,
        address: u64,
        says: impl FnOnce(&Descriptor) -> Said,
    ) -> Result<(), String> {
        let mut given_up = vec![];
        self.next = self.next.max(self.reaped);
        loop {
            let count = self.next;
            let is_grouped = self.is_grouped();
            if self.entry(count).is_none() {
                return Err(format!(
                    "{address:#x} is used; place {count} is not posted; {given_up:?} skipped"
                ));
            }
            self.next += 1;
            let Some(entry) = self.entry(count) else { continue };
            match entry.stage {
                Stage::Unused | Stage::Returned | Stage::Back => continue,
                Stage::Posted => {}
                Stage::Used | Stage::Done => return Err(format!("place {count} is used twice")),
            }
            if entry.posted.address != address {
                if is_grouped && !count.is_multiple_of(GROUP) {
                    entry.stage = Stage::Returned;
                    given_up.push(count);
                    continue;
                }
                let expected = entry.posted.address;
                return Err(format!(
                    "{address:#x} is used; place {count} has {expected:#x}; {given_up:?} skipped"
                ));
            }
            let said = says(&entry.posted);
            let fault =
                if said.truncated { DescriptorFault::Truncated } else { DescriptorFault::None };
            entry.stage = Stage::Used;
            entry.back = Descriptor {
                length_bytes: said.length_bytes,
                available: false,
                done: true,
                last: said.last,
                checksum: said.checksum,
                protocol: said.protocol,
                fault,
                reserved: 0,
                flow_hash: said.flow_hash,
                ..entry.posted
            };
            self.under_way.push_back(count);
            return Ok(());
        }
    }

    /// The oldest segment that was not done is.
    ///
    /// # Errors
    /// If there is none.
    pub fn done(&mut self, last: bool, failed: bool) -> Result<(), String> {
        let count = self.under_way.pop_front().ok_or("no segment is under way")?;
        if let Some(entry) = self.entry(count)
            && failed
        {
            entry.back.fault = DescriptorFault::Poisoned;
        }
        self.ending.push(count);
        if last {
            for count in std::mem::take(&mut self.ending) {
                if let Some(entry) = self.entry(count) {
                    entry.stage = Stage::Done;
                }
            }
        }
        Ok(())
    }

    /// Segments that are not done.
    pub fn segments_under_way(&self) -> usize {
        self.under_way.len()
    }

    /// The device writes a line of the ring, of that number, with these bytes; the host can see it.
    ///
    /// # Errors
    /// If it says what is not so, or not yet, or what it has said before.
    pub fn written(&mut self, line: u64, byte_enable: u64, data: &[u8; 64]) -> Result<(), String> {
        self.totals.completion_lines += 1;
        let slots = if self.layout == RingLayout::Padded { 1 } else { 4 };
        if self.layout != RingLayout::Packed && byte_enable != u64::MAX {
            return Err(format!("the whole line is known, {byte_enable:#x} of it is written"));
        }
        if slots == 1 && data[BYTES..].iter().any(|byte| *byte != 0) {
            return Err("zeros stand behind a padded descriptor".to_string());
        }
        let mut is_group_used = false;
        for slot in 0..slots {
            let bytes = slot as usize * BYTES..(slot as usize + 1) * BYTES;
            let enabled = byte_enable >> bytes.start & 0xffff;
            if enabled == 0 {
                continue;
            }
            if enabled != 0xffff {
                return Err(format!("slot {slot} is written in part"));
            }
            let found = Descriptor::from_bytes(&data[bytes]);
            let place = line * slots + slot;
            self.judge(place, &found, &mut is_group_used)?;
        }
        Ok(())
    }

    /// One descriptor that the host can see from now on.
    fn judge(
        &mut self,
        place: u64,
        found: &Descriptor,
        is_group_used: &mut bool,
    ) -> Result<(), String> {
        let ahead = (place + self.size - self.reaped % self.size) % self.size;
        let count = self.reaped + ahead;
        let is_grouped = self.is_grouped();
        let Some(entry) = self.entry(count) else {
            return Err(format!("place {place} is the host's, and the device writes {found:?}"));
        };
        let is_given_up =
            matches!(entry.stage, Stage::Posted | Stage::Returned) && is_grouped && *is_group_used;
        if is_given_up {
            entry.back = Descriptor {
                length_bytes: 0,
                available: false,
                done: true,
                last: false,
                protocol: PacketProtocol::Other,
                fault: DescriptorFault::Returned,
                reserved: 0,
                flow_hash: 0,
                ..entry.posted
            };
        }
        let may_be = is_given_up || matches!(entry.stage, Stage::Done | Stage::Unused);
        if !may_be {
            return Err(format!("place {count} is {:?}: {found:?}", entry.stage));
        }
        if *found != entry.back {
            return Err(format!("place {count}: {found:?} instead of {:?}", entry.back));
        }
        let stage = entry.stage;
        entry.stage = Stage::Back;
        *is_group_used = true;
        if stage == Stage::Unused {
            return Ok(());
        }
        self.totals.descriptors += 1;
        if is_given_up {
            self.totals.returned += 1;
            return Ok(());
        }
        self.totals.packets += u64::from(found.last);
        if self.index.is_none() {
            self.known_packets += u64::from(found.last);
        }
        self.totals.bytes += found.length_bytes;
        self.totals.poisoned += u64::from(found.fault == DescriptorFault::Poisoned);
        Ok(())
    }

    /// The device writes its count.
    ///
    /// # Errors
    /// If it is not more than before, or counts what the host cannot see.
    pub fn counted(&mut self, count: u64) -> Result<(), String> {
        self.totals.index_writes += 1;
        let index = self.index.ok_or("no count is to be written")?;
        if count <= index {
            return Err(format!("the count is {count} after {index}"));
        }
        let mut known = 0;
        for place in index..count {
            match self.entry(place) {
                Some(Entry { stage: Stage::Back, back, .. }) => known += u64::from(back.last),
                other => return Err(format!("{count} are done, but place {place} is {other:?}")),
            }
        }
        self.index = Some(count);
        self.known_packets += known;
        Ok(())
    }

    /// What the host finds done, in order, and takes back; how many places.
    pub fn reap(&mut self) -> u64 {
        let is_back = |entry: &Entry| entry.stage == Stage::Back;
        let seen = self.entries.iter().take_while(|entry| is_back(entry)).count() as u64;
        let counted = self.index.map_or(seen, |index| index - self.reaped);
        let count = counted.min(seen);
        self.entries.drain(..count as usize);
        self.reaped += count;
        count
    }

    /// Places that the host has taken back.
    pub fn reaped(&self) -> u64 {
        self.reaped
    }

    /// Whether all that was used is the host's again, and the device says so.
    pub fn is_settled(&self) -> bool {
        let used = self
            .entries
            .iter()
            .any(|entry| matches!(entry.stage, Stage::Used | Stage::Done | Stage::Returned));
        let is_begun = |entry: &Entry| matches!(entry.stage, Stage::Back);
        // Of a group all or nothing is back.
        let is_whole = !self.is_grouped()
            || (self.entries.iter().filter(|entry| is_begun(entry)).count() as u64)
                .is_multiple_of(GROUP);
        let told = self
            .index
            .is_none_or(|index| index == self.reaped && !self.entries.iter().any(is_begun));
        !used && is_whole && told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn buffer(address: u64) -> Descriptor {
        Descriptor { address, length_bytes: 100, ..Descriptor::from_bytes(&[0; BYTES]) }
    }

    fn said(last: bool) -> Said {
        Said {
            length_bytes: 70,
            last,
            truncated: false,
            checksum: PacketChecksum::Good,
            protocol: PacketProtocol::Ipv4,
            flow_hash: 7,
        }
    }

    fn line(slots: &[Descriptor]) -> [u8; 64] {
        let mut line = [0; 64];
        for (bytes, slot) in line.chunks_exact_mut(BYTES).zip(slots) {
            bytes.copy_from_slice(&slot.to_bytes());
        }
        line
    }

    fn back(address: u64) -> Descriptor {
        let Said { length_bytes, last, checksum, protocol, flow_hash, .. } = said(true);
        let done = true;
        Descriptor { length_bytes, last, checksum, protocol, flow_hash, done, ..buffer(address) }
    }

    #[test]
    fn a_completion_before_its_packet_is_done_is_found() {
        let mut ring = DescriptorRing::new(RingLayout::Packed, 64, false);
        ring.post(&[Some(buffer(64)), Some(buffer(640))]);
        ring.take(64, |_| said(true)).expect("it is next");
        let data = line(&[back(64)]);
        assert!(ring.clone().written(0, 0xffff, &data).is_err());
        ring.done(true, false).expect("it is under way");
        assert!(ring.clone().written(0, 0xffff_ffff, &data).is_err());
        ring.written(0, 0xffff, &data).expect("it is done");
        assert!(ring.written(0, 0xffff, &data).is_err(), "once");
        assert_eq!((ring.reap(), ring.room()), (1, 63));
        assert!(ring.is_settled());
    }

    #[test]
    fn the_rest_of_a_group_comes_back_unused() {
        let mut ring = DescriptorRing::new(RingLayout::Grouped, 64, true);
        ring.post(&[Some(buffer(64)), None, Some(buffer(640)), None]);
        ring.post(&[Some(buffer(6400)), None, None, None]);
        ring.take(64, |_| said(true)).expect("it is next");
        ring.take(6400, |_| said(true)).expect("the rest is given up");
        ring.done(true, false).expect("it is under way");
        let returned = Descriptor {
            length_bytes: 0,
            done: true,
            fault: DescriptorFault::Returned,
            ..buffer(640)
        };
        let nothing = Descriptor::from_bytes(&[0; BYTES]);
        let data = line(&[back(64), nothing, returned, nothing]);
        assert!(ring.clone().counted(4).is_err());
        ring.written(0, u64::MAX, &data).expect("as it was used");
        assert_eq!(ring.reap(), 0);
        ring.counted(4).expect("all are back");
        assert_eq!(ring.reap(), 4);
    }
}
