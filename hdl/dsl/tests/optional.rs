//! Ports that whoever instantiates a module need not read, and results of which one half is wanted.
use nic_dsl::ir::index_bits;
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, elaborate, instance, register_reset,
    verilog, when,
};

/// Counts, and says when it is full.
#[derive(Clone, Debug)]
struct Count;

/// Its ports.
#[derive(Ports)]
struct CountPorts {
    /// It counts in this cycle.
    #[shape(())]
    steps: LevelSink<Bool>,
    /// How far it has counted.
    #[shape(4)]
    #[optional]
    count: LevelSource<Bits>,
    /// That is all.
    #[shape(())]
    is_full: LevelSource<Bool>,
}

impl Module for Count {
    type Ports = CountPorts;
    fn name(&self) -> String {
        "counter".to_string()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: CountPorts) {
        let held = register_reset(4, 0);
        when(*ports.steps, || held.set(held + 1));
        ports.count.set(held);
        ports.is_full.set(held.all());
    }
}

/// What of a count its parent reads.
#[derive(Clone, Debug)]
struct Reader {
    bits: u32,
    is_full: bool,
}

/// Its ports.
#[derive(Ports)]
struct ReaderPorts {
    /// It counts in this cycle.
    #[shape(())]
    steps: LevelSink<Bool>,
    /// What was read.
    #[shape(())]
    said: LevelSource<Bool>,
}

impl Module for Reader {
    type Ports = ReaderPorts;
    fn name(&self) -> String {
        format!("reader_of_{}", self.bits)
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: ReaderPorts) {
        let part = instance("part", &Count);
        part.steps.set(*ports.steps);
        let low = if self.bits == 0 { *ports.steps } else { part.count.truncate(self.bits).any() };
        ports.said.set(if self.is_full { low | *part.is_full } else { low });
    }
}

fn printed(bits: u32) -> String {
    let module = elaborate(&Reader { bits, is_full: true }).expect("nothing is amiss");
    verilog::print(&module)
}

#[test]
fn what_comes_out_of_an_optional_port_may_be_read_in_part_or_not() {
    assert!(!printed(4).contains("unused"), "{}", printed(4));
    assert!(printed(2).contains("assign unused = &{1'b0, part_count[3:2]};"), "{}", printed(2));
    assert!(printed(0).contains("assign unused = &{1'b0, part_count};"), "{}", printed(0));
}

#[test]
fn what_comes_out_of_any_other_port_is_read() {
    let errors = elaborate(&Reader { bits: 4, is_full: false }).expect_err("it is refused");
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert!(errors[0].text().contains("`part.is_full` is never used"), "{}", errors[0].text());
}

/// The number of the lowest bit alone.
#[derive(Clone, Debug)]
struct Lowest(u32);

/// Its ports.
#[derive(Ports)]
#[clocks()]
struct LowestPorts {
    /// Any bits.
    bits: LevelSink<Bits>,
    /// The number of the lowest that is one.
    number: LevelSource<Bits>,
}

impl Module for Lowest {
    type Ports = LowestPorts;
    fn name(&self) -> String {
        format!("lowest_{}", self.0)
    }
    fn shape(&self) -> LowestPortsShape {
        LowestPortsShape { bits: self.0, number: index_bits(self.0) }
    }
    #[elaborate]
    fn elaborate(&self, ports: LowestPorts) {
        ports.number.set(ports.bits.lowest_one().1);
    }
}

#[test]
fn the_number_of_the_lowest_of_many_bits_may_be_asked_alone() {
    for width in [17, 33, 64, 65, 200] {
        elaborate(&Lowest(width)).unwrap_or_else(|errors| panic!("{width} bits: {errors:?}"));
    }
}
