//! Ports that whoever instantiates a module need not read, bundles of which some fields are for others, and results of which
//! one half is wanted.
use nic_dsl::ir::index_bits;
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports,
    elaborate, instance, register, register_reset, verilog, when,
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

/// What is known of an entry.
#[derive(Bundle, Clone, Copy, Debug)]
struct Entry {
    #[shape(8)]
    name: Bits,
    #[shape(6)]
    age: Bits,
    #[shape(())]
    is_used: Bool,
}

/// Where an entry is, of which its reader needs little.
#[derive(Clone, Copy, Debug)]
enum Place {
    Port,
    Register,
    /// Its fields are slices of the word that was read.
    Memory,
}

/// Reads the low bits of the name in such a place, and leaves the rest.
#[derive(Clone, Debug)]
struct Part {
    place: Place,
    is_left: bool,
}

/// Its ports.
#[derive(Ports)]
struct PartPorts {
    /// What is looked at.
    #[shape(())]
    entry: LevelSink<Entry>,
    /// What is read of it.
    #[shape(3)]
    low: LevelSource<Bits>,
}

impl Module for Part {
    type Ports = PartPorts;
    fn name(&self) -> String {
        format!("part_of_{:?}_{}", self.place, self.is_left).to_lowercase()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: PartPorts) {
        let entry = match self.place {
            Place::Port => *ports.entry,
            Place::Register => {
                let held = register::<Entry>(());
                held.assign(*ports.entry);
                held
            }
            Place::Memory => {
                let entries = Memory::<Entry>::new((), 4).style(MemoryStyle::Distributed);
                let entry = *ports.entry;
                entries.write(entry.is_used, entry.name.truncate(2), entry);
                entries.read_now(entry.age.truncate(2))
            }
        };
        if self.is_left {
            // Before it is read, too: what matters is what the whole module reads.
            entry.ignore_the_rest();
        }
        let name = register_reset(3, 0);
        name.set(entry.name.truncate(3));
        ports.low.set(name);
    }
}

#[test]
fn of_a_bundle_the_rest_may_be_left() {
    for (place, ignored) in [
        (Place::Port, "entry_name[7:3], entry_age, entry_is_used"),
        (Place::Register, "held_name[7:3], held_age, held_is_used"),
        (Place::Memory, "entry_name_1[7:3], entry_age_1, entry_is_used_1"),
    ] {
        let text = elaborate(&Part { place, is_left: true }).map(|module| verilog::print(&module));
        let text = text.unwrap_or_else(|errors| panic!("{place:?}: {errors:?}"));
        let line = format!("assign unused = &{{1'b0, {ignored}}};");
        assert!(text.contains(&line), "{place:?}: {text}");
        let errors = elaborate(&Part { place, is_left: false }).expect_err("it is refused");
        assert!(errors[0].text().contains("never used"), "{place:?}: {}", errors[0].text());
    }
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
