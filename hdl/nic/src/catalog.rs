//! The catalogue: every module that `emit` can write, with its parameters and the configurations
//! that are committed under `rtl-out/`.
use std::rc::Rc;

use nic_dsl::{Module, ir};
use nic_spec::contract::Contract;

use crate::parameter::{Error, Parameter, Values};

/// A module type and how to make one.
pub struct Entry {
    /// What it promises.
    pub contract: &'static Contract,
    /// What can be chosen.
    pub parameters: &'static [Parameter],
    /// The configurations under `rtl-out/`, each a list of settings (`DEPTH=16`).
    pub emitted: &'static [&'static [&'static str]],
    /// Elaborates one configuration.
    pub build: fn(&Values) -> Result<Rc<ir::Module>, Error>,
}

impl Entry {
    /// Elaborates the configuration that `settings` describes.
    ///
    /// # Errors
    /// An unknown parameter or an illegal value.
    pub fn elaborate<'a>(
        &self,
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Rc<ir::Module>, Error> {
        let values = Values::new(self.contract.module, self.parameters, settings)?;
        (self.build)(&values)
    }
}

/// Elaborates a module, the language's findings as an error.
///
/// # Errors
/// Everything that the language finds wrong with it: a fault of ours, not of the user's values.
pub fn build<M: Module>(module: &M) -> Result<Rc<ir::Module>, Error> {
    nic_dsl::elaborate(module).map_err(|errors| {
        let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Error::new(list.join("\n"))
    })
}

/// Every module type, in the order of the list that `emit --list` prints.
pub const ENTRIES: &[&Entry] = &[
    &crate::memory::ram_simple_dual_port::ENTRY,
    &crate::memory::ram_true_dual_port::ENTRY,
    &crate::memory::banked_buffer::ENTRY,
    &crate::stream::skid_buffer::ENTRY,
    &crate::stream::forward_register::ENTRY,
    &crate::stream::fifo::ENTRY,
    &crate::stream::async_fifo::ENTRY,
    &crate::stream::synchronizer::ENTRY,
    &crate::stream::level_crossing::ENTRY,
    &crate::stream::arbiter::ENTRY,
    &crate::stream::demultiplexer::ENTRY,
    &crate::stream::fork::ENTRY,
    &crate::stream::join::ENTRY,
    &crate::stream::width_adapter::ENTRY,
    &crate::stream::credit_gate::ENTRY,
    &crate::stream::id_pool::ENTRY,
    &crate::stream::packet_queue::ENTRY,
    &crate::stream::reorder_buffer::ENTRY,
    &crate::examples::descriptor_fetch::ENTRY,
    &crate::host::mmio::reorder::ENTRY,
    &crate::network::header_strip::ENTRY,
    &crate::csr::reorder_registers::ENTRY,
    &crate::adapter::axi_write_slave::ENTRY,
    &crate::adapter::axi_read_slave::ENTRY,
    &crate::adapter::axi_lite_slave::ENTRY,
    &crate::adapter::cmac_transmit::ENTRY,
    &crate::host::mmio::queues::ENTRY,
    &crate::coherence::hmc_bank::ENTRY,
    &crate::coherence::dcoh::ENTRY,
    &crate::coherence::dcoh_type2::ENTRY,
    &crate::instrument::lsu::ENTRY,
    &crate::adapter::line_to_pcie::ENTRY,
    &crate::adapter::line_to_cxl_ip::ENTRY,
    &crate::coherence::dmc_bank::ENTRY,
    &crate::host::pfu::receive::ENTRY,
    &crate::host::pfu::transmit::ENTRY,
    &crate::host::pfu::ENTRY,
    &crate::host::line::address_guard::ENTRY,
    &crate::host::line::line_merge::ENTRY,
    &crate::examples::fetch_quad::ENTRY,
    &crate::top::reorder_nic::ENTRY,
];
