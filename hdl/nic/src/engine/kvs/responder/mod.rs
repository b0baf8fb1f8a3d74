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
//!  source --> peers[context] --> headers ---+--> first beat ----------------------------------+--> packet
//!                                           +--> their rest, then lines --> byte_joiner ------+
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
//! An answer takes a cycle for its headers and one for each line or text of its body, and one more where the first beat
//! of its packet waits for the packet before it; one for each beat if it is silent. `source_ready` comes from a register.
//!
//! # Ordering
//! As they come.
//!
//! # Reset
//! Forgets all answers; the packet on its way is cut.
//!
//! # Resources
//! 128 words of block RAM with what is kept of requests, `byte_joiner`, four beats of registers.
//!
//! # Rationale
//! A text could stand in the piece of the headers' end, which would save a cycle where nothing is found, and cost
//! a shifter.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Memory, MemoryStyle, Module, Ports, PulseSink,
    PulseSource, ReadDuringWrite, Sink, Source, State, States, any_of, assert_always, constant,
    constant_bool, cover, delayed, delayed_bool, elaborate, instance, mux, register, register_bool,
    register_state, scope, state, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::{Routed, RoutedShape};
use crate::lib::passing::past_a_place;
use crate::message::{
    BytePiece, Identifier, IdentifierShape, KvsAnswerBeat, KvsBody, KvsPeer, KvsResponderStatus,
    PacketBeat, PacketChecksum, PacketProtocol,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::byte_joiner::ByteJoiner;
use crate::stream::event_counter;

mod headers;
mod text;

use headers::{Answer, BYTES, Headers, REST_BYTES};
use text::Text;

/// What the responder promises; latency and interval are those of answers without a body, a packet of
/// two beats each.
pub const CONTRACT: Contract = Contract {
    module: "kvs_responder",
    summary: "Makes packets from answers of the key-value handler.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    latency: Some(Latency::exactly(2, "source")),
    interval: 1,
    waits_on: &["packet", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("kvs_responder", &[]).memories(&[("RAMB18E2", 13)])],
    proof: Proof::none("what it does is left to the tests; the joiner has a proof"),
    constraint: None,
    build: |_| build(&Responder),
};

/// Bits of the number of a context.
const CONTEXT_BITS: u32 = 7;
/// Bits of the number of a byte of an entry, and of the byte behind the last.
const BYTE_BITS: u32 = 6;
const PLACE_BITS: u32 = 9;
const END_BITS: u32 = 12;
/// Bits of a number of bytes, at most 64.
const COUNT_BITS: u32 = 7;

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
    /// The first byte of the body, and the byte behind its last, counted from the first line's.
    #[width(PLACE_BITS)]
    first_byte: Bits,
    #[width(END_BITS)]
    end_byte: Bits,
}

/// What a line has of the body.
#[derive(Clone, Copy, Debug, Bundle)]
struct Span {
    /// The body begins in a later line.
    is_before: Bool,
    /// It ends here.
    is_ending: Bool,
    /// The first byte, and how many there are.
    #[width(BYTE_BITS)]
    first_byte: Bits,
    #[width(COUNT_BITS)]
    count: Bits,
}

impl Span {
    /// Of a body from `first_byte` to in front of `end_byte`, counted from the line's first.
    #[elaborate]
    fn of(first_byte: Bits, end_byte: Bits) -> Self {
        let is_before = first_byte.top(PLACE_BITS - BYTE_BITS).any();
        let is_ending = end_byte.is_at_most(BYTES);
        let line_end = mux(is_ending, end_byte.truncate(COUNT_BITS), constant(COUNT_BITS, BYTES));
        let in_line = line_end - first_byte.truncate(BYTE_BITS).zero_extend(COUNT_BITS);
        Self {
            is_before,
            is_ending,
            first_byte: first_byte.truncate(BYTE_BITS) & (!is_before).mask(BYTE_BITS),
            count: in_line & (!is_before).mask(COUNT_BITS),
        }
    }
}

