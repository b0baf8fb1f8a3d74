//! A round: a card, a host and a network that know nothing of other rounds.
use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;

use nic_driver::Region;
use nic_driver::card::key_value::{KeyValueSettings, KeyValueTable};
use nic_driver::region::PAGE_BYTES;
use nic_driver::registers::nic::{classify, coherence};
use nic_driver::ring::Layout;
use nic_host::Freedom;
use nic_system::{NEAR_CXL, Plan, Setup, System, TinyType2KvsCard as Card};
use nic_tb::{Generator, Seed};

use super::bench::Bench;
use super::history::WHOLE;
use super::keys::Keys;
use super::machine::{Records, WatchedMachine};
use super::manager::{self, Manager};
use super::network::Network;
use super::plan::{MOST_CORES, RoundPlan, Wrong};
use super::processors::{Left, Program, Used};
use super::rings;
use super::tally::Tally;

/// Bytes of a line.
const LINE_BYTES: u64 = 64;
/// Processors that load and store at random, at most; behind them are those of the rings, and that of the manager.
const CORES: usize = MOST_CORES;
const RINGS: usize = 2;
const MANAGER: usize = CORES + RINGS;
/// Entries of the table from the flow hash to rings.
const FLOWS: u32 = 128;
/// Pages of the card's memory for the key-value table, for each ring, and for processors alone.
const TABLE_PAGES: u64 = 64;
const RING_PAGES: u64 = 64;
const OWN_PAGES: u64 = 2;
/// Lines of each that processors use.
const OWN_LINES: u64 = 10;
/// Keys: more than the table in the card's memory has room for.
const KEYS: usize = 24;
/// Buckets of the table in host memory, 2 to this power.
const HOST_INDEX_BITS: u32 = 5;
/// Cycles until everything runs, and until it has ended.
const PATIENCE: u64 = 500_000;
/// Cycles in which what was written has reached memory.
const REST: u64 = 4_000;
/// Lines that are looked at for two owners in a cycle, beside those that have changed in it.
const LOOKS: usize = 4;

/// The round of this number, of so many cycles in which requests are made; all of it follows from seed and number.
///
/// # Panics
/// If anything is wrong.
pub fn round(seed: u64, number: u64, cycles: u64) -> Tally {
    round_with(seed, number, cycles, None)
}

/// The same with something wrong.
///
/// # Panics
/// If somebody notices.
pub fn round_with(seed: u64, number: u64, cycles: u64, wrong: Option<Wrong>) -> Tally {
    let mut random = Seed::new(seed).fork(&format!("type2 {number}"));
    let mut plan = RoundPlan::draw(&mut random, RINGS);
    if let Some(Wrong::Order(order)) = wrong {
        plan.freedom = Freedom { jitter_cycles: 60, reorders: true, wrong: Some(order) };
    }
    let mut round = Round::new(&plan, random, wrong);
    round.until("everything runs", |round| {
        let run = |told: &Rc<rings::Told>| told.runs.get();
        round.rings.iter().all(run) && round.manager.serves.get()
    });
    let end = round.system.host.now() + cycles;
    while round.system.host.now() < end {
        round.network.send(&mut round.system.wire);
        round.cycle();
    }
    round.finish()
}

/// A round in progress.
struct Round {
    about: String,
    system: System<Card>,
    records: Records,
    bench: Rc<RefCell<Bench>>,
    network: Network,
    rings: Vec<Rc<rings::Told>>,
    manager: Rc<manager::Told>,
    /// The processors are to end.
    end: Rc<Cell<bool>>,
    machines: Vec<WatchedMachine>,
    /// Lines that are looked at in turn, and the next one.
    looked_at: (Vec<u64>, usize),
    looks: u64,
    /// Lines of the card's memory.
    memory: Range<u64>,
}

