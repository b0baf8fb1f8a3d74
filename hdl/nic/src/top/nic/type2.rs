//! Network interface card of Type 2: its lines are coherent with the host's caches through CXL.cache, and it
//! has memory of its own, which the host reaches by loads and stores through CXL.mem.
//!
//! ```text
//!                    +----------------- nic_type2 ------------------+
//!       cmac_receive |                     :                        | d2h_*, s2m_*
//!  ----------------->| pulse               :                 stream |------>
//!      cmac_transmit |                     :                        | h2d_*, m2s_*
//!  <-----------------| stream              :                 stream |<------
//!                    |                     :                        | memory_*_address_*
//!                    |                     :                 stream |------>
//!                    |                     :                        | memory_write_data_*
//!                    |                     :                 stream |------>
//!                    |                     :                        | memory_write_response_*
//!                    |                     :                 stream |<------
//!                    |                     :                        | memory_read_data_*
//!                    |                     :                 stream |<------
//!                    |                     :                        | memory_map
//!                    |                     :                  level |<------
//!                    |                     :                        | register_*
//!                    |                     :                 stream |<----->
//!                    |                     :                        | message
//!                    |                     :                 stream |------>
//!                    |                     :                        | store_* (MMIO=reorder)
//!                    |                     :                 stream |<----->
//!                    |       network clock : host clock             |
//!                    +----------------------------------------------+
//!
//!  MAC <--> core --+-- descriptors ---------------> port 0 --+
//!                  +-- writes --+-- merge --------> port 1 --+-- engine <--> CXL.cache, CXL.mem
//!                  +-- reads ---+                            |      ^
//!                  +-- fences -------------------------------+      +------> AXI4, two channels of memory
//! ```
//!
//! # Function
//! `nic_type1` with `dcoh_type2` for its engine: rings and packets are in host memory or in the card's, as
//! `ring_space` and `data_space` of each half of a ring say, and each of the two says whether the host's
//! caches are asked first (host-bias) or not (device-bias, where the page is in it; else as the policy says).
//! The host is told by `memory_map` where the card's memory is, in registers, too; whoever decodes the
//! host's addresses sets it (the HDM decoders among CXL's component registers). Its first line is at a
//! multiple of `PAGES` pages. The bias of pages is turned by registers, through `bias_control`.
//!
//! With `KVS=cuckoo`, packets that the classifier steers to engine 1 are key-value requests, and answered here
//! (`kvs_handler`); its lines share port 0 with the descriptors.
//!
//! Memory is behind two AXI4 masters (`device_memory`), which take turns line by line; its address 0 is the card's
//! first line. What goes wrong there is counted in registers for each of the two.
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it.
//!
//! # Reset
//! Forgets everything but what memory holds; all pages are in host-bias. The host's reset comes with those of the link
//! and of memory, and with the network's; the network's comes with the MAC's, also alone (`nic_network`). For as many
//! cycles as there are pages, or as a bank of the cache has sets, nothing is answered: tags and pages are swept.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! Ports of the engine for the key-value handler alone would cost two more of everything in it; its lines are as few as
//! those of descriptors.
use nic_dsl::bundle::Both;
use nic_dsl::{
    BundleExt, Flat, Group, LevelSink, Module, Ports, Sink, Source, elaborate, in_domain, instance,
    instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::CardLink;
use nic_spec::message::LINE_TAG_BITS;

use super::core::NicCore;
use super::key_value;
use super::network::BEAT_BYTES;
use super::parameters::{PARAMETERS, TINY_WITH_STORES};
use super::stores;
use super::wiring::{self, EnginePorts};
use crate::adapter::device_memory::{self, DeviceMemory};
use crate::coherence::bias_control::BiasControl;
use crate::coherence::dcoh_type2::{self, DcohType2, DcohType2Ports};
use crate::coherence::dmc_bank::DmcBank;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::engine::kvs::handler::KvsHandler;
use crate::interface::{AxiLitePorts, AxiPorts, CxlCachePorts, CxlMemoryPorts, MacPorts};
use crate::message::{
    AxiAddress, AxiAddressShape, AxiLineReadData, AxiLineReadDataShape, AxiLineWriteData,
    AxiWriteResponse, AxiWriteResponseShape, InterruptMessage, MemoryMap,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_type2",
    summary: "Network interface card behind CXL.cache and CXL.mem, with memory of its own.",
    source: contract::Source { paper: "CXL-NIC", section: "4 to 6" },
    // Two clocks have no cycle in common, and memory is in between; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_request",
        "h2d_response",
        "h2d_data",
        "m2s_request",
        "m2s_write",
        "s2m_response",
        "s2m_data",
        "memory_write_address_*",
        "memory_write_data_*",
        "memory_read_address_*",
        "register_write_address",
        "register_write_data",
        "register_write_response",
        "register_read_data",
        "message",
        "store_write_address?",
        "store_write_data?",
        "store_write_response?",
        "store_read_data?",
    ],
    transparent: &[],
};

