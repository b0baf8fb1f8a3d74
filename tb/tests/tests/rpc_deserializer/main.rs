//! Messages of Protocol Buffers become objects in memory: whatever the schema, the bytes and the line port are, a program
//! finds what was sent, or is told why not.
use nic_model::rpc::schema::{Field, Schema, Type};
use nic_model::rpc::wire::{Limits, deserialized, put_tag, put_varint, serialized};
use nic_model::rpc::{Fields, Value};
use nic_sim::generated::rpc_deserializer::RpcDeserializer;
use nic_sim::generated::rpc_deserializer_tiny::RpcDeserializerTiny;
use nic_spec::message::{LineResponse, LineStatus, RpcBeat, RpcKind, RpcResult, RpcStatus};
use nic_tb::{Generator, Stall};
use nic_tests::rpc::{SCALARS, any_message, any_schema, beats};

mod rig;

use rig::{CALM, Deserializer, LATE, Manner, Rig};

/// Room for whatever a test sends.
const AMPLE: u64 = 60_000;

/// A schema that fits the tables.
fn fitting_schema(random: &mut Generator, types: usize) -> Schema {
    loop {
        let schema = any_schema(random, types);
        if schema.tables().1.len() <= 1024 {
            return schema;
        }
    }
}

/// The bytes of a message by chance: fields in any order, packed or not, some that the schema has not.
fn any_bytes_of(random: &mut Generator, schema: &Schema, type_number: usize) -> Vec<u8> {
    let mut bytes = vec![];
    for _ in 0..random.within(0..=3) {
        let mut fields = any_message(random, schema, type_number);
        // What would have to be merged is in the first part only.
        let again = !bytes.is_empty();
        fields.retain(|number, _| {
            let field = schema.types[type_number][number];
            !again || field.kind != RpcKind::Message || field.is_repeated
        });
        if again {
            put_unknown(random, schema, type_number, &mut bytes);
        }
        let mut packs = random.fork("packs");
        bytes.extend(serialized(schema, type_number, &fields, &mut || packs.chance(1, 2)));
    }
    bytes
}

/// A field that the type has not.
fn put_unknown(random: &mut Generator, schema: &Schema, type_number: usize, bytes: &mut Vec<u8>) {
    let number = if random.chance(1, 2) {
        1 + random.below(70) as u32
    } else {
        1 + random.bits(29) as u32 % ((1 << 29) - 1)
    };
    if schema.types[type_number].contains_key(&number) {
        return;
    }
    match random.below(4) {
        0 => {
            put_tag(bytes, number, 0);
            put_varint(bytes, random.bits(64));
        }
        1 => {
            put_tag(bytes, number, 1);
            bytes.extend(random.bits(64).to_le_bytes());
        }
        2 => {
            put_tag(bytes, number, 5);
            bytes.extend(&random.bits(64).to_le_bytes()[..4]);
        }
        _ => {
            let length = random.below(80);
            put_tag(bytes, number, 2);
            put_varint(bytes, length);
            bytes.extend((0..length).map(|_| random.below(256) as u8));
        }
    }
}

/// So many messages of types by chance.
fn traffic<D: Deserializer>(stalls: (Stall, Stall), manner: Manner, rounds: u64) -> RpcStatus {
    let mut rig = Rig::<D>::new(stalls, manner);
    let mut random = rig.bench.generator().fork("messages");
    let schema = fitting_schema(&mut random, 6);
    rig.load(&schema);
    for _ in 0..rounds {
        let type_number = random.below(6) as usize;
        let bytes = any_bytes_of(&mut random, &schema, type_number);
        rig.send(type_number, &bytes, AMPLE);
    }
    rig.until_done();
    let status = rig.status();
    assert_eq!(status.messages, rounds);
    assert_eq!(status.lines, rig.lines);
    assert!(rig.most_under_way <= D::LINES);
    rig.bench.dismiss();
    status
}

#[test]
fn objects_are_what_was_sent() {
    for stalls in Stall::pairs() {
        traffic::<RpcDeserializerTiny>(stalls, LATE, 12);
        traffic::<RpcDeserializer>(stalls, LATE, 12);
    }
    let status = traffic::<RpcDeserializer>((Stall::Never, Stall::Never), CALM, 400);
    assert!(status.unknown_fields > 100 && status.fields > 4_000, "{status:?}");
    assert_eq!(status.fault, RpcResult::Done);
}

