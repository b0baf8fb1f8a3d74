//! The derive macros: what bundles, ports, states and named signals become.
use nic_dsl::bundle::{Leaf, leaves_of};
use nic_dsl::state::enumeration;
use nic_dsl::{
    BigUint, Bits, Bool, Bundle, BundleExt, Encoding, LevelSink, Module, Ports, PulseSink, Sink,
    Source, State, States, constant, in_domain, register_bool, wire,
};

/// What the fetcher is doing.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Fetch {
    Idle,
    WaitForData,
    NcRead2,
    DMADone = 9,
}

#[derive(Clone, Copy, PartialEq, Debug, States)]
#[encoding(one_hot)]
enum Turn {
    Left,
    Right,
    Straight,
}

/// What precedes a packet.
#[derive(Clone, Copy, Debug, Bundle)]
#[bundle(value_type = "some::Header")]
pub struct Header {
    /// Where it
    /// goes.
    ///
    /// More about it.
    #[width(48)]
    pub destination: Bits,
    /// Which flow.
    pub flow: Bits,
    urgent: Bool,
    stage: State<Fetch>,
    /// Four small numbers.
    #[width(shape.flow + 1)]
    numbers: [Bits; 4],
}

/// A payload and its tag.
#[derive(Clone, Copy, Debug, Bundle)]
struct Tagged<P, const UNUSED: usize>
where
    P: Bundle,
{
    tag: Bits,
    payload: P,
    #[shape(HeaderShape { flow: 1 })]
    header: Header,
    flags: [Bool; 2],
}

/// Widths from a number.
#[derive(Clone, Copy, Debug, Bundle)]
#[bundle(parameters(bytes = self.keep.width()), value_type = "some::Beat<{bytes}>")]
struct Beat {
    #[width(8 * bytes)]
    data: Bits,
    #[width(bytes)]
    keep: Bits,
    last: Bool,
}

/// Nothing but that it is there.
#[derive(Clone, Copy, Debug, Bundle)]
struct Credit {}

#[derive(Ports)]
#[clocks()]
struct NoPorts {}

/// A module that is described by a function, for one look at what it builds.
#[derive(Debug)]
struct Described<T> {
    name: &'static str,
    describe: T,
}
impl Module for Described<fn()> {
    type Ports = NoPorts;
    fn name(&self) -> String {
        self.name.to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, _: NoPorts) {
        (self.describe)();
    }
}
/// Runs `describe` where hardware can be described; what it leaves unconnected does not matter.
fn describe(name: &'static str, describe: fn()) {
    let _ = nic_dsl::elaborate(&Described { name, describe });
}

fn number(value: u64) -> BigUint {
    BigUint::from(value)
}

fn header_value() -> HeaderValue {
    HeaderValue {
        destination: number(0xabcd),
        flow: number(3),
        urgent: true,
        stage: Fetch::DMADone,
        numbers: [1, 2, 3, 4].map(number),
    }
}

#[test]
fn leaves_are_in_order_with_their_widths() {
    let leaves = leaves_of::<Header>(&HeaderShape { flow: 5 });
    let expected = [
        ("destination", 48),
        ("flow", 5),
        ("urgent", 1),
        ("stage", 4),
        ("numbers_0", 6),
        ("numbers_1", 6),
        ("numbers_2", 6),
        ("numbers_3", 6),
    ];
    assert_eq!(leaves, expected.map(|(name, width)| (name.to_string(), width)));
}

#[test]
fn nested_leaves_have_joined_names() {
    let shape = TaggedShape { tag: 2, payload: BeatShape { bytes: 4 } };
    let leaves = leaves_of::<Tagged<Beat, 0>>(&shape);
    let names: Vec<&str> = leaves.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names[..4], ["tag", "payload_data", "payload_keep", "payload_last"]);
    assert_eq!(names[4..6], ["header_destination", "header_flow"]);
    assert_eq!(names[12..], ["flags_0", "flags_1"]);
    assert_eq!(leaves[1].1, 32);
    assert_eq!(leaves[5].1, 1);
}

