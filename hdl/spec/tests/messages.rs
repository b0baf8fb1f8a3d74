//! Every declared message keeps every bit of every field, as words and as bytes.
use nic_spec::message::{
    AxiWriteStatus, Beat, Choice, Credit, Descriptor, DescriptorFault, FieldKind, LINE_TAG_BITS,
    LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, Message, PacketChecksum,
    PacketProtocol, Pair, Routed, Wide, Word,
};

/// A field's words with each single bit set, and with all.
fn bit_patterns(width: u32) -> Vec<Vec<u32>> {
    let zero = vec![0; width.div_ceil(32) as usize];
    let mut all = zero.clone();
    let mut patterns = vec![zero.clone()];
    for bit in 0..width as usize {
        let mut single = zero.clone();
        single[bit / 32] = 1 << (bit % 32);
        all[bit / 32] |= 1 << (bit % 32);
        patterns.push(single);
    }
    patterns.push(all);
    patterns
}

/// The words of every variant's code.
fn code_patterns<C: Choice>() -> Vec<Vec<u32>> {
    C::ALL.iter().map(|choice| vec![choice.code()]).collect()
}

fn every_value_survives<M: Message>(patterns: &[Vec<Vec<u32>>]) {
    assert_eq!(M::field_names().len(), patterns.len(), "{}", M::NAME);
    assert_eq!(M::field_widths().len(), patterns.len(), "{}", M::NAME);
    let zero: Vec<Vec<u32>> = patterns.iter().map(|field| field[0].clone()).collect();
    let zero_message = M::from_field_words(&zero);
    for (field, values) in patterns.iter().enumerate() {
        for value in values {
            let mut words = zero.clone();
            words[field] = value.clone();
            let message = M::from_field_words(&words);
            assert_eq!(message.field_words(), words, "{message:?}");
            assert_eq!(M::from_bytes(&message.to_bytes()), message);
            assert_eq!(message == zero_message, words == zero, "{message:?}");
        }
    }
}