/// What all cards have, and how much its engine does at a time, and for how many pages.
const TYPE2_PARAMETERS: [Parameter; PARAMETERS.len() + OF_ENGINE.len()] = {
    let mut all = [OF_ENGINE[0]; PARAMETERS.len() + OF_ENGINE.len()];
    let (of_cards, of_engine) = all.split_at_mut(PARAMETERS.len());
    of_cards.copy_from_slice(PARAMETERS);
    of_engine.copy_from_slice(&OF_ENGINE);
    all
};

/// Workers of a key-value handler, and bucket lines of its lookups: with those of the descriptors they fit the tags of a
/// port.
const KVS_WORKERS: u32 = 4;
const KVS_SLOTS: u32 = 64;

/// Channels of memory, and reads and writes that are outstanding in each.
const CHANNELS: u32 = 2;
const MEMORY_OUTSTANDING: u32 = 32;

const OF_ENGINE: [Parameter; 5] = [
    Parameter { name: "OUTSTANDING", default: "128", meaning: "as OUTSTANDING of `dcoh_type2`" },
    Parameter {
        name: "DEVICE_OUTSTANDING",
        default: "64",
        meaning: "as DEVICE_OUTSTANDING of `dcoh_type2`",
    },
    Parameter { name: "PAGES", default: "65536", meaning: "as PAGES of `dcoh_type2`" },
    Parameter {
        name: "KVS",
        default: "none",
        meaning: "none, or cuckoo: key-value requests can be answered by the card",
    },
    Parameter { name: "KVS_INDEX_BITS", default: "14", meaning: "as INDEX_BITS of `kvs_handler`" },
];

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &TYPE2_PARAMETERS,
    presets: &[
        Preset::product("nic_type2", &["RINGS=1", "WRITES=256", "READS=256"]),
        Preset::product("nic_type2_push", &["RINGS=1", "WRITES=256", "READS=256", "PUSH=gate"]),
        Preset::product("nic_type2_kvs", &["RINGS=1", "WRITES=256", "READS=256", "KVS=cuckoo"]),
        Preset::test("nic_type2_tiny", &SMALL),
        Preset::test("nic_type2_kvs_tiny", &small_kvs("KVS_INDEX_BITS=2")),
        Preset::test("nic_type2_kvs_small", &small_kvs("KVS_INDEX_BITS=6")),
        Preset::test("nic_type2_push_tiny", &SMALL_PUSH),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&NicType2::new(values)?),
};

/// The smallest with two rings, which also takes stores, for tests; its pages are swept about as soon as
/// its tags.
const SMALL: [&str; TINY_WITH_STORES.len() + 1] = {
    let mut all = ["PAGES=512"; TINY_WITH_STORES.len() + 1];
    all.split_at_mut(TINY_WITH_STORES.len()).0.copy_from_slice(TINY_WITH_STORES);
    all
};

/// The same with push gates.
const SMALL_PUSH: [&str; SMALL.len() + 1] = {
    let mut all = ["PUSH=gate"; SMALL.len() + 1];
    all.split_at_mut(SMALL.len()).0.copy_from_slice(&SMALL);
    all
};

/// The same, and it answers key-value requests from a table of that size.
const fn small_kvs(index_bits: &'static str) -> [&'static str; SMALL.len() + 2] {
    let mut all = ["KVS=cuckoo"; SMALL.len() + 2];
    all.split_at_mut(SMALL.len()).0.copy_from_slice(&SMALL);
    all[SMALL.len()] = index_bits;
    all
}

/// A card.
#[derive(Clone, Debug)]
pub struct NicType2 {
    core: NicCore,
    engine: DcohType2,
    memory: DeviceMemory,
    key_value: Option<KvsHandler>,
}

