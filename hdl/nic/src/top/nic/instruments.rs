//! The instruments between the MAC and the network side, with their registers on the network's clock.
use nic_dsl::{BundleExt, in_domain, instance, instance_with_clocks};

use crate::csr::blocks;
use crate::csr::register_bridge::RegisterBridge;
use crate::csr::register_bus::RegisterBus;
use crate::instrument::loopback::{Loopback, LoopbackPorts};
use crate::instrument::packet_generator::PacketGenerator;
use crate::instrument::packet_sink::PacketSink;

/// Flows whose sequence numbers the sink follows.
const FLOWS: u32 = 1_024;

/// The switch between the MAC and the network side, to which generator and sink are connected, with the
/// registers of all three.
pub(super) fn beside_the_mac(host_bus: &RegisterBus) -> LoopbackPorts {
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

    let names = ["packet_generator", "packet_sink", "loopback"];
    let bridge = RegisterBridge { blocks: names.len() as u32 };
    let clocks = [("host", "host"), ("unit", "network")];
    let bridge = instance_with_clocks("register_bridge", &bridge, &clocks);
    let bus = host_bus.bridge(&names, &bridge);
    in_domain("network", || {
        let registers = instance("packet_generator_registers", &blocks::packet_generator());
        bus.connect("packet_generator", &registers);
        generator.configuration.assign(*registers.control);
        let (size, template) = *registers.commands;
        generator.size.connect(*size);
        generator.template.connect(*template);
        registers.status.assign(*generator.status);

        let registers = instance("packet_sink_registers", &blocks::packet_sink());
        bus.connect("packet_sink", &registers);
        sink.configuration.assign(*registers.control);
        let (clear, bucket) = *registers.commands;
        sink.clear.connect(*clear);
        sink.bucket.connect(*bucket);
        registers.status.assign(*sink.status);

        let registers = instance("loopback_registers", &blocks::loopback());
        bus.connect("loopback", &registers);
        loopback.configuration.assign(*registers.control);
        registers.status.assign(*loopback.status);
        bridge.unit_answer.connect(bus.answer());
    });
    loopback
}
