//! How packets are sent by stores in a core, if they are: through one window (`store_interface`) or through
//! many queues (`store_queues`).
use nic_dsl::{Sink, instance};
use nic_spec::register::nic;

use super::network::STORE;
use crate::host::mmio::interface::{LINE_BITS, StoreInterface, StoreInterfacePorts};
use crate::host::mmio::store_queues::{StoreQueues, StoreQueuesPorts};
use crate::lib::named::Named;
use crate::message::{MmioWrite, PacketBeat};
use crate::module::{Error, Values};

/// An interface for stores.
#[derive(Clone, Debug)]
pub enum StorePath {
    /// One window.
    Window(StoreInterface),
    /// Many queues.
    Queues(StoreQueues),
}

/// Its ports.
pub(super) enum StorePathPorts {
    Window(Box<StoreInterfacePorts>),
    Queues(Box<StoreQueuesPorts>),
}

impl StorePath {
    /// The one that `values` asks for, if it does.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Option<Self>, Error> {
        // Both are looked at whatever is asked for, so that a wrong value is always refused.
        let queues = StoreQueues::new(values)?;
        Ok(match values.word("MMIO", &["none", "reorder", "queues"])? {
            0 => None,
            1 => Some(Self::Window(StoreInterface::new()?)),
            _ => Some(Self::Queues(queues)),
        })
    }

    /// As the register map names it.
    pub fn kind(&self) -> nic::StorePath {
        match self {
            Self::Window(_) => nic::StorePath::Window,
            Self::Queues(_) => nic::StorePath::Queues,
        }
    }

    /// The part of a name that says which it is.
    pub fn suffix(&self) -> String {
        match self {
            Self::Window(_) => "_mmio".to_string(),
            Self::Queues(queues) => format!("_queues{}l{}", queues.count, queues.memory_lines),
        }
    }

    /// Bits of a line's address in its window.
    pub fn line_bits(&self) -> u32 {
        match self {
            Self::Window(_) => LINE_BITS,
            Self::Queues(queues) => queues.line_bits(),
        }
    }

    /// The interface in a core.
    pub(super) fn instance(&self) -> StorePathPorts {
        match self {
            Self::Window(window) => StorePathPorts::Window(Box::new(instance("stores", window))),
            Self::Queues(queues) => StorePathPorts::Queues(Box::new(instance("stores", queues))),
        }
    }
}

impl StorePathPorts {
    /// Between the host's stores and the network side.
    pub(super) fn connect(
        &self,
        mmio_write: &Named<Sink<MmioWrite>>,
        to_network: &Sink<PacketBeat>,
    ) {
        let (write, sent) = match self {
            Self::Window(window) => (&window.mmio_write, &window.sent),
            Self::Queues(queues) => (&queues.mmio_write, &queues.sent),
        };
        write.connect(**mmio_write.of(STORE));
        to_network.connect(**sent);
    }
}
