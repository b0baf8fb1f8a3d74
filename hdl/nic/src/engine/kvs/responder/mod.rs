//! Responder of the key-value handler: makes packets from answers.
//!
//! ```text
//!             +---- kvs_responder ----+
//!      source |                       | packet
//!  ---------->| stream         stream |---------->
//!        peer |                       | freed
//!  ---------->| pulse           pulse |---------->
//!             |                       | status
//!             |                 level |---------->
//!             +-----------------------+
//!
//!  source --> peers[context] --> headers --> two pieces, then lines --> byte_joiner --> packet
//! ```
//!
//! # Function
//! Gives for each answer one packet: Ethernet with the tag that the request had, IPv4 or IPv6 as the request,
//! UDP, memcached's frame header, the header of the binary protocol, the flags if there are any, and the
//! body. Addresses and ports are those of the request, the other way around. Checksums are zero, and the packet
//! asks for them. A silent answer gives none.
//!
//! `peer` says what is kept of a request, under its context, before an answer to it comes. `freed` says that
//! its answer has passed and nothing of it is needed any more.
//!
//! A body from an entry is `body_length` bytes from `first_byte` on; lines before and behind them come and are
//! left out. A text is the one of the status.
//!
//! # Backpressure
//! An answer takes two cycles for its headers and one for each line or text of its body; one for each beat if it
//! is silent. `source_ready` comes from a register.
//!
//! # Ordering
//! As they come.
//!
//! # Reset
//! Forgets all answers; the packet on its way is cut.
//!
//! # Resources
//! 128 words of block RAM with what is kept of requests, `byte_joiner`, three beats of registers.
//!
//! # Why not
//! A text could stand in the piece of the headers' end, which would save a cycle where nothing is found, and cost
//! a shifter.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Memory, MemoryStyle, Module, Ports, PulseSink,
    PulseSource, ReadDuringWrite, Sink, Source, State, States, any_of, assert_always, concatenate,
    constant, constant_bool, cover, delayed, delayed_bool, elaborate, instance, mux, register,
    register_bool, register_state, scope, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::{Routed, RoutedShape};
use crate::lib::passing::past_a_place;
use crate::message::{
    BytePiece, Identifier, IdentifierShape, KvsAnswerBeat, KvsBody, KvsPeer, KvsResponderStatus,
    PacketBeat, PacketChecksum, PacketProtocol, Word, WordShape,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::byte_joiner::ByteJoiner;
use crate::stream::event_counter;
use crate::stream::fifo::Fifo;

mod headers;
mod text;

use headers::{Answer, BYTES, Headers};
use text::Text;

/// What the responder promises; latency and interval are those of answers without a body, a packet of
/// two beats each.
pub const CONTRACT: Contract = Contract {
    module: "kvs_responder",
    summary: "Makes packets from answers of the key-value handler.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    latency: Some(Latency::exactly(5, "source")),
    interval: 1,
    waits_on: &["packet", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("kvs_responder", &[]).memories(&[("RAM32M16", 2), ("RAMB18E2", 13)])],
    proof: Proof::none("what it does is left to the tests; the joiner has a proof"),
    constraint: None,
    build: |_| build(&Responder),
};

/// Bits of the number of a context.
const CONTEXT_BITS: u32 = 7;
/// More packets than are in the joiner.
const PACKETS_JOINED: u32 = 8;
/// Bits of the number of a byte of an entry, and of the byte behind the last.
const BYTE_BITS: u32 = 6;
const PLACE_BITS: u32 = 9;
const END_BITS: u32 = 12;
/// Bits of a number of bytes, at most 64.
const COUNT_BITS: u32 = 7;
/// Bits of what is known of a packet: its length, whether it is IPv6.
const ABOUT_BITS: u32 = 15;

/// A responder.
#[derive(Clone, Debug)]
pub struct Responder;

/// Ports of the responder.
#[derive(Ports)]
pub struct ResponderPorts {
    /// Answers.
    #[shape(())]
    pub source: Sink<KvsAnswerBeat>,
    /// Who is to be answered, each with its context.
    #[shape(RoutedShape { payload: (), selection_bits: CONTEXT_BITS })]
    pub peer: PulseSink<Routed<KvsPeer>>,
    /// Packets.
    #[shape(())]
    pub packet: Source<PacketBeat>,
    /// Contexts of which nothing is needed any more.
    #[shape(IdentifierShape { bits: CONTEXT_BITS })]
    pub freed: PulseSource<Identifier>,
    /// What was answered.
    #[shape(())]
    pub status: LevelSource<KvsResponderStatus>,
}

/// A beat of an answer of which the peer is being read.
#[derive(Clone, Copy, Debug, Bundle)]
struct Found {
    /// A line of the entry, or the text.
    #[width(8 * BYTES)]
    data: Bits,
    /// It begins its answer.
    first: Bool,
    /// It ends its answer.
    last: Bool,
    #[width(CONTEXT_BITS)]
    context: Bits,
    is_silent: Bool,
    #[shape(())]
    answer: Answer,
    /// The first byte of the body, counted from the first line's.
    #[width(PLACE_BITS)]
    first_byte: Bits,
}

/// What is to be sent of the answer's beat in hand.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Next {
    /// The first 64 bytes of its headers.
    Headers,
    /// The others.
    Rest,
    /// Bytes of its body.
    Body,
    /// Nothing.
    Nothing,
}

