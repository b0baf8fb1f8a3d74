//! Traffic of write-combined stores, and the reorder units that take it.
use std::collections::BTreeSet;

use nic_model::mmio_reorder::Format;
use nic_sim::generated::mmio_reorder as usual;
use nic_sim::generated::mmio_reorder_aligned as aligned;
use nic_sim::generated::mmio_reorder_framed as framed;
use nic_sim::generated::mmio_reorder_tiny as small;
use nic_sim::{Inlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{MessageBeat, MmioRestart, MmioStatus, MmioWrite};
use nic_tb::{Bench, Generator};

use crate::frames;
use crate::judged::is_judged;

/// A reorder unit and its configuration.
#[derive(Debug)]
pub struct Unit<D: Wrapper, const LINE_BITS: usize, const LINE_BYTES: usize> {
    /// Stores.
    pub mmio_write: Inlet<D, MmioWrite<LINE_BITS, LINE_BYTES>>,
    /// Messages.
    pub message: Outlet<D, MessageBeat<LINE_BYTES>>,
    /// Restart.
    pub restart: PulseInlet<D, MmioRestart<LINE_BITS>>,
    /// Status.
    pub status: LevelOutlet<D, MmioStatus>,
    /// Reads `next_start_address`.
    pub next_start_address: fn(&mut Bench<D>) -> u64,
    /// Lines that it stores: twice its window.
    pub storage: u64,
    /// How messages look.
    pub format: Format,
}

macro_rules! unit {
    (
        $name:ident, $module:ident::$device:ident, $bits:literal, $bytes:literal,
        $storage:literal, $format:expr
    ) => {
        /// An emitted unit.
        pub const fn $name() -> Unit<$module::$device, $bits, $bytes> {
            use $module::$device as Device;
            Unit {
                mmio_write: Device::MMIO_WRITE,
                message: Device::MESSAGE,
                restart: Device::RESTART,
                status: Device::STATUS,
                next_start_address: |bench| bench.level(Device::NEXT_START_ADDRESS).value(),
                storage: $storage,
                format: $format,
            }
        }
    };
}

const USUAL: Format = Format {
    length_bytes: 2,
    length_offset: 0,
    is_big_endian: false,
    uncounted_bytes: 0,
    alignment_bytes: 4,
    maximum_bytes: 9216,
};
unit!(usual, usual::MmioReorder, 12, 64, 64, USUAL);
unit!(
    aligned,
    aligned::MmioReorderAligned,
    6,
    64,
    8,
    Format { length_bytes: 1, length_offset: 5, alignment_bytes: 64, ..USUAL }
);
unit!(
    framed,
    framed::MmioReorderFramed,
    12,
    64,
    64,
    Format {
        length_offset: 16,
        is_big_endian: true,
        uncounted_bytes: 14,
        alignment_bytes: 16,
        ..USUAL
    }
);
unit!(
    small,
    small::MmioReorderTiny,
    4,
    16,
    4,
    Format { length_bytes: 1, maximum_bytes: 40, ..USUAL }
);

/// Some bytes of one line, at their addresses.
pub type Store = Vec<(u64, u8)>;

/// The order in which stores arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// As the host wrote them.
    AsWritten,
    /// The last line of every block of so many lines first.
    Reversed(u64),
    /// At random, none so many lines or more ahead of the oldest line that is not complete.
    Random(u64),
}

/// How far from the others a store may be.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Bytes of a line.
    pub line: u64,
    /// Lines that it may be ahead of the oldest that is not complete, and one more.
    pub ahead: u64,
    /// Lines that it may be behind the oldest that is not complete.
    pub behind: u64,
}

