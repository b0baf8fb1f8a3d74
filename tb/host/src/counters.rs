//! What the host counts.

/// Counts since the host was made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// D2H requests that arrived.
    pub d2h_request: u64,
    /// D2H responses that arrived.
    pub d2h_response: u64,
    /// D2H data that arrived.
    pub d2h_data: u64,
    /// S2M responses that arrived.
    pub s2m_response: u64,
    /// S2M data that arrived.
    pub s2m_data: u64,
    /// H2D requests sent.
    pub h2d_request: u64,
    /// H2D responses sent.
    pub h2d_response: u64,
    /// H2D data sent.
    pub h2d_data: u64,
    /// M2S requests sent.
    pub m2s_request: u64,
    /// M2S writes sent.
    pub m2s_write: u64,
    /// Snoops, the needless ones among them.
    pub snoops: u64,
    /// Snoops that nobody needed.
    pub needless_snoops: u64,
    /// Snoops that make room in the snoop filter.
    pub recalls: u64,
    /// Data that came as Bogus.
    pub bogus: u64,
    /// Requests by which the host asked for device memory.
    pub memory_requests: u64,
    /// Reads of the host's memory.
    pub memory_reads: u64,
    /// Writes of the host's memory.
    pub memory_writes: u64,
    /// Lines that left the last-level cache for others.
    pub evictions: u64,
    /// Lines that the device pushed, and wrote back or flushed before a processor had used them.
    pub unread_pushes: u64,
    /// Answers and data that belong to nothing.
    pub unexpected: u64,
    /// Requests for addresses that are nobody's, or that device memory does not know.
    pub refused: u64,
    /// Reads of device memory that the device says does not exist.
    pub missing_memory: u64,
    /// Faults: answers made slow.
    pub slow_answers: u64,
    /// Faults: requests answered with an error.
    pub errors: u64,
    /// Faults: data made poisonous.
    pub poisoned: u64,
    /// Faults: times that D2H requests were blocked.
    pub request_starvations: u64,
    /// Faults: times that D2H responses and data were blocked.
    pub answer_starvations: u64,
    /// Lines with damaged bytes that a processor read.
    pub poison_read: u64,
    /// Lines that a device read by DMA.
    pub dma_lines_read: u64,
    /// Lines that a device wrote by DMA.
    pub dma_lines_written: u64,
    /// Of these, lines that the last-level cache had.
    pub dma_lines_updated: u64,
    /// Of these, lines that took a place in the last-level cache.
    pub dma_lines_allocated: u64,
    /// Lines outside memory that a device read or wrote by DMA.
    pub dma_lines_refused: u64,
    /// Messages of interrupts that arrived behind all writes before them; the processors have them later.
    pub interrupt_messages: u64,
    /// Interrupts that reached the processors.
    pub interrupts: u64,
    /// Lines that loads in the background read and wrote.
    pub background_lines: u64,
}

impl Counters {
    /// Messages in both directions.
    pub fn messages(&self) -> u64 {
        self.d2h_request
            + self.d2h_response
            + self.d2h_data
            + self.s2m_response
            + self.s2m_data
            + self.h2d_request
            + self.h2d_response
            + self.h2d_data
            + self.m2s_request
            + self.m2s_write
    }
}