#[test]
fn the_first_paragraph_of_a_field_documents_its_leaves() {
    describe("documented", || {
        let mut found = vec![];
        let make = &mut |leaf: Leaf| {
            found.push((leaf.path, leaf.documentation, leaf.enumeration.map(|e| e.name)));
            constant(leaf.width, 0_u32)
        };
        let _ = Header::build(&HeaderShape { flow: 5 }, "port", make);
        assert_eq!(found[0], ("port_destination".into(), "Where it goes.", None));
        assert_eq!(found[2], ("port_urgent".into(), "", None));
        assert_eq!(found[3], ("port_stage".into(), "", Some("Fetch".into())));
        assert_eq!(found[7], ("port_numbers_3".into(), "Four small numbers.", None));
    });
}

#[test]
fn the_shape_is_found_from_the_signals() {
    describe("shaped", || {
        let shape = TaggedShape { tag: 2, payload: BeatShape { bytes: 4 } };
        let tagged: Tagged<Beat, 0> = wire(shape);
        let found = tagged.shape();
        assert_eq!((found.tag, found.payload.bytes), (2, 4));
        let widths: Vec<u32> = tagged.leaves().into_iter().map(Bits::width).collect();
        let expected = leaves_of::<Tagged<Beat, 0>>(&found);
        assert_eq!(widths, expected.iter().map(|(_, width)| *width).collect::<Vec<_>>());
    });
}

#[test]
fn a_value_survives_as_leaves() {
    let value = TaggedValue::<Beat> {
        tag: number(1),
        payload: BeatValue { data: number(77), keep: number(15), last: true },
        header: header_value(),
        flags: [false, true],
    };
    let leaves = Tagged::<Beat, 0>::value_to_leaves(&value);
    let expected = [1, 77, 15, 1, 0xabcd, 3, 1, 9, 1, 2, 3, 4, 0, 1].map(number);
    assert_eq!(leaves, expected);
    let back = Tagged::<Beat, 0>::value_from_leaves(&mut leaves.into_iter());
    assert_eq!(back, value);
    assert_ne!(back, TaggedValue { tag: number(0), ..value.clone() });
    assert_eq!(format!("{:?}", value.payload), "BeatValue { data: 77, keep: 15, last: true }");
}

#[test]
fn value_types_are_named() {
    assert_eq!(Header::value_type(&HeaderShape { flow: 1 }), "some::Header");
    assert_eq!(Beat::value_type(&BeatShape { bytes: 64 }), "some::Beat<64>");
    assert_eq!(Credit::value_type(&()), "bits");
}

#[test]
fn a_bundle_may_be_empty() {
    assert!(leaves_of::<Credit>(&()).is_empty());
    assert_eq!(Credit::value_from_leaves(&mut std::iter::empty()), CreditValue {});
}

#[test]
fn binary_codes_are_the_discriminants() {
    assert_eq!(Fetch::NAME, "Fetch");
    assert_eq!(Fetch::ENCODING, Encoding::Binary);
    assert_eq!(Fetch::ALL.iter().map(|s| s.index()).collect::<Vec<_>>(), [0, 1, 2, 3]);
    let found = enumeration::<Fetch>();
    let expected = [("IDLE", 0), ("WAIT_FOR_DATA", 1), ("NC_READ2", 2), ("DMA_DONE", 9)];
    assert_eq!(found.variants, expected.map(|(label, code)| (label.to_string(), number(code))));
    assert_eq!(found.width, 4);
}

#[test]
fn one_hot_codes_are_the_positions() {
    assert_eq!(Turn::ENCODING, Encoding::OneHot);
    assert_eq!(Turn::ALL.iter().map(|s| s.code()).collect::<Vec<_>>(), [1, 2, 4].map(number));
    assert_eq!(enumeration::<Turn>().width, 3);
}

/// Ports of a module with two clocks.
#[derive(Ports)]
#[clocks(write, read)]
struct CrossingPorts<P: Bundle, Q>
where
    Q: Bundle<Shape = ()>,
{
    /// Beats in.
    ///
    /// Not in the summary.
    #[clock(write)]
    source: Sink<P>,
    /// The same beats.
    #[clock(read)]
    #[shape(shape.source.clone())]
    sink: Source<P>,
    /// Units that come back.
    #[clock(read)]
    #[shape(())]
    credit: PulseSink<Q>,
    /// Thresholds.
    #[clock(write)]
    limits: Vec<LevelSink<Bits>>,
}