impl NicType2 {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let core = NicCore::new(values, CardLink::CxlMemory)?;
        let index_bits = values.number("KVS_INDEX_BITS", 1..=20)?;
        let handler = KvsHandler { index_bits, workers: KVS_WORKERS, slots: KVS_SLOTS };
        let has_handler = values.word("KVS", &["none", "cuckoo"])? > 0;
        let key_value = has_handler.then_some(handler);
        let core = if key_value.is_some() { core.with_engine() } else { core };
        let outstanding: u32 = values.power_of_two("OUTSTANDING", 4..=256)?;
        let of_device: u32 = values.power_of_two("DEVICE_OUTSTANDING", 4..=256)?;
        let pages: u32 = values.power_of_two("PAGES", 2..=1 << 20)?;
        let settings = [
            format!("OUTSTANDING={outstanding}"),
            format!("DEVICE_OUTSTANDING={of_device}"),
            format!("PAGES={pages}"),
        ];
        let settings = settings.each_ref().map(String::as_str);
        let engine = Values::new("dcoh_type2", dcoh_type2::RECORD.parameters, settings)?;
        let engine = DcohType2::new(&engine)?;
        let memory = DeviceMemory { channels: CHANNELS, outstanding: MEMORY_OUTSTANDING, pages };
        core.check_tags("nic_type2", &[&[0], &[1, 2]], LINE_TAG_BITS)?;
        if key_value.is_some() {
            core.check_tags("nic_type2", &[&[0]], key_value::OWN_BITS)?;
        }
        Ok(Self { core, engine, memory, key_value })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct NicType2Ports {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// The host.
    #[shape(())]
    #[clock(host)]
    pub cxl_cache: Flat<CxlCachePorts>,
    /// The host, about the card's memory.
    #[shape(())]
    #[clock(host)]
    pub cxl_memory: Flat<CxlMemoryPorts>,
    /// AXI4 channels AW of the channels of memory.
    #[clock(host)]
    pub memory_write_address: Vec<Source<AxiAddress>>,
    /// Channels W.
    #[clock(host)]
    pub memory_write_data: Vec<Source<AxiLineWriteData>>,
    /// Channels B; always taken.
    #[clock(host)]
    pub memory_write_response: Vec<Sink<AxiWriteResponse>>,
    /// Channels AR.
    #[clock(host)]
    pub memory_read_address: Vec<Source<AxiAddress>>,
    /// Channels R.
    #[clock(host)]
    pub memory_read_data: Vec<Sink<AxiLineReadData>>,
    /// Where there is memory; set while nothing is outstanding.
    #[shape(())]
    #[clock(host)]
    pub memory_map: LevelSink<MemoryMap>,
    /// AXI4 for stores, if there is an interface for them.
    #[clock(host)]
    pub store: Option<Group<AxiPorts>>,
    /// AXI4-Lite for registers.
    #[shape(())]
    #[clock(host)]
    pub register: Group<AxiLitePorts>,
    /// Interrupts, as posted writes of 4 bytes that go over CXL.io.
    #[shape(())]
    #[clock(host)]
    pub message: Source<InterruptMessage>,
}

impl Module for NicType2 {
    type Ports = NicType2Ports;

