//! A card whose handler serves key-value requests, or whose host does, and its network.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::key_value::{KeyValueSettings, KeyValueStatistics, KeyValueTable};
use nic_driver::card::{Bias, CardError};
use nic_driver::region::PAGE_BYTES;
use nic_driver::{Card as Driver, Region};
use nic_host::Profile;
use nic_system::{
    Card, Frame, HashTablePlace, NetworkAddress, Plan, RingShape, ServeCounts, Service, Serving,
    Setup, SimulatedMachine, System, serve,
};

use super::UDP_PORT;
use super::replay::Places;
use crate::card::setting::Setting;

mod loaded;

pub use loaded::LoadedQuestion;

/// Host cycles until requests are served, and in which one more must be answered or a program must end.
const SETUP_CYCLES: u64 = 20_000_000;
const PATIENCE: u64 = 100_000;
/// Cycles between two looks of the program at what it is told.
const PAUSE_CYCLES: u64 = 200;
/// Two to this power is the number of descriptors of the host's ring: few, so that each is used again soon, as in a
/// loop that runs for long.
const SIZE_LOG2: u32 = 6;

/// What a card is set up with.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// What host and link cost.
    pub profile: &'static Profile,
    /// Buckets of the table in host memory, 2 to this power.
    pub host_index_bits: u32,
    /// Seed of all that is left to chance.
    pub seed: u64,
}

/// What a card is set up with whose host serves.
#[derive(Clone, Copy, Debug)]
pub struct HostQuestion {
    /// What host and link cost.
    pub profile: &'static Profile,
    /// How the ring is set up.
    pub setting: Setting,
    /// Buckets of the table in host memory, 2 to this power.
    pub index_bits: u32,
    /// Keys for which there is room, whatever they and their values have of bytes.
    pub keys: usize,
    /// Seed of all that is left to chance.
    pub seed: u64,
}

/// Who runs on the host.
enum Program {
    /// It sets the card's handler up.
    Manager(Rc<Told>),
    /// It answers requests itself.
    Server(Rc<RefCell<Serving>>),
}

impl Program {
    fn serves(&self) -> bool {
        match self {
            Self::Manager(told) => told.serves.get(),
            Self::Server(told) => told.borrow().is_running,
        }
    }

    fn end(&self) {
        match self {
            Self::Manager(told) => told.end.set(true),
            Self::Server(told) => told.borrow_mut().end = true,
        }
    }

    fn error(&self) -> Option<String> {
        match self {
            Self::Manager(told) => told.error.borrow().clone(),
            Self::Server(told) => told.borrow().error.as_ref().map(ToString::to_string),
        }
    }
}

/// What the program is told, and what it says.
#[derive(Debug, Default)]
struct Told {
    serves: Cell<bool>,
    /// It is asked what the handler has counted.
    asks: Cell<bool>,
    counted: Cell<KeyValueStatistics>,
    /// Requests for lines of the card's memory that were put back.
    waits: Cell<u32>,
    end: Cell<bool>,
    error: RefCell<Option<String>>,
}

/// A card that serves requests from tables in its memory, in device-bias, and in the host's; or one whose host does.
pub struct Served<C> {
    system: System<C>,
    program: Program,
    /// The program on the next processor, which answers for the host in its network.
    beside: Option<Rc<RefCell<Serving>>>,
    /// A cycle of the network's clock in picoseconds.
    pub period: u64,
}

impl<C: Card> Served<C> {
    /// Empty tables; requests are served.
    ///
    /// # Errors
    /// One line: a model that cannot be built, a property or a rule that was broken, or what the driver says.
    pub fn new(question: &Question) -> Result<Self, String> {
        Self::in_network(question, None)
    }

