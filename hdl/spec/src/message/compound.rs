//! Messages made of messages: what travels beside a payload, and two payloads side by side.
use super::{Field, FieldKind, Message};

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

    fn fields() -> Vec<Field> {
        let selection = Field {
            name: "selection".to_string(),
            width: SELECTION_BITS as u32,
            kind: FieldKind::Number,
            documentation: "Number of the sink it is to go to.".to_string(),
        };
        [M::fields(), vec![selection]].concat()
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
    /// The first of them.
    pub first: A,
    /// The second.
    pub second: B,
}

impl<A: Message, B: Message> Message for Pair<A, B> {
    const NAME: &'static str = "Pair";

    fn fields() -> Vec<Field> {
        let first = A::fields().into_iter().map(|field| field.below("first"));
        let second = B::fields().into_iter().map(|field| field.below("second"));
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

/// Two payloads whose fields stand side by side, under their own names.
impl<A: Message, B: Message> Message for (A, B) {
    const NAME: &'static str = "(A, B)";

    fn fields() -> Vec<Field> {
        [A::fields(), B::fields()].concat()
    }

    fn field_widths() -> Vec<u32> {
        [A::field_widths(), B::field_widths()].concat()
    }

    fn field_words(&self) -> Vec<Vec<u32>> {
        [self.0.field_words(), self.1.field_words()].concat()
    }

    fn from_field_words(words: &[Vec<u32>]) -> Self {
        let Pair { first, second } = Pair::from_field_words(words);
        (first, second)
    }
}

/// Several payloads of one kind; the fields of number `i` are called `<i>_<field>`.
impl<M: Message, const N: usize> Message for [M; N] {
    const NAME: &'static str = "[M; N]";

    fn fields() -> Vec<Field> {
        let numbered = |i: usize| M::fields().into_iter().map(move |f| f.below(&i.to_string()));
        (0..N).flat_map(numbered).collect()
    }

    fn field_widths() -> Vec<u32> {
        M::field_widths().repeat(N)
    }

    fn field_words(&self) -> Vec<Vec<u32>> {
        self.iter().flat_map(Message::field_words).collect()
    }

    fn from_field_words(words: &[Vec<u32>]) -> Self {
        let each = M::field_widths().len();
        assert!(words.len() == N * each, "{N} of {} have other fields", M::NAME);
        std::array::from_fn(|i| M::from_field_words(&words[i * each..(i + 1) * each]))
    }
}
