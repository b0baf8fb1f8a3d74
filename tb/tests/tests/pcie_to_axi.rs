//! PCI Express to AXI against a memory that knows the rules of AXI4, and takes every liberty that they leave: writes
//! happen as late as their response, reads as early as their address, beats of reads come interleaved.
use nic_sim::Wrapper;
use nic_sim::generated::pcie_to_axi::PcieToAxi;
use nic_sim::generated::pcie_to_axi_tiny::PcieToAxiTiny;
use nic_spec::message::{
    AxiMasterStatus, AxiReadData, AxiResponse, AxiWriteResponse, PcieCompletionStatus,
    PcieRequestType,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::pcie_to_axi::{Burst, Ports, Rig, packet};

/// Runs a test on every emitted adapter.
macro_rules! on_every_adapter {
    ($test:ident) => {
        on_every_adapter!($test PcieToAxiTiny 2);
        on_every_adapter!($test PcieToAxi 5);
    };
    ($test:ident $device:ident $id:literal) => {
        $test::<$device, $id>(&Ports {
            pcie_request: $device::PCIE_REQUEST,
            pcie_completion: $device::PCIE_COMPLETION,
            write_address: $device::WRITE_ADDRESS,
            write_data: $device::WRITE_DATA,
            write_response: $device::WRITE_RESPONSE,
            read_address: $device::READ_ADDRESS,
            read_data: $device::READ_DATA,
            status: $device::STATUS,
        });
    };
}

#[test]
fn memory_and_completions_are_right_in_every_regime() {
    on_every_adapter!(moves_data);
}

#[test]
fn no_read_passes_a_write_and_writes_pass_reads() {
    on_every_adapter!(keeps_order);
}

#[test]
fn a_read_waits_for_all_writes_before_it_and_for_no_other() {
    on_every_adapter!(waits_for_each);
}

#[test]
fn no_more_writes_are_under_way_than_can_be_counted() {
    on_every_adapter!(bounds_writes);
}

#[test]
fn a_barrier_is_completed_when_every_write_before_it_is_done() {
    on_every_adapter!(completes_barriers);
}

#[test]
fn failed_beats_end_their_request_and_are_counted() {
    on_every_adapter!(passes_errors_on);
}

#[test]
fn what_answers_nothing_is_dropped_and_counted() {
    on_every_adapter!(counts_strays);
}

#[test]
fn every_run_of_bytes_has_its_strobes() {
    on_every_adapter!(writes_any_bytes);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_adapter!(keeps_its_contract);
}

const NOTHING_WRONG: AxiMasterStatus = AxiMasterStatus {
    failed_writes: 0,
    failed_reads: 0,
    misplaced_lasts: 0,
    stray_responses: 0,
    stray_beats: 0,
};

/// Numbers of pages that together have every bit of an address.
const PAGES: [u64; 3] = [0, 0x5_a5a5_a5a5_a5a5, 0xf_ffff_ffff_fffe];

/// A first line and a number of lines within 4 KiB.
fn draw(generator: &mut Generator, most: u64) -> (u64, u64) {
    let (page, line) = (*generator.pick(&PAGES), generator.below(64));
    let count = match generator.below(24) {
        0 => 64 - line,
        _ => generator.within(1..=most).min(64 - line),
    };
    (page * 64 + line, count)
}

fn moves_data<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls);
        let mut reads = 0;
        while reads < 60 {
            let generator = rig.bench.generator();
            let kind = generator.below(8);
            let ((line, count), one) = (draw(generator, 8), generator.below(64));
            let is_free = (line..line + count).all(|line| rig.is_free(line));
            if rig.bench.waiting(ports.pcie_request.index()) > 16 {
                // The stall patterns decide how fast.
            } else if kind < 3 {
                reads += usize::from(rig.read(line, count));
            } else if kind < 6 && is_free {
                rig.write(line, count);
            } else if kind == 6 && is_free {
                let generator = rig.bench.generator();
                let first = one % 16;
                let dws = generator.within(1..=16 - first);
                let enables = match dws {
                    1 => (generator.within(1..=15), 0),
                    _ => (*generator.pick(&[15, 14, 12, 8]), *generator.pick(&[15, 7, 3, 1])),
                };
                rig.write_dws(line, first, dws, enables);
            } else if kind == 7 && one < 8 {
                rig.barrier(line);
            }
            rig.step();
        }
        rig.until_idle();
        for page in PAGES {
            for line in page * 64..=page * 64 + 63 {
                assert_eq!(rig.memory.line(line), rig.model.line(line), "line {line:#x}");
            }
        }
        assert_eq!(rig.status(), NOTHING_WRONG);
        rig.bench.dismiss();
    }
}