/// What is to be sent of the answer's beat in hand.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Next {
    /// What of its headers is not in the packet's first beat.
    Rest,
    /// Bytes of its body.
    Body,
    /// Nothing.
    Nothing,
}

/// What is the same on all beats of a packet.
#[derive(Clone, Copy, Debug, Bundle)]
struct About {
    /// Its bytes.
    #[width(14)]
    length_bytes: Bits,
    is_ipv6: Bool,
}

/// The beat in hand, and what is left of its answer.
struct InHand {
    valid: Bool,
    next: State<Next>,
    data: Bits,
    last: Bool,
    context: Bits,
    /// Headers behind the first beat, and how many bytes they are.
    rest: Bits,
    rest_bytes: Bits,
    /// Bytes of the body are left.
    has_body: Bool,
    /// What the beat has of them.
    span: Span,
    /// The first of them, and the byte behind the last, counted from the first of the beat behind this one.
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
        let hand_rest = register(8 * REST_BYTES);
        let hand_rest_bytes = register(BYTE_BITS);
        let hand_has_body = register(());
        let hand_span = register(());
        let hand_first_byte = register(PLACE_BITS);
        let hand_end_byte = register(END_BITS);
        Self {
            valid: hand_valid,
            next: hand_next,
            data: hand_data,
            last: hand_last,
            context: hand_context,
            rest: hand_rest,
            rest_bytes: hand_rest_bytes,
            has_body: hand_has_body,
            span: hand_span,
            first_byte: hand_first_byte,
            end_byte: hand_end_byte,
        }
    }

    /// The next line of which bytes are sent has these, of a body counted from its first byte.
    fn goes_on(&self, span: Span, first_byte: Bits, end_byte: Bits) {
        self.span.assign(span);
        self.first_byte.set((first_byte - BYTES) & span.is_before.mask(PLACE_BITS));
        self.end_byte.set(end_byte - BYTES);
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
        let (piece, is_offered, is_done) = Self::piece(&hand);
        joiner.source.offer(is_offered, piece);
        let moves_on = !is_offered | joiner.source.ready;
        let hand_leaves = hand.valid & moves_on & is_done;
        let hand_free = hand_leaves | !hand.valid;
        // The first beat of a packet goes past the joiner, and is the packet's own when the one before it has left.
        let lead_valid = register_bool(false);
        let lead_data = register::<Bits>(8 * BYTES);
        let lead_about = register::<About>(());
        let lead_leaves = wire::<Bool>(());
        let has_lead = found.first & !found.is_silent;
        let hand_takes = found_valid & hand_free & (lead_leaves | !lead_valid | !has_lead);
        let found_free = hand_takes | !found_valid;

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
        when(sends & hand.next.is(Next::Rest), || hand.next.goto(Next::Body)).otherwise_when(
            sends & hand.next.is(Next::Body),
            || {
                let next_span = Span::of(hand.first_byte, hand.end_byte);
                hand.has_body.set(hand.has_body & !hand.span.is_ending);
                hand.goes_on(next_span, hand.first_byte, hand.end_byte);
            },
        );

        let headers = Headers::of(found_peer, found.answer);
        let body_bytes = found.answer.body_bytes;
        let first_span = Span::of(found.first_byte, found.end_byte);
        let leads = hand_takes & has_lead;
        when(leads | lead_leaves, || lead_valid.set(leads));
        when(hand_free, || hand.valid.set(hand_takes));
        when(hand_takes, || {
            hand.data.set(found.data);
            hand.last.set(found.last);
            hand.context.set(found.context);
            // Of a silent answer nothing is left behind its first beat.
            when(!found.first, || hand.next.goto(Next::Body))
                .otherwise_when(found.is_silent, || hand.next.goto(Next::Nothing))
                .otherwise(|| hand.next.goto(Next::Rest));
            when(found.first, || {
                hand.rest.set(headers.rest);
                hand.rest_bytes.set(headers.rest_bytes);
                hand.has_body.set(body_bytes.any() & !found.is_silent);
                hand.goes_on(first_span, found.first_byte, found.end_byte);
            });
        });
        when(leads, || {
            lead_data.set(headers.first);
            let Headers { length_bytes, is_ipv6, .. } = headers;
            lead_about.assign(About { length_bytes, is_ipv6 });
        });
        let answer_leaves = hand_leaves & hand.last;
        let answer_left = delayed_bool(answer_leaves);
        freed.send(answer_leaves, Identifier { value: hand.context });

        // A first beat, and then what the joiner has of its packet.
        let is_lead = register_bool(true);
        let joined_about = register::<About>(());
        lead_leaves.set(is_lead & lead_valid & packet.ready);
        when(lead_leaves, || joined_about.assign(lead_about));
        let joined = joiner.sink.payload;
        // The length says which bytes of the last beat are the packet's.
        joined.keep.ignore();
        let about = mux(is_lead, lead_about, joined_about);
        let last = joined.last & !is_lead;
        when(packet.fires(), || is_lead.set(last));
        let udp = [PacketProtocol::Ipv6Udp, PacketProtocol::Ipv4Udp].map(|is| state(is).bits());
        let beat = PacketBeat {
            data: mux(is_lead, lead_data, joined.data),
            last,
            error: constant_bool(false),
            length_bytes: about.length_bytes,
            ring: constant(8, 0),
            destination: constant(2, 0),
            protocol: State::from_bits(mux(about.is_ipv6, udp[0], udp[1])),
            checksum: state(PacketChecksum::Fill),
            flow_hash: constant(32, 0),
            timestamp_cycles: constant(48, 0),
        };
        packet.offer(mux(is_lead, lead_valid, joiner.sink.valid), beat);
        joiner.sink.ready.set(packet.ready & !is_lead);

        Self::count(comes & is_between, next.payload, *status);
        assert_always("what is next is known", hand.next.is_any(Next::ALL));
        cover("an answer follows another", leads & answer_left);
        cover("a first beat waits for the packet before it", lead_valid & !is_lead);
        cover(
            "a line before the body is left out",
            sends & hand.span.is_before & hand.next.is(Next::Body),
        );
    }
}

