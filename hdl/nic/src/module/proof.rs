//! How deep a module is proved.

/// What `make formal` proves of a configuration, counted in cycles from reset. With several clocks a
/// cycle is a step in which any of them may rise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Cycles of the bounded check: no property fails in them.
    pub bounded: Option<u32>,
    /// Cycles of the longest induction step: with the bounded check, a proof for all time.
    pub induction: Option<u32>,
    /// Cycles in which every cover must be reached.
    pub cover: Option<u32>,
    /// Words of the deepest memory that a trace for the covers can fill.
    pub cover_words: Option<u32>,
    /// Memories as registers instead of arrays: better for small ones.
    pub memory_as_registers: bool,
    /// Time limit of each run.
    pub seconds: Option<u64>,
    /// What the induction is about, if not about all properties.
    pub part: Option<Part>,
    /// Why the configuration is not proved at all.
    pub not_proved: Option<&'static str>,
}

/// The properties that an induction is about; each is named, or the start of its name with a `*`
/// behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Those that it is about. The others it neither shows nor relies on.
    pub properties: &'static [&'static str],
    /// Those among them that it only relies on: what something inside promises that has a proof of
    /// its own, or what the rest of the module keeps. The bounded check is about them too.
    pub given: &'static [&'static str],
}

/// Why a module that wires parts has no proof of its own.
const PARTS: &str = "it wires parts; what is proved is said of each";

impl Proof {
    const NOTHING: Self = Self {
        bounded: None,
        induction: None,
        cover: None,
        cover_words: None,
        memory_as_registers: false,
        seconds: None,
        part: None,
        not_proved: None,
    };

    /// A bounded check of so many cycles.
    pub const fn bounded(cycles: u32) -> Self {
        Self { bounded: Some(cycles), ..Self::NOTHING }
    }

    /// No proof, for this reason.
    pub const fn none(reason: &'static str) -> Self {
        Self { not_proved: Some(reason), ..Self::NOTHING }
    }

    /// Nothing of its own: it wires parts.
    pub const fn of_parts() -> Self {
        Self::none(PARTS)
    }

    /// Whether the module has nothing of its own to prove: it wires parts.
    pub fn is_of_parts(&self) -> bool {
        self.not_proved == Some(PARTS)
    }

    /// And an induction over so many cycles.
    pub const fn induction(self, cycles: u32) -> Self {
        Self { induction: Some(cycles), ..self }
    }

    /// And every cover within so many cycles.
    pub const fn cover(self, cycles: u32) -> Self {
        Self { cover: Some(cycles), ..self }
    }

    /// The covers are left out where a memory has more words than this: a trace that fills it is too
    /// long, and what is shallower is the same description.
    pub const fn cover_to(self, words: u32) -> Self {
        Self { cover_words: Some(words), ..self }
    }

    /// The same for a module with such memories, the deepest of which has `words` words.
    pub(crate) fn of_depth(self, words: u32) -> Self {
        let is_too_deep = self.cover_words.is_some_and(|most| words > most);
        Self { cover: self.cover.filter(|_| !is_too_deep), ..self }
    }

    /// With memories as registers.
    pub const fn memory_as_registers(self) -> Self {
        Self { memory_as_registers: true, ..self }
    }

    /// With so much time for each run.
    pub const fn seconds(self, seconds: u64) -> Self {
        Self { seconds: Some(seconds), ..self }
    }

    /// With an induction about these properties only, given some of them.
    pub const fn induction_of(
        self,
        properties: &'static [&'static str],
        given: &'static [&'static str],
    ) -> Self {
        Self { part: Some(Part { properties, given }), ..self }
    }
}
