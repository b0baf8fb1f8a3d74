//! The AXI write slave against its model: bursts of every kind, their stores and responses.
use nic_model::axi_write_slave::{Burst, Response, Store};
use nic_sim::generated::axi_write_slave::AxiWriteSlave;
use nic_sim::generated::axi_write_slave_tiny::AxiWriteSlaveTiny;
use nic_sim::{Bits, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{AxiAddress, AxiBurst, AxiWriteData, AxiWriteStatus, MmioWrite};
use nic_tb::axi::WritePorts;
use nic_tb::{Bench, Generator, Measured, Stall};

/// Ports of an emitted slave.
struct Slave<D: Wrapper, const ID: usize, const LINE_BITS: usize, const BYTES: usize> {
    write: WritePorts<D, ID, BYTES>,
    mmio_write: Outlet<D, MmioWrite<LINE_BITS, BYTES>>,
    enable: LevelInlet<D, Bits<1>>,
    status: LevelOutlet<D, AxiWriteStatus>,
}

/// Runs a test on every emitted slave.
macro_rules! on_every_slave {
    ($test:ident) => {
        $test(&slave!(AxiWriteSlaveTiny));
        $test(&slave!(AxiWriteSlave));
    };
}
macro_rules! slave {
    ($device:ident) => {
        Slave {
            write: WritePorts {
                address: $device::WRITE_ADDRESS,
                data: $device::WRITE_DATA,
                response: $device::WRITE_RESPONSE,
            },
            mmio_write: $device::MMIO_WRITE,
            enable: $device::ENABLE,
            status: $device::STATUS,
        }
    };
}

#[test]
fn bursts_of_every_kind_become_their_stores_in_every_regime() {
    on_every_slave!(equals_the_model);
}

#[test]
fn a_response_comes_after_the_last_store_of_its_burst() {
    on_every_slave!(responds_after_the_stores);
}

#[test]
fn stores_are_dropped_while_they_are_not_enabled() {
    on_every_slave!(drops_what_is_disabled);
}

#[test]
fn a_last_in_the_wrong_place_is_counted_and_the_length_decides() {
    on_every_slave!(counts_misplaced_lasts);
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all_bursts() {
    on_every_slave!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_slave!(keeps_its_contract);
}

/// Bytes that no burst crosses a multiple of (AXI4 A3.4.1).
const PAGE: u64 = 4096;

impl<D: Wrapper, const ID: usize, const LINE_BITS: usize, const BYTES: usize>
    Slave<D, ID, LINE_BITS, BYTES>
{
    const WINDOW: u64 = (BYTES as u64) << LINE_BITS;

    fn bench(&self, source: Stall, sink: Stall) -> Bench<D> {
        let mut bench = Bench::<D>::new(source, sink);
        bench.set_level(self.enable, &Bits::new(1));
        bench
    }

    /// A burst as a master may send it, legal or not for us.
    fn burst(&self, generator: &mut Generator) -> Burst {
        let widest = BYTES.ilog2();
        let size = match generator.below(4) {
            0 => generator.below(8) as u32,
            1 => generator.below(u64::from(widest)) as u32,
            _ => widest,
        };
        let count = match generator.below(6) {
            0 => generator.within(1..=256),
            1..4 => 1,
            _ => generator.within(1..=8),
        };
        let beat_bytes = 1_u64 << size;
        let count = count.min(PAGE / beat_bytes);
        let outside = if generator.chance(1, 10) { Self::WINDOW } else { 0 };
        let page = generator.below(Self::WINDOW / PAGE) * PAGE + outside * generator.within(1..=9);
        let first = generator.below(PAGE / beat_bytes - count + 1) * beat_bytes;
        let address = page + first + generator.below(beat_bytes);
        let is_incrementing = !generator.chance(1, 8);
        let beat = |number: u64| {
            let from = if number == 0 { address } else { page + first + number * beat_bytes };
            let to = page + first + (number + 1) * beat_bytes;
            let lane = |address: u64| address % BYTES as u64;
            let lanes = (from..to.min(from + BYTES as u64)).map(lane);
            let legal = lanes.fold(0, |strobes, lane| strobes | 1 << lane);
            let chosen = match generator.below(4) {
                0 => generator.bits(BYTES as u32),
                1 => 0,
                _ => u64::MAX,
            };
            (generator.bytes(BYTES), legal & chosen)
        };
        Burst { address, size, is_incrementing, beats: (0..count).map(beat).collect() }
    }

    /// Sends bursts; their stores, and how many there are up to the end of each burst.
    fn exchange(&self, bench: &mut Bench<D>, bursts: &[Burst]) -> (Vec<Store>, Vec<usize>) {
        let mut all = vec![];
        let mut ends = vec![];
        for burst in bursts {
            let id = bench.generator().bits(ID as u32);
            self.write.send(bench, id, burst);
            let (stores, response) = burst.stores(Self::WINDOW);
            all.extend(stores);
            ends.push(all.len());
            self.write.expect(bench, id, response);
        }
        (all, ends)
    }

    /// A store as the device gives it.
    fn stored(write: &MmioWrite<LINE_BITS, BYTES>) -> Store {
        let line = write.line_address * BYTES as u64;
        let lanes = (0..BYTES as u64).filter(|lane| write.byte_enable >> lane & 1 == 1);
        lanes.map(|lane| (line + lane, write.data[lane as usize])).collect()
    }
}

fn equals_the_model<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    slave: &Slave<D, ID, A, B>,
) {
    for (source, sink) in Stall::pairs() {
        let mut bench = slave.bench(source, sink);
        bench.collect(slave.mmio_write);
        let bursts: Vec<_> = (0..60).map(|_| slave.burst(bench.generator())).collect();
        let (stores, _) = slave.exchange(&mut bench, &bursts);
        bench.until_idle();
        let found: Vec<_> =
            bench.take(slave.mmio_write).iter().map(Slave::<D, ID, A, B>::stored).collect();
        assert_eq!(found, stores);
        let ends_with = |response| {
            let window = Slave::<D, ID, A, B>::WINDOW;
            bursts.iter().filter(|burst| burst.stores(window).1 == response).count() as u64
        };
        let status = AxiWriteStatus {
            stores: stores.len() as u64,
            refused_bursts: ends_with(Response::SlaveError),
            outside_bursts: ends_with(Response::DecodeError),
            misplaced_lasts: 0,
            disabled_stores: 0,
        };
        assert_eq!(bench.level(slave.status), status);
        bench.finish();
    }
}

fn responds_after_the_stores<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    slave: &Slave<D, ID, A, B>,
) {
    for sink in Stall::ALL {
        let mut bench = slave.bench(Stall::Never, sink);
        bench.set_stall(slave.write.response.index(), Stall::Never);
        bench.ignore(slave.mmio_write);
        let bursts: Vec<_> = (0..60).map(|_| slave.burst(bench.generator())).collect();
        let (stores, ends) = slave.exchange(&mut bench, &bursts);
        let (response, write) = (slave.write.response.index(), slave.mmio_write.index());
        let mut steps = 0;
        while bench.transfers(response) < bursts.len() as u64 {
            bench.step();
            let responded = bench.transfers(response) as usize;
            let stored = bench.transfers(write) as usize;
            let needed = responded.checked_sub(1).map_or(0, |last| ends[last]);
            assert!(stored >= needed, "{responded} responses after {stored} stores");
            steps += 1;
            assert!(steps < 100_000, "the bursts end");
        }
        assert!(!stores.is_empty(), "there are stores");
        bench.until_idle();
        bench.finish();
    }
}

