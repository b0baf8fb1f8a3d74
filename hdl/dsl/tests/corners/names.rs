//! Names that the printer itself wants to use.
use super::*;

/// Ports that have what the harness and a memory would be called.
#[derive(Ports)]
struct TakenPorts {
    /// A word.
    #[shape(16)]
    x_lane: LevelSink<Bits>,
    /// An address.
    #[shape(3)]
    started: LevelSink<Bits>,
    /// Which lanes.
    #[shape(2)]
    device: LevelSink<Bits>,
    /// What was read.
    #[shape(16)]
    after_reset: LevelSource<Bits>,
    /// A pulse whose harness needs names of its own.
    #[shape(8)]
    port: Source<Bits>,
    /// As the harness would call what it remembers of the stream.
    #[shape(())]
    port_stalled: LevelSink<Bool>,
}

#[derive(Clone, Debug)]
struct Taken;

impl Module for Taken {
    type Ports = TakenPorts;
    fn name(&self) -> String {
        "taken_names".to_string()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: TakenPorts) {
        let x = Memory::<Bits>::new(16, 8).lanes(8);
        x.write_lanes(nic_dsl::constant_bool(true), *ports.started, *ports.x_lane, *ports.device);
        ports.after_reset.set(x.read(nic_dsl::constant_bool(true), *ports.started));
        let busy = nic_dsl::register_bool(false);
        busy.set(*ports.port_stalled);
        ports.port.offer(busy, ports.x_lane.truncate(8));
        ports.port.ready.ignore();
    }
}

/// The names declared in a text, ports included.
fn declared(text: &str) -> Vec<String> {
    let mut names = vec![];
    for line in text.lines() {
        let line = line.trim().split("//").next().unwrap_or_default().trim();
        let declares = ["input ", "output ", "reg ", "wire ", "integer "];
        if declares.iter().any(|word| line.starts_with(word)) {
            let line = line.split(" = ").next().unwrap_or_default();
            let line = line.trim_end_matches([',', ';']);
            let line = line.split(" [0:").next().unwrap_or_default();
            names.extend(line.split_whitespace().last().map(str::to_string));
        }
        names.extend(
            line.strip_suffix(" (").and_then(|l| l.split_whitespace().last()).map(str::to_string),
        );
    }
    names
}

#[test]
fn what_the_printer_names_keeps_clear_of_ports() {
    let module = elaborate(&Taken).unwrap_or_else(|errors| panic!("{errors:?}"));
    for text in [verilog::print(&module), verilog::harness(&module)] {
        let mut names = declared(&text);
        assert!(names.len() > 10, "{names:?}");
        names.sort();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?} in\n{text}");
    }
}
