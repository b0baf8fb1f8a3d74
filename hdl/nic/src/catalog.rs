//! The catalogue: every module that `emit` can write, by the folder of `rtl-out/` in which users find it.
use crate::module::{Parametric, Record};

/// A folder of `rtl-out/`.
#[derive(Debug)]
pub struct Folder {
    /// Its name.
    pub name: &'static str,
    /// What is in it, for the README there.
    pub contents: &'static str,
    /// The module types whose configurations are written there.
    pub records: &'static [&'static Record],
}

/// The folders that hold modules, in the order in which `emit --list` prints what is in them. A module type is
/// in one of them.
pub const FOLDERS: &[Folder] = &[
    Folder {
        name: "library",
        contents: "streams and memories in the sizes of the cards: arbiters, demultiplexers, line merges, counters, \
                   RAMs; FIFOs, skid buffers, width adapters and clock crossings are in `parametric/`",
        records: LIBRARY,
    },
    Folder {
        name: "units",
        contents: "the parts of the cards: adapters to buses, the network side, host interfaces, coherence \
                   engine, registers, instruments; and two examples",
        records: UNITS,
    },
    Folder {
        name: "tops",
        contents: "whole cards, each with a file list and a core",
        records: TOPS,
    },
];

/// Every module type.
pub fn records() -> impl Iterator<Item = &'static Record> {
    FOLDERS.iter().flat_map(|folder| folder.records).copied()
}

/// What moves payloads and keeps them: the rooms `stream` and `memory`.
pub const LIBRARY: &[&Record] = &[
    &crate::memory::ram_simple_dual_port::RECORD,
    &crate::memory::ram_true_dual_port::RECORD,
    &crate::memory::banked_buffer::RECORD,
    &crate::stream::skid_buffer::RECORD,
    &crate::stream::forward_register::RECORD,
    &crate::stream::fifo::RECORD,
    &crate::stream::async_fifo::RECORD,
    &crate::stream::frame_crossing::RECORD,
    &crate::stream::synchronizer::RECORD,
    &crate::stream::level_crossing::RECORD,
    &crate::stream::arbiter::RECORD,
    &crate::stream::demultiplexer::RECORD,
    &crate::stream::fork::RECORD,
    &crate::stream::join::RECORD,
    &crate::stream::width_adapter::RECORD,
    &crate::stream::credit_gate::RECORD,
    &crate::stream::id_pool::RECORD,
    &crate::stream::packet_queue::RECORD,
    &crate::stream::event_counter::RECORD,
    &crate::stream::reorder_buffer::RECORD,
    &crate::stream::header_strip::RECORD,
    &crate::stream::byte_joiner::RECORD,
    &crate::stream::message_gate::RECORD,
    &crate::memory::line_merge::RECORD,
];

/// What of the library is printed with Verilog parameters, those first that others instantiate.
pub const PARAMETRIC: &[&[Parametric]] = &[
    crate::stream::synchronizer::PARAMETRIC,
    crate::stream::skid_buffer::PARAMETRIC,
    crate::stream::forward_register::PARAMETRIC,
    crate::stream::fifo::PARAMETRIC,
    crate::stream::packet_queue::PARAMETRIC,
    crate::stream::async_fifo::PARAMETRIC,
    crate::stream::frame_crossing::PARAMETRIC,
    crate::stream::level_crossing::PARAMETRIC,
    crate::stream::arbiter::PARAMETRIC,
    crate::stream::demultiplexer::PARAMETRIC,
    crate::stream::fork::PARAMETRIC,
    crate::stream::join::PARAMETRIC,
    crate::stream::width_adapter::PARAMETRIC,
    crate::stream::credit_gate::PARAMETRIC,
    crate::stream::id_pool::PARAMETRIC,
    crate::stream::reorder_buffer::PARAMETRIC,
    crate::memory::ram_simple_dual_port::PARAMETRIC,
    crate::memory::ram_true_dual_port::PARAMETRIC,
    crate::memory::line_merge::PARAMETRIC,
];