/// Puts stores of gaps between stores that arrive in this order, which are all from `start` to `end` but
/// the gaps. Most of these come: early, late, in two parts, or with the line whose end they are.
pub fn insert_gaps(
    generator: &mut Generator,
    mut stores: Vec<Store>,
    (start, end): (u64, u64),
    Reach { line, ahead, behind }: Reach,
) -> Vec<Store> {
    let line_of = |store: &Store| store[0].0 / line;
    let has: BTreeSet<u64> = stores.iter().flatten().map(|(address, _)| *address).collect();
    let gaps: Vec<u64> = (start..end).filter(|address| !has.contains(address)).collect();
    for gap in gaps.chunk_by(|a, b| a + 1 == *b && a / line == b / line) {
        let values = generator.bytes(gap.len());
        let gap: Store = gap.iter().copied().zip(values).collect();
        let manner = generator.below(4);
        if manner == 1 {
            let last = gap[0].0 - 1;
            let carries = |store: &&mut Store| store.iter().any(|(address, _)| *address == last);
            stores.iter_mut().find(carries).expect("a gap is behind a message").extend(&gap);
        }
        if manner < 2 {
            continue;
        }
        let cut = generator.below(gap.len() as u64 + 1) as usize;
        for part in [&gap[..cut], &gap[cut..]].into_iter().filter(|part| !part.is_empty()) {
            let own = line_of(&gap);
            let newest = |n: usize| stores[..n].iter().map(line_of).max().unwrap_or(0);
            let oldest = |n: usize| stores[n..].iter().map(line_of).min().unwrap_or(own);
            let is_place = |n: &usize| own < oldest(*n) + ahead && newest(*n) < own + behind;
            let places: Vec<usize> = (0..=stores.len()).filter(is_place).collect();
            if !places.is_empty() {
                stores.insert(*generator.pick(&places), part.to_vec());
            }
        }
    }
    stores
}

/// The length field of a message of `total` bytes.
fn length_field(format: &Format, total: u64) -> Store {
    let stated = total - format.uncounted_bytes;
    let place = |i: u64| {
        let significance = if format.is_big_endian { format.length_bytes - 1 - i } else { i };
        (format.length_offset + i, (stated >> (8 * significance)) as u8)
    };
    (0..format.length_bytes).map(place).collect()
}

/// Lets the message at the beginning of `bytes` state another length.
pub fn state_length(format: &Format, bytes: &mut [(u64, u8)], total: u64) {
    for (place, byte) in length_field(format, total) {
        bytes[place as usize].1 = byte;
    }
}

impl<D: Wrapper, const LINE_BITS: usize, const LINE_BYTES: usize> Unit<D, LINE_BITS, LINE_BYTES> {
    const LINE: u64 = LINE_BYTES as u64;

    /// Whether a test is to run on it.
    pub fn is_judged(&self) -> bool {
        is_judged(D::DESIGN.module)
    }

    /// Lines that a host may be ahead of the oldest incomplete one: a beat may begin in the line
    /// before it, unless every message begins a line.
    pub fn reach(&self) -> u64 {
        self.storage - u64::from(self.format.alignment_bytes < Self::LINE)
    }

    /// Bytes of the shortest and of the longest message that can be stated.
    pub fn lengths(&self) -> (u64, u64) {
        let format = &self.format;
        let most = (1 << (8 * format.length_bytes)) - 1 + format.uncounted_bytes;
        let least = format.length_offset + format.length_bytes;
        (least.max(format.uncounted_bytes), most.min(format.maximum_bytes))
    }

    /// Random lengths of messages with so many bytes in all: mostly short, some of every kind.
    pub fn draw_lengths(&self, generator: &mut Generator, bytes: u64) -> Vec<u64> {
        let (least, most) = self.lengths();
        let mut lengths = Vec::new();
        let mut sum = 0;
        while sum < bytes {
            let upper = match generator.below(8) {
                0 => most.min(6 * Self::LINE * self.storage / 4),
                1..3 => most.min(5 * Self::LINE),
                _ => most.min(least + 2 * Self::LINE),
            };
            let length = match generator.below(6) {
                0 => (Self::LINE * generator.within(1..=3)).clamp(least, upper),
                1 => (Self::LINE * generator.within(1..=3) + 1).clamp(least, upper),
                _ => generator.within(least..=upper),
            };
            lengths.push(length);
            sum += length;
        }
        lengths
    }

