//! What passes through the bank, one in each cycle: a request, a snoop, or an MSHR whose responses have come.
use nic_dsl::{Bits, Bool, Bundle, State, concatenate, elaborate, mux};
use nic_spec::message::LINE_TAG_BITS;

use super::configuration::{HmcBank, LINE_BITS};
use super::waiting::Waiter;
use crate::message::{H2dRequestOpcode, LineOperation};

/// What a cycle is for.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Kinds {
    /// A request of a port.
    pub request: Bool,
    /// A snoop.
    pub snoop: Bool,
    /// An MSHR resumes.
    pub complete: Bool,
    /// A watch is answered.
    pub wake: Bool,
    /// The flush looks at a way.
    pub look: Bool,
}

/// An operation on its way through the cycles.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Operation {
    /// The line.
    #[width(LINE_BITS)]
    pub line: Bits,
    /// The MSHR that resumes, or at which the request waited.
    pub entry: Bits,
    /// The request waited there.
    pub has_waited: Bool,
    /// Its place in the memory of requests that wait.
    pub waiter: Bits,
    /// A request's port.
    pub port: Bool,
    /// Its place in the port's queue.
    pub place: Bits,
    /// What it asks.
    pub operation: State<LineOperation>,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// It writes every byte of the line.
    pub is_whole: Bool,
    /// What a snoop asks.
    pub snoop: State<H2dRequestOpcode>,
    /// Its tag.
    #[width(12)]
    pub uqid: Bits,
    /// A snoop is answered already, and only its line is to be sent.
    pub is_debt: Bool,
    /// There is room for the line of a snoop.
    pub has_room: Bool,
    /// A request is the flush's own: nobody is answered.
    pub is_own: Bool,
}

impl Operation {
    /// The same, of the request that waited, if it is one that did.
    #[elaborate]
    pub fn of_waiter(&self, waiter: Waiter) -> Self {
        let waits = self.has_waited;
        Self {
            port: mux(waits, waiter.port, self.port),
            operation: mux(waits, waiter.operation, self.operation),
            tag: mux(waits, waiter.tag, self.tag),
            is_whole: mux(waits, waiter.is_whole, self.is_whole),
            ..*self
        }
    }

    /// Where in the store of writes stands what its MSHR writes, or, behind those, what it writes itself if it has
    /// waited.
    pub fn place_of_write(&self) -> Bits {
        place_of_write(self.has_waited, self.waiter, self.entry)
    }
}

/// The place in the store of writes of a request that waits, or of an MSHR.
pub(super) fn place_of_write(waits: Bool, waiter: Bits, entry: Bits) -> Bits {
    concatenate([waits.bits(), mux(waits, waiter, entry)])
}

/// What an MSHR waits for, and does then.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
pub enum Pending {
    /// RdCurr: the data answer a read.
    ReadOnce,
    /// RdShared: the line is kept, unless a snoop takes it first.
    ReadShared,
    /// RdOwn: the line is kept.
    ReadOwned,
    /// RdOwnNoData: the line is written whole.
    Own,
    /// ItoMWr: the line is pulled.
    Push,
    /// DirtyEvict: the line is pulled.
    DirtyEvict,
    /// DirtyEvict: the line is pulled, then flushed at the host, too, then `Final`.
    Flush,
    /// WrInv: the line is pulled, then `Final`.
    Write,
    /// WOWrInv and WOWrInvF: the line is pulled, then `WeakFinal`.
    WeakWrite,
    /// ExtCmp of a weak write.
    WeakFinal,
    /// GO of a CLFlush, a CleanEvictNoData, or a WrInv whose data were sent.
    Final,
}

/// The state of a line in an MSHR, as a snoop sees it. The lower bits are those of
/// `LineState`; above them it says whether the line is still on its way.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
pub enum Held {
    /// No copy.
    Invalid,
    /// A Shared copy.
    Shared,
    /// An Exclusive copy.
    Exclusive,
    /// A Modified copy, whose data the MSHR has.
    Modified,
    /// The host has granted a copy, and a snoop has taken it before it came: it is used once.
    Taken,
    /// The host has granted a Shared copy, and it is not there yet.
    SharedToCome,
    /// The host has granted ownership, and the line is not there yet.
    ExclusiveToCome,
    /// The same, of a line that memory has not got, or that is to be written when it comes.
    ModifiedToCome,
}

/// What is known of an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Entry {
    /// The line.
    #[width(LINE_BITS)]
    pub line: Bits,
    /// What it waits for.
    pub pending: State<Pending>,
    /// A requester waits for the end.
    pub responds: Bool,
    /// Its port.
    pub port: Bool,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// The bytes in the store of writes go into the line.
    pub writes: Bool,
    /// An earlier step of it has failed.
    pub failed: Bool,
    /// The bytes in the store of writes are poisoned.
    pub poisoned: Bool,
}

/// What the host's response to an MSHR is judged by.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Asked {
    /// What it waits for.
    pub pending: State<Pending>,
    /// The bytes in the store of writes go into the line.
    pub writes: Bool,
    /// The turn of the MSHR when it began to wait.
    pub turn: Bool,
}

/// The host's response to an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Answer {
    /// The tag that pulled data carry.
    #[width(12)]
    pub uqid: Bits,
    /// Memory has not got the line that is granted.
    pub modified: Bool,
    /// It says that the request failed.
    pub fails: Bool,
}

/// A snoop that is answered, and has its data still to come from an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Owed {
    /// The tag that the data carry.
    #[width(12)]
    pub uqid: Bits,
    /// They are still to be sent.
    pub is_owed: Bool,
}

impl HmcBank {
    pub(super) fn operation_shape(&self) -> OperationShape {
        let entry_bits = self.entry_bits();
        OperationShape {
            entry: entry_bits,
            waiter: entry_bits,
            place: crate::lib::queue::PLACE_BITS,
        }
    }
}
