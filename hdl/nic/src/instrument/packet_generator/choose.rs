//! Which packet comes next: its flow, its size, its key, and what it costs.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, Pulse, any_of, concatenate, constant,
    delayed, elaborate, mux, pack, register, register_bool, when,
};
use nic_spec::probe::{HEADER_BYTES, LONGEST_BYTES, SHORTEST_BYTES, SIZE_ENTRIES};

use super::{BALANCE_BITS, LENGTH_BITS};
use crate::message::{
    GeneratorConfiguration, GeneratorContent, GeneratorKeys, GeneratorRateUnit, GeneratorSize,
    GeneratorSizes,
};

/// A packet before it has a time.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Packet {
    /// Its number in its flow.
    #[width(32)]
    pub sequence: Bits,
    /// Its flow.
    #[width(16)]
    pub flow: Bits,
    /// Lower half of the source address.
    #[width(16)]
    pub source_low: Bits,
    /// Lower half of the destination address.
    #[width(16)]
    pub destination_low: Bits,
    /// UDP port of the sender.
    #[width(16)]
    pub source_port: Bits,
    /// UDP port of the receiver.
    #[width(16)]
    pub destination_port: Bits,
    /// Bytes up to the end of the datagram.
    #[width(LENGTH_BITS)]
    pub length: Bits,
    /// Number of the key of a request.
    #[width(32)]
    pub key: Bits,
}

/// The packet that is next.
pub(super) struct Chosen {
    /// There is one.
    pub valid: Bool,
    /// What is drawn of the packet.
    pub packet: Packet,
    /// Beats behind its first.
    pub further_beats: Bits,
    /// What a cycle that begins it adds to the balance of the rate.
    pub change: Bits,
    /// Its size, or its class of keys, is not legal.
    pub is_illegal: Bool,
    /// There is none, and none will come.
    pub is_over: Bool,
}

/// An entry of the table of sizes, as it is kept.
#[derive(Clone, Copy, Debug, Bundle)]
struct Entry {
    #[width(LENGTH_BITS)]
    bytes: Bits,
    #[width(LENGTH_BITS)]
    other_bytes: Bits,
    #[width(16)]
    share: Bits,
}

/// What is drawn for a packet.
#[derive(Clone, Copy, Debug, Bundle)]
struct Drawn {
    #[width(32)]
    sequence: Bits,
    #[width(16)]
    flow: Bits,
    #[width(LENGTH_BITS)]
    sweep: Bits,
    #[shape(())]
    entry: Entry,
    #[width(16)]
    share: Bits,
    #[width(32)]
    key_bits: Bits,
}

/// A packet whose cost is being worked out.
#[derive(Clone, Copy, Debug, Bundle)]
struct Costed {
    #[shape(())]
    packet: Packet,
    #[width(8)]
    further_beats: Bits,
    is_illegal: Bool,
    #[width(AMOUNT_BITS)]
    amount: Bits,
}

/// A packet whose cost is known.
#[derive(Clone, Copy, Debug, Bundle)]
struct Priced {
    #[shape(())]
    packet: Packet,
    #[width(8)]
    further_beats: Bits,
    is_illegal: Bool,
    #[width(AMOUNT_BITS + 16)]
    price: Bits,
}

/// The packet that is next, and what it does to the balance.
#[derive(Clone, Copy, Debug, Bundle)]
struct Next {
    #[shape(())]
    packet: Packet,
    #[width(8)]
    further_beats: Bits,
    is_illegal: Bool,
    #[width(BALANCE_BITS)]
    change: Bits,
}

/// Bits of what a packet counts as.
const AMOUNT_BITS: u32 = LENGTH_BITS + 1;

