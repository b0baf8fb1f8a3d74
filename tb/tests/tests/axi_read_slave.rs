//! The AXI read slave against its model: every burst is answered, with zeros.
use nic_model::axi_read_slave::lasts_of;
use nic_sim::generated::axi_read_slave::AxiReadSlave;
use nic_sim::generated::axi_read_slave_tiny::AxiReadSlaveTiny;
use nic_sim::{Bits, Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{AxiAddress, AxiBurst, AxiReadData, AxiResponse};
use nic_tb::{Bench, Generator, Stall};

/// Runs a test on every emitted slave.
macro_rules! on_every_slave {
    ($test:ident) => {
        on_every_slave!($test, AxiReadSlaveTiny);
        on_every_slave!($test, AxiReadSlave);
    };
    ($test:ident, $device:ident) => {
        $test($device::READ_ADDRESS, $device::READ_DATA, $device::READS)
    };
}

#[test]
fn every_burst_is_answered_with_zeros_and_counted() {
    on_every_slave!(equals_the_model);
}

#[test]
fn a_reset_in_the_middle_of_a_burst_ends_it() {
    on_every_slave!(forgets_all_in_reset);
}

#[test]
fn the_count_of_reads_stops_at_its_largest_value() {
    let mut bench = Bench::<AxiReadSlaveTiny>::new(Stall::Never, Stall::Never);
    bench.ignore(AxiReadSlaveTiny::READ_DATA);
    let most = u64::from(u16::MAX);
    for count in 1..=most + 3 {
        let address = address(bench.generator(), 0);
        bench.send(AxiReadSlaveTiny::READ_ADDRESS, [address]);
        bench.run(2);
        let found = bench.level(AxiReadSlaveTiny::READS);
        assert_eq!(found, Bits::new(count.min(most)), "after {count} reads");
    }
    bench.dismiss();
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_slave!(keeps_its_contract);
}

fn address<const ID: usize>(generator: &mut Generator, length: u64) -> AxiAddress<ID> {
    let burst = *generator.pick(&[AxiBurst::Fixed, AxiBurst::Incrementing, AxiBurst::Wrapping]);
    let (id, address) = (generator.bits(ID as u32), generator.bits(64));
    AxiAddress { id, address, length, size: generator.bits(3), burst }
}

fn exchange<D: Wrapper, const ID: usize, const BYTES: usize>(
    bench: &mut Bench<D>,
    read_address: Inlet<D, AxiAddress<ID>>,
    read_data: Outlet<D, AxiReadData<ID, BYTES>>,
    lengths: &[u64],
) {
    for &length in lengths {
        let address: AxiAddress<ID> = address(bench.generator(), length);
        let id = address.id;
        bench.send(read_address, [address]);
        let beat = |last| AxiReadData { id, data: [0; BYTES], response: AxiResponse::Okay, last };
        bench.expect(read_data, lasts_of(length).into_iter().map(beat));
    }
}

fn equals_the_model<D: Wrapper, const ID: usize, const BYTES: usize>(
    read_address: Inlet<D, AxiAddress<ID>>,
    read_data: Outlet<D, AxiReadData<ID, BYTES>>,
    reads: LevelOutlet<D, Bits<16>>,
) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let lengths: Vec<u64> = (0..40).map(|_| bench.generator().below(9)).chain([255]).collect();
        exchange(&mut bench, read_address, read_data, &lengths);
        bench.until_idle();
        assert_eq!(bench.level(reads), Bits::new(lengths.len() as u64));
        bench.finish();
    }
}

fn forgets_all_in_reset<D: Wrapper, const ID: usize, const BYTES: usize>(
    read_address: Inlet<D, AxiAddress<ID>>,
    read_data: Outlet<D, AxiReadData<ID, BYTES>>,
    reads: LevelOutlet<D, Bits<16>>,
) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Alternate);
    for steps in [1, 2, 7, 30] {
        exchange(&mut bench, read_address, read_data, &[200, 5]);
        bench.run(steps);
        bench.reset();
        assert_eq!(bench.level(reads), Bits::new(0));
    }
    exchange(&mut bench, read_address, read_data, &[3, 0]);
    bench.until_idle();
    bench.finish();
}

fn keeps_its_contract<D: Wrapper, const ID: usize, const BYTES: usize>(
    read_address: Inlet<D, AxiAddress<ID>>,
    read_data: Outlet<D, AxiReadData<ID, BYTES>>,
    _: LevelOutlet<D, Bits<16>>,
) {
    // The interval is that of beats: one burst has them all.
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let unit = vec![address(bench.generator(), 255)];
    let measured = bench.measure(read_address, read_data, [unit]);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
