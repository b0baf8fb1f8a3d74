//! The window of stores in front of a core that has an interface for them: AXI4, as a bridge from the host
//! brings it, with the registers of its slaves.
use nic_dsl::{BundleExt, in_domain, instance};

use super::core::NicCorePorts;
use super::network::STORE;
use crate::adapter::axi_read_slave::AxiReadSlave;
use crate::adapter::axi_write_slave::AxiWriteSlave;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::host::mmio::interface::LINE_BYTES;
use crate::interface::{AxiPorts, AxiPortsShape};

/// Bits of a burst's name, as on the AXI4 master of AWS F1 and of XDMA (PCIS).
const ID_BITS: u32 = 6;

/// The shape of the five channels.
pub(super) const SHAPE: AxiPortsShape = AxiPorts::shape_for(ID_BITS, LINE_BYTES);

/// Puts the slaves between the host and the core, if it has an interface for stores, whose window has lines of so
/// many bits of address.
pub(super) fn connect(
    core: &NicCorePorts,
    bus: &RegisterBus,
    line_bits: u32,
    host: Option<&AxiPorts>,
) {
    let Some(host) = host else { return };
    let (line_bytes, id_bits) = (LINE_BYTES, ID_BITS);
    in_domain("host", || {
        let write = instance("store_write", &AxiWriteSlave { line_bytes, line_bits, id_bits });
        let read = instance("store_read", &AxiReadSlave { bytes: LINE_BYTES, id_bits });
        host.write.connect_to(&write.axi);
        host.read.connect_to(&read.axi);
        core.mmio_write_of.of(STORE).connect(*write.mmio_write);

        let registers = instance("axi_write_registers", &blocks::store_write());
        bus.connect("axi_write", &registers);
        write.enable.set(registers.control.enable);
        registers.status.assign(*write.status);
        let registers = instance("axi_read_registers", &blocks::store_read());
        bus.connect("axi_read", &registers);
        registers.status.reads.set(*read.reads);
    });
}
