//! Hosts whose registers are near, so that a test spends its cycles on packets and not on setting rings
//! up. Memory, caches and links cost what they cost in the profiles that these are made of.
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, Mark, PCIE_GEN4, Parameter, Row, Source, Unit};

use crate::card::{
    Card, FourRingsType1Card, NicAgilexCard, NicPcieCard, NicType1Card, NicType2AgilexCard,
    NicType2Card, PushType1Card, PushType2Card, TinyAgilexCard, TinyPcieCard, TinyPushType1Card,
    TinyPushType2Card, TinyQueuesPcieCard, TinyQueuesType1Card, TinyStoresPcieCard,
    TinyStoresType1Card, TinyType1Card, TinyType2AgilexCard, TinyType2Card, TinyType2KvsCard,
};

const fn row(parameter: Parameter, value: f64) -> Row {
    let source = Source { paper: "-", section: "short, for tests" };
    Row { parameter, value, unit: Unit::Nanoseconds, mark: Mark::Ours, source }
}

const NEAR: &[Row] = &[
    row(Parameter::MmioWrite, 10.0),
    row(Parameter::MmioRead, 25.0),
    row(Parameter::Interrupt, 5.0),
];

/// `agilex7_cxl` with near registers.
pub const NEAR_CXL: Profile = Profile {
    name: "near_cxl",
    about: "agilex7_cxl with near registers",
    rows: &[NEAR],
    base: Some(&AGILEX7_CXL),
};

/// `pcie_gen4` with near registers.
pub const NEAR_PCIE: Profile = Profile {
    name: "near_pcie",
    about: "pcie_gen4 with near registers",
    rows: &[NEAR],
    base: Some(&PCIE_GEN4),
};

/// A card with the near host that fits it.
pub trait Near: Card {
    /// The host.
    const PROFILE: &'static Profile;
}

impl Near for NicType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for FourRingsType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for PushType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for PushType2Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyPushType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyPushType2Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for NicType2Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyType2Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyType2KvsCard {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for NicPcieCard {
    const PROFILE: &'static Profile = &NEAR_PCIE;
}
impl Near for TinyPcieCard {
    const PROFILE: &'static Profile = &NEAR_PCIE;
}
impl Near for TinyStoresType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyQueuesType1Card {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyQueuesPcieCard {
    const PROFILE: &'static Profile = &NEAR_PCIE;
}
impl Near for TinyStoresPcieCard {
    const PROFILE: &'static Profile = &NEAR_PCIE;
}
impl Near for NicAgilexCard {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyAgilexCard {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for NicType2AgilexCard {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
impl Near for TinyType2AgilexCard {
    const PROFILE: &'static Profile = &NEAR_CXL;
}
