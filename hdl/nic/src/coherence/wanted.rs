//! What an MSHR waits for, a bit for each in memories: several may say so in a cycle, each of another MSHR, and each has a
//! memory of its own. It waits if an odd number of the bits are ones.
use nic_dsl::{Bits, Bool, Memory, MemoryStyle, elaborate, mux};

/// Those that wait for one kind of message.
pub(super) struct Wanted {
    /// Changed by the request that leaves, by what comes, and by what is decided of an MSHR.
    asked: Memory<Bool>,
    came: Memory<Bool>,
    continued: Option<Memory<Bool>>,
}

impl Wanted {
    /// `continues`: a decision may change it, without a request.
    #[elaborate]
    pub fn new(outstanding: u32, continues: bool) -> Self {
        let bits = || Memory::<Bool>::new((), outstanding).style(MemoryStyle::Distributed);
        let asked = bits();
        let came = bits();
        let continued = continues.then(bits);
        Self { asked, came, continued }
    }

    /// Whether that MSHR waits.
    pub fn is_wanted(&self, number: Bits) -> Bool {
        self.is_asked(number) ^ self.came.read_now(number)
    }

    fn is_asked(&self, number: Bits) -> Bool {
        let asked = self.asked.read_now(number);
        match &self.continued {
            Some(continued) => asked ^ continued.read_now(number),
            None => asked,
        }
    }

    /// That MSHR, which waits, does no longer.
    #[elaborate]
    pub fn comes(&self, comes: Bool, number: Bits, (sweeping, swept): (Bool, Bits)) {
        let is_asked = self.is_asked(number) & !sweeping;
        self.came.write(sweeping | comes, mux(sweeping, swept, number), is_asked);
    }

    /// That MSHR, which waits for nothing, waits from now on.
    #[elaborate]
    pub fn asks(&self, asks: Bool, number: Bits, (sweeping, swept): (Bool, Bits)) {
        let came = self.came.read_now(number);
        let others = self.continued.as_ref().map_or(came, |bits| came ^ bits.read_now(number));
        self.asked.write(sweeping | asks, mux(sweeping, swept, number), !others & !sweeping);
    }

    /// So does that one.
    #[elaborate]
    pub fn continues(&self, continues: Bool, number: Bits, (sweeping, swept): (Bool, Bits)) {
        let others = self.asked.read_now(number) ^ self.came.read_now(number);
        let continued = self.continued.as_ref().expect("a decision may change it");
        continued.write(sweeping | continues, mux(sweeping, swept, number), !others & !sweeping);
    }

    /// That MSHR waits from now on where `continues`, and does no longer otherwise.
    #[elaborate]
    pub fn changes(
        &self,
        (changes, continues): (Bool, Bool),
        number: Bits,
        (sweeping, swept): (Bool, Bits),
    ) {
        let others = self.asked.read_now(number) ^ self.came.read_now(number);
        let continued = self.continued.as_ref().expect("a decision may change it");
        let changed = (others ^ continues) & !sweeping;
        continued.write(sweeping | changes, mux(sweeping, swept, number), changed);
    }
}