fn drops_what_is_disabled<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    slave: &Slave<D, ID, A, B>,
) {
    let mut bench = slave.bench(Stall::Alternate, Stall::Mostly);
    bench.collect(slave.mmio_write);
    let mut expected = vec![];
    let mut dropped = 0;
    for turn in 0..8 {
        let enabled = turn % 2;
        bench.set_level(slave.enable, &Bits::new(enabled));
        let bursts: Vec<_> = (0..10).map(|_| slave.burst(bench.generator())).collect();
        let (stores, _) = slave.exchange(&mut bench, &bursts);
        match enabled {
            0 => dropped += stores.len() as u64,
            _ => expected.extend(stores),
        }
        bench.until_idle();
    }
    let found: Vec<_> =
        bench.take(slave.mmio_write).iter().map(Slave::<D, ID, A, B>::stored).collect();
    assert_eq!(found, expected);
    assert_eq!(bench.level(slave.status).disabled_stores, dropped);
    assert!(dropped > 0, "something was dropped");
    bench.finish();
}

fn counts_misplaced_lasts<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    slave: &Slave<D, ID, A, B>,
) {
    let mut bench = slave.bench(Stall::Never, Stall::Alternate);
    let size = u64::from(B.ilog2());
    let mut misplaced = 0;
    for length in [0, 1, 3, 3, 3] {
        let address = AxiAddress { id: 1, address: 0, length, size, burst: AxiBurst::Incrementing };
        bench.send(slave.write.address, [address]);
        for number in 0..=length {
            let last = bench.generator().chance(1, 2);
            misplaced += u64::from(last != (number == length));
            let data = [number as u8; B];
            bench.send(slave.write.data, [AxiWriteData { data, strobe: 1, last }]);
            bench.expect(
                slave.mmio_write,
                [MmioWrite { line_address: number, data, byte_enable: 1 }],
            );
        }
        slave.write.expect(&mut bench, 1, Response::Okay);
    }
    bench.until_idle();
    assert_eq!(bench.level(slave.status).misplaced_lasts, misplaced);
    assert!(misplaced > 0, "some are misplaced");
    bench.finish();
}