/// Works out packet after packet, one in every cycle in which the last one is `taken`. A run `begins`
/// before it `is_running`.
#[elaborate]
pub(super) fn packets(
    configuration: &GeneratorConfiguration,
    size: Pulse<GeneratorSize>,
    (begins, is_running): (Bool, Bool),
    taken: Bool,
) -> Chosen {
    let next_valid = register_bool(false);
    let advances = taken | !next_valid;
    let (issues, has_more, drawn) = draw(configuration, size, (begins, is_running & advances));

    let line = Line { advances, is_running };
    let (drawn_valid, drawn) = line.stage("drawn", issues, drawn);
    let (sized_valid, sized) = line.stage("sized", drawn_valid, sized(configuration, drawn));
    let costed = costed(configuration, sized);
    let (costed_valid, costed) = line.stage("costed", sized_valid, costed);
    let Costed { packet, further_beats, is_illegal, amount } = costed;
    // The product has a register of its own, which the multiplier has inside.
    let price = amount.widening_multiply(configuration.rate_denominator);
    let priced = Priced { packet, further_beats, is_illegal, price };
    let (priced_valid, priced) = line.stage("priced", costed_valid, priced);
    let Priced { packet, further_beats, is_illegal, price } = priced;
    let numerator = configuration.rate_numerator.zero_extend(BALANCE_BITS);
    let change = numerator - price.zero_extend(BALANCE_BITS);
    let next = register::<Next>(());
    when(advances, || {
        next_valid.set(priced_valid);
        next.assign(Next { packet, further_beats, is_illegal, change });
    });
    when(!is_running, || next_valid.set(false));

    let waits = any_of([drawn_valid, sized_valid, costed_valid, priced_valid, next_valid]);
    let Next { packet, further_beats, is_illegal, change } = next;
    Chosen {
        valid: next_valid,
        packet,
        further_beats,
        change,
        is_illegal: next_valid & is_illegal,
        is_over: !has_more & !waits,
    }
}

/// A line of stages that move together.
#[derive(Clone, Copy)]
struct Line {
    advances: Bool,
    is_running: Bool,
}

impl Line {
    /// Registers for a value on its way; between runs there is none.
    fn stage<B: Bundle>(self, name: &str, valid: Bool, value: B) -> (Bool, B) {
        nic_dsl::scope(name, || self.registers(valid, value))
    }

    #[elaborate]
    fn registers<B: Bundle>(self, is_there: Bool, value: B) -> (Bool, B) {
        let valid = register_bool(false);
        let stage = register::<B>(value.shape());
        when(self.advances, || {
            valid.set(is_there);
            stage.assign(value);
        });
        when(!self.is_running, || valid.set(false));
        (valid, stage)
    }
}

/// Numbers of the next packet, where it `may` come: whether it does, whether more would, and they.
#[elaborate]
fn draw(
    configuration: &GeneratorConfiguration,
    size: Pulse<GeneratorSize>,
    (begins, may): (Bool, Bool),
) -> (Bool, Bool, Drawn) {
    let GeneratorConfiguration { packets, flows, least_bytes, most_bytes, random_seed, .. } =
        *configuration;
    let left_low = register::<Bits>(24);
    let left_high = register::<Bits>(24);
    let has_more = register_bool(false);
    let is_endless = delayed(packets.is_zero());
    let last_flow = delayed(mux(flows.is_zero(), flows, flows - 1));
    let round = register::<Bits>(32);
    let flow = register::<Bits>(16);
    let sweep = register::<Bits>(LENGTH_BITS);
    let random = register::<Bits>(64);
    let issues = may & has_more;
    when(begins, || {
        left_low.set(packets.truncate(24));
        left_high.set(packets.top(24));
        has_more.set(true);
        round.set(0);
        flow.set(0);
        sweep.set(least_bytes);
        random.set(concatenate([!random_seed, random_seed]));
    })
    .otherwise_when(issues, || {
        left_low.set(left_low - 1);
        when(left_low.is_zero(), || left_high.set(left_high - 1));
        has_more.set(is_endless | !(left_high.is_zero() & left_low.equals(1)));
        when(flow.equals(last_flow), || {
            flow.set(0);
            round.set(round + 1);
        })
        .otherwise(|| flow.set(flow + 1));
        sweep.set(mux(sweep.equals(most_bytes), least_bytes, sweep + 1));
        random.set(xorshift(random));
    });

    let entry_bits = SIZE_ENTRIES.ilog2();
    let sizes = Memory::<Entry>::new((), SIZE_ENTRIES).style(MemoryStyle::Distributed);
    let GeneratorSize { entry, bytes, other_bytes, share } = size.payload;
    sizes.write(size.valid, entry, Entry { bytes, other_bytes, share });
    let entry = sizes.read_now(random.truncate(entry_bits));
    let share = random.slice(entry_bits, 16);
    let key_bits = random.top(32);
    (issues, has_more, Drawn { sequence: round, flow, sweep, entry, share, key_bits })
}

