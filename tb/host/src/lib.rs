//! The other end of the link: what a host does to a device, and how it answers one.
//!
//! Knows nothing of the inside of the card; messages are all that it shares with it. Random choices
//! come from the generator that the caller passes, so that one seed decides everything.
mod allocator;
mod background;
pub mod cache;
mod calendar;
mod cores;
mod counters;
mod cxl_ip;
pub mod device;
mod dram;
mod faults;
pub mod hash;
mod home;
mod host;
pub mod ledger;
mod line;
pub mod link;
mod machine;
mod memory;
pub mod pcie;
pub mod profile;
mod registers;
mod root;
mod timing;
pub mod write_combining;

pub use allocator::{Allocator, OutOfMemory, PAGE_BYTES};
pub use background::Background;
pub use cores::{Core, Poisoned};
pub use counters::Counters;
pub use cxl_ip::{CxlIp, FromCard, Misuse, ToCard};
pub use faults::{Faults, Spell};
pub use home::{Atomic, Change, Operation, Shape, WrongRule};
pub use host::{Configuration, Endpoint, Host, IoEndpoint};
pub use line::{Copy, LINE_BYTES, Line, LineState};
pub use link::{DeviceReady, Freedom, FromDevice, HostReady, Lane, Moving, ToDevice, WrongOrder};
pub use profile::Profile;
pub use registers::RegisterPort;
pub use root::{
    INTERRUPT_WINDOW, IoFromDevice, IoToDevice, MmioAccess, MmioAnswer, MmioRead, Passing,
    RootConfiguration, message_of,
};
pub use timing::Timing;
pub use write_combining::{Flush, Hold, Order, Write, WriteCombining};
