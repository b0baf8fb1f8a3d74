//! Which sets of queues there are.
use crate::module::{Error, Values};

/// The configuration of the queues.
#[derive(Clone, Debug)]
pub struct MmioQueues {
    pub(super) queues: u32,
    pub(super) window_lines: u32,
    pub(super) memory_lines: u32,
    pub(super) quota_lines: u32,
    pub(super) line_bytes: u32,
    pub(super) line_bits: u32,
    pub(super) length_bytes: u32,
    pub(super) length_offset: u32,
    pub(super) is_big_endian: bool,
    pub(super) uncounted_bytes: u32,
    pub(super) maximum_bytes: u32,
}

impl MmioQueues {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let new = Self {
            queues: values.power_of_two("QUEUES", 2..=1024)?,
            window_lines: values.power_of_two("WINDOW", 2..=64)?,
            memory_lines: values.power_of_two("LINES", 4..=16_384)?,
            quota_lines: values.number("QUOTA", 2..=16_384)?,
            line_bytes: values.power_of_two("LINE_BYTES", 16..=64)?,
            line_bits: values.number("LINE_BITS", 3..=48)?,
            length_bytes: values.number("LENGTH_BYTES", 1..=2)?,
            length_offset: values.number("LENGTH_OFFSET", 0..=63)?,
            is_big_endian: values.word("LENGTH_ORDER", &["little", "big"])? == 1,
            uncounted_bytes: values.number("UNCOUNTED", 0..=255)?,
            maximum_bytes: values.number("MAXIMUM", 1..=65_535)?,
        };
        match new.contradiction() {
            None => Ok(new),
            Some(text) => Err(Error::new(format!("`mmio_queues`: {text}"))),
        }
    }

    fn contradiction(&self) -> Option<String> {
        let Self { window_lines, line_bytes, length_bytes, length_offset, .. } = self;
        let least_bits = self.window_bits() + 2;
        if self.line_bits < least_bits {
            // Half of the space is ahead, half behind, and a window must be a part of the former.
            return Some(format!("WINDOW={window_lines} needs LINE_BITS of at least {least_bits}"));
        }
        if length_offset + length_bytes > *line_bytes {
            let last = line_bytes - length_bytes;
            return Some(format!("LENGTH_OFFSET is at most {last}, within the first LINE_BYTES"));
        }
        if self.maximum_bytes < self.shortest_bytes() {
            return Some(format!("MAXIMUM is at least {}", self.shortest_bytes()));
        }
        if self.quota_lines < self.most_held() {
            return Some(format!(
                "MAXIMUM={} and WINDOW={window_lines} need a QUOTA of at least {}",
                self.maximum_bytes,
                self.most_held()
            ));
        }
        if self.quota_lines > self.memory_lines {
            return Some(format!("QUOTA is at most LINES={}", self.memory_lines));
        }
        if self.memory_lines < self.queues {
            return Some(format!("LINES is at least QUEUES={}: a share is a line", self.queues));
        }
        None
    }

    /// What differs from the defaults, in the name of the module.
    pub(super) fn module_name(&self) -> String {
        let mut name = super::RECORD.name(&[
            ("QUEUES", "n", self.queues),
            ("WINDOW", "w", self.window_lines),
            ("LINES", "l", self.memory_lines),
        ]);
        let mut add = |differs: bool, text: String| {
            if differs {
                name += &format!("_{text}");
            }
        };
        add(self.quota_lines != 192, format!("quota{}", self.quota_lines));
        add(self.line_bytes != 64, format!("line{}", self.line_bytes));
        add(self.line_bits != 12, format!("address{}", self.line_bits));
        add(self.length_bytes != 2, format!("length{}", self.length_bytes));
        add(self.length_offset != 0, format!("at{}", self.length_offset));
        add(self.is_big_endian, "big".to_string());
        add(self.uncounted_bytes != 0, format!("plus{}", self.uncounted_bytes));
        add(self.maximum_bytes != 9216, format!("max{}", self.maximum_bytes));
        name
    }

    /// Bytes up to and with the length field: no message is shorter.
    pub(super) fn shortest_bytes(&self) -> u32 {
        self.length_offset + self.length_bytes
    }
    /// Bits of a queue's number.
    pub(super) fn queue_bits(&self) -> u32 {
        self.queues.trailing_zeros()
    }
    /// Bits of a place in a queue's window.
    pub(super) fn window_bits(&self) -> u32 {
        self.window_lines.trailing_zeros()
    }
    /// Bits of a count of lines up to a window.
    pub(super) fn past_bits(&self) -> u32 {
        self.window_bits() + 1
    }
    /// Bits of a place in the line memory.
    pub(super) fn slot_bits(&self) -> u32 {
        self.memory_lines.trailing_zeros()
    }
    /// Bits of a count of bytes of a line.
    pub(super) fn count_bits(&self) -> u32 {
        self.line_bytes.trailing_zeros() + 1
    }
    /// Lines of the longest message that is legal.
    fn most_lines(&self) -> u32 {
        self.maximum_bytes.min(self.largest_total()).div_ceil(self.line_bytes)
    }
    /// Lines of messages that are not complete which a queue can hold: all but one of the longest
    /// message, and a window after them.
    pub(super) fn most_held(&self) -> u32 {
        self.most_lines() - 1 + self.window_lines
    }
    /// Bits of a count of those.
    pub(super) fn held_bits(&self) -> u32 {
        u32::BITS - self.most_held().leading_zeros()
    }
    /// Lines of the largest share that all queues can have.
    pub(super) fn largest_share(&self) -> u32 {
        self.memory_lines / self.queues
    }
    /// Bits of a share.
    pub(super) fn share_bits(&self) -> u32 {
        u32::BITS - self.largest_share().leading_zeros()
    }
    /// Bits of how many lines a queue may hold.
    pub(super) fn limit_bits(&self) -> u32 {
        self.share_bits().max(self.held_bits()) + 1
    }
    /// Bits of the lines that a queue has taken or given back, which go around. More can be given in
    /// one round of the search only than there are such numbers, so that a round sees every change.
    pub(super) fn tally_bits(&self) -> u32 {
        let most = 2 * self.queues + self.most_held() + 16;
        u32::BITS - most.leading_zeros()
    }
    /// The largest length that the field can state, with what it does not count.
    pub(super) fn largest_total(&self) -> u32 {
        (1 << (8 * self.length_bytes)) - 1 + self.uncounted_bytes
    }
    /// Bits of such a length; enough to tell a line from more than a line.
    pub(super) fn total_bits(&self) -> u32 {
        let value = self.largest_total().max(2 * self.line_bytes);
        u32::BITS - value.leading_zeros()
    }
}
