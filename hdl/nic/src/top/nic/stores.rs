//! The window of stores in front of a core that has an interface for them: AXI4, as a bridge from the host
//! brings it, with the registers of its slaves.
use nic_dsl::{BundleExt, Sink, Source, in_domain, instance};

use super::core::NicCorePorts;
use super::network::STORE;
use crate::adapter::axi_read_slave::AxiReadSlave;
use crate::adapter::axi_write_slave::AxiWriteSlave;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::host::mmio::interface::LINE_BYTES;
use crate::lib::named::Named;
use crate::message::{
    AxiAddress, AxiAddressShape, AxiReadData, AxiReadDataShape, AxiWriteData, AxiWriteDataShape,
    AxiWriteResponse, AxiWriteResponseShape,
};

/// Bits of a burst's name, as on the AXI4 master of AWS F1 and of XDMA (PCIS).
const ID_BITS: u32 = 6;

/// Shapes of the five channels.
pub(super) const ADDRESS: AxiAddressShape = AxiAddressShape { id_bits: ID_BITS };
pub(super) const WRITE_DATA: AxiWriteDataShape = AxiWriteDataShape { bytes: LINE_BYTES };
pub(super) const WRITE_RESPONSE: AxiWriteResponseShape = AxiWriteResponseShape { id_bits: ID_BITS };
pub(super) const READ_DATA: AxiReadDataShape =
    AxiReadDataShape { id_bits: ID_BITS, bytes: LINE_BYTES };

/// The five channels; none if the core has no interface for stores.
pub(super) struct Channels<'a> {
    pub write_address: &'a Named<Sink<AxiAddress>>,
    pub write_data: &'a Named<Sink<AxiWriteData>>,
    pub write_response: &'a Named<Source<AxiWriteResponse>>,
    pub read_address: &'a Named<Sink<AxiAddress>>,
    pub read_data: &'a Named<Source<AxiReadData>>,
}

/// Puts the slaves between the channels and the core, if it has an interface for stores, whose window has
/// lines of so many bits of address.
pub(super) fn connect(
    core: &NicCorePorts,
    bus: &RegisterBus,
    line_bits: u32,
    channels: &Channels<'_>,
) {
    if core.mmio_write_of.is_empty() {
        return;
    }
    let (line_bytes, id_bits) = (LINE_BYTES, ID_BITS);
    in_domain("host", || {
        let write = instance("store_write", &AxiWriteSlave { line_bytes, line_bits, id_bits });
        let read = instance("store_read", &AxiReadSlave { bytes: LINE_BYTES, id_bits });
        write.write_address.connect(**channels.write_address.of(STORE));
        write.write_data.connect(**channels.write_data.of(STORE));
        channels.write_response.of(STORE).connect(*write.write_response);
        read.read_address.connect(**channels.read_address.of(STORE));
        channels.read_data.of(STORE).connect(*read.read_data);
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