impl Responder {
    /// What is next of the beat in hand, whether it has anything for the joiner, and whether the beat is done
    /// with it.
    #[elaborate]
    fn piece(hand: &InHand) -> (BytePiece, Bool, Bool) {
        let is_rest = hand.next.is(Next::Rest);
        let is_body = hand.next.is(Next::Body);
        let rest_count = hand.rest_bytes.zero_extend(COUNT_BITS);
        let piece = BytePiece {
            data: mux(is_rest, hand.rest.zero_extend(8 * BYTES), hand.data),
            first_byte: hand.span.first_byte & is_body.mask(BYTE_BITS),
            count: mux(is_rest, rest_count, hand.span.count),
            // A packet ends with its answer, whatever that has promised.
            last: mux(is_rest, !hand.has_body, is_body & (hand.span.is_ending | hand.last)),
        };
        // Of a line before the body the joiner gets a piece of no bytes.
        let is_offered = hand.valid & (is_rest | (is_body & hand.has_body));
        let is_done = !(is_rest & hand.has_body);
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
        let first_byte = beat.first_byte & is_entry.mask(PLACE_BITS);
        Found {
            data: mux(is_entry, beat.data, text.bytes.zero_extend(8 * BYTES)),
            first,
            last: beat.last,
            context: beat.context,
            is_silent: beat.is_silent,
            answer: Answer { status, cas, has_flags, flags, key_length, body_bytes },
            first_byte,
            end_byte: first_byte.zero_extend(END_BITS) + body_bytes.zero_extend(END_BITS),
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