fn keeps_order<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    rig.responds = false;
    rig.write(5, 2);
    assert!(rig.read(5, 2));
    // Others behind the read.
    rig.write(9, 4);
    (0..100).for_each(|_| rig.step());
    assert_eq!(rig.written.len(), 2, "a write waits for a read");
    assert!(rig.reads.is_empty(), "a read passes a write");
    rig.respond(AxiResponse::Okay);
    rig.serves = false;
    (0..100).for_each(|_| rig.step());
    assert_eq!(rig.reads.len(), 1, "a read waits for a write behind it");
    (rig.responds, rig.serves) = (true, true);
    rig.until_idle();
    // As many reads as there are ids.
    rig.serves = false;
    let most = 1 << ID;
    (0..most + 3).for_each(|line| assert!(rig.read(line, 1)));
    (0..300).for_each(|_| rig.step());
    assert_eq!(rig.reads.len(), most as usize);
    rig.write(70, 1);
    (0..100).for_each(|_| rig.step());
    assert!(rig.written.is_empty() && rig.addresses.is_empty(), "its response was given");
    rig.serves = true;
    rig.until_idle();
    rig.bench.dismiss();
}

fn waits_for_each<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    for count in 1..40 {
        (rig.responds, rig.serves) = (false, false);
        for line in 0..count {
            rig.write(line, 1);
        }
        assert!(rig.read(count - 1, 1));
        for left in (0..count).rev() {
            (0..60).for_each(|_| rig.step());
            assert!(rig.reads.is_empty(), "{} of {count} writes are not done", left + 1);
            rig.respond(AxiResponse::Okay);
        }
        (rig.responds, rig.serves) = (true, true);
        rig.until_idle();
    }
    // What is known of a read does not hold for the one behind it.
    rig.bench.set_stall(ports.read_address.index(), Stall::Always);
    rig.responds = false;
    (100..109).for_each(|line| assert!(rig.read(line, 1)));
    rig.write(110, 1);
    assert!(rig.read(110, 1));
    (0..60).for_each(|_| rig.step());
    rig.bench.set_stall(ports.read_address.index(), Stall::Never);
    (0..60).for_each(|_| rig.step());
    assert!(rig.reads.iter().all(|read| read.line != 110), "it passes a write");
    rig.responds = true;
    rig.until_idle();
    rig.bench.dismiss();
}

/// Writes that may be without a response, or pass a read, and some that are told too late.
const COUNTED: std::ops::RangeInclusive<usize> = 4_096..=4_110;

fn bounds_writes<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    rig.responds = false;
    (0..5_000).for_each(|line| rig.write(line, 1));
    (0..6_000).for_each(|_| rig.step());
    assert!(COUNTED.contains(&rig.written.len()), "{} without a response", rig.written.len());
    rig.responds = true;
    rig.until_idle();
    rig.bench.dismiss();
    // A read that waits for an id.
    for lines in [1, 3, 4] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.serves = false;
        (0..=1 << ID).for_each(|line| assert!(rig.read(64 * 6_000 + line, 1)));
        (0..40).for_each(|_| rig.step());
        (0..5_000).for_each(|number| rig.write(64 * number, lines));
        (0..5_000 * (lines + 3)).for_each(|_| rig.step());
        let waiting = rig.bench.waiting(ports.pcie_request.index());
        let passed = 5_000 - waiting.div_ceil(lines as usize);
        assert!(COUNTED.contains(&passed), "{passed} writes of {lines} lines pass a read");
        assert!(rig.addresses.is_empty(), "a burst of {lines} lines stands in its middle");
        rig.serves = true;
        rig.until_idle();
        rig.bench.dismiss();
    }
}

