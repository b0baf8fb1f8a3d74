//! What an experiment needs to know of the device that takes the stores.
use nic_driver::Format;
use nic_host::Write;

/// What left in one cycle.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Beat {
    /// Its bytes, 1 to 64.
    pub bytes: Vec<u8>,
    /// Whether it ends the frame.
    pub last: bool,
    /// With `last`: the frame is not to be used.
    pub error: bool,
}

/// What happened in one cycle.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Step {
    /// Whether the store that was offered was taken.
    pub taken: bool,
    /// What left, in order: a network side that is faster may send two beats.
    pub beats: Vec<Beat>,
}

/// A device under Verilator, with its clock running and its sink always ready.
pub trait Card {
    /// How messages look in its address space.
    fn format(&self) -> Format;

    /// Bytes of a message before the frame that it carries.
    fn header_bytes(&self) -> usize;

    /// Whether what leaves is the frame alone, without the header.
    fn removes_header(&self) -> bool;

    /// Bytes to which it pads a frame that is shorter.
    fn least_frame_bytes(&self) -> usize;

    /// Bytes of the queue's address space.
    fn space_bytes(&self) -> usize;

    /// One cycle of the clock that takes stores, with `store` offered.
    ///
    /// # Errors
    /// One line: a property failed, or the device stopped.
    fn step(&mut self, store: Option<&Write>) -> Result<Step, String>;
}