    fn name(&self) -> String {
        let DmcBank { outstanding, pages, .. } = self.engine.device_memory;
        let of_host = self.engine.host_memory.bank.outstanding;
        let kvs =
            self.key_value.as_ref().map_or(String::new(), |kvs| format!("_b{}", kvs.index_bits));
        format!("nic_type2{}_o{of_host}_do{outstanding}_g{pages}{kvs}", self.core.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("type2.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicType2PortsShape {
        let channels = CHANNELS as usize;
        let id_bits = device_memory::ID_BITS;
        let address = || vec![AxiAddressShape { id_bits }; channels];
        NicType2PortsShape {
            mac: MacPorts::shape_for(BEAT_BYTES),
            memory_write_address: address(),
            memory_write_data: vec![(); channels],
            memory_write_response: vec![AxiWriteResponseShape { id_bits }; channels],
            memory_read_address: address(),
            memory_read_data: vec![AxiLineReadDataShape { id_bits }; channels],
            store: self.core.stores.is_some().then_some(stores::SHAPE),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let core = instance_with_clocks("core", &self.core, &both);
        let bus = RegisterBus::new(*core.outside_access, &self.core.map());
        wiring::lite(&core, &ports.register);
        let engine = in_domain("host", || instance("engine", &self.engine));
        let merge = wiring::packets(&core, &bus, LINE_TAG_BITS);
        ports.mac.connect_to(&core.mac);
        ports.message.connect(*core.message);
        stores::connect(&core, &bus, self.core.store_line_bits(), ports.store.as_deref());
        let engine_ports =
            EnginePorts { lines: &engine.lines, control: &engine.control, status: &engine.status };
        match &self.key_value {
            None => wiring::descriptors(&core, &engine_ports),
            Some(handler) => key_value::connect(&core, &bus, &engine_ports, handler),
        }
        wiring::engine(&core, &bus, &merge, &engine_ports);

        ports.cxl_cache.connect_to(&engine.cxl_cache);
        ports.cxl_memory.connect_to(&engine.cxl_memory);
        engine.memory_map.assign(*ports.memory_map);
        in_domain("host", || {
            self.channels(&ports, &bus, &engine);
            self.memory(&bus, &engine, *ports.memory_map);
            core.outside_answer.connect(bus.answer());
        });
        let of_device = engine.device_line_change.iter().chain(&*engine.device_victim_change);
        let of_host = engine.line_change.iter().chain(&engine.victim_change);
        for change in of_host.chain(of_device) {
            change.valid.ignore();
            change.payload.ignore_all();
        }
    }
}

impl NicType2 {
    /// The channels of memory, and what goes wrong in them.
    #[elaborate]
    fn channels(&self, ports: &NicType2Ports, bus: &RegisterBus, engine: &DcohType2Ports) {
        let memory = instance("memory", &self.memory);
        memory.memory_request.connect(*engine.memory_request[0]);
        engine.memory_answer[0].connect(*memory.memory_answer);
        for i in 0..CHANNELS as usize {
            ports.memory_write_address[i].connect(*memory.write_address[i]);
            ports.memory_write_data[i].connect(*memory.write_data[i]);
            memory.write_response[i].connect(*ports.memory_write_response[i]);
            ports.memory_read_address[i].connect(*memory.read_address[i]);
            memory.read_data[i].connect(*ports.memory_read_data[i]);
            let name = format!("memory_channel_{i}");
            let registers = instance(&format!("{name}_registers"), &blocks::memory_channel());
            bus.connect(&name, &registers);
            registers.status.assign(*memory.status[i]);
        }
    }

    /// What the host sees of the card's memory, and how it turns its pages.
    #[elaborate]
    fn memory(&self, bus: &RegisterBus, engine: &DcohType2Ports, memory_map: MemoryMap) {
        let registers = instance("device_memory_registers", &blocks::device_memory());
        bus.connect("device_memory", &registers);
        let Both(size, Both(map, status)) = *registers.status;
        size.pages.set(self.engine.device_memory.pages);
        map.assign(memory_map);
        status.assign(*engine.device_status[0]);

        let bias = instance("bias", &BiasControl);
        let registers = instance("bias_registers", &blocks::bias());
        bus.connect("bias", &registers);
        let (turn,) = *registers.commands;
        bias.command.connect(*turn);
        engine.bias_command.connect(*bias.bias_command);
        bias.bias_answer.connect(*engine.bias_answer);
        bias.bias_reversion.connect(*engine.bias_reversion[0]);
        registers.status.assign(*bias.status);
        engine.policy.assign(*registers.control);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn tags_of_one_port_suffice_or_the_card_is_refused() {
        structure::elaborates(&RECORD, ["RINGS=2", "RINGS=4 LINES=64 WRITES=512 READS=512"]);
        let error = structure::refused(&RECORD, "RINGS=8 LINES=64");
        assert!(error.contains("at most 256 lines"), "{error}");
        let error = structure::refused(&RECORD, "OUTSTANDING=96");
        assert!(error.contains("a power of two from 4 to 256"), "{error}");
    }

    #[test]
    fn descriptors_leave_room_for_the_tags_of_a_key_value_handler() {
        let error = structure::refused(&RECORD, "RINGS=4 LINES=64 KVS=cuckoo");
        assert!(error.contains("halve the largest"), "{error}");
        let error = structure::refused(&RECORD, "LINES=64 KVS=cuckoo PUSH=gate");
        assert!(error.contains("halve the largest"), "{error}");
    }
}
