//! `hardware_messages!`: the bundles of a list of messages.
use nic_dsl::bundle::leaves_of;
use nic_dsl::state::enumeration;
use nic_dsl::{
    BigUint, Bundle, LevelSink, Module, Ports, States, hardware_messages, register_bool,
};

/// As the room that owns the messages hands them on: through a macro of its own.
macro_rules! messages {
    ($with:path) => {
        $with! {
            from rooms::message;

            /// One beat.
            message Beat<BYTES> {
                /// Bytes.
                data: bytes(BYTES),
                /// Which of them count.
                keep: bits(BYTES),
                /// Whether it is the last.
                last: flag,
            }

            /// Two parameters.
            message Pair<LEFT, RIGHT> {
                /// Bytes.
                left: bytes(LEFT),
                /// Bits.
                right: wide(RIGHT),
            }

            /// Nothing.
            message Credit {}

            /// What to do.
            choice Operation {
                /// Reads.
                Read,
                /// Writes.
                WriteBack = 4,
            }

            /// What to do, in a field with codes for more.
            choice Wide(4) {
                /// Reads.
                Read = 1,
            }

            /// A request.
            message Request {
                /// What to do.
                operation: choice(Operation),
                /// Where.
                line_address: bits(46),
                /// The line.
                data: bytes(64),
            }
        }
    };
}
messages!(hardware_messages);

fn leaves<B: Bundle>(shape: &B::Shape) -> Vec<(String, u32)> {
    leaves_of::<B>(shape)
}
fn list(expected: &[(&str, u32)]) -> Vec<(String, u32)> {
    expected.iter().map(|(name, width)| (name.to_string(), *width)).collect()
}

#[test]
fn fields_have_the_widths_of_their_kinds() {
    let expected = list(&[("operation", 3), ("line_address", 46), ("data", 512)]);
    assert_eq!(leaves::<Request>(&()), expected);
    assert_eq!(Request::value_type(&()), "rooms::message::Request");
}

#[test]
fn parameters_are_numbers_in_the_shape() {
    let shape = BeatShape { bytes: 16 };
    assert_eq!(leaves::<Beat>(&shape), list(&[("data", 128), ("keep", 16), ("last", 1)]));
    assert_eq!(Beat::value_type(&shape), "rooms::message::Beat<16>");
    let shape = PairShape { left: 2, right: 100 };
    assert_eq!(leaves::<Pair>(&shape), list(&[("left", 16), ("right", 100)]));
    assert_eq!(Pair::value_type(&shape), "rooms::message::Pair<2, 100>");
}

/// Ports with a message of each kind of parameter.
#[derive(Ports)]
struct ParameterPorts {
    /// The message.
    pair: LevelSink<Pair>,
}

#[derive(Debug)]
struct Parameters;
impl Module for Parameters {
    type Ports = ParameterPorts;
    fn name(&self) -> String {
        "parameters".to_string()
    }
    fn shape(&self) -> ParameterPortsShape {
        ParameterPortsShape { pair: PairShape { left: 2, right: 100 } }
    }
    fn elaborate(&self, ports: ParameterPorts) {
        let shape = ports.pair.shape();
        assert_eq!((shape.left, shape.right), (2, 100));
        let any = register_bool(false);
        any.set(ports.pair.left.any() | ports.pair.right.any());
        any.ignore();
    }
}

#[test]
fn parameters_are_found_from_the_signals() {
    let module = nic_dsl::elaborate(&Parameters).expect("nothing is wrong with it");
    assert_eq!(module.groups[0].payload, "rooms::message::Pair<2, 100>");
}

#[test]
fn a_message_may_have_no_fields() {
    assert!(leaves::<Credit>(&()).is_empty());
    assert_eq!(Credit::value_type(&()), "rooms::message::Credit");
}

#[test]
fn choices_are_states() {
    let found = enumeration::<Operation>();
    assert_eq!(found.name, "Operation");
    let codes: Vec<_> = found.variants.iter().map(|(l, c)| (l.as_str(), c.clone())).collect();
    let expected = [("READ", BigUint::from(0_u32)), ("WRITE_BACK", BigUint::from(4_u32))];
    assert_eq!(codes, expected);
    assert_eq!(Operation::WriteBack.index(), 1);
}

#[test]
fn a_choice_may_be_wider_than_its_codes() {
    assert_eq!((enumeration::<Wide>().width, enumeration::<Operation>().width), (4, 3));
}