/// A schema of one field of each kind, number 1 to 8 as in `SCALARS`; 9 is a message of the same type, 10 repeated ones of it,
/// 11 a repeated number, 12 repeated strings, 13 and 14 repeated fixed numbers.
fn plain_schema() -> Schema {
    let field = |kind, is_repeated| Field { kind, is_repeated, type_number: 0, more_run_pieces: 1 };
    let mut fields: Type =
        (1..).zip(SCALARS).map(|(number, kind)| (number, field(kind, false))).collect();
    fields.insert(9, field(RpcKind::Message, false));
    fields.insert(10, field(RpcKind::Message, true));
    fields.insert(11, field(RpcKind::Varint32, true));
    fields.insert(12, field(RpcKind::Bytes, true));
    fields.insert(13, field(RpcKind::Fixed32, true));
    fields.insert(14, field(RpcKind::Fixed64, true));
    Schema { types: vec![fields] }
}

fn plain_rig<D: Deserializer>(stall: Stall, manner: Manner) -> Rig<D> {
    let mut rig = Rig::<D>::new((stall, stall), manner);
    rig.load(&plain_schema());
    rig
}

/// Bytes with what is wrong with them.
fn wrong_messages() -> Vec<(Vec<u8>, RpcResult)> {
    let endless = [0xff; 10];
    let long = |number: u8| [&[number << 3], &endless[..], &[0]].concat();
    let mut packed_long = vec![11 << 3 | 2, 12];
    packed_long.extend([&endless[..], &[1, 2]].concat());
    vec![
        (vec![0x10], RpcResult::Truncated),
        (vec![0x80], RpcResult::Truncated),
        (vec![0x10, 0x80], RpcResult::Truncated),
        (vec![0x31, 1, 2, 3], RpcResult::WireType),
        (vec![0x35, 1, 2, 3], RpcResult::Truncated),
        (vec![0x39, 1, 2, 3, 4, 5, 6, 7], RpcResult::Truncated),
        (vec![0x42, 3, 1, 2], RpcResult::Truncated),
        (vec![0x42, 0xff, 0xff, 0xff, 0xff, 0x0f], RpcResult::Truncated),
        (vec![0x42, 0x81, 0x80, 0x80, 0x80, 0x80, 0x01, 7], RpcResult::Truncated),
        // A message in it ends within a field, though more follows.
        (vec![9 << 3 | 2, 1, 0x10, 0x01], RpcResult::Truncated),
        (vec![9 << 3 | 2, 2, 0x42, 1, 7], RpcResult::Truncated),
        // Packed: a varint that goes on behind the field, fixed numbers that are cut.
        (vec![11 << 3 | 2, 2, 5, 0x85, 1], RpcResult::Truncated),
        (vec![13 << 3 | 2, 6, 1, 2, 3, 4, 5, 6], RpcResult::Truncated),
        (vec![14 << 3 | 2, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], RpcResult::Truncated),
        (long(2), RpcResult::VarintTooLong),
        (long(3), RpcResult::VarintTooLong),
        (packed_long, RpcResult::VarintTooLong),
        (vec![0x90, 0x80, 0x80, 0x80, 0x80, 0x01, 1, 2, 3], RpcResult::VarintTooLong),
        (vec![0xf8, 0xff, 0xff, 0xff, 0x1f, 1, 2, 3, 4, 5], RpcResult::VarintTooLong),
        (vec![0xff, 0xff, 0xff, 0xff], RpcResult::Truncated),
        (vec![0x12, 1, 1], RpcResult::WireType),
        (vec![0x40, 1], RpcResult::WireType),
        (vec![0x11, 1, 2, 3, 4, 5, 6, 7, 8], RpcResult::WireType),
        (vec![0x16, 1], RpcResult::WireType),
        (vec![0x17, 1], RpcResult::WireType),
        (vec![0x13], RpcResult::Group),
        (vec![0xa3, 0x06, 0xa4, 0x06], RpcResult::Group),
        (vec![0x00, 0x00], RpcResult::FieldNumber),
        (vec![9 << 3 | 2, 0, 9 << 3 | 2, 0], RpcResult::Merge),
    ]
}

/// A message in so many others.
fn nested(levels: u32, number: u8) -> Vec<u8> {
    (1..levels).fold(vec![0x10, 5], |inner, _| {
        let mut bytes = vec![number << 3 | 2];
        put_varint(&mut bytes, inner.len() as u64);
        [bytes, inner].concat()
    })
}

