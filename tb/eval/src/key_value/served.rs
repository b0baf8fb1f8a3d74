//! A card that serves key-value requests, its host and its network.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::key_value::{KeyValueSettings, KeyValueStatistics, KeyValueTable};
use nic_driver::card::{Bias, CardError};
use nic_driver::region::PAGE_BYTES;
use nic_driver::{Card as Driver, Region};
use nic_host::Profile;
use nic_system::{Card, Frame, Setup, SimulatedMachine, System};

/// The port that memcached listens at.
const UDP_PORT: u16 = 11_211;
/// Host cycles until requests are served, and in which one more must be answered or a program must end.
const SETUP_CYCLES: u64 = 20_000_000;
const PATIENCE: u64 = 100_000;
/// Cycles between two looks of the program at what it is told.
const PAUSE_CYCLES: u64 = 200;

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

/// What the program is told, and what it says.
#[derive(Debug, Default)]
struct Told {
    serves: Cell<bool>,
    /// It is asked what the handler has counted.
    asks: Cell<bool>,
    counted: Cell<KeyValueStatistics>,
    end: Cell<bool>,
    error: RefCell<Option<String>>,
}

/// A card that serves requests from tables in its memory, in device-bias, and in the host's.
pub struct Served<C> {
    system: System<C>,
    told: Rc<Told>,
    /// A cycle of the network's clock in picoseconds.
    pub period: u64,
}

impl<C: Card> Served<C> {
    /// Empty tables; requests are served.
    ///
    /// # Errors
    /// One line: a model that cannot be built, a property or a rule that was broken, or what the driver says.
    pub fn new(question: &Question) -> Result<Self, String> {
        let setup = Setup::server(question.profile, 1, question.seed);
        let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
        let bits = question.host_index_bits;
        let entries_at = KeyValueTable::bucket_bytes(bits).next_multiple_of(PAGE_BYTES);
        let bytes = entries_at + KeyValueTable::entry_bytes(bits);
        let pages = system.memory.pages(bytes.div_ceil(PAGE_BYTES));
        let buckets = pages.map_err(|error| error.to_string())?;
        let host = KeyValueTable { buckets, entries: buckets + entries_at, index_bits: bits };
        let told = Rc::new(Told::default());
        system.host.spawn(program(system.machine(0), host, told.clone()));
        let mut served = Self { system, told, period: setup.network_period };
        served.until(SETUP_CYCLES, "requests are not served", |served| served.told.serves.get())?;
        Ok(served)
    }

    fn cycle(&mut self) -> Result<(), String> {
        self.system.cycle().map_err(|error| error.to_string())?;
        self.told.error.borrow().clone().map_or(Ok(()), Err)
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

    /// What the handler has counted.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn statistics(&mut self) -> Result<KeyValueStatistics, String> {
        self.told.asks.set(true);
        self.until(PATIENCE, "counters are not read", |served| !served.told.asks.get())?;
        Ok(self.told.counted.get())
    }

    /// Cycles of the host's clock.
    pub fn cycles(&self) -> u64 {
        self.system.host.now()
    }

    /// Stops the handler.
    ///
    /// # Errors
    /// As [`Served::new`]; or requests that are not answered.
    pub fn finish(mut self) -> Result<(), String> {
        self.told.end.set(true);
        self.until(PATIENCE, "the program does not end", |served| {
            served.system.host.running() == 0
        })?;
        self.system.card.flush();
        Ok(())
    }
}

async fn program(machine: SimulatedMachine, host: KeyValueTable, told: Rc<Told>) {
    let result = serve(&machine, host, &told).await;
    *told.error.borrow_mut() = result.err().map(|error| error.to_string());
}

async fn serve(
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
