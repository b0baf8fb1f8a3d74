//! The instruments between the MAC and the network side, with their registers on the network's clock.
use nic_dsl::{Bundle, BundleExt, in_domain, instance, instance_with_clocks};

use crate::csr::blocks;
use crate::csr::commands::CommandSet;
use crate::csr::register_block::RegisterBlockPorts;
use crate::csr::register_crossing::RegisterCrossing;
use crate::csr::register_hub::RegisterHubPorts;
use crate::instrument::loopback::{Loopback, LoopbackPorts};
use crate::instrument::packet_generator::PacketGenerator;
use crate::instrument::packet_sink::PacketSink;

/// Flows whose sequence numbers the sink follows.
const FLOWS: u32 = 1_024;

/// The switch between the MAC and the network side, to which generator and sink are connected, and whose
/// registers the hub reaches.
pub(super) fn beside_the_mac(hub: &RegisterHubPorts) -> LoopbackPorts {
    let (loopback, generator, sink) = in_domain("network", || {
        (
            instance("loopback", &Loopback),
            instance("packet_generator", &PacketGenerator),
            instance("packet_sink", &PacketSink { flows: FLOWS }),
        )
    });
    loopback.generated.connect(*generator.packet);
    sink.packet.connect(*loopback.counted);
    sink.now_cycles.set(*generator.now_cycles);

    let registers = in_domain("network", || {
        let registers = instance("packet_generator_registers", &blocks::packet_generator());
        generator.configuration.assign(*registers.control);
        let (size, template) = *registers.commands;
        generator.size.connect(*size);
        generator.template.connect(*template);
        registers.status.assign(*generator.status);
        registers
    });
    cross(hub, "packet_generator", &registers);
    let registers = in_domain("network", || {
        let registers = instance("packet_sink_registers", &blocks::packet_sink());
        sink.configuration.assign(*registers.control);
        let (clear, bucket) = *registers.commands;
        sink.clear.connect(*clear);
        sink.bucket.connect(*bucket);
        registers.status.assign(*sink.status);
        registers
    });
    cross(hub, "packet_sink", &registers);
    let registers = in_domain("network", || {
        let registers = instance("loopback_registers", &blocks::loopback());
        loopback.configuration.assign(*registers.control);
        registers.status.assign(*loopback.status);
        registers
    });
    cross(hub, "loopback", &registers);
    loopback
}

/// Connects a block on the network's clock to the hub on the host's.
fn cross<C: Bundle, S: Bundle, K: CommandSet>(
    hub: &RegisterHubPorts,
    name: &str,
    block: &RegisterBlockPorts<C, S, K>,
) {
    let clocks = [("host", "host"), ("unit", "network")];
    let crossing = instance_with_clocks(&format!("{name}_crossing"), &RegisterCrossing, &clocks);
    crossing.access.connect(**hub.access_of.of(name));
    hub.answer_of.of(name).connect(*crossing.answer);
    block.access.connect(*crossing.unit_access);
    crossing.unit_answer.connect(*block.answer);
}