/// What is neither in the library nor a whole card.
pub const UNITS: &[&Record] = &[
    &crate::examples::descriptor_fetch::RECORD,
    &crate::host::mmio::reorder::RECORD,
    &crate::csr::register_block::RECORD,
    &crate::csr::register_hub::RECORD,
    &crate::csr::register_crossing::RECORD,
    &crate::csr::register_bridge::RECORD,
    &crate::network::parser::RECORD,
    &crate::network::classify::RECORD,
    &crate::network::packet_buffer::RECORD,
    &crate::network::steering::RECORD,
    &crate::network::receive::RECORD,
    &crate::network::checksum_fill::RECORD,
    &crate::network::transmit::RECORD,
    &crate::adapter::axi_write_slave::RECORD,
    &crate::adapter::axi_read_slave::RECORD,
    &crate::adapter::axi_lite_slave::RECORD,
    &crate::adapter::avalon_mm_slave::RECORD,
    &crate::adapter::cmac_transmit::RECORD,
    &crate::adapter::cmac_receive::RECORD,
    &crate::adapter::avalon_st_transmit::RECORD,
    &crate::adapter::avalon_st_receive::RECORD,
    &crate::host::mmio::queues::RECORD,
    &crate::host::mmio::packets::RECORD,
    &crate::host::mmio::interface::RECORD,
    &crate::host::mmio::store_queues::RECORD,
    &crate::host::descriptor::descriptor_reader::RECORD,
    &crate::host::descriptor::receive_match::RECORD,
    &crate::host::descriptor::transmit_match::RECORD,
    &crate::host::descriptor::completion_writer::RECORD,
    &crate::host::descriptor::ring_engine::RECORD,
    &crate::host::descriptor::receive_dispatch::RECORD,
    &crate::host::descriptor::dmu::RECORD,
    &crate::host::descriptor::done_fence::RECORD,
    &crate::host::descriptor::interface::RECORD,
    &crate::host::msix_table::RECORD,
    &crate::coherence::bank_port::RECORD,
    &crate::coherence::hmc_bank::counters::RECORD,
    &crate::coherence::hmc_bank::sets::RECORD,
    &crate::coherence::hmc_bank::mshrs::RECORD,
    &crate::coherence::hmc_bank::RECORD,
    &crate::coherence::dcoh::RECORD,
    &crate::coherence::dcoh_links::RECORD,
    &crate::coherence::memory_window::RECORD,
    &crate::host::cc::cc_pool::RECORD,
    &crate::host::pio::coherent_pio::RECORD,
    &crate::host::pio::pio_engine::RECORD,
    &crate::host::pio::pio_transmit::RECORD,
    &crate::host::pio::pio_receive::RECORD,
    &crate::coherence::unmapped_memory::RECORD,
    &crate::coherence::dcoh_type2::RECORD,
    &crate::instrument::lsu::RECORD,
    &crate::instrument::packet_generator::RECORD,
    &crate::instrument::packet_sink::RECORD,
    &crate::instrument::loopback::RECORD,
    &crate::adapter::line_to_pcie::RECORD,
    &crate::adapter::pcie_to_axi::RECORD,
    &crate::adapter::device_memory::RECORD,
    &crate::adapter::line_to_cxl_ip::RECORD,
    &crate::coherence::dmc_bank::counters::RECORD,
    &crate::coherence::dmc_bank::sets::RECORD,
    &crate::coherence::dmc_bank::mshrs::RECORD,
    &crate::coherence::dmc_bank::RECORD,
    &crate::coherence::bias_banks::RECORD,
    &crate::coherence::bias_control::RECORD,
    &crate::host::pfu::receive::RECORD,
    &crate::host::pfu::transmit::RECORD,
    &crate::host::pfu::RECORD,
    &crate::host::line::address_guard::RECORD,
    &crate::host::line::push_gate::RECORD,
    &crate::engine::kvs::dispatch::RECORD,
    &crate::engine::kvs::recency::RECORD,
    &crate::engine::kvs::lookup::RECORD,
    &crate::engine::kvs::worker::RECORD,
    &crate::engine::kvs::parser::RECORD,
    &crate::engine::kvs::responder::RECORD,
    &crate::engine::kvs::handler::RECORD,
    &crate::engine::rao::unit::RECORD,
    &crate::engine::rao::handler::element::RECORD,
    &crate::engine::rao::handler::RECORD,
    &crate::engine::roce::parser::RECORD,
    &crate::engine::roce::pairs::RECORD,
    &crate::engine::roce::sender::RECORD,
    &crate::engine::roce::responder::RECORD,
    &crate::engine::rpc::deserializer::RECORD,
    &crate::examples::fetch_quad::RECORD,
    &crate::top::rao_engine::RECORD,
    &crate::top::rpc_engine::RECORD,
    &crate::top::nic::network::RECORD,
    &crate::top::nic::rings::RECORD,
    &crate::top::nic::core::RECORD,
];

/// Whole cards.
pub const TOPS: &[&Record] = &[
    &crate::top::reorder_nic::RECORD,
    &crate::top::queues_nic::RECORD,
    &crate::top::pio_nic::RECORD,
    &crate::top::roce_nic::RECORD,
    &crate::top::nic::type1::RECORD,
    &crate::top::nic::type2::RECORD,
    &crate::top::nic::pcie::RECORD,
    &crate::top::nic::agilex::RECORD,
    &crate::top::nic::agilex_type2::RECORD,
];
