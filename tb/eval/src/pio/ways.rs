//! The two ways of a frame between a program and the MAC, as Coherent PIO measures them (5.2): to send, from when the program has
//! the frame in its registers to its last beat at the MAC; to receive, from that to the last byte in the program's registers.
use nic_system::{Card, System};

use super::Times;

/// When a program began to send each frame, and when it had it again, in picoseconds.
pub type Spans = Vec<(u64, u64)>;

/// What frames took each way, in picoseconds.
#[derive(Clone, Debug)]
pub struct Ways {
    /// From the program to the MAC.
    pub sent: Times,
    /// From the MAC to the program.
    pub received: Times,
}

/// The end of the wire: gives each frame back, and sees when it passes.
#[derive(Default)]
pub struct Watch {
    /// When the last beat of each frame left the card, and when it came back.
    left: Vec<u64>,
    came: Vec<u64>,
    is_coming: bool,
}

impl Watch {
    /// A cycle has passed. A frame that has left comes back so many cycles of the network later.
    pub fn cycle<C: Card>(&mut self, system: &mut System<C>, away: u64) {
        let now = system.host.picoseconds();
        if self.is_coming && system.wire.is_sent() {
            self.came.push(now);
            self.is_coming = false;
        }
        if let Some(frame) = system.wire.received.get(self.left.len()) {
            let bytes = frame.bytes.clone();
            self.left.push(now);
            self.is_coming = true;
            system.wire.send(system.wire.now() + away, bytes);
        }
    }

    /// Frames that have left.
    pub fn count(&self) -> usize {
        self.left.len()
    }

    /// What frames took, but for the first.
    ///
    /// # Errors
    /// One line: not each frame was seen once.
    pub fn ways(&self, spans: &Spans, first: usize) -> Result<Ways, String> {
        let (left, came) = (self.left.len(), self.came.len());
        if (left, came) != (spans.len(), spans.len()) {
            return Err(format!("{} frames: {left} have left, {came} came back", spans.len()));
        }
        let times = |of: &dyn Fn(usize) -> u64| Times::new((first..left).map(of).collect());
        Ok(Ways {
            sent: times(&|at| self.left[at] - spans[at].0),
            received: times(&|at| spans[at].1 - self.came[at]),
        })
    }
}
