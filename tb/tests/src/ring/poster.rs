//! What a host puts into a ring, and what it finds there later.
use nic_spec::message::{
    Descriptor, DescriptorFault, Message, PacketChecksum, PacketProtocol, RingConfiguration,
    RingLayout, RingSignal, RingTail,
};
use nic_tb::Generator;

use super::draw::{BUFFERS, lines_of};
use super::memory::Memory;

/// An empty descriptor.
pub const NOTHING: Descriptor = Descriptor {
    address: 0,
    length_bytes: 0,
    available: false,
    done: false,
    last: false,
    interrupt: false,
    checksum: PacketChecksum::None,
    protocol: PacketProtocol::Other,
    fault: DescriptorFault::None,
    reserved: 0,
    flow_hash: 0,
};

/// A host's half of a ring.
#[derive(Clone, Debug)]
pub struct Poster {
    /// The ring.
    pub configuration: RingConfiguration,
    /// Places that were posted, unused ones of groups among them.
    pub posted: u64,
}

impl Poster {
    /// An empty ring.
    pub fn new(configuration: &RingConfiguration) -> Self {
        Self { configuration: *configuration, posted: 0 }
    }

    /// How many places there are.
    pub fn size(&self) -> u64 {
        1 << self.configuration.size_log2
    }

    /// The byte address of a place.
    pub fn address(&self, count: u64) -> u64 {
        let place = count % self.size();
        let bytes = if self.configuration.layout == RingLayout::Padded { 64 } else { 16 };
        self.configuration.base_address + place * bytes
    }

    /// The line of a place, counted on over the laps.
    pub fn line(&self, count: u64) -> u64 {
        match self.configuration.layout {
            RingLayout::Padded => count,
            _ => count / 4,
        }
    }

    /// The line address of a line so counted.
    pub fn line_address(&self, line: u64) -> u64 {
        self.configuration.base_address / 64 + line % lines_of(&self.configuration)
    }

    /// Puts a descriptor into the next place, or several into the next line where they are grouped,
    /// each in its slot, of which the first is used. Tells nobody.
    pub fn put(&mut self, memory: &mut Memory, descriptors: &[(usize, Descriptor)]) {
        let is_inline = self.configuration.signal == RingSignal::Inline;
        let address = self.address(self.posted);
        if self.configuration.layout == RingLayout::Grouped {
            let mut line = [0; 64];
            for (slot, descriptor) in descriptors {
                line[16 * slot..16 * (slot + 1)].copy_from_slice(&descriptor.to_bytes());
            }
            memory.store(address, &line);
            self.posted += 4;
            return;
        }
        let [(_, descriptor)] = descriptors else { panic!("one descriptor to a place") };
        assert!(!is_inline || descriptor.available, "the host says that it is there");
        let mut bytes = descriptor.to_bytes();
        if self.configuration.layout == RingLayout::Padded {
            bytes.resize(64, 0);
        }
        memory.store(address, &bytes);
        self.posted += 1;
    }

    /// Tells the device what was put, as far as it does not see for itself; gives what is written to
    /// the register.
    pub fn tell(&self, memory: &mut Memory) -> Option<RingTail> {
        let tail = self.posted as u32;
        match self.configuration.signal {
            RingSignal::Register => Some(RingTail { tail: tail.into() }),
            RingSignal::Memory => {
                memory.store(self.configuration.tail_address, &tail.to_le_bytes());
                None
            }
            RingSignal::Inline => None,
        }
    }

    /// What stands in a place.
    pub fn descriptor(&self, memory: &Memory, count: u64) -> Descriptor {
        Descriptor::from_bytes(&memory.load::<16>(self.address(count)))
    }

    /// A descriptor of a buffer in the legal ranges, of at most `most` bytes. The flag `available` is
    /// set where the device looks at it, and anything elsewhere.
    pub fn draw(&self, generator: &mut Generator, most: u64) -> Descriptor {
        let length_bytes = generator.within(1..=most);
        let address = match generator.below(3) {
            0 => BUFFERS + generator.below(0x10_0000 - length_bytes + 1),
            1 if length_bytes <= 0x4000 => 0x4000 + generator.below(0x4040 - length_bytes + 1),
            _ => BUFFERS + 0x20_0000 + generator.below(0x20_0000 - length_bytes + 1),
        };
        let is_inline = self.configuration.signal == RingSignal::Inline;
        Descriptor {
            address,
            length_bytes,
            available: is_inline || generator.chance(1, 2),
            last: generator.chance(1, 2),
            interrupt: generator.chance(1, 8),
            checksum: *generator.pick(&[PacketChecksum::None, PacketChecksum::Fill]),
            flow_hash: generator.bits(32),
            ..NOTHING
        }
    }

    /// The slots that a group of so many uses, the first among them.
    pub fn slots(generator: &mut Generator, count: usize) -> Vec<usize> {
        let mut others = vec![1, 2, 3];
        generator.shuffle(&mut others);
        let mut slots = vec![0];
        slots.extend(others.into_iter().take(count - 1));
        slots.sort_unstable();
        slots
    }
}
