//! The width adapter against its model: every regime, every size of packet. For every pair
//! of widths see `width_adapter_ratios`.
use nic_model::width_adapter::{Piece, WidthAdapter, cut};
use nic_sim::Wrapper;
use nic_sim::generated::{
    width_adapter_2_to_6::WidthAdapter2To6, width_adapter_6_to_2::WidthAdapter6To2,
    width_adapter_8_to_64::WidthAdapter8To64, width_adapter_64_to_8::WidthAdapter64To8,
};
use nic_sim::{Inlet, Outlet};
use nic_spec::message::Beat;
use nic_tb::{Bench, Generator, InOrder, Stall};

/// Runs a test on every emitted adapter.
macro_rules! on_every_adapter {
    ($test:ident) => {
        $test(WidthAdapter8To64::SOURCE, WidthAdapter8To64::SINK);
        $test(WidthAdapter64To8::SOURCE, WidthAdapter64To8::SINK);
        $test(WidthAdapter2To6::SOURCE, WidthAdapter2To6::SINK);
        $test(WidthAdapter6To2::SOURCE, WidthAdapter6To2::SINK);
    };
}

#[test]
fn packets_keep_their_bytes_and_ends_in_every_regime() {
    on_every_adapter!(packets_of_every_size_in_every_regime);
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_adapter!(packets_after_a_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_adapter!(latency_and_interval);
}

fn packets_of_every_size_in_every_regime<D: Wrapper, const SOURCE: usize, const SINK: usize>(
    source: Inlet<D, Beat<SOURCE>>,
    sink: Outlet<D, Beat<SINK>>,
) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        let mut sizes: Vec<usize> = (1..=3 * SOURCE.max(SINK) + 1).chain([65]).collect();
        bench.generator().shuffle(&mut sizes);
        if (source_stall, sink_stall) != (Stall::Never, Stall::Never) {
            // Each regime draws other sizes.
            sizes.truncate(48);
        }
        let mut check = Check::new(source, sink, &mut bench);
        for size in sizes {
            check.send(&mut bench, size);
        }
        check.finish(bench);
    }
}

fn packets_after_a_reset<D: Wrapper, const SOURCE: usize, const SINK: usize>(
    source: Inlet<D, Beat<SOURCE>>,
    sink: Outlet<D, Beat<SINK>>,
) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Alternate);
    let mut check = Check::new(source, sink, &mut bench);
    for cycles in 0..40 {
        for _ in 0..4 {
            let size = bench.generator().within(1..=3 * SOURCE.max(SINK) as u64);
            check.send(&mut bench, size as usize);
        }
        bench.run(cycles);
        check.compare(&mut bench);
        bench.reset();
        check.forget();
    }
    check.send(&mut bench, 65);
    check.finish(bench);
}

fn latency_and_interval<D: Wrapper, const SOURCE: usize, const SINK: usize>(
    source: Inlet<D, Beat<SOURCE>>,
    sink: Outlet<D, Beat<SINK>>,
) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    // As many bytes as one beat of the wider side: the first to leave is complete with the last
    // that comes. Every partial last beat is among them.
    let most = SOURCE.max(SINK);
    let units = (1..=most).chain((1..=most).rev());
    let units = units.map(|size| beats(bench.generator(), size).0).collect::<Vec<_>>();
    let measured = bench.measure(source, sink, units);
    measured.check(&D::DESIGN.contract.expect("a contract")).unwrap_or_else(|error| {
        panic!("`{}`: {error}", D::DESIGN.module);
    });
}

/// Sends packets and compares what they become.
struct Check<D: Wrapper, const SOURCE: usize, const SINK: usize> {
    source: Inlet<D, Beat<SOURCE>>,
    sink: Outlet<D, Beat<SINK>>,
    model: WidthAdapter,
    board: InOrder<Piece>,
}

impl<D: Wrapper, const SOURCE: usize, const SINK: usize> Check<D, SOURCE, SINK> {
    fn new(
        source: Inlet<D, Beat<SOURCE>>,
        sink: Outlet<D, Beat<SINK>>,
        bench: &mut Bench<D>,
    ) -> Self {
        bench.collect(sink);
        Self { source, sink, model: WidthAdapter::new(SINK), board: InOrder::new() }
    }

    fn send(&mut self, bench: &mut Bench<D>, size: usize) {
        let (beats, packet) = beats(bench.generator(), size);
        for beat in &beats {
            self.board.expect_all(self.model.accept(beat));
        }
        assert_eq!(self.board.pending() > 0, !packet.is_empty());
        bench.send(self.source, beats);
    }

    /// Compares what has come out so far; bytes that are not kept mean nothing.
    fn compare(&mut self, bench: &mut Bench<D>) {
        for beat in bench.take(self.sink) {
            let module = D::DESIGN.module;
            self.board.observe(&Piece::from(&beat)).unwrap_or_else(|e| panic!("`{module}`: {e}"));
        }
    }

    fn forget(&mut self) {
        self.board.forget();
    }

    fn finish(mut self, mut bench: Bench<D>) {
        // A device that repeats a beat for ever never rests: a surplus is seen as it comes.
        while self.board.pending() > 0 {
            bench.run(64);
            self.compare(&mut bench);
        }
        bench.run(64);
        self.compare(&mut bench);
        bench.until_idle();
        self.compare(&mut bench);
        bench.dismiss();
        self.board.finish().unwrap_or_else(|e| panic!("`{}`: {e}", D::DESIGN.module));
    }
}

/// A random packet, in beats whose other bytes are noise, and as bytes.
fn beats<const BYTES: usize>(
    generator: &mut Generator,
    size: usize,
) -> (Vec<Beat<BYTES>>, Vec<u8>) {
    let packet = generator.bytes(size);
    let beat = |piece: Piece| {
        let mut data = [0; BYTES];
        data.copy_from_slice(&generator.bytes(BYTES));
        data[..piece.bytes.len()].copy_from_slice(&piece.bytes);
        Beat { data, keep: u64::MAX >> (64 - piece.bytes.len()), last: piece.last }
    };
    (cut(&packet, BYTES).into_iter().map(beat).collect(), packet)
}