/// The next of 2^64 - 1 numbers (Marsaglia 2003, 13, 7, 17).
#[elaborate]
fn xorshift(number: Bits) -> Bits {
    let first_shifted = number ^ (number << 13);
    let second_shifted = first_shifted ^ (first_shifted >> 7);
    second_shifted ^ (second_shifted << 17)
}

/// Chooses the size, and gives each flow its addresses and ports.
#[elaborate]
fn sized(configuration: &GeneratorConfiguration, drawn: Drawn) -> Packet {
    let Drawn { sequence, flow, sweep, entry, share, key_bits } = drawn;
    let table_size = mux(share.is_below(entry.share), entry.bytes, entry.other_bytes);
    let sizes = configuration.sizes;
    let is_request = configuration.content.is(GeneratorContent::Request);
    let by_table = sizes.is(GeneratorSizes::Table) | is_request;
    let counted_size = mux(sizes.is(GeneratorSizes::Sweep), sweep, configuration.least_bytes);
    let size = mux(by_table, table_size, counted_size);
    let varied = |base: Bits, varies: Bool| base.truncate(16) + (flow & varies.mask(16));
    let GeneratorConfiguration { source_address, destination_address, .. } = *configuration;
    let GeneratorConfiguration { source_port, destination_port, .. } = *configuration;
    // In a request the size is the class of the key; its length comes from the template.
    Packet {
        sequence,
        flow,
        source_low: varied(source_address, configuration.vary_source_address),
        destination_low: varied(destination_address, configuration.vary_destination_address),
        source_port: varied(source_port, configuration.vary_source_port),
        destination_port: varied(destination_port, configuration.vary_destination_port),
        length: size,
        key: key_bits,
    }
}

/// Works out how long the packet is, what it counts as, and which key it asks for.
#[elaborate]
fn costed(configuration: &GeneratorConfiguration, packet: Packet) -> Costed {
    let size = packet.length;
    let is_request = configuration.content.is(GeneratorContent::Request);
    let request_length =
        delayed(configuration.template_bytes.zero_extend(LENGTH_BITS) + HEADER_BYTES);
    let length = mux(is_request, request_length, size);
    let is_short = request_length.is_below(SHORTEST_BYTES);
    let shortest = constant(LENGTH_BITS, SHORTEST_BYTES);
    let request_frame = delayed(mux(is_short, shortest, request_length));
    let frame = mux(is_request, request_frame, size);
    let by_bytes = configuration.rate_unit.is(GeneratorRateUnit::Bytes);
    let overhead = configuration.overhead_bytes.zero_extend(AMOUNT_BITS);
    let bytes = frame.zero_extend(AMOUNT_BITS) + overhead;
    let amount = mux(by_bytes, bytes, constant(AMOUNT_BITS, 1));

    let by_class = configuration.keys.is(GeneratorKeys::Classes);
    let bad_size = size.is_below(SHORTEST_BYTES) | size.is_above(LONGEST_BYTES);
    let bad_class = by_class & size.top(LENGTH_BITS - CLASS_BITS).any();
    let is_illegal = mux(is_request, bad_class, bad_size);
    let uniform_mask = delayed(pack((0..32_u32).map(|bit| configuration.key_bits.is_above(bit))));
    let class_key = key_of_class(packet.key, size.truncate(CLASS_BITS));
    let key = mux(by_class, class_key, packet.key & uniform_mask);
    let further_beats = (frame - 1).top(LENGTH_BITS - 6);
    Costed { packet: Packet { length, key, ..packet }, further_beats, is_illegal, amount }
}

/// Bits of a class of keys.
const CLASS_BITS: u32 = 5;

/// A key of class `c`: from 2^c on up to 2^(c+1), by the lower bits of `random`; key 0 or 1 of class 0.
#[elaborate]
fn key_of_class(random: Bits, class: Bits) -> Bits {
    pack((0..32_u32).map(|bit| match bit {
        0 => random.bit(0),
        _ => class.equals(bit) | (class.is_above(bit) & random.bit(bit)),
    }))
}
