//! Wiring that cards have in common, whatever keeps the host's lines.
use nic_dsl::{
    BundleExt, Group, LevelSource, PulseSource, Sink, concatenate, constant, in_domain, instance,
};

use super::core::NicCorePorts;
use crate::adapter::axi_lite_slave::AxiLiteSlave;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::interface::{AxiLitePorts, EngineControlPorts, LinePorts};
use crate::memory::line_merge::{LineMerge, LineMergePorts};
use crate::message::{CacheStatus, LineResponse, Nothing, WriteAnswer};

/// Puts a slave between the host and the core's registers.
pub(super) fn lite(core: &NicCorePorts, host: &Group<AxiLitePorts>) {
    let lite = in_domain("host", || instance("lite", &AxiLiteSlave));
    host.connect_to(&lite.axi);
    core.access.connect(*lite.access);
    lite.answer.connect(*core.answer);
}

/// Gives a requester its answers: it has room for each of them.
pub(super) fn answer(requester: &Sink<LineResponse>, answers: &PulseSource<LineResponse>) {
    requester.offer(answers.valid, answers.payload);
    requester.ready.ignore();
}

/// Joins writes and reads of packets to one port, whose tags have `tag_bits` bits.
pub(super) fn packets(core: &NicCorePorts, bus: &RegisterBus, tag_bits: u32) -> LineMergePorts {
    // An engine tells requesters apart by the highest bit of a tag.
    let own_bits = tag_bits - 1;
    let merge = in_domain("host", || {
        instance("packets", &LineMerge { requesters: 2, burst: 1, own_bits, urgent: 0 })
    });
    merge.line_request[0].connect(*core.write_request);
    answer(&core.write_response, &merge.line_response[0]);
    merge.line_request[1].connect(*core.read_request);
    answer(&core.read_response, &merge.line_response[1]);
    let registers = in_domain("host", || instance("line_merge_registers", &blocks::line_merge()));
    bus.connect("line_merge", &registers);
    registers.status.assign(*merge.status);
    merge
}

/// Connects the descriptors to port 0, which nobody else uses.
pub(super) fn descriptors(core: &NicCorePorts, engine: &EnginePorts<'_>) {
    engine.lines.line_request[0].connect(*core.descriptor_request);
    core.descriptor_response.connect(*engine.lines.line_response[0]);
}

/// What a coherence engine of the card's own has, with device memory or without.
pub(super) struct EnginePorts<'a> {
    pub lines: &'a LinePorts,
    pub control: &'a EngineControlPorts,
    pub status: &'a [LevelSource<CacheStatus>],
}

/// Connects the core to an engine: packets to port 1, and its registers; descriptors are at port 0, alone or
/// not.
pub(super) fn engine(
    core: &NicCorePorts,
    bus: &RegisterBus,
    merge: &LineMergePorts,
    engine: &EnginePorts<'_>,
) {
    let EngineControlPorts { write_policy, fence_request, fence_response, flush, flush_status } =
        engine.control;
    fence_request.connect(*core.fence_request[0]);
    core.fence_response[0].connect(**fence_response);
    engine.lines.line_request[1].connect(*merge.merged_request);
    merge.merged_response.connect(*engine.lines.line_response[1]);

    in_domain("host", || {
        let registers = instance("coherence_registers", &blocks::coherence());
        bus.connect("coherence", &registers);
        core.write_order[0].assign(*registers.control);
        let (asked,) = *registers.commands;
        flush.send(asked.valid & asked.payload.begins, Nothing {});
        registers.status.assign(**flush_status);
        // Packets are at port 1; what is at port 0 is always answered when it is observed globally.
        let order = registers.control.nc_writes;
        let is_local = order.is(WriteAnswer::Locally).bits();
        write_policy.local_writes.set(concatenate([is_local, constant(1, 0)]));
        write_policy.ordered_writes.set(order.is(WriteAnswer::Ordered).mask(2));
        for (number, status) in engine.status.iter().enumerate() {
            let name = format!("cache_{number}");
            let registers = instance(&format!("{name}_registers"), &blocks::cache());
            bus.connect(&name, &registers);
            registers.status.assign(**status);
        }
    });
}
