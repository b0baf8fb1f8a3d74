//! What the card has counted.
use super::PioCard;
use crate::Machine;
use crate::registers::pio_nic::{
    packet_buffer, pio_receive, pio_transmit, receive_window, store_gate, transmit_window,
    unmapped_memory,
};

/// What the card has counted. Counts of what was dropped or refused stop at their largest value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PioStatistics {
    /// Packets that were passed on to be sent.
    pub sent: u32,
    /// Messages of programs that were refused: no bytes, too many, other lines than their length says, a packet that is not continued,
    /// a part of none.
    pub refused: u32,
    /// Messages that were dropped because the MAC took nothing.
    pub dropped_by_gate: u32,
    /// Packets that programs were given.
    pub received: u32,
    /// Packets that found no room in the burst memory.
    pub no_room: u64,
    /// Packets of more bytes than the card gives, which were dropped.
    pub too_long: u32,
    /// Messages in the receive window, which were dropped.
    pub stray_messages: u32,
    /// Times that a program that receives was told to try again.
    pub try_agains: u32,
    /// Reads and writes of lines of the card that are in no window.
    pub unmapped: u32,
    /// Whatever the host did that CXL does not allow, in both windows and beside them.
    pub wrong_messages: u32,
}

impl<M: Machine> PioCard<'_, M> {
    /// What the card has counted since reset.
    pub async fn statistics(&self) -> PioStatistics {
        let sum = async |registers: &[usize]| {
            let mut sum: u32 = 0;
            for register in registers {
                sum = sum.saturating_add(self.machine.read_register(*register).await);
            }
            sum
        };
        let refused = [
            pio_transmit::WITHOUT_BYTES,
            pio_transmit::TOO_LONG,
            pio_transmit::WRONG_LINES,
            pio_transmit::UNFINISHED,
            pio_transmit::STRAY_PARTS,
            transmit_window::BAD_LENGTHS,
            transmit_window::POISONED_MESSAGES,
        ];
        let wrong = [
            transmit_window::UNKNOWN_ANSWERS,
            transmit_window::UNKNOWN_OPCODES,
            transmit_window::SECOND_REQUESTS,
            transmit_window::REFUSED_RECALLS,
            receive_window::UNKNOWN_ANSWERS,
            receive_window::UNKNOWN_OPCODES,
            receive_window::SECOND_REQUESTS,
            receive_window::REFUSED_RECALLS,
            unmapped_memory::UNKNOWN_FORWARDS,
            unmapped_memory::UNKNOWN_RESPONSES,
            unmapped_memory::UNKNOWN_OPCODES,
        ];
        PioStatistics {
            sent: sum(&[pio_transmit::PACKETS]).await,
            refused: sum(&refused).await,
            dropped_by_gate: sum(&[store_gate::DROPPED_MESSAGES]).await,
            received: sum(&[pio_receive::PACKETS]).await,
            no_room: self.long(packet_buffer::MEMORY_FULL).await
                + self.long(packet_buffer::TABLE_FULL).await,
            too_long: sum(&[pio_receive::TOO_LONG]).await,
            stray_messages: sum(&[pio_receive::STRAY_MESSAGES]).await,
            try_agains: sum(&[receive_window::TRY_AGAINS]).await,
            unmapped: sum(&[unmapped_memory::READS, unmapped_memory::WRITES]).await,
            wrong_messages: sum(&wrong).await,
        }
    }
}
