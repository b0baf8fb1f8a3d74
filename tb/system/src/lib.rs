//! The whole machine: an emitted card, a host with processors on which the driver runs, and a network.
//!
//! ```text
//!  programs -- driver -- processors -- home agent -- link --- card --- wire
//!             (nic-driver)         (nic-host)              (nic-sim)
//! ```
//!
//! [`forward`] is the program that is measured, [`serve`] one that answers requests. [`work`] is that of tests, and [`Trial`] is a test: a
//! card, what is sent to it, and what must be true afterwards. [`frames`] and [`checksums`] make
//! traffic, [`Drawn`] makes rings, [`Account`] says where every frame has gone.
mod account;
mod bridge;
mod card;
pub mod checksums;
mod counters;
mod draw;
mod forward;
pub mod frames;
mod machine;
mod near;
mod placement;
mod plan;
mod program;
mod registers;
mod serve;
pub mod soak;
mod stores;
mod system;
mod trial;
mod wire;
mod work;

pub use account::Account;
pub use bridge::STORE_WINDOW;
pub use card::{
    Card, CardError, FourRingsType1Card, Memory, MemoryReads, MemoryTiming, NETWORK_PERIOD,
    NicAgilexCard, NicPcieCard, NicType1Card, NicType2AgilexCard, NicType2Card, NicType2KvsCard,
    Passed, PioNicCard, Probes, PushType1Card, PushType2Card, RoceNicCard, SmallType2KvsCard,
    StoresPcieCard, TinyAgilexCard, TinyPcieCard, TinyPioNicCard, TinyPushType1Card,
    TinyPushType2Card, TinyQueuesPcieCard, TinyQueuesType1Card, TinyRoceNicCard,
    TinyStoresPcieCard, TinyStoresType1Card, TinyType1Card, TinyType2AgilexCard, TinyType2Card,
    TinyType2KvsCard, Watcher,
};
pub use counters::Counters;
pub use draw::{Drawn, draw};
pub use forward::{ForwardError, Forwarded, forward};
pub use machine::SimulatedMachine;
pub use near::{NEAR_CXL, NEAR_PCIE, Near};
pub use placement::Placement;
pub use plan::{Part, Plan, RingShape, Sends};
pub use program::work;
pub use serve::{HashTablePlace, NetworkAddress, ServeCounts, Service, Serving, serve};
pub use stores::{StoreOrders, StoreProgress, Stored, send_stores, send_stores_in_queue};
pub use system::{Setup, System};
pub use trial::Trial;
pub use wire::{Frame, Wire};
pub use work::{Orders, Progress, Received, Work};
