//! The registers of the card: who it is, its queue pairs, and what its parts have counted.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, elaborate, instance};
use nic_spec::register::roce_nic;

use super::RoceNic;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_hub::RegisterHubPorts;
use crate::engine::roce::pairs::RocePairs;
use crate::engine::roce::responder::RoceResponderPorts;
use crate::message::Nothing;
use crate::top::rao_engine::RaoEnginePorts;

impl RoceNic {
    /// Connects all but those of the network side.
    #[elaborate]
    pub(super) fn registers(
        &self,
        bus: &RegisterBus,
        hub: &RegisterHubPorts,
        responder: &RoceResponderPorts,
        engine: &RaoEnginePorts,
    ) {
        let map = roce_nic::map();
        let card = instance("card_registers", &blocks::roce_card());
        bus.connect("card", &card);
        let Both(identification, parameters) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        let RocePairs { pairs, kept, slots } = self.responder.pairs;
        parameters.pairs.set(pairs);
        parameters.kept.set(kept);
        parameters.slots.set(slots);
        let registers = instance("hub_registers", &blocks::hub());
        bus.connect("registers", &registers);
        registers.status.assign(*hub.status);

        let registers = instance("roce_registers", &blocks::roce());
        bus.connect("roce", &registers);
        let Both(station, pair) = *registers.control;
        responder.station.assign(station);
        responder.pair.assign(pair);
        let (selection,) = *registers.commands;
        responder.selection.connect(*selection);
        registers.status.assign(*responder.status);
        let registers = instance("parser_registers", &blocks::roce_parser());
        bus.connect("roce_parser", &registers);
        registers.status.assign(*responder.parser_status);
        let registers = instance("rao_registers", &blocks::rao());
        bus.connect("rao", &registers);
        registers.status.assign(*engine.rao_status);
        let registers = instance("flush_registers", &blocks::cache_flush());
        bus.connect("cache_flush", &registers);
        let (asked,) = *registers.commands;
        engine.control.flush.send(asked.valid & asked.payload.begins, Nothing {});
        registers.status.assign(*engine.control.flush_status);
        for (number, (unit, cache)) in engine.unit_status.iter().zip(&engine.status).enumerate() {
            let name = format!("rao_unit_{number}");
            let registers = instance(&format!("{name}_registers"), &blocks::rao_unit());
            bus.connect(&name, &registers);
            registers.status.assign(**unit);
            let name = format!("cache_{number}");
            let registers = instance(&format!("{name}_registers"), &blocks::cache());
            bus.connect(&name, &registers);
            registers.status.assign(**cache);
        }
    }
}
