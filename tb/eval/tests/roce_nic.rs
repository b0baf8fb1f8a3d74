//! The card of remote atomic operations with its driver, at a host with caches and on a network that is as bad as it likes: other machines and
//! processors change the same words, and whatever is lost, repeated, late or spoilt, every operation is done once.
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use nic_driver::roce::{Connection, RoceCard, RoceError, RoceStatistics};
use nic_eval::roce::network::{BAD, CALM, Manner, Network, Peer, Work};
use nic_eval::roce::{Load, Trial, measure};
use nic_host::{Freedom, Profile, profile};
use nic_system::{Card, RoceNicCard, SimulatedMachine, TinyRoceNicCard};
use nic_tb::Generator;
use nic_tb::seed::generator;

/// Cycles within which everything must end.
const LIMIT: u64 = 12_000_000;
/// Words that everybody adds to, and behind them one that is counted up.
const WORDS: u64 = 12;
const PROCESSORS: usize = 3;

fn wild() -> Freedom {
    Freedom { jitter_cycles: 40, reorders: true, wrong: None }
}

fn statistics<C: Card + 'static>(trial: &mut Trial<C>) -> RoceStatistics {
    trial.program(async |machine| {
        RoceCard::open(&machine).await.expect("it is known").statistics().await
    })
}

/// The words as a processor finds them, behind a flush of the card.
fn words<C: Card + 'static>(trial: &mut Trial<C>) -> Vec<u64> {
    let address = trial.address;
    trial.program(async move |machine| {
        let card = RoceCard::open(&machine).await.expect("it is known");
        assert!(card.flush().await, "the cache is flushed");
        let mut words = vec![];
        for word in 0..=WORDS {
            words.push(machine.core.load_u64(address + 8 * word).await);
        }
        words
    })
}

/// What processors have done.
#[derive(Default)]
struct Shared {
    /// The word, and what it was.
    added: Vec<(u64, u64)>,
    counted: u64,
}

/// A processor adds to the words, and counts the last one up.
async fn work(
    machine: SimulatedMachine,
    mut random: Generator,
    address: u64,
    count: u64,
    shared: Rc<RefCell<Shared>>,
) {
    let counter = address + 8 * WORDS;
    let mut known = 0;
    for _ in 0..count {
        if random.chance(1, 4) {
            let old = machine.core.compare_swap(counter, known, known + 1).await;
            let is_counted = old == known;
            known = old + u64::from(is_counted);
            shared.borrow_mut().counted += u64::from(is_counted);
        } else {
            let word = address + 8 * random.below(WORDS);
            let old = machine.core.fetch_add(word, 1).await;
            shared.borrow_mut().added.push((word, old));
        }
        machine.core.delay_cycles(random.below(600)).await;
    }
}