impl Round {
    fn new(plan: &RoundPlan, mut random: Generator, wrong: Option<Wrong>) -> Self {
        let mut setup = Setup::server(&NEAR_CXL, MANAGER + 1, random.bits(64));
        plan.apply(&mut setup);
        let waves = nic_tb::seed::waves_directory();
        setup.waves = waves.map(|directory| directory.join("type2.vcd"));
        let system = System::<Card>::new(&setup);
        let mut system = system.unwrap_or_else(|error| panic!("{error}"));
        if let Some(Wrong::Rule(rule)) = wrong {
            system.host.break_rule(rule);
        }
        let map = system.host.memory_map();
        let memory = map.device_begin..map.device_end;
        let records = Records::default();
        let manager = Rc::new(manager::Told::default());
        let told = manager.clone();
        let bench =
            Bench::new(Card::probes(), memory.start, records.clone(), move || told.flushing.get());
        let bench = Rc::new(RefCell::new(bench));
        let (watched, now) = (bench.clone(), records.now.clone());
        system.card.watch(Box::new(move |passed| {
            now.set(passed.now);
            watched.borrow_mut().observe(passed);
        }));
        let machine = |core| WatchedMachine::new(system.host.core(core), records.clone());
        let mut machines: Vec<WatchedMachine> = (0..=MANAGER).map(machine).collect();
        machines[MANAGER].flushes_nothing = wrong == Some(Wrong::NoFlush);
        let keys = Rc::new(RefCell::new(Keys::new(KEYS, records.now.clone())));
        let network = Network::new(keys.clone(), plan.windows, random.fork("network"));
        let mut round = Self {
            about: format!("{plan:?}"),
            system,
            records,
            bench,
            network,
            rings: vec![],
            manager,
            end: Rc::default(),
            machines,
            looked_at: (vec![], 0),
            looks: 0,
            memory,
        };
        round.set_up(plan);
        round.start(plan, keys, random);
        round
    }

    /// Flows are spread over the rings, and NC-writes made as the plan says.
    fn set_up(&mut self, plan: &RoundPlan) {
        let entries = (0..FLOWS).flat_map(|entry| {
            let ring = entry % RINGS as u32;
            [(classify::RING_TABLE_ENTRY, entry), (classify::RING_TABLE_RING, ring)]
        });
        let settings = [
            (coherence::NC_WRITES, plan.nc_writes),
            (classify::HASH_UDP_PORTS, 1),
            (classify::SPREAD, 1),
        ];
        let values: Vec<_> = entries.chain(settings).collect();
        let machine = self.machines[MANAGER].clone();
        self.system.host.spawn(async move {
            use nic_driver::Machine;
            for (register, value) in values {
                machine.write_register(register, value).await;
            }
            machine.read_register(classify::SPREAD).await;
        });
        self.until("registers are written", |round| round.system.host.running() == 0);
    }

    /// All programs.
    fn start(&mut self, plan: &RoundPlan, keys: Rc<RefCell<Keys>>, mut random: Generator) {
        let begin = LINE_BYTES * self.memory.start;
        let pages = |first: u64, count: u64| {
            (begin + PAGE_BYTES * first, begin + PAGE_BYTES * (first + count))
        };
        let mut groups = vec![];
        let mut flipped = vec![];
        let own = pages(TABLE_PAGES + RINGS as u64 * RING_PAGES, OWN_PAGES);
        let lines = (own.0..own.1)
            .step_by(PAGE_BYTES as usize)
            .flat_map(|page| (0..OWN_LINES).map(move |line| Used::whole(page / LINE_BYTES + line)));
        groups.push(lines.collect());
        flipped.extend((own.0..own.1).step_by(PAGE_BYTES as usize));
        let settings = self.tables(plan, pages(0, TABLE_PAGES));
        for table in [Some(settings.nic), settings.host].into_iter().flatten() {
            groups.push(of_table(&table));
        }
        for ring in 0..RINGS {
            let range = pages(TABLE_PAGES + ring as u64 * RING_PAGES, RING_PAGES);
            let placed = self.place(plan, ring, range);
            groups.extend(of_ring(&placed));
            let told = Rc::new(rings::Told::default());
            let machine = self.machines[CORES + ring].clone();
            self.system.host.spawn(rings::run(
                machine,
                placed,
                plan.rings[ring].keeps,
                told.clone(),
            ));
            self.rings.push(told);
        }
        let of_card = |used: &&Used| self.memory.contains(&used.line);
        let lines = groups.iter().flatten();
        flipped.extend(lines.clone().filter(of_card).map(|used| LINE_BYTES * used.line));
        flipped.iter_mut().for_each(|page| *page = *page / PAGE_BYTES * PAGE_BYTES);
        flipped.sort_unstable();
        flipped.dedup();
        self.looked_at.0 = lines.map(|used| used.line).collect();
        let groups = Rc::new(groups);
        let left = Left { device_begin: self.memory.start, always: plan.is_quiet };
        for core in 0..plan.cores {
            let program = Program {
                machine: self.machines[core].clone(),
                groups: groups.clone(),
                random: random.fork("processor"),
                left,
                pause: plan.pauses.0,
                end: self.end.clone(),
                now: self.records.now.clone(),
            };
            self.system.host.spawn(program.run());
        }
        let manager = Manager {
            machine: self.machines[MANAGER].clone(),
            settings,
            caching: plan.caching,
            keys,
            pages: flipped,
            left,
            now: self.records.now.clone(),
            pause: plan.pauses.1,
            random: random.fork("manager"),
            told: self.manager.clone(),
        };
        self.system.host.spawn(manager.run());
    }