fn count_of(status: &RpcStatus, result: RpcResult) -> u64 {
    match result {
        RpcResult::Done => 0,
        RpcResult::Truncated => status.truncated,
        RpcResult::VarintTooLong => status.varints_too_long,
        RpcResult::WireType => status.wire_types,
        RpcResult::Group => status.groups,
        RpcResult::FieldNumber => status.field_numbers,
        RpcResult::Depth => status.depths,
        RpcResult::ArenaFull => status.full_arenas,
        RpcResult::Merge => status.merges,
        RpcResult::UnknownType => status.unknown_types,
        RpcResult::Failed => status.failures,
    }
}

#[test]
fn what_is_wrong_is_named_and_the_next_message_is_read() {
    for (bytes, why) in wrong_messages() {
        let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
        let right = [0x10, 0x96, 0x01];
        assert_eq!(rig.complete(0, &right, AMPLE).result, RpcResult::Done);
        // Alone, and behind something that is right.
        assert_eq!(rig.complete(0, &bytes, AMPLE).result, why, "{bytes:02x?}");
        let behind = [&[0x42, 2, b'o', b'k'][..], &bytes].concat();
        assert_eq!(rig.complete(0, &behind, AMPLE).result, why, "{behind:02x?}");
        assert_eq!(rig.complete(0, &right, AMPLE).result, RpcResult::Done);
        let status = rig.status();
        assert_eq!((status.fault, count_of(&status, why), status.messages), (why, 2, 4));
        rig.bench.dismiss();
    }
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Bursts, LATE);
    for (bytes, _) in wrong_messages() {
        rig.send(0, &bytes, AMPLE);
        rig.send(0, &[0x42, 2, b'o', b'k'], AMPLE);
    }
    rig.until_done();
    let status = rig.status();
    assert_eq!(status.fault, RpcResult::Truncated);
    for (_, why) in wrong_messages() {
        let expected = wrong_messages().iter().filter(|(_, other)| *other == why).count() as u64;
        assert_eq!(count_of(&status, why), expected, "{why:?}");
    }
    rig.bench.dismiss();
}

#[test]
fn messages_are_nested_as_deep_as_there_are_levels() {
    fn deepest<D: Deserializer>() {
        let mut rig = plain_rig::<D>(Stall::Never, CALM);
        for number in [9, 10] {
            let deepest = nested(D::DEPTH, number);
            assert_eq!(rig.complete(0, &deepest, AMPLE).result, RpcResult::Done);
            let deeper = nested(D::DEPTH + 1, number);
            assert_eq!(rig.complete(0, &deeper, AMPLE).result, RpcResult::Depth);
        }
        assert_eq!(rig.status().depths, 2);
        rig.bench.dismiss();
    }
    deepest::<RpcDeserializer>();
    deepest::<RpcDeserializerTiny>();
}

#[test]
fn a_type_that_nobody_has_written_is_unknown() {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    assert_eq!(rig.complete(1, &[0x10, 1], AMPLE).result, RpcResult::UnknownType);
    assert_eq!(rig.complete(63, &[], AMPLE).result, RpcResult::UnknownType);
    assert_eq!(rig.complete(0, &[], AMPLE).result, RpcResult::Done);
    assert_eq!(rig.status().unknown_types, 2);
    rig.bench.dismiss();
}

#[test]
fn a_message_has_the_room_that_it_needs_and_no_less() {
    let mut rig = Rig::<RpcDeserializer>::new((Stall::Never, Stall::Never), CALM);
    let mut random = rig.bench.generator().fork("messages");
    let schema = fitting_schema(&mut random, 5);
    rig.load(&schema);
    let mut full = 0;
    for _ in 0..60 {
        let type_number = random.below(5) as usize;
        let bytes = any_bytes_of(&mut random, &schema, type_number);
        let used = rig.complete(type_number, &bytes, AMPLE).used_pieces;
        let exact = rig.complete(type_number, &bytes, used);
        assert_eq!((exact.result, exact.used_pieces), (RpcResult::Done, used));
        for less in [used - 1, used / 2, 0] {
            let full_arena = Err(RpcResult::ArenaFull);
            rig.send_beats(type_number, less, full_arena, |about| beats(&bytes, about));
            rig.until_done();
            full += 1;
        }
    }
    assert_eq!(rig.status().full_arenas, full);
    rig.bench.dismiss();
}

