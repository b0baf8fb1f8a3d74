//! The instruments of the card: what the generator sends is received, forwarded by a program and counted by
//! the sink, each packet once and as it was; and the loop in the card.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::Card as Driver;
use nic_driver::card::instruments::{
    BUCKETS, Content, Endpoint, GeneratorFault, GeneratorSettings, GeneratorState, NetworkState,
    Rate, ReceiveFrom, SendTo, SinkStatistics, Sizes, bucket_start,
};
use nic_system::{
    Near, NicPcieCard, NicType1Card, Plan, RingShape, SimulatedMachine, TinyPcieCard,
    TinyType1Card, Trial, Work, frames,
};
use nic_tb::seed::generator;

/// Processor that uses the instruments.
const OPERATOR: usize = 2;
const PACKETS: u64 = 60;

/// Probes of three flows, slower than any link.
const SETTINGS: GeneratorSettings = GeneratorSettings {
    packets: PACKETS,
    rate: Rate::Packets { count: 1, cycles: 400 },
    sizes: Sizes::Sweep(60, 90),
    flows: 3,
    source: Endpoint {
        mac: 0x0200_0000_0002,
        address: 0x0a00_0001,
        port: 4_000,
        varies_address: false,
        varies_port: true,
    },
    destination: Endpoint {
        mac: 0x0200_0000_0001,
        address: 0x0a00_0002,
        port: 5_000,
        varies_address: false,
        varies_port: false,
    },
    random_seed: 1,
    content: Content::Probe,
};

/// What the instruments say in the end.
#[derive(Debug)]
struct Findings {
    generator: GeneratorState,
    sink: SinkStatistics,
    network: NetworkState,
    buckets: Vec<(u32, u64)>,
}

/// Runs a task of the operator until it is done.
fn operate<C: Near, T: 'static>(
    trial: &mut Trial<C>,
    what: &str,
    task: impl AsyncFnOnce(Driver<'_, SimulatedMachine>) -> T + 'static,
) -> T {
    let machine = trial.system.machine(OPERATOR);
    let done = Rc::new(RefCell::new(None));
    let result = done.clone();
    trial.system.host.spawn(async move {
        let card = Driver::open(&machine).await.unwrap_or_else(|error| panic!("{error}"));
        let value = task(card).await;
        *result.borrow_mut() = Some(value);
    });
    trial.until(what, |_| done.borrow().is_some());
    done.take().unwrap_or_else(|| panic!("{what}: no result"))
}

/// Connects the network side, and waits until that is in effect.
async fn connect(card: &Driver<'_, SimulatedMachine>, receive: ReceiveFrom, send: SendTo) {
    let connected = card.connect_network(receive, send).await;
    connected.unwrap_or_else(|error| panic!("{error}"));
    loop {
        let network = card.network().await;
        if (network.receive, network.send) == (receive, send) {
            break;
        }
    }
}

/// What has been counted, every bucket included.
async fn findings(card: &Driver<'_, SimulatedMachine>) -> Findings {
    let mut buckets = vec![];
    for bucket in 0..BUCKETS {
        let packets = card.latency_bucket(bucket).await;
        if packets > 0 {
            buckets.push((bucket, packets));
        }
    }
    Findings {
        generator: card.generator().await,
        sink: card.sink().await,
        network: card.network().await,
        buckets,
    }
}

