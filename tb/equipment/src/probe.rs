//! Experiments within one cycle: does an input reach an output before the clock edge (S3, S5)?
//!
//! The bench flips one bit of one input, lets it settle, compares all outputs, and flips it back.
//! Which input is drawn at random, so that over a run every path is tried under many states.
use nic_sim::Failure;
use nic_sim::Model;
use nic_sim::design::{Design, Direction, GroupKind, PortKind};

use crate::monitor::Violation;
use crate::seed::Generator;

/// Tries inputs of one design.
#[derive(Clone, Debug)]
pub struct Probe {
    design: &'static Design,
    inputs: Vec<usize>,
    outputs: Vec<Output>,
    generator: Generator,
    before: Vec<u32>,
    after: Vec<u32>,
}

#[derive(Clone, Debug)]
struct Output {
    port: usize,
    /// The stream whose `valid` or payload it is.
    offer_of: Option<&'static str>,
    words: std::ops::Range<usize>,
}

/// What an experiment can bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A rule is broken.
    Violation(Violation),
    /// The Verilog failed on the way.
    Failure(Box<Failure>),
}

impl Probe {
    /// A probe that draws from that generator.
    pub fn new(design: &'static Design, generator: &mut Generator) -> Self {
        let data = |direction| {
            let ports = design.ports.iter().enumerate();
            ports.filter_map(move |(index, port)| {
                (port.kind == PortKind::Data && port.direction == direction).then_some(index)
            })
        };
        let mut length = 0;
        let outputs = data(Direction::Output).map(|port| {
            let start = length;
            length += design.ports[port].width.div_ceil(32) as usize;
            let stream = design.groups.iter().find(|group| {
                group.kind == GroupKind::Stream
                    && group.direction == Direction::Output
                    && (group.valid == Some(port) || group.fields.iter().any(|f| f.port == port))
            });
            Output { port, offer_of: stream.map(|group| group.name), words: start..length }
        });
        Self {
            design,
            outputs: outputs.collect(),
            inputs: data(Direction::Input).collect(),
            generator: generator.fork("probe"),
            before: vec![0; length],
            after: vec![0; length],
        }
    }

    /// Makes one experiment. The model has settled before, and has settled again after.
    pub fn experiment(&mut self, model: &mut Model, cycle: u64) -> Result<(), Finding> {
        if self.inputs.is_empty() {
            return Ok(());
        }
        let input = *self.generator.pick(&self.inputs);
        read(model, &self.outputs, &mut self.before);
        let original = model.words(input);
        let mut flipped = original.clone();
        let bit = self.generator.below(u64::from(model.width(input)));
        flipped[bit as usize / 32] ^= 1 << (bit % 32);
        model.write(input, &flipped);
        model.try_eval().map_err(Finding::Failure)?;
        read(model, &self.outputs, &mut self.after);
        model.write(input, &original);
        model.try_eval().map_err(Finding::Failure)?;
        match self.compare(input, cycle) {
            Some(violation) => Err(Finding::Violation(violation)),
            None => Ok(()),
        }
    }

    fn compare(&self, input: usize, cycle: u64) -> Option<Violation> {
        let from = self.design.ports[input].name;
        let is_ready = self.design.groups.iter().any(|group| group.ready == Some(input));
        self.outputs.iter().find_map(|output| {
            if self.before[output.words.clone()] == self.after[output.words.clone()] {
                return None;
            }
            let to = self.design.ports[output.port].name;
            let violation = |rule, what| {
                let port = output.offer_of.unwrap_or(to);
                Some(Violation { rule, port, cycle, what })
            };
            if is_ready && output.offer_of.is_some() {
                violation("S3", format!("`{to}` depends on `{from}`"))
            } else if !self.design.has_combinational_path(from, to) {
                violation("S5", format!("`{from}` reaches `{to}`, and no path is declared"))
            } else {
                None
            }
        })
    }
}

fn read(model: &Model, outputs: &[Output], words: &mut [u32]) {
    for output in outputs {
        model.read(output.port, &mut words[output.words.clone()]);
    }
}
