//! What passes through the bank, one in each cycle: a request of a port, a request or a write of the
//! host, an MSHR that resumes, or a command about a page.
use nic_dsl::{Bits, Bool, Bundle, State};
use nic_spec::message::LINE_TAG_BITS;

use super::configuration::DmcBank;
use crate::lib::queue::PLACE_BITS;
use crate::message::{BiasStep, M2sRequestOpcode, MemSnoop, MetaValue};

/// What a cycle is for.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Kinds {
    /// A request of a port.
    pub request: Bool,
    /// The host asks, or forwards.
    pub asked: Bool,
    /// The host writes.
    pub written: Bool,
    /// An MSHR resumes.
    pub complete: Bool,
    /// A command about a page.
    pub turned: Bool,
    /// A watch is answered.
    pub wake: Bool,
}

/// An operation.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Operation {
    /// The line in memory; of a page, its first.
    pub line: Bits,
    /// There is no such line.
    pub outside: Bool,
    /// The MSHR that resumes, or that a forward names.
    pub entry: Bits,
    /// A request's port, or that of the MSHR that resumes.
    pub port: Bool,
    /// Its place in its queue.
    #[width(PLACE_BITS)]
    pub place: Bits,
    /// It believes in device-bias.
    pub device_bias: Bool,
    /// The tag of what is answered, or the host's.
    #[width(16)]
    pub tag: Bits,
    /// What it writes is poisoned.
    pub poison: Bool,
    /// What the host asks.
    pub asks: State<M2sRequestOpcode>,
    /// The host writes part of a line.
    pub is_partial: Bool,
    /// What it wants of the copy.
    pub snoop: State<MemSnoop>,
    /// It says what it keeps.
    pub has_meta: Bool,
    /// What the host keeps.
    pub meta: State<MetaValue>,
    /// What is to become of the page.
    pub step: State<BiasStep>,
}

/// What an MSHR has, of the operation that resumes it or names it.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Resumed {
    /// What it waits for, or has waited for.
    pub pending: State<Pending>,
    /// The bytes in its store of writes go into the line.
    pub merges: Bool,
    /// Something went wrong with it.
    pub failed: Bool,
    /// Memory has given its line.
    pub filled: Bool,
    /// Its line is pulled.
    pub pulled: Bool,
    /// Under this number of the host.
    #[width(12)]
    pub uqid: Bits,
    /// Its line is that of the operation.
    pub is_its_line: Bool,
}

/// What an MSHR waits for, and does then.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
pub enum Pending {
    /// RdCurr, then the read of memory: the line answers a read.
    ReadOnce,
    /// RdShared, then the read of memory: the line is kept.
    ReadShared,
    /// RdOwn, then the read of memory: the line is kept.
    ReadOwned,
    /// RdOwnNoData: the line is written whole.
    Own,
    /// WOWrInv and WOWrInvF: memory is written, or the host refuses and pulls the line.
    Write,
    /// The ExtCmp of such a write that is refused.
    Refused,
    /// ItoMWr: the line is pulled.
    Push,
    /// CLFlush.
    Flush,
}

/// What is known of an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Entry {
    /// What it waits for.
    pub pending: State<Pending>,
    /// The requester's port.
    pub port: Bool,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// The bytes in the store of writes go into the line.
    pub writes: Bool,
    /// Memory has been asked for its line: it resumes when that has come.
    pub filled: Bool,
    /// The turn of the host's last response to it before it began to wait.
    pub turn: Bool,
}

/// The host's response to an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Pull {
    /// It changes with each response.
    pub turn: Bool,
    /// The number that the line carries.
    #[width(12)]
    pub uqid: Bits,
    /// The line is pulled.
    pub pulled: Bool,
    /// It says that something went wrong.
    pub failed: Bool,
}

impl Operation {
    /// The host says that it keeps this.
    pub fn says(&self, wanted: MetaValue) -> Bool {
        self.has_meta & self.meta.is(wanted)
    }
}

impl DmcBank {
    pub(super) fn operation_shape(&self) -> OperationShape {
        OperationShape { line: self.line_bits(), entry: self.entry_bits() }
    }
}