fn forgets_all_in_reset<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    slave: &Slave<D, ID, A, B>,
) {
    for (source, sink) in Stall::pairs() {
        let mut bench = slave.bench(source, sink);
        bench.collect(slave.mmio_write);
        for steps in [1, 2, 3, 9, 30, 90] {
            let bursts: Vec<_> = (0..20).map(|_| slave.burst(bench.generator())).collect();
            slave.exchange(&mut bench, &bursts);
            bench.run(steps);
            bench.reset();
            bench.take(slave.mmio_write);
        }
        let bursts: Vec<_> = (0..10).map(|_| slave.burst(bench.generator())).collect();
        let (stores, _) = slave.exchange(&mut bench, &bursts);
        bench.until_idle();
        let found: Vec<_> =
            bench.take(slave.mmio_write).iter().map(Slave::<D, ID, A, B>::stored).collect();
        assert_eq!(found, stores);
        bench.finish();
    }
}

/// Bursts of one beat in every cycle; the address with its beat, and long before it.
fn keeps_its_contract<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    slave: &Slave<D, ID, A, B>,
) {
    let size = B.ilog2();
    let one = |generator: &mut Generator| Burst {
        address: generator.below(4) * B as u64,
        size,
        is_incrementing: true,
        beats: vec![(generator.bytes(B), u64::MAX >> (64 - B))],
    };
    let mut bench = slave.bench(Stall::Never, Stall::Never);
    bench.ignore(slave.write.response);
    bench.ignore(slave.mmio_write);
    let burst = one(bench.generator());
    slave.write.send(&mut bench, 0, &burst);
    let most = latency(&mut bench, slave);
    bench.run(9);
    let (id, length, size) = (0, 0, u64::from(size));
    let address = AxiAddress { id, address: 0, length, size, burst: AxiBurst::Incrementing };
    bench.send(slave.write.address, [address]);
    bench.run(9);
    let (data, strobe) = ([1; B], 1);
    bench.send(slave.write.data, [AxiWriteData { data, strobe, last: true }]);
    let least = latency(&mut bench, slave);
    bench.run(9);
    let before = bench.transfers(slave.mmio_write.index());
    let gaps = 300;
    for _ in 0..=gaps {
        let burst = one(bench.generator());
        slave.write.send(&mut bench, 0, &burst);
    }
    let write = slave.mmio_write.index();
    while bench.transfers(write) == before {
        bench.step();
    }
    let first = bench.cycle();
    while bench.transfers(write) < before + gaps + 1 {
        bench.step();
    }
    let measured = Measured { least, most, cycles: bench.cycle() - first, gaps };
    bench.dismiss();
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// Cycles from the next beat that comes to the next store.
fn latency<D: Wrapper, const ID: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    slave: &Slave<D, ID, A, B>,
) -> u64 {
    let (data, write) = (slave.write.data.index(), slave.mmio_write.index());
    let (beats, stores) = (bench.transfers(data), bench.transfers(write));
    let mut came = None;
    for _ in 0..50 {
        bench.step();
        if came.is_none() && bench.transfers(data) > beats {
            came = Some(bench.cycle());
        }
        if bench.transfers(write) > stores {
            return bench.cycle() - came.unwrap_or(0);
        }
    }
    panic!("no store comes");
}