    /// Tables in these pages and in host memory.
    fn tables(&mut self, plan: &RoundPlan, (begin, end): (u64, u64)) -> KeyValueSettings {
        let map = vec![Cell::new(0); Region::map_words(end - begin) as usize];
        let region = Region::new(&map, begin, end).expect("whole pages");
        // The smallest card has four buckets.
        let nic = KeyValueTable::alloc(&region, 2).expect("they have room");
        let entries_at = KeyValueTable::bucket_bytes(HOST_INDEX_BITS).next_multiple_of(PAGE_BYTES);
        let bytes = entries_at + KeyValueTable::entry_bytes(HOST_INDEX_BITS);
        let buckets = self.system.memory.pages(bytes.div_ceil(PAGE_BYTES));
        let buckets = buckets.expect("host memory has room");
        let entries = buckets + entries_at;
        let host = KeyValueTable { buckets, entries, index_bits: HOST_INDEX_BITS };
        KeyValueSettings { nic, bias: plan.bias, host: Some(host) }
    }

    /// A ring in its places.
    fn place(&mut self, plan: &RoundPlan, ring: usize, range: (u64, u64)) -> Plan {
        let of = &plan.rings[ring];
        let [receive, transmit] = of.halves;
        let shapes = (receive.shape, transmit.shape);
        let buffers = (of.buffers, of.buffer_bytes);
        let host = &mut self.system.memory;
        let placed = of.placement.plan(ring as u32, shapes, buffers, host, range);
        let (mut placed, _) = placed.unwrap_or_else(|error| panic!("{error}"));
        receive.set(&mut placed.receive);
        transmit.set(&mut placed.transmit);
        placed.receive.starve_cycles = u16::MAX;
        placed.sends = of.sends;
        if !of.sends.copies() {
            placed.transmit.data_space = placed.receive.data_space;
        }
        placed
    }

    fn cycle(&mut self) {
        if let Err(error) = self.system.cycle() {
            self.fail(&error.to_string());
        }
        if let Err(what) = self.network.look(&self.system.wire) {
            self.fail(&what);
        }
        let wrong = self.records.wrong.borrow().clone();
        if let Some(wrong) = wrong {
            self.fail(&wrong);
        }
        self.look();
    }

    /// Looks for lines with two owners.
    fn look(&mut self) {
        let mut bench = self.bench.borrow_mut();
        let changed = std::mem::take(&mut bench.changed);
        let (lines, next) = &mut self.looked_at;
        let count = LOOKS.min(lines.len());
        let in_turn = (0..count).map(|at| lines[(*next + at) % lines.len()]);
        let mut wrong = None;
        for line in changed.iter().copied().chain(in_turn) {
            self.looks += 1;
            wrong = wrong.or(bench.is_shared_wrongly(line, self.system.host.state(line)));
        }
        *next += count;
        drop(bench);
        if let Some(wrong) = wrong {
            self.fail(&wrong);
        }
    }

    fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let end = self.system.host.now() + PATIENCE;
        while !is_so(self) {
            self.cycle();
            let errors = self.rings.iter().filter_map(|told| told.error.borrow().clone());
            let error = errors.chain(self.manager.error.borrow().clone()).next();
            if let Some(error) = error {
                self.fail(&error);
            }
            if self.system.host.now() > end {
                let under_way = self.network.under_way();
                let counters = self.system.counters(MANAGER);
                let received = self.rings.iter().map(|told| told.received.borrow().len());
                let received: Vec<usize> = received.collect();
                self.fail(&format!(
                    "{what}: not after {PATIENCE} cycles; {under_way}; rings received {received:?}; {counters:#?}"
                ));
            }
        }
    }

    /// Ends with what there is to know.
    fn fail(&mut self, what: &str) -> ! {
        let now = self.system.host.now();
        let under_way = self.system.host.under_way();
        panic!("cycle {now}: {what}\n{}\nunder way at the host: {under_way:#?}", self.about);
    }

    /// Everything ends; memory is what was written last.
    fn finish(mut self) -> Tally {
        self.until("everything comes back", |round| round.network.is_idle());
        self.end.set(true);
        self.manager.end.set(true);
        self.rings.iter().for_each(|told| told.end.set(true));
        self.until("programs end", |round| round.system.host.running() == 0);
        let received: Vec<_> =
            self.rings.iter().map(|told| told.received.borrow().clone()).collect();
        if let Err(what) = self.network.judge(&received) {
            self.fail(&what);
        }
        let loads = self.machines.iter().map(|machine| machine.loads.get()).sum();
        let compared = self.compare_memory();
        let counters = self.system.counters(MANAGER).unwrap_or_else(|error| panic!("{error}"));
        // A host that chooses freely may have begun to look for a copy meanwhile.
        self.until("the host is idle again", |round| round.system.host.is_idle());
        let faults = ["cache_0.fault", "cache_1.fault", "device_memory.fault"];
        let faulty = ["memory_channel_0", "memory_channel_1"].map(|name| format!("{name}."));
        let is_fault = |name: &str| {
            faults.contains(&name)
                || faulty.iter().any(|block| name.starts_with(block))
                || name.ends_with("_drops")
        };
        let found: Vec<_> = counters.iter().filter(|(name, _)| is_fault(name)).collect();
        if !found.is_empty() {
            self.fail(&format!("{found:?}"));
        }
        let host = self.system.host.counters();
        if (host.unexpected, host.refused) != (0, 0) {
            self.fail(&format!("{host:?}"));
        }
        let mut tally = Tally::default();
        tally.set_messages(&host);
        let cycles = self.system.host.now();
        let (counted, _) = self.manager.counted.get();
        let [to_device, refused, to_host] = self.manager.flips.get();
        let [updates, looks] = self.manager.updates.get();
        let writes = self.records.history.borrow().writes;
        let bench = self.bench;
        drop(self.system);
        let bench = Rc::into_inner(bench).expect("the card is gone").into_inner();
        for (name, count) in [
            ("rounds", 1),
            ("cycles", cycles),
            ("reads of DMU, PFU and handler compared", bench.reads),
            ("writes of DMU, PFU and handler", bench.writes),
            ("loads of processors compared", loads),
            ("stores of processors and driver", writes - bench.writes),
            ("lines looked at for two owners", self.looks),
            ("pages turned to device-bias", to_device),
            ("turns refused, the host had copies", refused),
            ("pages turned to host-bias by the driver", to_host),
            ("pages turned to host-bias by loads and stores", bench.reversions),
            ("flushes of the cache of host memory", self.manager.flushes.get()),
            ("packets received and sent", self.network.frames.len() as u64),
            ("GETs", self.network.gets),
            ("GETs answered from NIC memory", counted.lookup_hits),
            ("SETs", self.network.sets),
            ("SETs refused for want of room", self.network.refused),
            ("keys changed by the host", updates),
            ("keys looked at by the host", looks),
            ("bytes of memory compared at the end", compared),
        ] {
            tally.set(name, count);
        }
        tally.coverage = bench.finish();
        tally
    }

    /// Nobody keeps a copy; memory is compared with what was written last. How many bytes.
    fn compare_memory(&mut self) -> u64 {
        let mut lines: Vec<u64> = self.records.history.borrow().lines().collect();
        lines.sort_unstable();
        let machine = self.machines[MANAGER].clone();
        self.system.host.spawn(async move {
            let card = nic_driver::Card::open(&machine).await.expect("the card is known");
            card.flush_cache().await.expect("a flush ends");
        });
        for (number, (begin, count)) in runs(&lines).into_iter().enumerate() {
            let core = self.machines[number % self.machines.len()].core().clone();
            self.system.host.spawn(async move {
                core.flush(LINE_BYTES * begin, LINE_BYTES as usize * count).await;
            });
        }
        self.until("lines are flushed", |round| round.system.host.running() == 0);
        for _ in 0..REST {
            self.cycle();
        }
        self.until("the host is idle", |round| round.system.host.is_idle());
        let now = self.system.host.now();
        for line in &lines {
            let found = match self.memory.contains(line) {
                true => self.system.card.memory().line(line - self.memory.start),
                false => self.system.host.value(*line).data,
            };
            let mut history = self.records.history.borrow_mut();
            let read = history.begin_read(*line, now);
            let compared = history.end_read(read, (&found, WHOLE), (now, true));
            drop(history);
            if let Err(what) = compared {
                self.fail(&format!("memory at the end: {what}"));
            }
        }
        LINE_BYTES * lines.len() as u64
    }
}

