//! The synchronizer against its model.
use nic_model::synchronizer::Synchronizer;
use nic_sim::Bits;
use nic_sim::generated::synchronizer_w1::SynchronizerW1;
use nic_sim::generated::synchronizer_w4::SynchronizerW4;
use nic_tb::{Bench, Stall};

/// Changes the source at random, resets in the middle, and compares after every clock edge.
macro_rules! compare {
    ($device:ident, $width:literal) => {
        let mut bench = Bench::<$device>::new(Stall::Never, Stall::Never);
        for _ in 0..20 {
            // What the source shows during reset is not seen; the bench then runs for one edge.
            let shown = (1 << $width) - 1;
            bench.set_level($device::SOURCE, &Bits::new(shown));
            bench.reset();
            let mut model = Synchronizer::default();
            model.edge(shown);
            assert_eq!(bench.level($device::SINK), Bits::<$width>::new(model.value()));
            for _ in 0..50 {
                let value = bench.generator().bits($width);
                bench.set_level($device::SOURCE, &Bits::new(value));
                bench.step();
                model.edge(value);
                assert_eq!(bench.level($device::SINK), Bits::<$width>::new(model.value()));
            }
        }
        bench.dismiss();
    };
}

#[test]
fn a_value_is_seen_after_two_edges_and_not_before() {
    compare!(SynchronizerW1, 1);
    compare!(SynchronizerW4, 4);
}