/// Generator, receive path, program, transmit path, sink.
fn forwarded<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("instruments", &mut random, |_| {});
    let plan = Plan::new(&mut trial.system.memory, 0, RingShape::PLAIN, RingShape::PLAIN);
    let done = trial.start(plan.unwrap_or_else(|error| panic!("{error}")), Work::UNTIL_TOLD);
    trial.until_running();
    operate(&mut trial, "the generator starts", async |card| {
        card.clear_sink(true).await.unwrap_or_else(|error| panic!("{error}"));
        connect(&card, ReceiveFrom::Generator, SendTo::Sink).await;
        let started = card.start_generator(&SETTINGS).await;
        started.unwrap_or_else(|error| panic!("{error}"));
    });
    // A frame from the MAC goes nowhere meanwhile, and says so.
    trial.system.wire.send_after(0, frames::any(&mut random, 100));
    trial.until("all is forwarded", |_| done.borrow().packets as u64 >= PACKETS);
    trial.finish();
    let found = operate(&mut trial, "the findings", async |card| findings(&card).await);
    let bytes = (0..PACKETS).map(|number| 60 + number % 31).sum::<u64>();
    let Findings { generator, sink, network, buckets } = &found;
    let is_sent = !generator.is_running
        && generator.fault == GeneratorFault::None
        && (generator.packets, generator.bytes) == (PACKETS, bytes);
    trial.demand(is_sent, || format!("{found:#?}"));
    let sound = SinkStatistics {
        packets: PACKETS,
        bytes,
        latency_sum: sink.latency_sum,
        latency_least: sink.latency_least,
        latency_most: sink.latency_most,
        ..SinkStatistics::default()
    };
    trial.demand(*sink == sound, || format!("{found:#?}"));
    let is_ordered = 0 < sink.latency_least && sink.latency_least <= sink.latency_most;
    let span = u64::from(sink.latency_least) * PACKETS..=u64::from(sink.latency_most) * PACKETS;
    trial.demand(is_ordered && span.contains(&sink.latency_sum), || format!("{found:#?}"));
    let counted: u64 = buckets.iter().map(|(_, packets)| packets).sum();
    let holds = |latency: u32, bucket: Option<&(u32, u64)>| {
        bucket.is_some_and(|(bucket, _)| {
            (bucket_start(*bucket)..bucket_start(bucket + 1)).contains(&u64::from(latency))
        })
    };
    let is_histogram = counted == PACKETS
        && holds(sink.latency_least, buckets.first())
        && holds(sink.latency_most, buckets.last());
    trial.demand(is_histogram, || format!("{found:#?}"));
    let connected = NetworkState {
        receive: ReceiveFrom::Generator,
        send: SendTo::Sink,
        dropped_from_mac: 1,
        dropped_from_loop: 0,
    };
    trial.demand(*network == connected, || format!("{found:#?}"));
    trial.demand(trial.system.wire.received.is_empty(), || "the MAC sends something".to_string());
    trial.demand(done.borrow().sent == PACKETS, || "the program knows of others".to_string());
}

#[test]
fn what_is_generated_is_forwarded_and_counted_through_cxl() {
    forwarded::<NicType1Card>();
}

#[test]
fn what_is_generated_is_forwarded_and_counted_through_pci_express() {
    forwarded::<NicPcieCard>();
}

/// What the card sends comes in again: a frame goes around through the program, until the wire is back.
fn looped<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("loop", &mut random, |_| {});
    let plan = Plan::new(&mut trial.system.memory, 0, RingShape::PLAIN, RingShape::PLAIN);
    let done = trial.start(plan.unwrap_or_else(|error| panic!("{error}")), Work::UNTIL_TOLD);
    trial.until_running();
    operate(&mut trial, "the loop", async |card| {
        connect(&card, ReceiveFrom::Mac, SendTo::Loop).await;
    });
    // They come from the MAC, and cannot leave: nobody receives from the loop yet.
    let sent: Vec<_> = (0..3).map(|_| frames::any(&mut random, 120)).collect();
    trial.send(0, sent[0].clone());
    trial.until("it is given to the card", |_| done.borrow().given == 1);
    // Until it has left the card.
    trial.cycles(10_000);
    let network = operate(&mut trial, "the state", async |card| card.network().await);
    trial.demand(network.dropped_from_loop == 1, || format!("{network:?}"));
    // Now it goes around, as often as it is let. The program waits until the loop is closed.
    done.borrow_mut().orders.pause = true;
    trial.send(0, sent[1].clone());
    trial.until_sent();
    operate(&mut trial, "a closed loop", async |card| {
        connect(&card, ReceiveFrom::Loop, SendTo::Loop).await;
    });
    done.borrow_mut().orders.pause = false;
    trial.until("it goes around", |_| done.borrow().packets >= 6);
    operate(&mut trial, "a way out", async |card| {
        connect(&card, ReceiveFrom::Loop, SendTo::Mac).await;
    });
    trial.until("it leaves", |trial| !trial.system.wire.received.is_empty());
    operate(&mut trial, "the wire", async |card| {
        connect(&card, ReceiveFrom::Mac, SendTo::Mac).await;
    });
    trial.send(0, sent[2].clone());
    trial.until("another leaves", |trial| trial.system.wire.received.len() == 2);
    trial.finish();
    let left = trial.sent();
    trial.demand(left == sent[1..], || format!("{} frames leave, others than came", left.len()));
}

#[test]
fn a_frame_goes_around_in_the_card_through_cxl() {
    looped::<TinyType1Card>();
}

#[test]
fn a_frame_goes_around_in_the_card_through_pci_express() {
    looped::<TinyPcieCard>();
}
