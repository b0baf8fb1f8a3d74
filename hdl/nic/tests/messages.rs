//! The hardware's bundles have the fields, widths and codes of the plain messages.
use nic_dsl::bundle::leaves_of;
use nic_dsl::{BigUint, Bundle, States};
use nic_spec::message::{Choice, Message};

/// The bundles as the hardware makes them.
mod hardware {
    nic_spec::messages!(nic_dsl::hardware_messages);
}

fn agree<M: Message, B: Bundle>(shape: &B::Shape, value_type: &str) {
    let plain: Vec<(String, u32)> = M::field_names().into_iter().zip(M::field_widths()).collect();
    assert_eq!(leaves_of::<B>(shape), plain, "{value_type}");
    assert_eq!(B::value_type(shape), format!("nic_spec::message::{value_type}"));
}

fn choices_agree<C: Choice, S: States>() {
    assert_eq!(C::NAME, S::NAME);
    let variants: Vec<(String, BigUint)> =
        C::ALL.iter().map(|c| (format!("{c:?}"), BigUint::from(c.code()))).collect();
    let states: Vec<(String, BigUint)> =
        S::ALL.iter().map(|s| (format!("{s:?}"), s.code())).collect();
    assert_eq!(variants, states);
    assert_eq!(nic_dsl::state::enumeration::<S>().width, C::WIDTH);
}

macro_rules! agree {
    (choice $name:ident) => {
        choices_agree::<nic_spec::message::$name, hardware::$name>()
    };
    (message $name:ident) => {
        agree::<nic_spec::message::$name, hardware::$name>(&(), stringify!($name))
    };
    (message $name:ident BYTES) => {
        agree!(message $name [bytes 1]);
        agree!(message $name [bytes 64]);
    };
    (message $name:ident BITS) => {
        agree!(message $name [bits 1]);
        agree!(message $name [bits 33]);
    };
    (message $name:ident ADDRESS_BITS) => {
        agree!(message $name [address_bits 5])
    };
    (message $name:ident ADDRESS_BITS BITS LANES) => {
        agree!(message $name [address_bits 5, bits 24, lanes 3])
    };
    (message $name:ident LINE_BITS) => {
        agree!(message $name [line_bits 12])
    };
    (message $name:ident LINE_BITS LINE_BYTES) => {
        agree!(message $name [line_bits 12, line_bytes 8])
    };
    (message $name:ident VECTORS) => {
        agree!(message $name [vectors 4])
    };
    (message $name:ident QUEUE_BITS) => {
        agree!(message $name [queue_bits 3])
    };
    (message $name:ident QUEUE_BITS LINE_BITS) => {
        agree!(message $name [queue_bits 3, line_bits 12])
    };
    (message $name:ident QUEUE_BITS LINE_BITS LINE_BYTES) => {
        agree!(message $name [queue_bits 3, line_bits 12, line_bytes 8])
    };
    (message $name:ident INDEX_BITS) => {
        agree!(message $name [index_bits 5])
    };
    (message $name:ident ERROR_BITS) => {
        agree!(message $name [error_bits 6])
    };
    (message $name:ident USER_BITS) => {
        agree!(message $name [user_bits 6])
    };
    (message $name:ident ID_BITS) => {
        agree!(message $name [id_bits 6])
    };
    (message $name:ident ID_BITS BYTES) => {
        agree!(message $name [id_bits 6, bytes 8])
    };
    (message $name:ident VECTORS) => {
        agree!(message $name [vectors 16])
    };
    (message $name:ident TAG_BITS BITS) => {
        agree!(message $name [tag_bits 8, bits 33])
    };
    (message $name:ident INFO_BITS BITS) => {
        agree!(message $name [info_bits 45, bits 33])
    };
    (message $name:ident [$($parameter:ident $size:literal),+]) => {{
        type Shape = <hardware::$name as Bundle>::Shape;
        let sizes: &[u32] = &[$($size),+];
        let sizes: Vec<String> = sizes.iter().map(u32::to_string).collect();
        agree::<nic_spec::message::$name<$($size),+>, hardware::$name>(
            &Shape { $($parameter: $size),+ },
            &format!("{}<{}>", stringify!($name), sizes.join(", ")),
        );
    }};
}
macro_rules! agree_on_all {
    (
        from $($path:ident)::+;
        $(
            $(#[$about:meta])*
            $what:ident $name:ident $(<$($parameter:ident),+>)? $(($width:literal))?
                { $($body:tt)* }
        )*
    ) => {
        #[test]
        fn every_message_is_the_same_on_both_sides() {
            $( agree!($what $name $($($parameter)+)?); )*
        }
    };
}
nic_spec::messages_in_modules!(agree_on_all);

#[test]
fn messages_made_of_messages_are_the_same_on_both_sides() {
    use nic_hdl::lib::compound::{Pair, Routed, RoutedShape};
    use nic_spec::message as plain;
    type PlainPair = plain::Pair<plain::Beat<4>, plain::Routed<plain::Word<12>, 3>>;
    let routed = RoutedShape { payload: hardware::WordShape { bits: 12 }, selection_bits: 3 };
    let shape = (hardware::BeatShape { bytes: 4 }, routed);
    let name = "nic_spec::message::Routed<nic_spec::message::Word<12>, 3>";
    let name = format!("Pair<nic_spec::message::Beat<4>, {name}>");
    agree::<PlainPair, Pair<hardware::Beat, Routed<hardware::Word>>>(&shape, &name);
}

#[test]
fn arrays_and_tuples_of_messages_are_the_same_on_both_sides() {
    use nic_spec::message as plain;
    type Both = (plain::Beat<2>, [plain::RingRange; 2]);
    type Hardware = nic_dsl::bundle::Both<hardware::Beat, [hardware::RingRange; 2]>;
    let shape = (hardware::BeatShape { bytes: 2 }, ());
    let names = ["data", "keep", "last", "0_begin_address", "0_end_address", "1_begin_address"];
    assert_eq!(Both::field_names()[..6], names);
    let plain: Vec<(String, u32)> =
        Both::field_names().into_iter().zip(Both::field_widths()).collect();
    assert_eq!(leaves_of::<Hardware>(&shape), plain);
    let name = "(nic_spec::message::Beat<2>, [nic_spec::message::RingRange; 2])";
    assert_eq!(Hardware::value_type(&shape), name);
}
