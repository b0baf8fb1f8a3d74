//! The parameters of the core and of every card around it, and the smallest values for tests.
use super::network::{BUFFER, PACKETS};
use crate::module::Parameter;

/// The core's parameters: its link, and what all cards have.
pub const CORE_PARAMETERS: &[Parameter] = &[
    Parameter { name: "LINK", default: "cxl", meaning: "cxl, cxl_ip, pci_express or cxl_memory" },
    Parameter { name: "RINGS", default: "1", meaning: "1, 2, 4 or 8" },
    Parameter { name: "LINES", default: "16", meaning: "as LINES of `dmu`" },
    Parameter { name: "DESCRIPTORS", default: "512", meaning: "as DESCRIPTORS of `dmu`" },
    Parameter { name: "BEATS", default: "32", meaning: "as BEATS of `dmu`" },
    Parameter { name: "AHEAD", default: "16", meaning: "as AHEAD of `dmu`" },
    Parameter { name: "WRITES", default: "64", meaning: "as SLOTS of `pfu_receive`" },
    Parameter { name: "READS", default: "128", meaning: "as SLOTS of `pfu_transmit`" },
    BUFFER,
    PACKETS,
    Parameter {
        name: "MMIO",
        default: "none",
        meaning: "none; packets can also be sent by stores: reorder, to one window, queues, to many",
    },
    Parameter { name: "QUEUES", default: "64", meaning: "of MMIO=queues, as of `store_queues`" },
    Parameter {
        name: "QUEUE_LINES",
        default: "8192",
        meaning: "of MMIO=queues, as of `store_queues`",
    },
    Parameter {
        name: "PUSH",
        default: "none",
        meaning: "none, or gate: pushes can be forbidden, and pushed lines be written back",
    },
];

/// The parameters of every card with a core.
pub const PARAMETERS: &[Parameter] = match CORE_PARAMETERS {
    [_, of_cards @ ..] => of_cards,
    [] => &[],
};

/// The smallest with two rings, for tests.
pub const TINY: &[&str] = &[
    "RINGS=2",
    "LINES=8",
    "DESCRIPTORS=16",
    "BEATS=8",
    "AHEAD=4",
    "WRITES=8",
    "READS=8",
    "BUFFER=256",
    "PACKETS=16",
];

/// The same, and packets can also be sent by stores.
pub const TINY_WITH_STORES: &[&str] = &{
    let mut all = ["MMIO=reorder"; TINY.len() + 1];
    all.split_at_mut(TINY.len()).0.copy_from_slice(TINY);
    all
};

/// The same, to four queues, each of which has room for the longest packet and a window.
pub const TINY_WITH_QUEUES: &[&str] = &{
    let mut all = ["MMIO=queues"; TINY.len() + 3];
    all.split_at_mut(TINY.len()).0.copy_from_slice(TINY);
    all[TINY.len()] = "QUEUES=4";
    all[TINY.len() + 1] = "QUEUE_LINES=1024";
    all
};

/// The smallest with two rings and push gates.
pub const TINY_WITH_GATES: &[&str] = &{
    let mut all = ["PUSH=gate"; TINY.len() + 1];
    all.split_at_mut(TINY.len()).0.copy_from_slice(TINY);
    all
};
