use std::panic::Location;
use std::path::Path;
use std::process::{Command, Stdio};
use std::rc::Rc;

use super::*;
use crate::ir::{Domain, DomainId, ExternalModule, Instance, Signal};

#[track_caller]
fn signal(name: &str, width: u32, kind: SignalKind) -> Signal {
    Signal {
        name: name.to_owned(),
        width,
        kind,
        domain: Some(DomainId(0)),
        enumeration: None,
        elements: None,
        is_packed: false,
        attributes: vec![],
        comment: String::new(),
        scope: String::new(),
        place: Location::caller(),
    }
}

fn instance(name: &str, of: Instantiated) -> Instance {
    Instance { name: name.to_owned(), of, connections: vec![], place: Location::caller() }
}

fn empty(name: &str) -> Module {
    Module::new(name)
}

/// Names at which lines begin to break.
const LONG: &str = "a_level_whose_name_is_so_long_that_its_function_needs_lines";
const LESS_LONG: &str = "a_level_with_a_name_that_is_long";

/// A module with a stream in, a bare pulse out, a level, a keyword and a very wide port.
fn example() -> Module {
    let mut module = empty("banked_buffer_x4");
    module.signals = vec![
        signal("clk", 1, SignalKind::Clock),
        signal("rst", 1, SignalKind::Reset),
        signal("write_valid", 1, SignalKind::Input),
        signal("write_ready", 1, SignalKind::Output),
        signal("write_data", 512, SignalKind::Input),
        signal("write_keep", 64, SignalKind::Input),
        signal("write_last", 1, SignalKind::Input),
        signal("held", 8, SignalKind::Register { reset: None }),
        signal("event_valid", 1, SignalKind::Output),
        signal("event", 12, SignalKind::Output),
        signal("limit", 40, SignalKind::Input),
        signal("match", 1, SignalKind::Output),
        signal("everything", 4096, SignalKind::Output),
        signal(LONG, 600, SignalKind::Input),
        signal(LESS_LONG, 600, SignalKind::Input),
    ];
    module.domains = vec![Domain { name: String::new(), clock: SignalId(0), reset: SignalId(1) }];
    let group = |name: &str, kind, direction, payload: &str, fields: &[(&str, u32)]| PortGroup {
        name: name.to_owned(),
        kind,
        direction,
        domain: Some(DomainId(0)),
        payload: payload.to_owned(),
        valid: None,
        ready: None,
        fields: fields.iter().map(|(name, id)| ((*name).to_owned(), SignalId(*id))).collect(),
        documentation: format!("What `{name}` means."),
    };
    let fields = [("data", 4), ("keep", 5), ("last", 6)];
    let beat = "nic_spec::message::Beat<64>";
    let (input, output) = (Direction::Input, Direction::Output);
    let mut write = group("write", GroupKind::Stream, input, beat, &fields);
    (write.valid, write.ready) = (Some(SignalId(2)), Some(SignalId(3)));
    let mut event = group("event", GroupKind::Pulse, output, "bits", &[("", 9)]);
    event.valid = Some(SignalId(8));
    module.groups = vec![
        write,
        event,
        group("limit", GroupKind::Level, input, "bits", &[("", 10)]),
        group(LONG, GroupKind::Level, input, "bits", &[("", 13)]),
        group(LESS_LONG, GroupKind::Level, input, "bits", &[("", 14)]),
        group("everything", GroupKind::Level, output, "bits", &[("", 12)]),
    ];
    let mut middle = empty("middle");
    middle.instances = vec![
        instance("b", Instantiated::Module(Rc::new(empty("bottom")))),
        instance(
            "vendor",
            Instantiated::External(ExternalModule {
                name: "BUFG".to_owned(),
                parameters: vec![],
                attributes: vec![],
                ports: vec![],
            }),
        ),
    ];
    let middle = Rc::new(middle);
    module.instances = vec![
        instance("first", Instantiated::Module(middle.clone())),
        instance("second", Instantiated::Module(middle)),
    ];
    module
}

fn facts() -> Facts {
    Facts {
        summary: "Keeps \"lines\" in banks.".to_owned(),
        combinational_paths: vec![("write_valid".to_owned(), "match".to_owned())],
        contract: Some(Contract {
            latency: Some((1, 2, "write".to_owned())),
            interval: Some(1),
            waits_on: vec!["read".to_owned()],
            source: "CXL-NIC 4.1".to_owned(),
        }),
        files_of: BTreeMap::new(),
    }
}

