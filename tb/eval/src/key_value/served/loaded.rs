//! A card whose table is in its memory before it starts: no store fills it, and no page is turned.
use std::rc::Rc;

use nic_driver::card::{BiasPolicy, CardError};
use nic_driver::registers::nic::{device_memory, engine_port, kvs, steering};
use nic_driver::{Card as Driver, Machine};
use nic_host::Profile;
use nic_model::kvs::table::{Image, Table};
use nic_system::{Memory, NicType2KvsCard, Setup, SimulatedMachine, System};

use super::{PAUSE_CYCLES, Program, Served, Told};
use crate::key_value::UDP_PORT;

/// Bytes of a line.
const LINE_BYTES: u64 = 64;
/// The rings and the handler get packets.
const ALL_DESTINATIONS: u32 = 3;
/// The handler.
const DESTINATION: u32 = 1;

/// What a card is set up with that has its table already.
#[derive(Clone, Debug)]
pub struct LoadedQuestion {
    /// What host and link cost.
    pub profile: &'static Profile,
    /// Seed of all that is left to chance.
    pub seed: u64,
    /// What is in the card's memory, lines counted from its first.
    pub image: Image,
    /// Where the table in it is, so, too.
    pub table: Table,
    /// Entries that are read stay in the cache of the card's memory.
    pub keep_entries: bool,
    /// Buckets that are read do not.
    pub pass_buckets: bool,
}

impl Served<NicType2KvsCard> {
    /// A table that is there already; requests are served. There is none in host memory.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn loaded(question: &LoadedQuestion) -> Result<Self, String> {
        let setup = Setup::server(question.profile, 1, question.seed);
        let mut system =
            System::<NicType2KvsCard>::new(&setup).map_err(|error| error.to_string())?;
        for (line, data) in &question.image {
            system.card.memory_mut().put(*line, *data);
        }
        let told = Rc::new(Told::default());
        system.host.spawn(manage_loaded(system.machine(0), question.clone(), told.clone()));
        let program = Program::Manager(told);
        Self { system, program, beside: None, period: setup.network_period }.until_it_serves()
    }

    /// The memory of the card.
    pub fn memory(&mut self) -> &mut Memory {
        self.system.card.memory_mut()
    }

    /// Times that a request for a line of the card's memory was put back because the line was outstanding, modulo 2^32.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn waits(&mut self) -> Result<u32, String> {
        self.statistics()?;
        let Program::Manager(told) = &self.program else { return Ok(0) };
        Ok(told.waits.get())
    }
}

async fn manage_loaded(machine: SimulatedMachine, question: LoadedQuestion, told: Rc<Told>) {
    let result = serve_loaded(&machine, &question, &told).await;
    *told.error.borrow_mut() = result.err().map(|error| error.to_string());
}

/// As the driver starts a handler, but no page is turned: the engine obeys requests in device-bias. The host has no copies.
async fn serve_loaded(
    machine: &SimulatedMachine,
    question: &LoadedQuestion,
    told: &Told,
) -> Result<(), CardError> {
    let card = Driver::open(machine).await?;
    let (begin, _) = card.memory().await?;
    card.set_bias_policy(BiasPolicy::Obey).await?;
    let table = question.table;
    for (register, line) in
        [(kvs::NIC_BUCKETS, table.buckets_base), (kvs::NIC_ENTRIES, table.entries_base)]
    {
        let line = begin / LINE_BYTES + line;
        machine.write_register(register, line as u32).await;
        machine.write_register(register + 4, (line >> 32) as u32).await;
    }
    machine.write_register(kvs::HAS_HOST, 0).await;
    machine.write_register(kvs::KEEP_ENTRIES, question.keep_entries.into()).await;
    machine.write_register(kvs::PASS_BUCKETS, question.pass_buckets.into()).await;
    machine.write_register(steering::ENABLE, ALL_DESTINATIONS).await;
    machine.write_register(engine_port::UDP_PORT_0, UDP_PORT.into()).await;
    machine.write_register(engine_port::DESTINATION_0, DESTINATION).await;
    machine.write_register(engine_port::ENABLE_0, 1).await;
    machine.read_register(engine_port::ENABLE_0).await;
    told.serves.set(true);
    while !told.end.get() {
        machine.core.delay_cycles(PAUSE_CYCLES).await;
        if told.asks.get() {
            told.counted.set(card.key_value_statistics().await?);
            told.waits.set(machine.read_register(device_memory::WAITS).await);
            told.asks.set(false);
        }
    }
    machine.write_register(engine_port::ENABLE_0, 0).await;
    Ok(())
}