    /// The bytes of messages of these lengths from address `start` on, and where they end.
    pub fn bytes(&self, generator: &mut Generator, start: u64, lengths: &[u64]) -> (Store, u64) {
        let mut all = Store::new();
        let mut address = start;
        for &length in lengths {
            let mut message = generator.bytes(length as usize);
            for (place, byte) in length_field(&self.format, length) {
                message[place as usize] = byte;
            }
            all.extend((address..).zip(message));
            address = (address + length).next_multiple_of(self.format.alignment_bytes);
        }
        (all, address)
    }

    /// The stores that carry these bytes, line by line; `split` lines of 8 come in parts, of which
    /// none has bytes of another.
    pub fn stores(&self, generator: &mut Generator, bytes: &[(u64, u8)], split: u64) -> Vec<Store> {
        let mut stores = Vec::new();
        for line in bytes.chunk_by(|a, b| a.0 / Self::LINE == b.0 / Self::LINE) {
            if !generator.chance(split, 8) {
                stores.push(line.to_vec());
                continue;
            }
            let parts = generator.within(2..=4);
            let piece = *generator.pick(&[1, 4, 8, 16]);
            let mut split = vec![Store::new(); parts as usize];
            let part_of: Vec<u64> = (0..Self::LINE).map(|_| generator.below(parts)).collect();
            for (address, byte) in line {
                let number = part_of[(address % Self::LINE / piece) as usize];
                split[number as usize].push((*address, *byte));
            }
            stores.extend(split.into_iter().filter(|part| !part.is_empty()));
        }
        stores
    }

    /// The stores in the order in which they arrive.
    pub fn arrange(
        &self,
        generator: &mut Generator,
        stores: Vec<Store>,
        order: Order,
    ) -> Vec<Store> {
        let line_of = |store: &Store| store[0].0 / Self::LINE;
        match order {
            Order::AsWritten => stores,
            Order::Reversed(block) => {
                let mut stores = stores;
                for part in stores.chunk_by_mut(|a, b| line_of(a) / block == line_of(b) / block) {
                    part.reverse();
                }
                stores
            }
            Order::Random(reach) => {
                let mut waiting: std::collections::VecDeque<Store> = stores.into();
                let mut arranged = Vec::new();
                while let Some(oldest) = waiting.front() {
                    let limit = line_of(oldest) + reach;
                    let free = waiting.iter().take_while(|store| line_of(store) < limit).count();
                    let chosen = generator.below(free as u64) as usize;
                    arranged.extend(waiting.remove(chosen));
                }
                arranged
            }
        }
    }

    /// Puts stores of gaps between stores that arrive in this order, as early and as late as the unit
    /// can bear them.
    pub fn insert_gaps(
        &self,
        generator: &mut Generator,
        stores: Vec<Store>,
        space: (u64, u64),
    ) -> Vec<Store> {
        let reach = Reach { line: Self::LINE, ahead: self.reach(), behind: self.storage };
        insert_gaps(generator, stores, space, reach)
    }

    /// A store as it arrives, with anything in the bytes that it does not have.
    pub fn write(
        &self,
        generator: &mut Generator,
        store: &[(u64, u8)],
    ) -> MmioWrite<LINE_BITS, LINE_BYTES> {
        let mut data = [0; LINE_BYTES];
        data.copy_from_slice(&generator.bytes(LINE_BYTES));
        let mut byte_enable = 0;
        for (address, byte) in store {
            let place = address % Self::LINE;
            data[place as usize] = *byte;
            byte_enable |= 1 << place;
        }
        let line = store.first().map_or(0, |(address, _)| address / Self::LINE);
        MmioWrite { line_address: line % (1 << LINE_BITS), data, byte_enable }
    }

    /// A message as it leaves.
    pub fn beats(message: &[u8]) -> Vec<MessageBeat<LINE_BYTES>> {
        frames::beats(message, false)
    }

    /// `address` as the unit counts it.
    pub fn wrapped(address: u64) -> u64 {
        address % (Self::LINE << LINE_BITS)
    }
}