#[test]
fn a_line_that_cannot_be_written_fails_its_message_alone() {
    let manner = Manner { failing: 20, ..LATE };
    for stall in [Stall::Never, Stall::Bursts] {
        let status = traffic::<RpcDeserializer>((stall, stall), manner, 100);
        assert!(status.failures > 3 && status.failures < 90, "{status:?}");
        assert_eq!(status.fault, RpcResult::Failed);
    }
}

#[test]
fn a_message_that_ends_before_its_length_is_truncated_and_one_that_goes_on_is_cut() {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    let string = [&[0x42, 0xa0, 0x01][..], &[7; 160]].concat();
    for beats_left in 1..3 {
        let truncated = Err(RpcResult::Truncated);
        rig.send_beats(0, AMPLE, truncated, |about| {
            let mut all = beats(&string, about);
            all.truncate(beats_left);
            all.last_mut().expect("there is one").last = true;
            all
        });
        rig.send(0, &[0x10, 5], AMPLE);
    }
    let message = deserialized(&rig.schema, 0, &[0x10, 5], Limits { depth: 16 });
    rig.send_beats(0, AMPLE, message, |about| {
        let all = beats(&string, about);
        all.into_iter()
            .enumerate()
            .map(|(number, beat)| {
                let mut beat = RpcBeat { length_bytes: 2, ..beat };
                if number == 0 {
                    beat.data[..2].copy_from_slice(&[0x10, 5]);
                }
                beat
            })
            .collect()
    });
    rig.send(0, &string, AMPLE);
    rig.until_done();
    assert_eq!(rig.status().truncated, 2);
    rig.bench.dismiss();
}

/// Cycles from the first beat to the last line of so many messages.
fn cycles(bytes: &[u8], count: u64) -> u64 {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    for _ in 0..count {
        rig.send(0, bytes, 4_000);
    }
    rig.until_done();
    let cycles = rig.last_line - rig.first_beat.expect("it was sent");
    rig.bench.dismiss();
    cycles
}

#[test]
fn a_small_field_takes_two_cycles_and_a_string_one_for_eight_bytes() {
    let numbers: Vec<u8> = (0..500).flat_map(|number| [0x10, number as u8 & 127]).collect();
    let of_numbers = cycles(&numbers, 1);
    println!("500 varints of 1,000 bytes: {of_numbers} cycles");
    assert!((1_000..1_030).contains(&of_numbers), "{of_numbers}");

    let of_string = cycles(&[&[0x42, 0x80, 0x40][..], &[7; 8_192]].concat(), 1);
    println!("a string of 8,192 bytes: {of_string} cycles");
    assert!((1_024..1_050).contains(&of_string), "{of_string}");

    let packed: Vec<u8> = (0..2_000).map(|number| number as u8 & 127).collect();
    let of_packed = cycles(&[&[11 << 3 | 2, 0xd0, 0x0f][..], &packed].concat(), 1);
    println!("2,000 packed varints: {of_packed} cycles");
    assert!((2_000..2_030).contains(&of_packed), "{of_packed}");

    let small = [0x08, 1, 0x10, 150, 1, 0x42, 5, b'h', b'e', b'l', b'l', b'o'];
    let of_small = cycles(&small, 100);
    println!("100 messages of 12 bytes: {of_small} cycles");
    assert!((1_350..1_450).contains(&of_small), "{of_small}");
}

#[test]
fn the_line_of_an_empty_message_is_asked_for_after_the_stated_cycles() {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    for _ in 0..5 {
        (rig.first_beat, rig.first_line) = (None, None);
        rig.complete(0, &[], 100);
        let latency = rig.first_line.expect("it was written") - rig.first_beat.expect("it came");
        assert_eq!(latency, 7);
    }
    rig.bench.dismiss();
}

#[test]
fn so_many_lines_and_messages_are_under_way() {
    let manner = Manner { latency: (2_000, 2_000), ..CALM };
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, manner);
    for _ in 0..12 {
        rig.send(0, &[&[0x42, 0x80, 0x08][..], &[7; 1_024]].concat(), 200);
    }
    rig.until_done();
    assert_eq!(rig.most_under_way, 64);
    rig.bench.dismiss();
}

