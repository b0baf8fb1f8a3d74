//! The memory behind a card that has some: what is asked is done as it comes, a line in each cycle, and
//! lines that were read come in order after a time that is always the same.
use std::collections::{HashMap, VecDeque};
use std::ops::Range;

use nic_spec::message::{DeviceMemoryAnswer, DeviceMemoryRequest};

/// Cycles from a read to its line: 100 ns at 400 MHz, as the profile `agilex7_cxl` says of host memory.
const READ_CYCLES: u64 = 40;
/// Bytes of a line.
type Line = [u8; 64];

/// Memory. What was never written is zero.
#[derive(Debug, Default)]
pub struct Memory {
    lines: HashMap<u64, Line>,
    /// Cycles in which lines come.
    answers: VecDeque<(u64, DeviceMemoryAnswer)>,
    now: u64,
    /// Lines that were read for the card and for the host.
    pub reads: [u64; 2],
    /// Lines that were written.
    pub writes: u64,
}

impl Memory {
    /// The line that comes in this cycle.
    pub fn due(&self) -> Option<&DeviceMemoryAnswer> {
        self.answers.front().filter(|(cycle, _)| *cycle <= self.now).map(|(_, answer)| answer)
    }

    /// A cycle: the line that was due has gone, and this is asked.
    ///
    /// # Errors
    /// One line: no such memory.
    pub fn cycle(
        &mut self,
        request: Option<DeviceMemoryRequest>,
        lines: &Range<u64>,
    ) -> Result<(), String> {
        if self.due().is_some() {
            self.answers.pop_front();
        }
        self.now += 1;
        let Some(request) = request else { return Ok(()) };
        let line = request.line_address;
        if !lines.contains(&line) {
            return Err(format!(
                "line {line:#x} of card memory is asked for, which has {lines:#x?}"
            ));
        }
        let mut data = self.lines.get(&line).copied().unwrap_or([0; 64]);
        if request.write {
            let is_written = |byte: &usize| request.byte_enable >> byte & 1 == 1;
            (0..64).filter(is_written).for_each(|byte| data[byte] = request.data[byte]);
            self.lines.insert(line, data);
            self.writes += 1;
            return Ok(());
        }
        let DeviceMemoryRequest { for_host, tag, .. } = request;
        self.reads[usize::from(for_host)] += 1;
        let answer = DeviceMemoryAnswer { for_host, tag, poison: false, data };
        self.answers.push_back((self.now + READ_CYCLES, answer));
        Ok(())
    }
}