/// The beat in hand, and what is left of its answer.
struct InHand {
    valid: Bool,
    next: State<Next>,
    data: Bits,
    last: Bool,
    context: Bits,
    headers: Headers,
    /// Bytes of the body are left.
    has_body: Bool,
    /// The first of them, and the byte behind the last, counted from the beat's first.
    first_byte: Bits,
    end_byte: Bits,
}

impl InHand {
    #[elaborate]
    fn new() -> Self {
        let hand_valid = register_bool(false);
        let hand_next = register_state(Next::Nothing);
        let hand_data = register(8 * BYTES);
        let hand_last = register(());
        let hand_context = register(CONTEXT_BITS);
        let hand_headers = register(());
        let hand_has_body = register(());
        let hand_first_byte = register(PLACE_BITS);
        let hand_end_byte = register(END_BITS);
        Self {
            valid: hand_valid,
            next: hand_next,
            data: hand_data,
            last: hand_last,
            context: hand_context,
            headers: hand_headers,
            has_body: hand_has_body,
            first_byte: hand_first_byte,
            end_byte: hand_end_byte,
        }
    }
}

impl Module for Responder {
    type Ports = ResponderPorts;

    fn name(&self) -> String {
        "kvs_responder".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ResponderPorts { source, peer, packet, freed, status }: Self::Ports) {
        let next = scope("next", || past_a_place(*source));
        let peers = Memory::<KvsPeer>::new((), 1 << CONTEXT_BITS)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined)
            .comment("Who asked, by context.");
        let asked = peer.payload;
        peers.write(peer.valid, asked.selection, asked.payload);

        let found = register::<Found>(());
        let found_valid = register_bool(false);
        let hand = InHand::new();
        let joiner = instance("joiner", &ByteJoiner);
        // Where the body is in this line.
        let begins_later = hand.first_byte.top(PLACE_BITS - BYTE_BITS).any();
        let is_ending = hand.end_byte.is_at_most(BYTES);
        let (piece, is_offered, is_done) = Self::piece(&hand, begins_later, is_ending);
        joiner.source.offer(is_offered, piece);
        let moves_on = !is_offered | joiner.source.ready;
        let hand_leaves = hand.valid & moves_on & is_done;
        let hand_free = hand_leaves | !hand.valid;
        let found_free = hand_free | !found_valid;

