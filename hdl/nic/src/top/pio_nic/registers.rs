//! The registers of the card that are not the network side's.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, elaborate, instance};
use nic_spec::register::pio_nic;

use super::windows::{Window, Windows};
use super::{LINE_BYTES, PioNic};
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_hub::RegisterHubPorts;

impl PioNic {
    /// Who the card is, its windows, and what its parts have counted.
    #[elaborate]
    pub(super) fn registers(&self, bus: &RegisterBus, hub: &RegisterHubPorts, windows: &Windows) {
        let map = pio_nic::map();
        let card = instance("card_registers", &blocks::pio_card());
        bus.connect("card", &card);
        let Both(identification, parameters) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        parameters.group_lines.set(self.lines);
        parameters.maximum_packet_bytes.set(self.maximum);
        parameters.burst_bytes.set(self.network.buffer.lines * LINE_BYTES);
        let registers = instance("hub_registers", &blocks::hub());
        bus.connect("registers", &registers);
        registers.status.assign(*hub.status);

        window(bus, "transmit_window", &windows.transmit);
        window(bus, "receive_window", &windows.receive);
        let registers = instance("transmit_registers", &blocks::pio_transmit());
        bus.connect("pio_transmit", &registers);
        registers.status.assign(*windows.unpacking.status);
        let registers = instance("receive_registers", &blocks::pio_receive());
        bus.connect("pio_receive", &registers);
        registers.status.assign(*windows.packing.status);
        let registers = instance("unmapped_registers", &blocks::unmapped_memory());
        bus.connect("unmapped_memory", &registers);
        registers.status.assign(*windows.unmapped.status);
        let registers = instance("gate_registers", &blocks::store_gate());
        bus.connect("store_gate", &registers);
        windows.gate.configuration.assign(*registers.control);
        registers.status.assign(*windows.gate.status);
        let registers = instance("packets_registers", &blocks::store_packets());
        bus.connect("store_packets", &registers);
        registers.status.assign(*windows.packets.status);
    }
}

/// Where a window is, how long a load waits there, and what was exchanged.
#[elaborate]
fn window(bus: &RegisterBus, name: &str, window: &Window) {
    let registers = instance(&format!("{name}_registers"), &blocks::pio_window());
    bus.connect(name, &registers);
    let Both(place, configuration) = *registers.control;
    window.split.window.assign(place);
    window.pio.window.assign(place);
    window.pio.configuration.assign(configuration);
    registers.status.assign(*window.pio.status);
}