macro_rules! patterns {
    (flag) => {
        bit_patterns(1)
    };
    (bits $width:tt) => {
        bit_patterns($width as u32)
    };
    (events $width:tt) => {
        bit_patterns($width as u32)
    };
    (errors $width:tt) => {
        bit_patterns($width as u32)
    };
    (bytes $count:tt) => {
        bit_patterns(8 * $count as u32)
    };
    (wide $width:tt) => {
        bit_patterns($width as u32)
    };
    (choice $choice:ident) => {
        code_patterns::<nic_spec::message::$choice>()
    };
}
macro_rules! check_declaration {
    (choice $name:ident [$($width:literal)?] $($body:tt)*) => {{
        use nic_spec::message::$name;
        for (position, choice) in $name::ALL.iter().enumerate() {
            assert_eq!($name::from_code(choice.code()), Some(*choice));
            assert!(u64::from(choice.code()) < 1 << $name::WIDTH);
            let earlier = &$name::ALL[..position];
            assert!(earlier.iter().all(|other| other.code() != choice.code()));
        }
    }};
    (
        message $name:ident [$($parameter:ident),*]
        $( $(#[$about:meta])* $field:ident : $kind:ident $(($argument:tt))? ),* $(,)?
    ) => {{
        fn check<$(const $parameter: usize),*>() {
            let patterns: Vec<Vec<Vec<u32>>> = vec![$(patterns!($kind $($argument)?)),*];
            every_value_survives::<nic_spec::message::$name<$($parameter),*>>(&patterns);
        }
        check_sizes!(check $($parameter)*);
    }};
}
macro_rules! check_sizes {
    ($check:ident) => {
        $check()
    };
    ($check:ident $parameter:ident) => {
        $check::<1>();
        $check::<2>();
        $check::<7>();
        $check::<32>();
        $check::<33>();
        $check::<64>();
    };
    // Sizes that differ from parameter to parameter.
    ($check:ident $($parameter:ident)+) => {
        $check::<$({ stringify!($parameter).len() }),+>();
        $check::<$({ 64 - stringify!($parameter).len() }),+>();
    };
}
macro_rules! check_all {
    (
        from $($path:ident)::+;
        $(
            $(#[$about:meta])*
            $what:ident $name:ident $(<$($parameter:ident),+>)? $(($width:literal))?
                { $($body:tt)* }
        )*
    ) => {
        #[test]
        fn every_value_of_every_field_survives() {
            $( check_declaration!($what $name [$($($parameter),+)? $($width)?] $($body)*); )*
        }
    };
}
nic_spec::messages_in_modules!(check_all);

#[test]
fn a_word_of_2048_bits_survives() {
    every_value_survives::<Word<2048>>(&[bit_patterns(2048)]);
}

fn request() -> LineRequest {
    LineRequest {
        operation: LineOperation::NcWrite,
        space: LineSpace::DeviceHostBias,
        line_address: 0x2aaa_1234_5678,
        data: std::array::from_fn(|i| i as u8),
        byte_enable: 0xf000_0000_0000_0001,
        tag: 0x2a5,
    }
}

#[test]
fn a_line_request_gives_its_fields_in_order() {
    let words = request().field_words();
    assert_eq!(
        LineRequest::field_names(),
        ["operation", "space", "line_address", "data", "byte_enable", "tag"]
    );
    assert_eq!(LineRequest::field_widths(), [4, 2, 46, 512, 64, LINE_TAG_BITS]);
    assert_eq!(words[0], [3]);
    assert_eq!(words[1], [1]);
    assert_eq!(words[2], [0x1234_5678, 0x2aaa]);
    assert_eq!(words[3][..2], [0x0302_0100, 0x0706_0504]);
    assert_eq!(words[4], [1, 0xf000_0000]);
    assert_eq!(words[5], [0x2a5]);
    assert_eq!(LineRequest::from_field_words(&words), request());
}

#[test]
fn codes_count_in_order_of_declaration() {
    let codes: Vec<u32> = LineOperation::ALL.iter().map(|operation| operation.code()).collect();
    assert_eq!(codes, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!((LineOperation::WIDTH, LineSpace::WIDTH, LineStatus::WIDTH), (4, 2, 1));
    assert_eq!(LineOperation::from_code(11), None);
}

#[test]
fn a_descriptor_is_16_bytes_with_the_address_first() {
    let descriptor = Descriptor {
        address: 0x0807_0605_0403_0201,
        length_bytes: 0x0a09,
        available: true,
        done: false,
        last: true,
        interrupt: false,
        checksum: PacketChecksum::Bad,
        protocol: PacketProtocol::Ipv6,
        fault: DescriptorFault::Truncated,
        reserved: 0,
        flow_hash: 0x1413_1211,
    };
    let expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0b0110_0101, 0b11, 17, 18, 19, 20];
    assert_eq!(descriptor.to_bytes(), expected);
    assert_eq!(Descriptor::from_bytes(&expected), descriptor);
}

#[test]
fn parameters_set_the_widths() {
    assert_eq!(Beat::<16>::field_widths(), [128, 16, 1]);
    assert_eq!(Word::<100>::field_widths(), [100]);
    assert_eq!(Word { data: Wide::<100>::from(7) }.field_words(), [[7, 0, 0, 0]]);
}

#[test]
fn a_message_without_fields_has_no_words() {
    assert!(Credit {}.field_words().is_empty());
    assert_eq!(Credit::from_field_words(&[]), Credit {});
    assert!(Credit {}.to_bytes().is_empty());
}

#[test]
#[should_panic(expected = "LineRequest.line_address: 70368744177664 does not fit in 46 bits")]
fn a_number_that_does_not_fit_is_refused() {
    let _ = LineRequest { line_address: 1 << 46, ..request() }.field_words();
}

#[test]
#[should_panic(expected = "LineRequest.operation: 11 is no code of LineOperation")]
fn a_code_of_no_variant_is_refused() {
    let mut words = request().field_words();
    words[0] = vec![11];
    let _ = LineRequest::from_field_words(&words);
}

#[test]
#[should_panic(expected = "LineResponse.tag: bits above the 10 of the field are set")]
fn bits_above_a_field_are_refused() {
    let _ = LineResponse::from_field_words(&[vec![0x400], vec![0], vec![0; 16]]);
}

#[test]
#[should_panic(expected = "LineResponse.data: 512 bits are 16 words, not 15")]
fn missing_words_are_refused() {
    let _ = LineResponse::from_field_words(&[vec![0], vec![0], vec![0; 15]]);
}

#[test]
#[should_panic(expected = "LineResponse has 3 fields, not 1")]
fn missing_fields_are_refused() {
    let _ = LineResponse::from_field_words(&[vec![0]]);
}

#[test]
fn messages_made_of_messages_keep_every_bit() {
    let mut patterns = vec![bit_patterns(16), bit_patterns(2), bit_patterns(1)];
    patterns.extend([bit_patterns(33), bit_patterns(3)]);
    every_value_survives::<Pair<Beat<2>, Routed<Word<33>, 3>>>(&patterns);
    assert_eq!(
        Pair::<Beat<2>, Routed<Word<33>, 3>>::field_names(),
        ["first_data", "first_keep", "first_last", "second_data", "second_selection"]
    );
}

#[test]
fn arrays_and_tuples_of_messages_keep_every_bit() {
    use nic_spec::message::RingRange;
    let mut patterns = vec![bit_patterns(16), bit_patterns(2), bit_patterns(1)];
    patterns.extend(vec![bit_patterns(52); 4]);
    every_value_survives::<(Beat<2>, [RingRange; 2])>(&patterns);
    assert_eq!(<[RingRange; 2]>::field_names()[1..3], ["0_end_address", "1_begin_address"]);
}

#[test]
fn a_field_says_what_it_is() {
    let fields = LineRequest::fields();
    assert_eq!(fields[0].documentation, "What is to be done.");
    assert_eq!(fields[4].kind, FieldKind::Number);
    let FieldKind::Choice(variants) = fields[0].kind else { panic!("{:?}", fields[0]) };
    let reads: Vec<_> = variants[..2].iter().map(|v| (v.name, v.code)).collect();
    assert_eq!(reads, [("NcRead", 0), ("CsRead", 1)]);
    assert_eq!(variants[1].documentation.trim(), "Reads, and keeps a copy in state Shared.");
    let about = LineRequest::documentation();
    assert!(about.starts_with("A request on the line port; lines have 64 bytes"), "{about}");
    // A comment of several lines is one text.
    let about = AxiWriteStatus::documentation();
    assert!(about.contains("goes around") && !about.contains('\n'), "{about}");
}

#[test]
#[should_panic(expected = "Routed.selection: 8 does not fit 3 bits")]
fn a_selection_that_does_not_fit_is_refused() {
    Routed::<Credit, 3> { payload: Credit {}, selection: 8 }.field_words();
}