fn completes_barriers<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    for odd in [0, 1] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.responds = false;
        rig.write(2, 1);
        rig.barrier(8 + odd);
        (0..100).for_each(|_| rig.step());
        assert!(rig.completions.is_empty(), "the write is not done");
        rig.respond(AxiResponse::Okay);
        (0..20).for_each(|_| rig.step());
        assert_eq!(rig.completions.len(), 1);
        assert_eq!(rig.completions[0].lower_address, 64 * odd);
        assert!(rig.reads.is_empty(), "a read of nothing leaves");
        rig.bench.dismiss();
    }
}

fn passes_errors_on<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let cases = [
        (AxiResponse::SlaveError, PcieCompletionStatus::CompleterAbort),
        (AxiResponse::DecodeError, PcieCompletionStatus::UnsupportedRequest),
    ];
    for (response, status) in cases {
        for at in 0..3 {
            let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
            rig.serves = false;
            assert!(rig.read(4, 3));
            while rig.reads.is_empty() {
                rig.step();
            }
            for beat in 0..3 {
                let okay = AxiResponse::Okay;
                rig.serve(0, if beat == at { response } else { okay });
            }
            (0..30).for_each(|_| rig.step());
            let found: Vec<_> =
                rig.completions.iter().map(|completion| completion.status).collect();
            let good = PcieCompletionStatus::SuccessfulCompletion;
            let right: Vec<_> = std::iter::repeat_n(good, at).chain([status]).collect();
            assert_eq!(found, right, "the rest of the burst is dropped");
            rig.write(9, 1);
            rig.responds = false;
            (0..30).for_each(|_| rig.step());
            rig.respond(response);
            (0..30).for_each(|_| rig.step());
            let right = AxiMasterStatus { failed_writes: 1, failed_reads: 1, ..NOTHING_WRONG };
            assert_eq!(rig.status(), right);
            // And its id is free again.
            (rig.serves, rig.responds) = (true, true);
            // Not the line that was not written.
            for number in 0..3 << ID {
                while !rig.read(100 + 2 * number, 2) {
                    rig.step();
                }
            }
            rig.until_idle();
            rig.bench.dismiss();
        }
    }
}

fn counts_strays<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    let okay = AxiResponse::Okay;
    rig.bench.send(ports.write_response, [AxiWriteResponse { id: 0, response: okay }]);
    let beat = AxiReadData { id: 1, data: [7; 64], response: okay, last: true };
    rig.bench.send(ports.read_data, [beat]);
    (0..20).for_each(|_| rig.step());
    let right = AxiMasterStatus { stray_responses: 1, stray_beats: 1, ..NOTHING_WRONG };
    assert_eq!(rig.status(), right);
    assert!(rig.completions.is_empty());
    // A response of nothing lets no read pass the next write.
    rig.responds = false;
    rig.write(3, 1);
    assert!(rig.read(3, 1));
    (0..60).for_each(|_| rig.step());
    assert!(rig.reads.is_empty());
    rig.responds = true;
    rig.until_idle();
    // A burst that ends too early, and goes on.
    rig.serves = false;
    assert!(rig.read(6, 2));
    while rig.reads.is_empty() {
        rig.step();
    }
    let Burst { id, .. } = rig.reads.pop().expect("seen above");
    for (line, last) in [(6, true), (7, true)] {
        let data = rig.memory.line(line);
        rig.bench.send(ports.read_data, [AxiReadData { id, data, response: okay, last }]);
    }
    (0..20).for_each(|_| rig.step());
    assert_eq!(rig.status(), AxiMasterStatus { misplaced_lasts: 1, ..right });
    assert!(rig.asked.is_empty(), "both lines have come");
    rig.bench.dismiss();
}

fn writes_any_bytes<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    let mut lines = 0;
    for first in 0..16 {
        for dws in 1..=16 - first {
            for enables in [(15, 15), (8, 1), (6, 15), (14, 3)] {
                rig.write_dws(lines, first, dws, enables);
                rig.step();
                lines += 1;
            }
        }
    }
    rig.until_idle();
    for line in 0..lines {
        assert_eq!(rig.memory.line(line), rig.model.line(line), "line {line}");
    }
    rig.bench.dismiss();
}

fn keeps_its_contract<D: Wrapper, const ID: usize>(ports: &Ports<D, ID>) {
    let bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let line = |number: u64| packet(PcieRequestType::MemoryWrite, 64 * number, 16, (15, 15));
    let units = (0..200).map(|number| vec![line(number)]);
    let measured = bench.measure(ports.pcie_request, ports.write_address, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}
