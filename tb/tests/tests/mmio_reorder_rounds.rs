//! Why a restart asks for a fence: a store of the round before is not told from one of this (ADR 58).
use nic_sim::Wrapper;
use nic_spec::message::MmioRestart;
use nic_tb::{Bench, Stall};
use nic_tests::mmio::{self, Unit};

/// Sends two messages of three lines each to the same addresses, the second behind a restart; what comes of the second if
/// the middle line of the first is late.
fn second_message<D: Wrapper, const A: usize, const B: usize>(
    unit: &Unit<D, A, B>,
    is_fenced: bool,
) -> (Vec<u8>, Vec<u8>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.collect(unit.message);
    bench.run(4 * unit.storage);
    let length = 3 * B as u64;
    let (old, _) = unit.bytes(bench.generator(), 0, &[length]);
    let (new, _) = unit.bytes(bench.generator(), 0, &[length]);
    let lines =
        |bench: &mut Bench<D>, bytes: &[(u64, u8)]| unit.stores(bench.generator(), bytes, 0);
    let (old, stores) = (lines(&mut bench, &old), lines(&mut bench, &new));
    let send = |bench: &mut Bench<D>, store: &mmio::Store| {
        let store = unit.write(bench.generator(), store);
        bench.send(unit.mmio_write, [store]);
    };
    send(&mut bench, &old[2]);
    if is_fenced {
        send(&mut bench, &old[1]);
    }
    bench.run(20);
    bench.send(unit.restart, [MmioRestart { line_address: 0 }]);
    bench.run(4 * unit.storage);
    if !is_fenced {
        send(&mut bench, &old[1]);
    }
    for store in &stores {
        send(&mut bench, store);
    }
    bench.run(50);
    let beats = bench.take(unit.message);
    bench.dismiss();
    let left = beats.iter().flat_map(|beat| beat.data).collect();
    (left, new.iter().map(|(_, byte)| *byte).collect())
}

#[test]
fn a_late_store_of_the_round_before_wins_where_no_fence_was() {
    let unit = mmio::usual();
    if !unit.is_judged() {
        return;
    }
    let (left, stored) = second_message(&unit, true);
    assert_eq!(left, stored, "behind a fence nothing of before is there");
    let (left, stored) = second_message(&unit, false);
    assert_eq!((&left[..64], &left[128..]), (&stored[..64], &stored[128..]));
    assert_ne!(left[64..128], stored[64..128], "nothing in the line says of which round it is");
}
