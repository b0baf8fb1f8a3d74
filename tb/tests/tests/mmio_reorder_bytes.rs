//! The MMIO reorder unit byte by byte: a beat waits for each of its bytes, and each that comes twice
//! is noticed alone.
use nic_sim::Wrapper;
use nic_tb::{Bench, Stall};
use nic_tests::mmio::{self, Store, Unit};

#[test]
fn a_beat_waits_for_each_of_its_bytes() {
    awaits_each_byte(&mmio::small());
    awaits_each_byte(&mmio::aligned());
    awaits_each_byte(&mmio::usual());
    awaits_each_byte(&mmio::framed());
}

#[test]
fn each_byte_that_comes_twice_is_counted_though_it_comes_alone() {
    counts_each_byte(&mmio::small());
    counts_each_byte(&mmio::aligned());
    counts_each_byte(&mmio::usual());
    counts_each_byte(&mmio::framed());
}

/// Far longer than a beat that could leave takes.
const PATIENCE: u64 = 8;

/// Sends a store for each line that these bytes are in.
fn send<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    bytes: &[(u64, u8)],
) {
    for store in unit.stores(bench.generator(), bytes, 0) {
        let write = unit.write(bench.generator(), &store);
        bench.send(unit.mmio_write, [write]);
    }
}

/// Messages around every multiple of a granule of which all has come but one byte.
fn awaits_each_byte<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    if !unit.is_judged() {
        return;
    }
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let (least, most) = unit.lengths();
    let line = B as u64;
    let every_length = least..=most.min(2 * line + 9);
    // Lines of 64 bytes have too many lengths for all of them.
    let is_chosen = |length: &u64| B <= 16 || length % line <= 1 || length.is_multiple_of(13);
    let mut address = 0;
    for length in every_length.filter(is_chosen) {
        for missing in 0..length {
            let (all, end) = unit.bytes(bench.generator(), address, &[length]);
            let message: Vec<u8> = all.iter().map(|(_, byte)| *byte).collect();
            let before = bench.transfers(unit.message.index());
            bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
            let (late, early): (Store, Store) =
                all.into_iter().partition(|(place, _)| *place == address + missing);
            send(&mut bench, unit, &early);
            bench.run(PATIENCE);
            let left = bench.transfers(unit.message.index()) - before;
            assert_eq!(left, missing / line, "{length} bytes without byte {missing} at {address}");
            send(&mut bench, unit, &late);
            bench.until_idle();
            address = end;
        }
    }
    let start = (unit.next_start_address)(&mut bench);
    assert_eq!(start, Unit::<D, A, B>::wrapped(address), "everything has left");
    bench.finish();
}

/// A message of a line, of which one byte comes alone and then again with another value.
fn counts_each_byte<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    if !unit.is_judged() {
        return;
    }
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let line = B as u64;
    for place in 0..line {
        let address = place * line;
        let (all, _) = unit.bytes(bench.generator(), address, &[line]);
        let message: Vec<u8> = all.iter().map(|(_, byte)| *byte).collect();
        bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
        let (early, rest): (Store, Store) =
            all.into_iter().partition(|(at, _)| *at == address + place);
        let again = [(early[0].0, !early[0].1)];
        send(&mut bench, unit, &early);
        send(&mut bench, unit, &again);
        send(&mut bench, unit, &rest);
        bench.until_idle();
        let doubled = bench.level(unit.status).doubled_stores;
        assert_eq!(doubled, place + 1, "byte {place} came twice");
    }
    bench.finish();
}
