//! The program's side of `coherent_pio`, as `docs/coherent-pio.md` has it.
use nic_host::{Core, LINE_BYTES};
use nic_spec::message::{Message, PioAnswer, PioAnswerControl, PioRequestControl};

use super::Line;
use super::rig::GROUP_LINES;

/// Where the control is in the first line of a group.
pub const CONTROL: usize = LINE_BYTES - 2;

/// A program that holds one of the two groups.
pub struct Program {
    /// Its processor.
    pub core: Core,
    first_line: u64,
    /// Lines that a load brings together.
    together: usize,
    holds_second: bool,
}

impl Program {
    /// Opens the first group; a load brings so many lines together.
    ///
    /// # Errors
    /// One line: it is not empty.
    pub async fn open(core: Core, first_line: u64, together: usize) -> Result<Self, String> {
        let program = Self { core, first_line, together, holds_second: false };
        match program.control().await {
            PioAnswerControl { answer: PioAnswer::Empty, .. } => Ok(program),
            control => Err(format!("a group that nobody has opened says {control:?}")),
        }
    }

    /// Sends a request of any number of lines, as many in an exchange as a group has, and gives its result.
    ///
    /// # Errors
    /// One line: the device refuses it, or gives another number of lines.
    pub async fn invoke(&mut self, request: &[Line]) -> Result<Vec<Line>, String> {
        let mut result = vec![];
        for part in request.chunks(GROUP_LINES) {
            self.store(part).await;
            self.holds_second ^= true;
            // All at once, and the first that arrives begins the exchange. A result comes in order: with the last line all are
            // here, and none is asked for again while it is on its way.
            let last = (part.len() - 1) / self.together * self.together;
            for line in 0..last {
                self.core.prefetch(self.address(line)).await;
            }
            self.core.load_into(self.address(last), &mut [0; LINE_BYTES]).await;
            let control = self.control().await;
            let is_whole = control.lines == part.len() as u64;
            if !is_whole || control.answer != PioAnswer::Result {
                return Err(format!("{} lines are answered by {control:?}", part.len()));
            }
            for line in 0..part.len() {
                let mut bytes = [0; LINE_BYTES];
                self.core.load_into(self.address(line), &mut bytes).await;
                result.push(bytes);
            }
        }
        Ok(result)
    }

    async fn store(&self, part: &[Line]) {
        for (at, line) in part.iter().enumerate() {
            let mut line = *line;
            if at == 0 {
                let control = PioRequestControl {
                    lines: part.len() as u64,
                    has_message: true,
                    wants_no_result: false,
                    continues: false,
                    reserved: 0,
                };
                line[CONTROL..].copy_from_slice(&control.to_bytes());
            }
            self.core.store(self.address(at), &line).await;
        }
        self.core.fence().await;
    }

    async fn control(&self) -> PioAnswerControl {
        let mut bytes = [0; LINE_BYTES - CONTROL];
        self.core.load_into(self.address(0) + CONTROL as u64, &mut bytes).await;
        PioAnswerControl::from_bytes(&bytes)
    }

    fn address(&self, line: usize) -> u64 {
        let group = if self.holds_second { GROUP_LINES } else { 0 };
        (self.first_line + (group + line) as u64) * LINE_BYTES as u64
    }
}
