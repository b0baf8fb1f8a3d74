//! What the handler has counted.
use crate::Machine;
use crate::card::{Card, CardError};
use crate::registers::nic::{kvs, kvs_parser, kvs_responder};

/// What has become of key-value requests since reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeyValueStatistics {
    /// Requests that came.
    pub requests: u64,
    /// GETs that were answered from the card's memory without a worker.
    pub lookup_hits: u64,
    /// GETs that the lookups gave to a worker.
    pub lookup_misses: u64,
    /// Requests that a worker has ended.
    pub worked: u64,
    /// Of these, whose key was in the card's memory.
    pub nic_hits: u64,
    /// Of these, whose key was in host memory.
    pub host_hits: u64,
    /// Entries that made room for another.
    pub evictions: u64,
    /// Entries that were written back to host memory.
    pub write_backs: u64,
    /// Requests for which there was no room, or whose key collides with another.
    pub no_room: u64,
    /// Requests that ended because a line failed.
    pub failed_requests: u64,
    /// Answers that were sent.
    pub answers: u64,
    /// Quiet requests that are not answered.
    pub silent_answers: u64,
    /// Answers that say that there is no such key.
    pub missing_keys: u64,
    /// Answers that say that a key is there, or has another CAS value.
    pub conflicts: u64,
    /// Answers to requests that are not served.
    pub refused_requests: u64,
    /// Answers that say that there is no room, or that a line failed.
    pub failed_answers: u64,
    /// Packets that are no UDP, or cut off.
    pub foreign_packets: u32,
    /// Requests of several datagrams.
    pub fragmented_requests: u32,
    /// Packets that are no requests of the protocol.
    pub bad_magic: u32,
    /// Packets that came with an error.
    pub damaged_packets: u32,
}

impl<M: Machine> Card<'_, M> {
    /// What has become of key-value requests.
    ///
    /// # Errors
    /// The card answers none.
    pub async fn key_value_statistics(&self) -> Result<KeyValueStatistics, CardError> {
        self.key_value_handler().await?;
        let machine = self.machine;
        Ok(KeyValueStatistics {
            requests: self.read_long(kvs_parser::REQUESTS).await,
            lookup_hits: self.read_long(kvs::LOOKUP_HITS).await,
            lookup_misses: self.read_long(kvs::LOOKUP_MISSES).await,
            worked: self.read_long(kvs::WORKED).await,
            nic_hits: self.read_long(kvs::NIC_HITS).await,
            host_hits: self.read_long(kvs::HOST_HITS).await,
            evictions: self.read_long(kvs::EVICTIONS).await,
            write_backs: self.read_long(kvs::WRITE_BACKS).await,
            no_room: self.read_long(kvs::NO_ROOM).await,
            failed_requests: self.read_long(kvs::FAILED_REQUESTS).await,
            answers: self.read_long(kvs_responder::ANSWERS).await,
            silent_answers: self.read_long(kvs_responder::SILENT_ANSWERS).await,
            missing_keys: self.read_long(kvs_responder::MISSING_KEYS).await,
            conflicts: self.read_long(kvs_responder::CONFLICTS).await,
            refused_requests: self.read_long(kvs_responder::REFUSED_REQUESTS).await,
            failed_answers: self.read_long(kvs_responder::FAILED_ANSWERS).await,
            foreign_packets: machine.read_register(kvs_parser::FOREIGN_PACKETS).await,
            fragmented_requests: machine.read_register(kvs_parser::FRAGMENTED_REQUESTS).await,
            bad_magic: machine.read_register(kvs_parser::BAD_MAGIC).await,
            damaged_packets: machine.read_register(kvs_parser::DAMAGED_PACKETS).await,
        })
    }
}
