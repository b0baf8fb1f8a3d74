//! Messages made of messages: what travels beside a payload, and two payloads side by side.
use super::Message;

/// A payload and where it is to go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Routed<M, const SELECTION_BITS: usize> {
    /// The payload.
    pub payload: M,
    /// Number of the sink, below 2^`SELECTION_BITS`.
    pub selection: u64,
}

impl<M: Message, const SELECTION_BITS: usize> Message for Routed<M, SELECTION_BITS> {
    const NAME: &'static str = "Routed";

    fn field_names() -> Vec<String> {
        [M::field_names(), vec!["selection".to_string()]].concat()
    }

    fn field_widths() -> Vec<u32> {
        [M::field_widths(), vec![SELECTION_BITS as u32]].concat()
    }

    fn field_words(&self) -> Vec<Vec<u32>> {
        let selection = self.selection;
        let fits = SELECTION_BITS < 32 && selection < 1 << SELECTION_BITS;
        assert!(fits, "Routed.selection: {selection} does not fit {SELECTION_BITS} bits");
        [self.payload.field_words(), vec![vec![selection as u32]]].concat()
    }

    fn from_field_words(words: &[Vec<u32>]) -> Self {
        let Some((selection, payload)) = words.split_last() else {
            panic!("Routed has a field `selection`");
        };
        let [selection] = selection[..] else {
            panic!("Routed.selection has one word, not {}", selection.len());
        };
        let selection = u64::from(selection);
        assert!(selection < 1 << SELECTION_BITS, "Routed.selection: {selection} is too large");
        Self { payload: M::from_field_words(payload), selection }
    }
}

/// Two payloads that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair<A, B> {
    /// One.
    pub first: A,
    /// The other.
    pub second: B,
}

impl<A: Message, B: Message> Message for Pair<A, B> {
    const NAME: &'static str = "Pair";

    fn field_names() -> Vec<String> {
        let first = A::field_names().into_iter().map(|name| format!("first_{name}"));
        let second = B::field_names().into_iter().map(|name| format!("second_{name}"));
        first.chain(second).collect()
    }

    fn field_widths() -> Vec<u32> {
        [A::field_widths(), B::field_widths()].concat()
    }

    fn field_words(&self) -> Vec<Vec<u32>> {
        [self.first.field_words(), self.second.field_words()].concat()
    }

    fn from_field_words(words: &[Vec<u32>]) -> Self {
        let fields = A::field_widths().len();
        assert!(words.len() >= fields, "Pair has more fields than {}", words.len());
        let (first, second) = words.split_at(fields);
        Self { first: A::from_field_words(first), second: B::from_field_words(second) }
    }
}
