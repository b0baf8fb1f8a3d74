//! What the card has counted.
use super::RoceCard;
use crate::Machine;
use crate::registers::roce_nic::{packet_buffer, rao, roce, roce_parser};

/// What the card has counted. Counts of what was dropped or refused stop at their largest value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RoceStatistics {
    /// Operations that were given to the engine.
    pub operations: u32,
    /// Requests for lines that the engine needed for them.
    pub visits: u32,
    /// Requests that came again and were answered as before.
    pub replays: u32,
    /// Packets that were sent.
    pub answers: u32,
    /// Queue pairs that have stopped, a bit for each place.
    pub stopped_pairs: u64,
    /// Packets that found no room in the burst memory.
    pub no_room: u64,
    /// Packets whose check sequence was wrong.
    pub bad_checks: u32,
    /// Packets that were damaged, or are no requests of connections.
    pub not_requests: u32,
    /// Requests behind one that is missing.
    pub gaps: u32,
    /// Requests that came too late to be answered again.
    pub forgotten: u32,
    /// Requests for queue pairs that there are not, or from elsewhere, or of another partition.
    pub of_nobody: u32,
    /// Requests for queue pairs that had stopped.
    pub stopped: u32,
    /// Requests that were refused: as invalid, for their key or address, because their line could not be had.
    pub refused: u32,
}

impl<M: Machine> RoceCard<'_, M> {
    /// What the card has counted since reset.
    pub async fn statistics(&self) -> RoceStatistics {
        let sum = async |registers: &[usize]| {
            let mut sum: u32 = 0;
            for register in registers {
                sum = sum.saturating_add(self.machine.read_register(*register).await);
            }
            sum
        };
        let not_requests = [roce_parser::DAMAGED, roce_parser::FOREIGN, roce_parser::UNSUPPORTED];
        RoceStatistics {
            operations: sum(&[roce::OPERATIONS]).await,
            visits: sum(&[rao::VISITS]).await,
            replays: sum(&[roce::REPLAYS]).await,
            answers: sum(&[roce::ANSWERS]).await,
            stopped_pairs: self.long(roce::STOPPED_PAIRS).await,
            no_room: self.long(packet_buffer::MEMORY_FULL).await
                + self.long(packet_buffer::TABLE_FULL).await,
            bad_checks: sum(&[roce_parser::BAD_CHECKS]).await,
            not_requests: sum(&not_requests).await,
            gaps: sum(&[roce::GAPS]).await,
            forgotten: sum(&[roce::FORGOTTEN]).await,
            of_nobody: sum(&[roce::UNKNOWN_PAIRS, roce::WRONG_PARTITIONS]).await,
            stopped: sum(&[roce::STOPPED]).await,
            refused: sum(&[roce::INVALID, roce::ACCESS, roce::OPERATIONAL]).await,
        }
    }
}
