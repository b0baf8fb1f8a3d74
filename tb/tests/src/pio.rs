//! A program at the host that exchanges messages with a device by coherent programmed I/O.
use nic_host::Core;
use nic_spec::message::{Message, PioAnswer, PioAnswerControl, PioRequestControl};
use nic_tb::Generator;

/// Where the control is in a group's first line.
pub const CONTROL: usize = 62;

/// A line of bytes.
pub type Line = [u8; 64];

/// A program's end: the group that it has.
pub struct End {
    /// Its processor.
    pub core: Core,
    first_line: u64,
    lines: usize,
    /// The group that it has.
    pub group: usize,
}

impl End {
    /// Opens the first group, which is empty.
    ///
    /// # Panics
    /// If it is not empty.
    pub async fn open(core: Core, first_line: u64, lines: usize) -> Self {
        let end = Self { core, first_line, lines, group: 0 };
        let control = end.control().await;
        assert_eq!(control, without_result(PioAnswer::Empty));
        end
    }

    /// The byte address of a line of its group.
    pub fn address(&self, line: usize) -> u64 {
        64 * (self.first_line + (self.group * self.lines + line) as u64)
    }

    /// What the device says of the group.
    pub async fn control(&self) -> PioAnswerControl {
        let bytes = self.core.load(self.address(0) + CONTROL as u64, 2).await;
        PioAnswerControl::from_bytes(&bytes)
    }

    /// Stores a message into the group; the control is the program's.
    pub async fn store(&self, message: &[Line], wants_no_result: bool) {
        for (i, line) in message.iter().enumerate() {
            let own = if i == 0 { CONTROL } else { 64 };
            self.core.store(self.address(i), &line[..own]).await;
        }
        let control = PioRequestControl {
            lines: message.len() as u64,
            has_message: true,
            wants_no_result,
            continues: false,
            reserved: 0,
        };
        self.core.store(self.address(0) + CONTROL as u64, &control.to_bytes()).await;
        self.core.fence().await;
    }

    /// Exchanges the groups; waits for the device.
    pub async fn exchange(&mut self) -> PioAnswerControl {
        self.group ^= 1;
        self.control().await
    }

    /// The first lines of its group.
    pub async fn load(&self, lines: usize) -> Vec<Line> {
        let mut all = vec![[0; 64]; lines];
        for (line, bytes) in all.iter_mut().enumerate() {
            bytes.copy_from_slice(&self.core.load(self.address(line), 64).await);
        }
        all
    }
}

/// The control of a group with this result.
pub fn given(result: &[Line]) -> PioAnswerControl {
    let continues = result[0][CONTROL] & 1 << 7 != 0;
    PioAnswerControl { lines: result.len() as u64, continues, answer: PioAnswer::Result }
}

/// The control of a group without a result.
pub fn without_result(answer: PioAnswer) -> PioAnswerControl {
    PioAnswerControl { lines: 0, continues: false, answer }
}

/// A line without its control.
pub fn cleared(mut line: Line) -> Line {
    line[CONTROL..].fill(0);
    line
}

/// The same lines, the first without its control.
pub fn cleared_first(mut lines: Vec<Line>) -> Vec<Line> {
    if let Some(first) = lines.first_mut() {
        *first = cleared(*first);
    }
    lines
}

/// Adds one to each byte of each line, and turns their order around.
pub fn turned(message: &[Line]) -> Vec<Line> {
    message.iter().rev().map(|line| line.map(|byte| byte.wrapping_add(1))).collect()
}

/// Up to `most` lines of anything.
pub fn any_message(random: &mut Generator, most: usize) -> Vec<Line> {
    let lines = 1 + random.below(most as u64) as usize;
    (0..lines).map(|_| std::array::from_fn(|_| random.below(256) as u8)).collect()
}
