//! Wiring that cards behind a CXL IP have in common, with memory or without.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, Group, Module, elaborate, in_domain, instance, instance_with_clocks};
use nic_spec::message::CardLink;

use super::core::{NicCore, NicCorePorts};
use super::wiring;
use crate::adapter::avalon_mm_slave::AvalonMmSlave;
use crate::adapter::line_to_cxl_ip::{self, LineToCxlIp, LineToCxlIpPorts};
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_crossing::RegisterCrossing;
use crate::interface::{AfuPorts, AfuPortsShape, AvalonPorts};
use crate::message::{AvalonStatus, MemoryMap};
use crate::module::{Error, Values};
use crate::stream::level_crossing::LevelCrossing;
use crate::stream::synchronizer::Synchronizer;

/// AFU ports of the IP.
pub(super) const AFU_PORTS: usize = 2;

/// The core of a card behind an IP.
///
/// # Errors
/// An illegal value, or values that contradict each other.
pub(super) fn core(module: &str, values: &Values) -> Result<NicCore, Error> {
    let core = NicCore::new(values, CardLink::CxlIp)?;
    core.check_tags(module, &[&[0], &[1, 2]], line_to_cxl_ip::TAG_BITS)?;
    if core.stores.is_some() {
        return Err(Error::new(format!(
            "`{module}`: MMIO=reorder needs a port that brings lines whole, and the IP's for registers \
             has 64 bits; MMIO=none is right"
        )));
    }
    Ok(core)
}

/// The shape of the ports that lead to the IP, behind such adapters.
pub(super) fn shape(link: &LineToCxlIp) -> AfuPortsShape {
    let port = link.shape();
    AfuPortsShape {
        write_address: vec![port.write_address; AFU_PORTS],
        write_data: vec![(); AFU_PORTS],
        write_response: vec![(); AFU_PORTS],
        read_address: vec![port.read_address; AFU_PORTS],
        read_data: vec![port.read_data; AFU_PORTS],
    }
}

/// Puts an adapter before each AFU port, descriptors at one and packets at the other, and chains their quiet.
pub(super) fn lines(
    core: &NicCorePorts,
    bus: &RegisterBus,
    link: &LineToCxlIp,
    ip: &AfuPorts,
) -> [LineToCxlIpPorts; AFU_PORTS] {
    let merge = wiring::packets(core, bus, line_to_cxl_ip::TAG_BITS);
    let links: [_; AFU_PORTS] =
        std::array::from_fn(|number| in_domain("host", || instance(&format!("ip_{number}"), link)));
    let [of_descriptors, of_packets] = &links;
    of_descriptors.line_request.connect(*core.descriptor_request);
    core.descriptor_response.connect(*of_descriptors.line_response);
    of_packets.line_request.connect(*merge.merged_request);
    merge.merged_response.connect(*of_packets.line_response);
    for (number, link) in links.iter().enumerate() {
        ip.write_address[number].connect(*link.write_address);
        ip.write_data[number].connect(*link.write_data);
        link.write_response.connect(*ip.write_response[number]);
        ip.read_address[number].connect(*link.read_address);
        link.read_data.connect(*ip.read_data[number]);
        let name = format!("cxl_ip_{number}");
        let registers =
            in_domain("host", || instance(&format!("{name}_registers"), &blocks::cxl_ip()));
        bus.connect(&name, &registers);
        registers.status.assign(*link.status);
    }
    let request = in_domain("host", || instance("quiesce", &Synchronizer { width: 1 }));
    request.source.set(ip.quiesce_request.bits());
    of_descriptors.quiesce_request.set(request.sink.bit(0));
    of_packets.quiesce_request.set(*of_descriptors.quiesce_acknowledge);
    ip.quiesce_acknowledge.set(*of_packets.quiesce_acknowledge);
    links
}

/// Puts a slave on the IP's clock for registers before those of the core.
pub(super) fn registers(core: &NicCorePorts, bus: &RegisterBus, host: &Group<AvalonPorts>) {
    let slave = in_domain("csr", || instance("avalon", &AvalonMmSlave));
    host.connect_to(&slave.avalon);
    let clocks = [("host", "csr"), ("unit", "host")];
    let crossing = instance_with_clocks("register_crossing", &RegisterCrossing, &clocks);
    crossing.access.connect(*slave.access);
    slave.answer.connect(*crossing.answer);
    core.access.connect(*crossing.unit_access);
    crossing.unit_answer.connect(*core.answer);
    let status = LevelCrossing::<AvalonStatus> { payload: (), is_calm: false };
    let inwards = [("write", "csr"), ("read", "host")];
    let status = instance_with_clocks("avalon_status", &status, &inwards);
    status.source.assign(*slave.status);
    let registers = in_domain("host", || instance("avalon_registers", &blocks::avalon()));
    bus.connect("avalon", &registers);
    registers.status.assign(*status.sink);
}

/// What the host sees of the card's memory: so many pages, and where they are; without memory it is none.
#[elaborate]
pub(super) fn memory(bus: &RegisterBus, memory: Option<(u32, MemoryMap)>) {
    let registers = instance("device_memory_registers", &blocks::ip_memory());
    bus.connect("device_memory", &registers);
    let Both(size, map) = *registers.status;
    size.pages.set(memory.as_ref().map_or(0, |(pages, _)| *pages));
    match memory {
        Some((_, shown)) => map.assign(shown),
        None => {
            map.host_end.set(0);
            map.device_begin.set(0);
            map.device_end.set(0);
        }
    }
}