        // The peer is read while the beat goes to `found`, and stays until the next one is read.
        next.ready.set(found_free);
        let is_between = register_bool(true);
        let beat = next.payload;
        let comes = next.fires();
        let found_peer = peers.read(comes & is_between, beat.context);
        when(found_free, || found_valid.set(next.valid));
        when(comes, || {
            found.assign(Self::found(beat, is_between));
            is_between.set(beat.last);
        });

        // What has been sent of the beat in hand, and of the body so far.
        let sends = hand.valid & moves_on;
        when(sends & hand.next.is(Next::Headers), || hand.next.goto(Next::Rest))
            .otherwise_when(sends & hand.next.is(Next::Rest), || hand.next.goto(Next::Body))
            .otherwise_when(sends & hand.next.is(Next::Body), || {
                let in_next = hand.first_byte - BYTES;
                hand.has_body.set(hand.has_body & !is_ending);
                hand.first_byte.set(in_next & begins_later.mask(PLACE_BITS));
                hand.end_byte.set(hand.end_byte - BYTES);
            });

        let headers = Headers::of(found_peer, found.answer);
        let body_bytes = found.answer.body_bytes;
        let end_byte = found.first_byte.zero_extend(END_BITS) + body_bytes.zero_extend(END_BITS);
        when(hand_free, || hand.valid.set(found_valid));
        when(hand_free & found_valid, || {
            hand.data.set(found.data);
            hand.last.set(found.last);
            hand.context.set(found.context);
            // Of a silent answer nothing is left behind its first beat.
            when(!found.first, || hand.next.goto(Next::Body))
                .otherwise_when(found.is_silent, || hand.next.goto(Next::Nothing))
                .otherwise(|| hand.next.goto(Next::Headers));
            when(found.first, || {
                hand.headers.assign(headers);
                hand.has_body.set(body_bytes.any() & !found.is_silent);
                hand.first_byte.set(found.first_byte);
                hand.end_byte.set(end_byte);
            });
        });
        let answer_leaves = hand_leaves & hand.last;
        let answer_left = delayed_bool(answer_leaves);
        freed.send(answer_leaves, Identifier { value: hand.context });

        // What the beats say of their packet goes past the joiner.
        let about = Fifo::<Word> { payload: WordShape { bits: ABOUT_BITS }, depth: PACKETS_JOINED };
        let about = instance("about", &about);
        about.occupancy.ignore();
        let begins = sends & hand.next.is(Next::Headers);
        let Headers { length_bytes, is_ipv6, .. } = hand.headers;
        about.source.offer(begins, Word { data: concatenate([is_ipv6.bits(), length_bytes]) });
        let known = about.sink.payload.data;
        let is_ipv6 = known.top(1).as_bool();
        let joined = joiner.sink.payload;
        // The length says which bytes of the last beat are the packet's.
        joined.keep.ignore();
        let udp = [PacketProtocol::Ipv6Udp, PacketProtocol::Ipv4Udp].map(|is| state(is).bits());
        let beat = PacketBeat {
            data: joined.data,
            last: joined.last,
            error: constant_bool(false),
            length_bytes: known.truncate(14),
            ring: constant(8, 0),
            destination: constant(2, 0),
            protocol: State::from_bits(mux(is_ipv6, udp[0], udp[1])),
            checksum: state(PacketChecksum::Fill),
            flow_hash: constant(32, 0),
            timestamp_cycles: constant(48, 0),
        };
        packet.offer(joiner.sink.valid, beat);
        joiner.sink.ready.set(packet.ready);
        about.sink.ready.set(packet.fires() & joined.last);

        Self::count(comes & is_between, next.payload, *status);
        // There are places by construction, as the properties say.
        [about.source.ready, about.sink.valid].into_iter().for_each(Bool::ignore);
        assert_always("what is known of a packet has a place", begins.implies(about.source.ready));
        assert_always("it is there with the packet", packet.valid.implies(about.sink.valid));
        assert_always("what is next is known", hand.next.is_any(Next::ALL));
        cover("an answer follows another", begins & answer_left);
        cover(
            "a line before the body is left out",
            sends & begins_later & hand.next.is(Next::Body),
        );
    }
}

