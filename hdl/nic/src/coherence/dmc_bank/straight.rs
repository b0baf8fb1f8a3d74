//! Lines from memory that answer an NC-read at once: nothing of them is kept, so their MSHR needs no turn.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Source, assert_always, bundle_width, cover, elaborate, instance,
    register_reset, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::mshrs::DmcMshrs;
use crate::message::{Word, WordShape};
use crate::stream::fifo::{Fifo, FifoPorts};

/// Lines that wait; what finds no room resumes its MSHR.
const DEPTH: u32 = 16;
/// Cycles that a line waits before requests make room for it.
const PATIENCE: u32 = 3;

/// An answer that needs no decision.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Straight {
    /// The MSHR, which becomes free with it.
    pub entry: Bits,
    /// The port.
    pub port: Bool,
    /// The tag of the request.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// The line.
    #[width(512)]
    pub data: Bits,
}

/// Such answers, each of which leaves in a cycle in which no decision gives an answer.
pub(super) struct StraightAnswers {
    answer: Straight,
    /// There is room for another.
    pub has_room: Bool,
    /// The next has waited for long: no request is selected until it has left.
    pub presses: Bool,
    queue: FifoPorts<Word>,
}

impl StraightAnswers {
    #[elaborate]
    pub fn new(of: &DmcMshrs) -> Self {
        let shape = StraightShape { entry: of.entry_bits() };
        let payload = WordShape { bits: bundle_width::<Straight>(&shape) };
        let queue = instance("queue", &Fifo::<Word> { payload, depth: DEPTH });
        let leaves = queue.sink.fires();
        let waited = register_reset(2, 0);
        let presses = waited.equals(PATIENCE);
        when(leaves | !queue.sink.valid, || waited.set(0))
            .otherwise_when(!presses, || waited.set(waited + 1));
        cover("a line waits for long", presses);
        let answer = Straight::unpack(&shape, queue.sink.payload.data);
        let has_room = queue.source.ready;
        Self { answer, has_room, presses, queue }
    }

    /// One comes, where there is room.
    #[elaborate]
    pub fn connect(&self, (comes, answer): (Bool, Straight), leaving: &Source<Straight>) {
        self.queue.source.offer(comes, Word { data: answer.packed() });
        leaving.offer(self.queue.sink.valid, self.answer);
        self.queue.sink.ready.set(leaving.ready);
        assert_always("there is room for what comes", comes.implies(self.has_room));
    }
}
