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

    const FIELDS: usize = M::FIELDS + 1;

    fn field_widths() -> Vec<u32> {
        [M::field_widths(), vec![SELECTION_BITS as u32]].concat()
    }

    fn put(&self, put: &mut impl FnMut(&[u32])) {
        let selection = self.selection;
        let fits = SELECTION_BITS < 32 && selection < 1 << SELECTION_BITS;
        assert!(fits, "Routed.selection: {selection} does not fit {SELECTION_BITS} bits");
        self.payload.put(put);
        put(&[selection as u32]);
    }

    fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self {
        let payload = M::get(fetch);
        let mut selection = [0];
        fetch(&mut selection);
        let selection = u64::from(selection[0]);
        assert!(selection < 1 << SELECTION_BITS, "Routed.selection: {selection} is too large");
        Self { payload, selection }
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

    const FIELDS: usize = A::FIELDS + B::FIELDS;

    fn field_widths() -> Vec<u32> {
        [A::field_widths(), B::field_widths()].concat()
    }

    fn put(&self, put: &mut impl FnMut(&[u32])) {
        self.first.put(put);
        self.second.put(put);
    }

    fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self {
        Self { first: A::get(fetch), second: B::get(fetch) }
    }
}

/// Two payloads whose fields stand side by side, under their own names.
impl<A: Message, B: Message> Message for (A, B) {
    const NAME: &'static str = "(A, B)";

    fn fields() -> Vec<Field> {
        [A::fields(), B::fields()].concat()
    }

    const FIELDS: usize = A::FIELDS + B::FIELDS;

    fn field_widths() -> Vec<u32> {
        [A::field_widths(), B::field_widths()].concat()
    }

    fn put(&self, put: &mut impl FnMut(&[u32])) {
        self.0.put(put);
        self.1.put(put);
    }

    fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self {
        (A::get(fetch), B::get(fetch))
    }
}

/// Several payloads of one kind; the fields of number `i` are called `<i>_<field>`.
impl<M: Message, const N: usize> Message for [M; N] {
    const NAME: &'static str = "[M; N]";

    fn fields() -> Vec<Field> {
        let numbered = |i: usize| M::fields().into_iter().map(move |f| f.below(&i.to_string()));
        (0..N).flat_map(numbered).collect()
    }

    const FIELDS: usize = N * M::FIELDS;

    fn field_widths() -> Vec<u32> {
        M::field_widths().repeat(N)
    }

    fn put(&self, put: &mut impl FnMut(&[u32])) {
        self.iter().for_each(|message| message.put(put));
    }

    fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self {
        std::array::from_fn(|_| M::get(fetch))
    }
}
