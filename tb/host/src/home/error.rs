//! Rules that the home agent breaks when a test asks for it.

/// One broken rule, which tests of the tests must notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongRule {
    /// Data that are Bogus are taken.
    BogusIsTaken,
    /// GO_WritePull is sent while processors keep their copies.
    PullLeavesCopies,
    /// A line is granted to the device while processors keep their copies.
    GrantLeavesCopies,
    /// The device is given memory's bytes although a processor has newer ones.
    ModifiedIsOverlooked,
    /// A partial write goes to memory past a Modified copy.
    PartialWriteLosesModified,
    /// A write of the device is visible while processors keep their copies.
    WriteLeavesCopies,
    /// A weakly ordered write is never said to be visible.
    CompletionIsForgotten,
    /// Data that a snoop brings are dropped.
    SnoopedDataAreLost,
    /// The snoop filter forgets what the device owns.
    OwnerIsForgotten,
    /// A Modified line of device memory is not written back before the device is let in.
    ForwardPassesWriteBack,
    /// A completion without exclusivity is taken for one with it.
    SharedTakenForExclusive,
    /// A write by DMA is visible while processors keep their copies.
    DmaWriteLeavesCopies,
    /// A read by DMA brings memory's bytes although a cache has newer ones.
    DmaReadOverlooksCaches,
    /// A write of a part of a line by DMA drops what a cache has of the rest.
    DmaWriteDropsTheRest,
}