/// Everybody at once; at the end every addition is found, and each has found another number.
fn everybody<C: Card + 'static>(
    profile: &'static Profile,
    freedom: Freedom,
    manner: Manner,
    (machines, count): (u8, u64),
) {
    let mut trial = Trial::<C>::new(profile, freedom, PROCESSORS, generator());
    let connections: Vec<_> =
        (0..machines).map(|number| trial.connection(number, WORDS + 1)).collect();
    let most_unanswered = trial.connect(connections.clone());
    let (address, counter) = (trial.address, trial.address + 8 * WORDS);
    let peer = |(number, connection): (usize, Connection)| {
        let work = match number {
            1 => Work::Counts(counter),
            _ => Work::Adds { address, words: WORDS },
        };
        let count = if number == 1 { count / 4 } else { count };
        Peer::new(connection, work, count, most_unanswered)
    };
    let peers = connections.into_iter().enumerate().map(peer).collect();
    let random = trial.random.fork("network");
    let mut network = Network::new(peers, manner, random);
    let shared = Rc::new(RefCell::new(Shared::default()));
    for processor in 0..PROCESSORS {
        let machine = trial.system.machine(processor);
        let random = trial.random.fork("processor");
        trial.system.host.spawn(work(machine, random, address, count, shared.clone()));
    }
    let end = trial.system.host.now() + LIMIT;
    while !network.peers.iter().all(Peer::is_done) || trial.system.host.running() > 0 {
        trial.system.cycle().unwrap_or_else(|error| panic!("{error}"));
        network.cycle(&mut trial.system);
        assert!(trial.system.host.now() < end, "{:?}", network.done);
    }
    // What is still under way is repeated.
    (0..20_000).for_each(|_| {
        trial.system.cycle().unwrap_or_else(|error| panic!("{error}"));
        network.cycle(&mut trial.system);
    });

    let words = words(&mut trial);
    let shared = shared.borrow();
    let of_peers = network.peers.iter().flat_map(|peer| peer.added.iter().copied());
    let mut olds: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for (word, old) in of_peers.chain(shared.added.iter().copied()) {
        olds.entry(word).or_default().push(old);
    }
    for (number, found) in (0..WORDS).zip(&words) {
        let mut olds = olds.remove(&(address + 8 * number)).unwrap_or_default();
        olds.sort_unstable();
        let expected: Vec<u64> = (0..*found).collect();
        assert_eq!(olds, expected, "word {number} is {found}");
    }
    let counted: u64 = network.peers.iter().map(|peer| peer.counted).sum();
    assert_eq!(words[WORDS as usize], counted + shared.counted);

    let statistics = statistics(&mut trial);
    let asked: u64 = network.peers.iter().map(|peer| peer.answered).sum();
    println!("{:?} of the network, {statistics:?}", network.done);
    assert_eq!(u64::from(statistics.operations), asked, "each is done once");
    assert_eq!((statistics.stopped_pairs, statistics.refused, statistics.no_room), (0, 0, 0));
    let is_bad = manner.lost > 0;
    let troubles = [statistics.replays, statistics.gaps, statistics.bad_checks];
    assert_eq!(troubles.map(|trouble| trouble > 0), [is_bad; 3], "{statistics:?}");
    let counters = trial.system.host.counters();
    assert_eq!((counters.unexpected, counters.refused), (0, 0));
}

#[test]
fn nothing_that_anybody_adds_is_lost_on_a_calm_network() {
    everybody::<RoceNicCard>(&profile::AGILEX7_CXL, Freedom::NONE, CALM, (4, 80));
}

#[test]
fn nothing_is_done_twice_or_lost_on_a_bad_network() {
    everybody::<RoceNicCard>(&profile::AGILEX7_CXL, wild(), BAD, (4, 120));
}

#[test]
fn nothing_is_done_twice_or_lost_by_the_smallest_card() {
    everybody::<TinyRoceNicCard>(&profile::ASIC_CXL, wild(), BAD, (2, 60));
}

#[test]
fn what_cannot_be_connected_is_told() {
    let mut trial =
        Trial::<RoceNicCard>::new(&profile::ASIC_CXL, Freedom::NONE, PROCESSORS, generator());
    let right = trial.connection(3, WORDS);
    trial.program(async move |machine| {
        let card = RoceCard::open(&machine).await.expect("it is known");
        assert_eq!((card.pairs(), card.most_unanswered()), (16, 16));
        let number = 1 << 24;
        let wrong = Connection { pair_number: number, ..right };
        assert_eq!(card.connect(&wrong).await, Err(RoceError::Number(number)));
        for (address, bytes) in [(4, 8), (8, 4), (8, 0), (1 << 52, 8), (u64::MAX - 7, 16)] {
            let wrong = Connection { address, bytes, ..right };
            let expected = Err(RoceError::Memory { address, bytes });
            assert_eq!(card.connect(&wrong).await, expected);
        }
        assert_eq!(card.connect(&right).await, Ok(()));
        assert_eq!(card.disconnect(right.pair_number).await, Ok(()));
    });
}

#[test]
fn several_requests_at_a_time_are_faster_than_one_and_a_word_faster_than_many() {
    let found = |machines, words, most, operations| {
        let load = Load { machines, words, most };
        let found = measure(&load, operations, 1);
        println!("{load:?}: {:.2} per us", found.per_microsecond);
        found.per_microsecond
    };
    let words = 1 << 18;
    let (alone, of_many) = (found(1, 1, 1, 60), found(1, words, 1, 40));
    assert!(of_many < alone);
    assert!(found(1, 1, 16, 300) > 4.0 * alone);
    assert!(found(4, words, 16, 60) > 4.0 * of_many);
}