impl Responder {
    /// What is next of the beat in hand, whether it has anything for the joiner, and whether the beat is done
    /// with it.
    #[elaborate]
    fn piece(hand: &InHand, begins_later: Bool, is_ending: Bool) -> (BytePiece, Bool, Bool) {
        let is_first = hand.next.is(Next::Headers);
        let is_rest = hand.next.is(Next::Rest);
        let is_body = hand.next.is(Next::Body);
        let first_byte =
            hand.first_byte.truncate(BYTE_BITS) & (is_body & !begins_later).mask(BYTE_BITS);
        let most = constant(COUNT_BITS, BYTES);
        let end_byte = mux(is_ending, hand.end_byte.truncate(COUNT_BITS), most);
        let in_line = end_byte - first_byte.zero_extend(COUNT_BITS);
        let body_count = in_line & (!begins_later).mask(COUNT_BITS);
        let rest_count = hand.headers.rest_bytes.zero_extend(COUNT_BITS);
        let rest = hand.headers.rest.zero_extend(8 * BYTES);
        let piece = BytePiece {
            data: mux(is_first, hand.headers.first, mux(is_rest, rest, hand.data)),
            first_byte,
            count: mux(is_first, most, mux(is_rest, rest_count, body_count)),
            // A packet ends with its answer, whatever that has promised.
            last: mux(is_rest, !hand.has_body, is_body & (is_ending | hand.last)),
        };
        // Of a line before the body the joiner gets a piece of no bytes.
        let is_offered = hand.valid & (is_first | is_rest | (is_body & hand.has_body));
        let is_done = !is_first & !(is_rest & hand.has_body);
        (piece, is_offered, is_done)
    }

    /// What is needed of a beat that comes.
    #[elaborate]
    fn found(beat: KvsAnswerBeat, first: Bool) -> Found {
        let KvsAnswerBeat { status, cas, has_flags, flags, key_length, body, .. } = beat;
        let text = Text::choose(body, status);
        let is_text = body.is_any(&[KvsBody::Text, KvsBody::Version]);
        let is_entry = body.is(KvsBody::Entry);
        let text_bytes = text.count.zero_extend(11) & is_text.mask(11);
        let body_bytes = mux(is_entry, beat.body_length, text_bytes);
        Found {
            data: mux(is_entry, beat.data, text.bytes.zero_extend(8 * BYTES)),
            first,
            last: beat.last,
            context: beat.context,
            is_silent: beat.is_silent,
            answer: Answer { status, cas, has_flags, flags, key_length, body_bytes },
            first_byte: beat.first_byte & is_entry.mask(PLACE_BITS),
        }
    }

    /// Counts an answer that begins.
    #[elaborate]
    fn count(begins: Bool, beat: KvsAnswerBeat, counters: KvsResponderStatus) {
        let is_sent = delayed_bool(begins & !beat.is_silent);
        let is_silent = delayed_bool(begins & beat.is_silent);
        let status = delayed(beat.status);
        let is_any = |of: &[u32]| any_of(of.iter().map(|&number| status.equals(number)));
        let is_missing = is_any(&[0x01]);
        let is_conflict = is_any(&[0x02, 0x05]);
        let is_refused = is_any(&[0x03, 0x04, 0x81]);
        let is_failed = status.any() & !is_missing & !is_conflict & !is_refused;
        event_counter::wrapping("answer_count", counters.answers, is_sent);
        event_counter::wrapping("silent_count", counters.silent_answers, is_silent);
        event_counter::wrapping("missing_count", counters.missing_keys, is_sent & is_missing);
        event_counter::wrapping("conflict_count", counters.conflicts, is_sent & is_conflict);
        event_counter::saturating("refused_count", counters.refused_requests, is_sent & is_refused);
        event_counter::saturating("failed_count", counters.failed_answers, is_sent & is_failed);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
