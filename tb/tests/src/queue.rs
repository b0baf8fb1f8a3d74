//! What every module must do that passes payloads on as they come.
use nic_sim::design::Contract;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_tb::{Bench, Stall};

use crate::traffic::Random;

/// A model: what leaves, for what came.
pub type Model<P> = fn(Vec<P>) -> Vec<P>;

/// Sends payloads under every pair of regimes; then again into sinks that are ready only after they
/// saw an offer, as a sink may be (S4).
pub fn passes_in_every_regime<D: Wrapper, P: Random>(
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    model: Model<P>,
) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        exchange(&mut bench, source, sink, model, 300);
        bench.sinks_wait_for_valid(true);
        exchange(&mut bench, source, sink, model, 100);
        bench.finish();
    }
}

/// Sends payloads, resets the module while they are in flight, and sends others.
pub fn forgets_all_in_reset<D: Wrapper, P: Random>(
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    model: Model<P>,
) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        for steps in [1, 3, 10, 40, 90] {
            let payloads = P::draw(bench.generator(), 400);
            bench.expect(sink, model(payloads.clone()));
            bench.send(source, payloads);
            bench.run(steps);
            bench.reset();
        }
        exchange(&mut bench, source, sink, model, 100);
        bench.finish();
    }
}

/// Measures latency and interval and compares them with the contract.
pub fn keeps_its_contract<D: Wrapper, P: Random>(source: Inlet<D, P>, sink: Outlet<D, P>) {
    keeps(source, sink, &contract_of::<D>());
}

/// The module's contract.
pub fn contract_of<D: Wrapper>() -> Contract {
    D::DESIGN.contract.expect("the module has a contract")
}

/// Measures latency and interval and compares them with these.
pub fn keeps<D: Wrapper, P: Random>(source: Inlet<D, P>, sink: Outlet<D, P>, contract: &Contract) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let payloads = P::draw(bench.generator(), 200);
    let measured = bench.measure(source, sink, payloads.into_iter().map(|payload| vec![payload]));
    measured.check(contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

fn exchange<D: Wrapper, P: Random>(
    bench: &mut Bench<D>,
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    model: Model<P>,
    count: usize,
) {
    let payloads = P::draw(bench.generator(), count);
    bench.expect(sink, model(payloads.clone()));
    bench.send(source, payloads);
    bench.until_idle();
}
