//! Pictures of modules that the language elaborates.
use nic_dsl::{Bits, LevelSink, LevelSource, Module, Ports, elaborate};
use nic_graph::{View, svg};

/// A byte and the next one, without a clock.
#[derive(Ports)]
#[clocks()]
pub struct NextPorts {
    /// A byte.
    #[shape(8)]
    pub value: LevelSink<Bits>,
    /// The next one.
    #[shape(8)]
    pub next: LevelSource<Bits>,
}

/// One more than its input.
#[derive(Clone, Debug)]
pub struct Next;

impl Module for Next {
    type Ports = NextPorts;
    fn name(&self) -> String {
        "no_clock".into()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: NextPorts) {
        ports.next.set(*ports.value + 1);
    }
}

#[test]
fn a_module_without_a_clock_has_a_picture() {
    let module = elaborate(&Next).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(svg(&module, View::Whole).contains("no_clock"));
}
