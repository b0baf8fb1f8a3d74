//! A bit for each MSHR, in memories: several may change theirs in a cycle, each has a memory of its own, and no two
//! change the same. It is set if an odd number of the memories have a one.
use nic_dsl::naming::Nameable as _;
use nic_dsl::{Bits, Bool, Memory, MemoryStyle, elaborate, mux};

/// Such bits; all are clear after a sweep of the MSHRs.
pub(super) struct Flags {
    parts: Vec<Memory<Bool>>,
    sweep: (Bool, Bits),
}

/// Who changes one: the place of his memory.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Writer(pub usize);

impl Flags {
    /// A bit for each of so many MSHRs, with a memory for each of these writers. While it is swept, the bit of one MSHR
    /// after the other is cleared.
    pub fn new(outstanding: u32, writers: &[&str], sweep: (Bool, Bits)) -> Self {
        let bits = |name: &&str| {
            let part = Memory::<Bool>::new((), outstanding).style(MemoryStyle::Distributed);
            part.name_signals(name);
            part
        };
        Self { parts: writers.iter().map(bits).collect(), sweep }
    }

    /// Whether that bit is set.
    pub fn at(&self, number: Bits) -> Bool {
        let parts = self.parts.iter().map(|part| part.read_now(number));
        parts.reduce(|sum, part| sum ^ part).expect("there is a writer")
    }

    /// The writer changes that bit so, where `writes`.
    #[elaborate]
    pub fn write(&self, writer: Writer, (writes, number): (Bool, Bits), is_set: Bool) {
        let others = self.others(writer, number);
        self.change(writer, (writes, number), others ^ is_set);
    }

    /// The writer sets that bit.
    #[elaborate]
    pub fn set(&self, writer: Writer, sets: (Bool, Bits)) {
        let others = self.others(writer, sets.1);
        self.change(writer, sets, !others);
    }

    /// The writer clears that bit.
    #[elaborate]
    pub fn clear(&self, writer: Writer, clears: (Bool, Bits)) {
        let others = self.others(writer, clears.1);
        self.change(writer, clears, others);
    }

    fn others(&self, writer: Writer, number: Bits) -> Bool {
        let others = self.parts.iter().enumerate().filter(|(i, _)| *i != writer.0);
        let bits = others.map(|(_, part)| part.read_now(number));
        bits.reduce(|sum, part| sum ^ part).expect("there is another writer")
    }

    fn change(&self, writer: Writer, (writes, number): (Bool, Bits), part: Bool) {
        let (sweeping, swept) = self.sweep;
        let place = mux(sweeping, swept, number);
        self.parts[writer.0].write(sweeping | writes, place, part & !sweeping);
    }
}