    /// The same, and a second processor answers ARP and echo requests for this address through a ring.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn in_network(
        question: &Question,
        address: Option<NetworkAddress>,
    ) -> Result<Self, String> {
        let setup =
            Setup::server(question.profile, 1 + usize::from(address.is_some()), question.seed);
        let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
        let bits = question.host_index_bits;
        let entries_at = KeyValueTable::bucket_bytes(bits).next_multiple_of(PAGE_BYTES);
        let bytes = entries_at + KeyValueTable::entry_bytes(bits);
        let pages = system.memory.pages(bytes.div_ceil(PAGE_BYTES));
        let buckets = pages.map_err(|error| error.to_string())?;
        let host = KeyValueTable { buckets, entries: buckets + entries_at, index_bits: bits };
        let told = Rc::new(Told::default());
        system.host.spawn(manage(system.machine(0), host, told.clone()));
        let mut beside = None;
        if address.is_some() {
            let plan = Plan::new(&mut system.memory, 0, RingShape::PLAIN, RingShape::PLAIN);
            let plan = plan.map_err(|error| error.to_string())?;
            let service = Service { plan, address, key_value: None };
            let told = Rc::new(RefCell::new(Serving::default()));
            system.host.spawn(serve(system.machine(1), service, told.clone()));
            beside = Some(told);
        }
        let program = Program::Manager(told);
        Self { system, program, beside, period: setup.network_period }.until_it_serves()
    }

    /// An empty table in host memory; a processor serves requests from its ring.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn by_host(question: &HostQuestion) -> Result<Self, String> {
        let HostQuestion { profile, setting, index_bits, keys, seed } = *question;
        let setup = Setup::server(profile, 1, seed);
        let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
        let shapes = (setting.receive.shape(SIZE_LOG2), setting.transmit.shape(SIZE_LOG2));
        let plan = Plan::new(&mut system.memory, 0, shapes.0, shapes.1);
        let mut plan = plan.map_err(|error| error.to_string())?;
        setting.apply(&mut plan);
        let place = HashTablePlace::new(&mut system.memory, index_bits, keys);
        let place = place.map_err(|error| error.to_string())?;
        let service = Service { plan, address: None, key_value: Some((UDP_PORT, place)) };
        let told = Rc::new(RefCell::new(Serving::default()));
        system.host.spawn(serve(system.machine(0), service, told.clone()));
        let (program, beside) = (Program::Server(told), None);
        Self { system, program, beside, period: setup.network_period }.until_it_serves()
    }

    fn until_it_serves(mut self) -> Result<Self, String> {
        self.until(SETUP_CYCLES, "requests are not served", |served| {
            let beside = served.beside.as_ref().is_none_or(|told| told.borrow().is_running);
            served.program.serves() && beside
        })?;
        Ok(self)
    }

    /// A cycle of the host's clock.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn cycle(&mut self) -> Result<(), String> {
        self.system.cycle().map_err(|error| error.to_string())?;
        let beside = self.beside.as_ref().and_then(|told| told.borrow().error.clone());
        let error = self.program.error().or(beside.map(|error| error.to_string()));
        error.map_or(Ok(()), Err)
    }

    fn until(
        &mut self,
        cycles: u64,
        what: &str,
        is_so: impl Fn(&Self) -> bool,
    ) -> Result<(), String> {
        for _ in 0..cycles {
            if is_so(self) {
                return Ok(());
            }
            self.cycle()?;
        }
        Err(format!("{what} after {cycles} cycles"))
    }

    /// A request goes to the card so many network cycles from now.
    pub fn ask(&mut self, gap: u64, frame: Vec<u8>) {
        let at = self.system.wire.now() + gap;
        self.system.wire.send(at, frame);
    }

    /// Answers that have left.
    pub fn answers(&self) -> &[Frame] {
        &self.system.wire.received
    }

    /// Network cycles of the first beats of all requests.
    pub fn given(&self) -> &[u64] {
        &self.system.wire.given
    }

    /// Cycles until so many answers have left.
    ///
    /// # Errors
    /// As [`Served::new`]; or the next answer does not come.
    pub fn until_answered(&mut self, count: usize) -> Result<(), String> {
        while self.answers().len() < count {
            let before = self.answers().len();
            let what = format!("request {before} is not answered");
            self.until(PATIENCE, &what, |served| served.answers().len() > before)?;
        }
        Ok(())
    }

    /// What the handler has counted; nothing if it is the host that serves.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn statistics(&mut self) -> Result<KeyValueStatistics, String> {
        let Program::Manager(told) = &self.program else {
            return Ok(KeyValueStatistics::default());
        };
        let told = told.clone();
        told.asks.set(true);
        self.until(PATIENCE, "counters are not read", |_| !told.asks.get())?;
        Ok(told.counted.get())
    }

    /// Where requests with a key have found it so far.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn places(&mut self) -> Result<Places, String> {
        let counted = self.statistics()?;
        Ok(match &self.program {
            Program::Manager(_) => Places::between(&KeyValueStatistics::default(), &counted),
            Program::Server(told) => {
                let ServeCounts { found, missing, .. } = told.borrow().counts;
                Places { nic: 0, host: found, nowhere: missing }
            }
        })
    }

    /// Reads of host memory so far, of processors and card.
    pub fn host_memory_reads(&self) -> u64 {
        self.system.host.counters().memory_reads
    }

    /// What the host's program has done that answers packets, if there is one.
    pub fn host_counts(&self) -> Option<ServeCounts> {
        match &self.program {
            Program::Manager(_) => self.beside.as_ref().map(|told| told.borrow().counts),
            Program::Server(told) => Some(told.borrow().counts),
        }
    }

    /// A cycle of the host's clock in picoseconds.
    pub fn host_period(&self) -> u64 {
        self.system.period
    }

    /// Cycles of the host's clock.
    pub fn cycles(&self) -> u64 {
        self.system.host.now()
    }

    /// Stops the handler, or the host's program.
    ///
    /// # Errors
    /// As [`Served::new`]; or requests that are not answered.
    pub fn finish(mut self) -> Result<(), String> {
        self.program.end();
        if let Some(told) = &self.beside {
            told.borrow_mut().end = true;
        }
        self.until(PATIENCE, "the program does not end", |served| {
            served.system.host.running() == 0
        })?;
        self.system.card.flush();
        Ok(())
    }
}

async fn manage(machine: SimulatedMachine, host: KeyValueTable, told: Rc<Told>) {
    let result = manage_until_told(&machine, host, &told).await;
    *told.error.borrow_mut() = result.err().map(|error| error.to_string());
}

async fn manage_until_told(
    machine: &SimulatedMachine,
    host: KeyValueTable,
    told: &Told,
) -> Result<(), CardError> {
    let card = Driver::open(machine).await?;
    let (begin, end) = card.memory().await?;
    let map = vec![Cell::new(0); Region::map_words(end - begin) as usize];
    let region = Region::new(&map, begin, end).expect("a card's memory has whole pages");
    let index_bits = card.key_value_handler().await?.index_bits;
    let nic = KeyValueTable::alloc(&region, index_bits);
    let nic = nic.unwrap_or_else(|error| panic!("a card has memory for its table: {error}"));
    let settings = KeyValueSettings { nic, bias: Bias::Device, host: Some(host) };
    let store = card.key_value(settings).await?;
    store.start(UDP_PORT).await?;
    told.serves.set(true);
    while !told.end.get() {
        machine.core.delay_cycles(PAUSE_CYCLES).await;
        if told.asks.get() {
            told.counted.set(card.key_value_statistics().await?);
            told.asks.set(false);
        }
    }
    store.stop().await
}
