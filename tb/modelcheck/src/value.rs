//! The bytes of a line, as far as coherence cares: who may still read them.
use nic_model::coherence::{Extent, LineState};

/// Halves of a line that are written and read by themselves: enough to tell a partial write from a
/// full one.
const HALVES: usize = 2;

/// A read whose value may be any that the line had since the read began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// The device's request.
    Device = 0b010,
    /// The host's, without keeping a copy.
    Host = 0b100,
}

impl Reader {
    /// Those that are outstanding.
    pub fn set(device: bool, host: bool) -> u8 {
        let bit = |is_open: bool, reader: Self| if is_open { reader as u8 } else { 0 };
        bit(device, Self::Device) | bit(host, Self::Host)
    }
}

/// What the bytes of a copy are worth, for each half.
///
/// Numbers of versions would grow without end. It is enough to know of each copy of each half
/// whether it is the last write (bit 0), and which of the reads that are outstanding may still return
/// it (a bit per [`Reader`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value([u8; HALVES]);

const LATEST: u8 = 0b001;

impl Value {
    /// Nobody may read it.
    pub const STALE: Self = Self([0; HALVES]);
    /// The last write, while no read is outstanding.
    pub const LATEST: Self = Self([LATEST; HALVES]);

    /// Whether every byte is the last that was written.
    pub fn is_latest(self) -> bool {
        self.0.iter().all(|half| half & LATEST != 0)
    }
    /// Whether this read may return it.
    pub fn may_be_read_by(self, reader: Reader) -> bool {
        self.0.iter().all(|half| half & reader as u8 != 0)
    }
    /// Somebody writes these halves elsewhere.
    pub fn ages(&mut self, written: Halves) {
        for half in written.indices() {
            self.0[half] &= !LATEST;
        }
    }
    /// These halves are written here; outstanding reads may return them too.
    pub fn takes_write(&mut self, written: Halves, open: u8) {
        for half in written.indices() {
            self.0[half] = LATEST | open;
        }
    }
    /// A read begins: what is the last write now, it may return.
    pub fn opens(&mut self, reader: Reader) {
        for half in &mut self.0 {
            if *half & LATEST != 0 {
                *half |= reader as u8;
            }
        }
    }
    /// A read ended.
    pub fn closes(&mut self, reader: Reader) {
        for half in &mut self.0 {
            *half &= !(reader as u8);
        }
    }
}

/// Some halves of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Halves(u8);

impl Halves {
    /// Each half by itself.
    pub const SINGLE: [Self; HALVES] = [Self(0b01), Self(0b10)];
    /// The line.
    pub const ALL: Self = Self(0b11);

    /// What the device writes: the halves are alike, so a partial write is one of the first.
    pub fn of(extent: Extent) -> Self {
        match extent {
            Extent::Nothing => Self(0),
            Extent::Partial => Self::SINGLE[0],
            Extent::Full => Self::ALL,
        }
    }

    fn indices(self) -> impl Iterator<Item = usize> {
        (0..HALVES).filter(move |half| self.0 >> half & 1 == 1)
    }
}

/// A copy in a cache.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Copy {
    /// What the cache may do with it.
    pub state: LineState,
    /// The bytes.
    pub value: Value,
}

impl Copy {
    /// No copy.
    pub const NONE: Self = Self { state: LineState::Invalid, value: Value::STALE };
}
