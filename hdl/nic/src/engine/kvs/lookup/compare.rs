//! The key of a request against that of the entry, line by line.
use nic_dsl::{
    Bits, BundleExt, Memory, MemoryStyle, States, Stream, constant, cover, delayed, delayed_bool,
    elaborate, register, register_bool, register_reset, register_state, when,
};

use super::{BUCKET_BITS, Hit, KvsLookup, KvsLookupPorts, LINES, Probed};
use crate::engine::kvs::layout::{COUNT_BITS, LINE_BITS, choice, key_bytes};
use crate::message::{KvsLine, KvsLookupEvents, OrderedAnswer};

/// Bits of a place among the lines, with one that tells a full memory from an empty one.
const PLACE_BITS: u32 = LINES.trailing_zeros() + 1;

/// What is done with a request.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Phase {
    /// The next is taken.
    Idle,
    /// The lines of its entry come.
    Lines,
    /// All have come.
    Verdict,
    /// It is no hit: it and its own lines leave.
    Miss,
}

/// Entries that are answers, and their lines.
pub(super) struct Hits {
    /// An answer.
    pub hit: Stream<Hit>,
    /// Its lines, from that of this number on.
    pub lines: Memory<Bits>,
    /// Where the lines of answers begin.
    pub head: Bits,
}

impl KvsLookup {
    /// Gives what is found, and the rest to `miss`.
    #[elaborate]
    pub(super) fn compare(
        &self,
        ports: &KvsLookupPorts,
        (probed, entry): (Stream<Probed>, Stream<OrderedAnswer>),
    ) -> Hits {
        let keys = Memory::<Bits>::new(LINE_BITS, LINES).style(MemoryStyle::Distributed);
        let keys_tail = register_reset(PLACE_BITS, 0);
        let keys_head = register_reset(PLACE_BITS, 0);
        let address = |place: Bits| place.truncate(PLACE_BITS - 1);
        let keys_full = (keys_tail - keys_head).equals(constant(PLACE_BITS, LINES));
        ports.line.ready.set(!keys_full);
        ports.line.payload.last.ignore();
        let key_comes = ports.line.fires();
        keys.write(key_comes, address(keys_tail), ports.line.payload.data);
        when(key_comes, || keys_tail.set(keys_tail + 1));

        let lines = Memory::<Bits>::new(LINE_BITS, LINES).style(MemoryStyle::Distributed);
        let tail = register_reset(PLACE_BITS, 0);
        let head = register_reset(PLACE_BITS, 0);
        // Lines from here on are of the entry that is looked at.
        let first = register_reset(PLACE_BITS, 0);
        let has_room = (tail - head).differs(constant(PLACE_BITS, LINES));

        let phase = register_state(Phase::Idle);
        let of = register::<Probed>(());
        of.has_candidate.ignore();
        let at = register_reset(COUNT_BITS, 0);
        let mask = register::<Bits>(64);
        let differs = register_bool(false);
        let cas = register::<Bits>(64);
        let flags = register::<Bits>(32);
        let key_place = register_reset(PLACE_BITS - 1, 0);
        let key_line = keys.read_now(key_place);
        let line = entry.payload.data.truncate(LINE_BITS);
        let failed = entry.payload.data.top(1).as_bool();
        let is_last = entry.payload.info.as_bool();
        let in_lines = phase.is(Phase::Lines);
        let comes = in_lines & entry.valid & has_room;
        entry.ready.set(in_lines & has_room);
        lines.write(comes, address(tail), line);
        let compared = mask.repeat_each(8);
        let line_differs = ((line ^ key_line) & compared).any();

        // It is taken with its lines, which come in front of it.
        let lines_wait = keys_tail - keys_head;
        let has_keys = probed.payload.request.lines.zero_extend(PLACE_BITS).is_at_most(lines_wait);
        probed.ready.set(phase.is(Phase::Idle) & has_keys);
        let hit = Stream::<Hit>::wire(&());
        let bucket = choice(of.request.hash, of.is_second).truncate(BUCKET_BITS);
        let found = Hit {
            context: of.request.context,
            with_key: of.request.with_key,
            key_length: of.request.key_length,
            value_length: of.value_length,
            count: of.count,
            cas,
            flags,
            bucket,
            slot: of.slot,
        };
        hit.offer(phase.is(Phase::Verdict) & !differs, found);
        let is_given = register_bool(false);
        let has_key_line = at.differs(of.request.lines);
        let leaves = phase.is(Phase::Miss) & has_key_line;
        let is_last_key = (at + 1).equals(of.request.lines);
        ports.miss_line.offer(leaves, KvsLine { data: key_line, last: is_last_key });
        ports.miss.offer(phase.is(Phase::Miss) & !is_given, of.request);
        let key_done = || keys_head.set(keys_head + of.request.lines.zero_extend(PLACE_BITS));

        phase.switch(|now| match now {
            Phase::Idle => {
                let next = probed.payload;
                of.assign(next);
                at.set(0);
                key_place.set(address(keys_head));
                differs.set(false);
                mask.set(key_bytes(next.request.key_length, constant(COUNT_BITS, 0)));
                when(probed.valid & has_keys, || {
                    phase.goto(Phase::Miss);
                    when(next.has_candidate, || phase.goto(Phase::Lines));
                });
            }
            Phase::Lines => {
                when(comes, || {
                    tail.set(tail + 1);
                    at.set(at + 1);
                    key_place.set(key_place + 1);
                    mask.set(key_bytes(of.request.key_length, at + 1));
                    differs.set(differs | line_differs | failed);
                    when(at.is_zero(), || {
                        cas.set(line.truncate(64));
                        flags.set(line.slice(64, 32));
                    });
                    when(is_last, || phase.goto(Phase::Verdict));
                });
            }
            Phase::Verdict => {
                at.set(0);
                key_place.set(address(keys_head));
                when(differs, || {
                    tail.set(first);
                    phase.goto(Phase::Miss);
                })
                .otherwise_when(hit.ready, || {
                    first.set(tail);
                    key_done();
                    phase.goto(Phase::Idle);
                });
            }
            Phase::Miss => {
                when(ports.miss_line.fires(), || {
                    at.set(at + 1);
                    key_place.set(key_place + 1);
                });
                when(ports.miss.fires(), || is_given.set(true));
                when(is_given & !has_key_line, || {
                    is_given.set(false);
                    key_done();
                    phase.goto(Phase::Idle);
                });
            }
        });
        let is_hit = delayed_bool(hit.fires());
        let is_miss = delayed_bool(ports.miss.fires());
        let key_lines = delayed(of.request.lines);
        let events = KvsLookupEvents { hit: is_hit, miss: is_miss, key_lines };
        ports.events.send(is_hit | is_miss, events);
        cover("an entry has the hash of another key", phase.is(Phase::Verdict) & differs);
        Hits { hit, lines, head }
    }
}
