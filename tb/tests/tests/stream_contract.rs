//! Every stream port of every emitted module obeys the stream contract (S1 to S8) under every pair
//! of stall regimes, with resets in the middle. The list of modules is the one that `emit` writes;
//! `NIC_MODULE=text` leaves those with `text` in their names.
//!
//! With the usual seed a module is walked once for its content: its Verilog with all below it, and the
//! equipment that walks. What was found is in `tb/records`; `NIC_FRESH=1` walks over all.
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::thread;

use nic_flow::rtl::Rtl;
use nic_sim::cache::{Cache, Key, key_of_files};
use nic_sim::{Design, generated};
use nic_tb::{Generator, PortAccess, RandomTraffic, Stall, Traffic, Words, walk};

/// Cycles of each walk.
const CYCLES: u64 = 600;

#[test]
fn every_stream_port_obeys_the_contract_in_every_regime() {
    let wanted = std::env::var("NIC_MODULE").unwrap_or_default();
    let named = generated::all().iter().copied().filter(|design| design.module.contains(&wanted));
    let designs: Vec<&'static Design> = named.filter(|design| is_walked(design)).collect();
    assert!(!designs.is_empty(), "there are modules");
    let walks = Walks::new();
    let new: Vec<_> = designs.iter().copied().filter(|design| !walks.are_known(design)).collect();
    println!(
        "{} modules, {} of them walked before as they are",
        designs.len(),
        designs.len() - new.len()
    );
    let broken = in_parallel(&new, |design| {
        let pairs = Stall::pairs();
        let broken: Vec<String> =
            pairs.filter_map(|(source, sink)| broken_rule(design, source, sink)).collect();
        if broken.is_empty() {
            walks.keep(design);
        }
        broken
    });
    assert!(broken.is_empty(), "{} walks found something:\n{}", broken.len(), broken.join("\n"));
}

/// Which modules were walked over as they are, with the usual seed.
struct Walks {
    rtl: Rtl,
    cache: Cache,
    equipment: String,
    is_usual_seed: bool,
}

impl Walks {
    fn new() -> Self {
        Self {
            rtl: Rtl::emitted().expect("the emitted Verilog is read"),
            cache: Cache::recorded("walks"),
            equipment: key_of_files(&["tb/equipment/src", "tb/tests/tests/stream_contract.rs"])
                .text(),
            is_usual_seed: nic_tb::seed::Seed::from_environment().value() == 1,
        }
    }

    fn key(&self, design: &Design) -> Key {
        let module = self.rtl.module(design.module).expect("every design has a file");
        Key::of([self.equipment.as_str(), &self.rtl.key(module).text()])
    }

    fn are_known(&self, design: &Design) -> bool {
        self.is_usual_seed && self.cache.get(design.module, self.key(design)).is_some()
    }

    fn keep(&self, design: &Design) {
        if self.is_usual_seed {
            let kept = self.cache.put(design.module, self.key(design), "obeys");
            kept.expect("the result is stored");
        }
    }
}

/// Whether there is something to walk over. A module above somebody else's Verilog has no model.
fn is_walked(design: &Design) -> bool {
    let has_streams = design.groups.iter().any(|group| group.is_stream());
    if !design.externals.is_empty() {
        println!("{}: skipped, {:?} below it has no Verilog here", design.module, design.externals);
    }
    has_streams && design.externals.is_empty()
}

/// What a walk over the module finds.
fn broken_rule(design: &'static Design, source: Stall, sink: Stall) -> Option<String> {
    let walked = catch_unwind(AssertUnwindSafe(|| {
        walk(design, source, sink, CYCLES, &mut Echo::default());
    }));
    let panic = walked.err()?;
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    Some(format!(
        "{}, sources {}, sinks {}: {}",
        design.module,
        source.name(),
        sink.name(),
        text.unwrap_or_default()
    ))
}

/// Runs `action` on every item, on as many threads as there are cores, each named like the test so
/// that it draws the same numbers; all that the calls return, in order of the items.
fn in_parallel<T: Sync, R: Send>(items: &[T], action: impl Fn(&T) -> Vec<R> + Sync) -> Vec<R> {
    let results = Mutex::new(BTreeMap::new());
    let next = Mutex::new(0..items.len());
    let work = || {
        while let Some(index) = next.lock().ok().and_then(|mut next| next.next()) {
            let found = action(&items[index]);
            if let Ok(mut results) = results.lock() {
                results.insert(index, found);
            }
        }
    };
    let name = nic_tb::seed::test_name();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let worker = thread::Builder::new().name(name.clone()).spawn_scoped(scope, work);
            drop(worker.expect("a thread starts"));
        }
    });
    let results = results.into_inner().unwrap_or_default();
    assert_eq!(results.len(), items.len(), "every item was visited");
    results.into_values().flatten().collect()
}

/// Random traffic that also answers: what came out of a module goes in again, in fields of the same
/// name and width, each value once. So tags are answered and identifiers given back, and there are
/// others that nobody gave out, which a module must bear.
#[derive(Default)]
struct Echo {
    random: RandomTraffic,
    /// By field name and width.
    given_out: BTreeMap<(&'static str, u32), Vec<Vec<u32>>>,
}

/// Fields that say where a packet ends; they are not to be chosen freely.
const FRAMING: [&str; 2] = ["keep", "last"];

impl Traffic for Echo {
    fn next(&mut self, port: &PortAccess, generator: &mut Generator) -> Option<Words> {
        let mut words = self.random.next(port, generator)?;
        for field in port.group.fields.iter().filter(|field| !FRAMING.contains(&field.name)) {
            let width = port.width(field.name)?;
            let given_out = self.given_out.entry((field.name, width)).or_default();
            let chosen = if !given_out.is_empty() && generator.chance(1, 2) {
                given_out.swap_remove(generator.below(given_out.len() as u64) as usize)
            } else {
                number(width, generator)
            };
            port.field_mut(&mut words, field.name)?.copy_from_slice(&chosen);
        }
        Some(words)
    }

    /// A ring that is told to forget its packets takes none: whoever stops it says both.
    fn level(&mut self, port: &PortAccess, generator: &mut Generator) -> Words {
        let mut words = self.random.level(port, generator);
        let accepts = port.field(&words, "accept").is_some_and(|accept| accept[0] != 0);
        if accepts && let Some(forget) = port.field_mut(&mut words, "forget") {
            forget.fill(0);
        }
        words
    }

    fn moved(&mut self, port: &PortAccess, words: &[u32]) {
        const MOST: usize = 256;
        for field in port.group.fields.iter().filter(|_| !port.is_input()) {
            let (value, width) = (port.field(words, field.name), port.width(field.name));
            if let Some((value, width)) = value.zip(width) {
                let given_out = self.given_out.entry((field.name, width)).or_default();
                if given_out.len() < MOST {
                    given_out.push(value.to_vec());
                }
            }
        }
    }

    fn reset(&mut self) {
        self.random.reset();
        self.given_out.clear();
    }
}

/// A number of any size: random bits between two random places, zeros above and below. Addresses
/// are aligned now and then, and counts are small now and then.
fn number(width: u32, generator: &mut Generator) -> Vec<u32> {
    let mut words = generator.words(width);
    let ends = [generator.below(u64::from(width) + 1), generator.below(u64::from(width) + 1)];
    let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
    // Half of all numbers have all their bits.
    if generator.chance(1, 2) {
        for bit in (0..u64::from(width)).filter(|bit| !(low..high).contains(bit)) {
            words[bit as usize / 32] &= !(1 << (bit % 32));
        }
    }
    words
}
