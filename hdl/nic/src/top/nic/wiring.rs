//! Wiring that cards have in common, whatever keeps the host's lines.
use nic_dsl::{Bundle, BundleExt, PulseSink, PulseSource, Sink, Source, in_domain, instance};

use super::core::NicCorePorts;
use crate::adapter::axi_lite_slave::AxiLiteSlave;
use crate::csr::blocks;
use crate::csr::commands::CommandSet;
use crate::csr::register_block::RegisterBlockPorts;
use crate::host::line::line_merge::{LineMerge, LineMergePorts};
use crate::message::{
    AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData, AxiLiteWriteResponse, LineResponse,
    MessageBeat,
};

/// Connects the MAC.
pub(super) fn network(
    core: &NicCorePorts,
    receive: &PulseSink<MessageBeat>,
    transmit: &Source<MessageBeat>,
) {
    core.cmac_receive.connect(**receive);
    transmit.connect(*core.cmac_transmit);
}

/// The five channels of AXI4-Lite.
pub(super) struct Lite<'a> {
    pub write_address: &'a Sink<AxiLiteAddress>,
    pub write_data: &'a Sink<AxiLiteWriteData>,
    pub write_response: &'a Source<AxiLiteWriteResponse>,
    pub read_address: &'a Sink<AxiLiteAddress>,
    pub read_data: &'a Source<AxiLiteReadData>,
}

/// Puts a slave between the channels and the core's registers.
pub(super) fn lite(core: &NicCorePorts, channels: &Lite<'_>) {
    let lite = in_domain("host", || instance("lite", &AxiLiteSlave));
    lite.write_address.connect(**channels.write_address);
    lite.write_data.connect(**channels.write_data);
    channels.write_response.connect(*lite.write_response);
    lite.read_address.connect(**channels.read_address);
    channels.read_data.connect(*lite.read_data);
    core.access.connect(*lite.access);
    lite.answer.connect(*core.answer);
}

/// Connects a block of registers that is outside the core.
pub(super) fn outside<C: Bundle, S: Bundle, K: CommandSet>(
    core: &NicCorePorts,
    name: &str,
    block: &RegisterBlockPorts<C, S, K>,
) {
    block.access.connect(**core.access_of.of(name));
    core.answer_of.of(name).connect(*block.answer);
}

/// Gives a requester its answers: it has room for each of them.
pub(super) fn answer(requester: &Sink<LineResponse>, answers: &PulseSource<LineResponse>) {
    requester.offer(answers.valid, answers.payload);
    requester.ready.ignore();
}

/// Joins writes and reads of packets to one port, whose tags have `tag_bits` bits.
pub(super) fn packets(core: &NicCorePorts, tag_bits: u32) -> LineMergePorts {
    // An engine tells requesters apart by the highest bit of a tag.
    let own_bits = tag_bits - 1;
    let merge =
        in_domain("host", || instance("packets", &LineMerge { requesters: 2, burst: 1, own_bits }));
    merge.line_request[0].connect(*core.write_request);
    answer(&core.write_response, &merge.line_response[0]);
    merge.line_request[1].connect(*core.read_request);
    answer(&core.read_response, &merge.line_response[1]);
    let registers = in_domain("host", || instance("line_merge_registers", &blocks::line_merge()));
    outside(core, "line_merge", &registers);
    registers.status.assign(*merge.status);
    merge
}
