//! The memory of a card: what its requests leave in it, one after the other.
use std::collections::HashMap;

use nic_spec::message::{DeviceMemoryAnswer, DeviceMemoryRequest};

/// A line, and whether it is damaged.
pub type Kept = ([u8; 64], bool);

/// Memory; what was never written is zero.
#[derive(Clone, Debug, Default)]
pub struct DeviceMemory {
    lines: HashMap<u64, Kept>,
}

impl DeviceMemory {
    /// What a line is.
    pub fn line(&self, line: u64) -> Kept {
        self.lines.get(&line).copied().unwrap_or(([0; 64], false))
    }

    /// Writes bytes of a line, one bit for each. A damaged line is whole again when all of it is written.
    pub fn write(&mut self, line: u64, data: &[u8; 64], byte_enable: u64, poison: bool) {
        let (mut bytes, was_damaged) = self.line(line);
        let is_written = |byte: &usize| byte_enable >> byte & 1 == 1;
        (0..64).filter(is_written).for_each(|byte| bytes[byte] = data[byte]);
        let damaged = poison || (was_damaged && byte_enable != u64::MAX);
        self.lines.insert(line, (bytes, damaged));
    }

    /// Does what is asked, and says what a read must bring.
    pub fn request(&mut self, request: &DeviceMemoryRequest) -> Option<DeviceMemoryAnswer> {
        let line = request.line_address;
        if request.write {
            self.write(line, &request.data, request.byte_enable, request.poison);
            return None;
        }
        let (data, poison) = self.line(line);
        let DeviceMemoryRequest { for_host, tag, .. } = *request;
        Some(DeviceMemoryAnswer { for_host, tag, poison, data })
    }
}