#[test]
fn answers_that_nothing_waits_for_are_dropped() {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    for tag in [0, 63, 64, 255, 256, 1_023] {
        let stray = LineResponse { tag, status: LineStatus::Error, data: [3; 64] };
        rig.bench.send(RpcDeserializer::LINE_RESPONSE, [stray]);
        rig.step();
    }
    (0..8).for_each(|_| rig.step());
    assert_eq!(rig.complete(0, &[0x10, 7], AMPLE).result, RpcResult::Done);
    assert_eq!(rig.status().unknown_answers, 6);
    rig.bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_forgets_all_but_the_schema() {
    let mut rig = Rig::<RpcDeserializer>::new((Stall::Alternate, Stall::Alternate), LATE);
    let mut random = rig.bench.generator().fork("messages");
    let schema = fitting_schema(&mut random, 4);
    rig.load(&schema);
    for round in 0..12 {
        for _ in 0..3 {
            let bytes = any_bytes_of(&mut random, &schema, 0);
            rig.send(0, &bytes, AMPLE);
        }
        (0..20 + 13 * round).for_each(|_| rig.step());
        rig.bench.reset();
        rig.bench.take_transfers();
        rig.due.clear();
        rig.under_way.clear();
        rig.sent.clear();
        rig.memory.clear();
        assert_eq!(rig.status().messages, 0);
        let bytes = any_bytes_of(&mut random, &schema, 1);
        rig.send(1, &bytes, AMPLE);
        rig.until_done();
        assert_eq!(rig.status().messages, 1);
    }
    rig.bench.dismiss();
}

/// Fields as `data/protobuf.py` writes them.
fn fields_of<'a>(words: &mut impl Iterator<Item = &'a str>) -> Fields {
    let bytes = |text: &str| -> Vec<u8> {
        let pairs = (0..text.len() / 2).map(|at| &text[2 * at..2 * at + 2]);
        pairs.map(|pair| u8::from_str_radix(pair, 16).expect("hexadecimal")).collect()
    };
    let kinds = &plain_schema().types[0];
    let mut fields = Fields::new();
    while let Some(word) = words.next().filter(|word| *word != "}") {
        let at = word.find(['=', '{']).expect("a number and what it has");
        let number: u32 = word[..at].parse().expect("a field's number");
        let value = match kinds[&number].kind {
            RpcKind::Message => Value::Message(fields_of(words)),
            RpcKind::Bytes => Value::Bytes(bytes(&word[at + 1..])),
            _ => Value::Number(u64::from_str_radix(&word[at + 1..], 16).expect("hexadecimal")),
        };
        fields.entry(number).or_default().push(value);
    }
    fields
}

#[test]
fn what_another_library_has_written_is_read() {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    let mut messages = 0;
    for line in include_str!("../../data/protobuf.txt").lines() {
        let (hexadecimal, text) = line.split_once(':').expect("bytes and fields");
        let bytes: Vec<u8> = (0..hexadecimal.trim().len() / 2)
            .map(|at| u8::from_str_radix(&hexadecimal[2 * at..2 * at + 2], 16).expect("bytes"))
            .collect();
        let fields = fields_of(&mut text.split_whitespace());
        // The model writes the same bytes, with all packed that may be.
        assert_eq!(serialized(&rig.schema, 0, &fields, &mut || true), bytes, "{text}");
        rig.send_beats(0, AMPLE, Ok(fields), |about| beats(&bytes, about));
        rig.until_done();
        messages += 1;
    }
    assert_eq!(messages, 60);
    rig.bench.dismiss();
}

#[test]
fn a_number_that_is_longer_than_its_kind_loses_what_is_above() {
    let mut rig = plain_rig::<RpcDeserializer>(Stall::Never, CALM);
    let mut random = rig.bench.generator().fork("numbers");
    for round in 0..200 {
        let mut bytes = vec![];
        for number in 1..=5 {
            put_tag(&mut bytes, number, 0);
            let width = 1 + random.below(64) as u32;
            // Also with all of the lower bits zero.
            let shift = if round % 4 == 0 { random.below(64) } else { 0 };
            put_varint(&mut bytes, random.bits(width) << shift);
        }
        assert_eq!(rig.complete(0, &bytes, AMPLE).result, RpcResult::Done);
    }
    // Ten bytes have 70 bits, of which six are nobody's.
    let ends = [&[0x18][..], &[0xff; 9], &[0x7f]].concat();
    assert_eq!(rig.complete(0, &ends, AMPLE).result, RpcResult::Done);
    rig.bench.dismiss();
}
