//! Which messages a table of vectors should send.
use nic_spec::message::{InterruptMessage, MsixControl, MsixEntry};

/// What the table should have done by now.
#[derive(Clone, Debug)]
pub struct MsixTable {
    /// The entries, as software left them.
    pub entries: Vec<MsixEntry>,
    /// What holds for all of them.
    pub control: MsixControl,
    pending: Vec<bool>,
    /// The vector of each interrupt without an entry.
    pub outside: Vec<u64>,
    /// Interrupts that found theirs pending.
    pub shared: u64,
    /// Messages that have begun to leave.
    pub messages: u64,
}

impl MsixTable {
    /// A table as it is after reset.
    pub fn new(vectors: usize) -> Self {
        let masked = MsixEntry {
            message_address: 0,
            message_upper_address: 0,
            message_data: 0,
            masked: true,
        };
        Self {
            entries: vec![masked; vectors],
            control: MsixControl { enable: false, function_mask: false },
            pending: vec![false; vectors],
            outside: Vec::new(),
            shared: 0,
            messages: 0,
        }
    }

    /// An interrupt comes.
    pub fn interrupt(&mut self, vector: u64) {
        match self.pending.get_mut(vector as usize) {
            None => self.outside.push(vector),
            Some(pending) => {
                self.shared += u64::from(*pending);
                *pending = true;
            }
        }
    }

    /// Whether a vector may send a message now.
    pub fn is_unmasked(&self, vector: usize) -> bool {
        self.control.enable && !self.control.function_mask && !self.entries[vector].masked
    }

    /// A vector's message begins to leave: the message.
    ///
    /// # Errors
    /// Why it may not.
    pub fn begins(&mut self, vector: usize) -> Result<InterruptMessage, String> {
        if !self.pending[vector] {
            return Err(format!("vector {vector} has nothing to tell"));
        }
        if !self.is_unmasked(vector) {
            return Err(format!("vector {vector} is masked"));
        }
        self.pending[vector] = false;
        self.messages += 1;
        let MsixEntry { message_address, message_upper_address, message_data, .. } =
            self.entries[vector];
        let address = message_upper_address << 32 | message_address & !0b11;
        Ok(InterruptMessage { address, data: message_data })
    }

    /// The pending bits.
    pub fn pending(&self) -> u64 {
        (0..).zip(&self.pending).map(|(vector, pending)| u64::from(*pending) << vector).sum()
    }
}