#[test]
fn streams_pulses_and_levels_have_typed_names() {
    let text = wrapper(&example(), &facts());
    for line in [
        "pub struct BankedBufferX4 {",
        "    pub const WRITE: Inlet<Self, message::Beat<64>> = Inlet::new(0);",
        "    pub fn write(&mut self) -> StreamInput<'_, message::Beat<64>> {",
        "    pub const EVENT: PulseOutlet<Self, Bits<12>> = PulseOutlet::new(1);",
        "    pub const LIMIT: LevelInlet<Self, Bits<40>> = LevelInlet::new(2);",
        "    pub fn limit(&mut self) -> Input<'_, Bits<40>> {",
        "    pub fn event(&self) -> Output<'_, Bits<12>> {",
        "    pub fn write_data(&mut self) -> Input<'_, message::Wide<512>> {",
        "    pub fn r#match(&self) -> Output<'_, bool> {",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    // Wider than any value type: only by number.
    assert!(!text.contains("fn everything"));
}

#[test]
fn a_part_has_the_description_alone() {
    let (whole, part) = (wrapper(&example(), &facts()), description(&example(), &facts()));
    assert!(part.contains("pub static DESIGN: Design"), "{part}");
    assert!(whole.starts_with(&part), "{whole}");
    assert!(!part.contains("pub struct"), "{part}");
}

#[test]
fn positions_count_ports_and_not_signals() {
    let text = wrapper(&example(), &facts());
    // A register stands before them among the signals.
    assert!(text.contains("Field { name: \"\", port: 8 }"), "{text}");
    assert!(text.contains("self.model.output(8)"));
    assert!(text.contains("Port::output(\"event\", 12, Some(0))"));
}

#[test]
fn files_are_the_module_first_and_each_below_once() {
    let text = wrapper(&example(), &facts());
    let files = "Sources::Emitted(&[\"banked_buffer_x4.v\", \"bottom.v\", \"middle.v\"])";
    assert!(text.contains(files), "{text}");
    assert!(text.contains("externals: &[\"BUFG\"]"));
}

#[test]
fn the_contract_and_the_paths_are_told() {
    let text = wrapper(&example(), &facts());
    assert!(text.contains("combinational_paths: &[(\"write_valid\", \"match\")],"), "{text}");
    assert!(text.contains("Some(Latency { least: 1, most: 2, after: \"write\" })"));
    assert!(text.contains("waits_on: &[\"read\"],"));
    let text = wrapper(&example(), &Facts::default());
    assert!(text.contains("    contract: None,\n"));
}

#[test]
fn the_index_lists_every_module_in_order_of_name() {
    let text = index(["skid_buffer", "fifo", "match"], Path::new("/o"));
    let modules = "#[path = \"/o/fifo.rs\"]\npub mod fifo;\n\n\
                   #[path = \"/o/match.rs\"]\npub mod r#match;\n\n\
                   #[path = \"/o/skid_buffer.rs\"]\npub mod skid_buffer;\n";
    assert!(text.contains(modules), "{text}");
    let all = "static ALL: &[&Design] = &[&fifo::DESIGN, &r#match::DESIGN, &skid_buffer::DESIGN];";
    assert!(text.contains(all), "{text}");
    assert!(index([], Path::new("/o")).contains("static ALL: &[&Design] = &[];"));
}

#[test]
fn names_of_types_are_rust_names() {
    assert_eq!(type_name("fifo_64x512"), "Fifo64x512");
    assert_eq!(type_name("_4way"), "Module4way");
    assert_eq!(type_name("self"), "ModuleSelf");
}

/// rustfmt comes with the toolchain that the repository pins.
#[test]
fn rustfmt_changes_nothing() {
    let many: Vec<_> = (0..30).map(|number| format!("module_number_{number}")).collect();
    let texts = [
        wrapper(&example(), &facts()),
        wrapper(&example(), &Facts::default()),
        wrapper(&empty("nothing"), &Facts::default()),
        index(many.iter().map(String::as_str), Path::new("/o")),
        // Fits one line, but not after the declaration.
        index(["fifo_beat64_d16", "fifo_word12_d5", "skid_buffer_beat64"], Path::new("/o")),
        index([], Path::new("/o")),
    ];
    for text in texts {
        // The index declares modules that are not there, so it goes through standard input.
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let mut command = Command::new("rustfmt");
        command.args(["--edition", "2024", "--config-path", root]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("rustfmt starts");
        use std::io::Write;
        let input = child.stdin.take().expect("it is piped");
        { input }.write_all(text.as_bytes()).expect("rustfmt reads");
        let output = child.wait_with_output().expect("rustfmt ends");
        assert_eq!(String::from_utf8_lossy(&output.stdout), text);
    }
}