/// True in every other cycle.
fn alternating() -> Bool {
    let state = register_bool(false);
    state.set(!state);
    state
}

#[derive(Debug)]
struct Crossing;
impl Module for Crossing {
    type Ports = CrossingPorts<Beat, Credit>;
    fn name(&self) -> String {
        "crossing".to_string()
    }
    fn shape(&self) -> CrossingPortsShape<Beat> {
        CrossingPortsShape { source: BeatShape { bytes: 2 }, limits: vec![3, 4] }
    }
    fn elaborate(&self, ports: Self::Ports) {
        let CrossingPorts { source, sink, credit, limits } = ports;
        source.ready.set(in_domain("write", alternating));
        source.valid.ignore();
        sink.ready.ignore();
        source.payload.ignore_all();
        let nothing = BeatValue { data: number(0), keep: number(0), last: false };
        let nothing = Beat::constant(&sink.payload.shape(), &nothing);
        sink.offer(in_domain("read", alternating), nothing);
        credit.valid.ignore();
        limits.iter().for_each(|limit| limit.ignore());
        SEEN.with_borrow_mut(|seen| *seen = Some((source.payload.shape().bytes, limits.len())));
    }
}
thread_local! {
    static SEEN: std::cell::RefCell<Option<(u32, usize)>> = const { std::cell::RefCell::new(None) };
}

#[test]
fn ports_are_declared_in_order_with_clock_and_documentation() {
    let module = nic_dsl::elaborate(&Crossing).expect("nothing is wrong with it");
    assert_eq!(SEEN.take(), Some((2, 2)));
    let clocks: Vec<&str> = module.domains.iter().map(|d| d.name.as_str()).collect();
    assert_eq!(clocks, ["write", "read"]);
    let found: Vec<_> = module
        .groups
        .iter()
        .map(|g| {
            let clock = clocks[g.domain.expect("a clock").index()];
            (g.name.as_str(), clock, g.payload.as_str(), g.documentation.as_str())
        })
        .collect();
    assert_eq!(
        found,
        [
            ("source", "write", "some::Beat<2>", "Beats in."),
            ("sink", "read", "some::Beat<2>", "The same beats."),
            ("credit", "read", "bits", "Units that come back."),
            ("limits_0", "write", "bits", "Thresholds."),
            ("limits_1", "write", "bits", "Thresholds."),
        ]
    );
    let data = module.signal_named("sink_data").expect("a port for each field");
    assert_eq!(module.signal(data).width, 16);
}

/// Ports that all belong to the only clock.
#[derive(Ports)]
#[clocks(pixel)]
struct PixelPorts {
    /// The only port.
    level: LevelSink<Bool>,
}

#[derive(Debug)]
struct Pixel;
impl Module for Pixel {
    type Ports = PixelPorts;
    fn name(&self) -> String {
        "pixel".to_string()
    }
    fn shape(&self) -> PixelPortsShape {
        PixelPortsShape::default()
    }
    fn elaborate(&self, ports: PixelPorts) {
        (*ports.level ^ alternating()).ignore();
    }
}

#[test]
fn a_port_belongs_to_the_only_clock() {
    let module = nic_dsl::elaborate(&Pixel).expect("nothing is wrong with it");
    let names: Vec<&str> = module.ports().map(|(_, port)| port.name.as_str()).collect();
    assert_eq!(names, ["pixel_clk", "pixel_rst", "level"]);
    assert_eq!(module.groups[0].domain.map(|domain| domain.index()), Some(0));
}

#[test]
fn an_open_shape_has_a_default_where_its_parts_have_one() {
    let shape = CrossingPortsShape::<Beat>::default();
    assert_eq!((shape.source.bytes, shape.limits.len()), (0, 0));
    assert_eq!(<NoPorts as Ports>::CLOCKS, [""; 0]);
}