/// Lines that follow each other: the first, and how many.
fn runs(lines: &[u64]) -> Vec<(u64, usize)> {
    let runs = lines.chunk_by(|one, next| one + 1 == *next);
    runs.map(|run| (run[0], run.len())).collect()
}

/// Lines of a table: a bucket, entries, and what no entry reaches.
fn of_table(table: &KeyValueTable) -> Vec<Used> {
    let entry_lines = KeyValueTable::entry_bytes(0) / LINE_BYTES / 4;
    let buckets = table.buckets / LINE_BYTES;
    let entries = table.entries / LINE_BYTES;
    let mut used = vec![Used::read_only(buckets), Used::read_only(buckets + 1)];
    for entry in 0..12 {
        let first = entries + entry * entry_lines;
        used.push(Used::read_only(first + entry % 4));
        used.push(Used::whole(first + entry_lines - 1));
    }
    used
}

/// Lines of a ring: descriptors and counts of both halves, and buffers of both kinds.
fn of_ring(plan: &Plan) -> [Vec<Used>; 2] {
    let mut of_descriptors = vec![];
    for half in [&plan.receive, &plan.transmit] {
        let geometry = &half.geometry;
        let first = geometry.base_address / LINE_BYTES;
        of_descriptors.extend((first..first + 6).map(|line| match geometry.layout {
            Layout::Padded => Used { line, free: (16, LINE_BYTES) },
            Layout::Packed | Layout::Grouped => Used::read_only(line),
        }));
        for count in [geometry.tail_address, geometry.completion_address] {
            let line = count / LINE_BYTES;
            of_descriptors.push(Used { line, free: (8, LINE_BYTES) });
        }
    }
    let mut of_buffers = vec![];
    let last = u64::from(plan.buffer_bytes) / LINE_BYTES;
    let rest = u64::from(plan.buffer_bytes) % LINE_BYTES;
    for first in [plan.buffers, plan.copies()] {
        for buffer in 0..plan.buffer_count as u64 / 4 {
            let first = (first + buffer * plan.stride_bytes) / LINE_BYTES;
            of_buffers.push(Used::read_only(first + buffer % last));
            of_buffers.push(Used { line: first + last, free: (rest, LINE_BYTES) });
        }
    }
    [of_descriptors, of_buffers]
}
