//! PCI Express to AXI against a memory that knows the rules of AXI4, and takes every liberty that they leave: writes
//! happen as late as their response, reads as early as their address, beats of reads come interleaved.
use std::collections::{BTreeMap, VecDeque};

use nic_host::Write;
use nic_host::pcie::Memory;
use nic_sim::generated::pcie_to_axi::PcieToAxi;
use nic_sim::generated::pcie_to_axi_tiny::PcieToAxiTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiAddress, AxiBurst, AxiMasterStatus, AxiReadData, AxiResponse, AxiWriteData,
    AxiWriteResponse, Message, PcieCompletion, PcieCompletionStatus, PcieRequest, PcieRequestType,
};
use nic_tb::{Bench, Generator, Stall};

/// Ports of an emitted adapter whose ids have so many bits.
struct Ports<D, const ID: usize> {
    pcie_request: Inlet<D, PcieRequest>,
    pcie_completion: Outlet<D, PcieCompletion>,
    write_address: Outlet<D, AxiAddress<ID>>,
    write_data: Outlet<D, AxiWriteData<64>>,
    write_response: Inlet<D, AxiWriteResponse<ID>>,
    read_address: Outlet<D, AxiAddress<ID>>,
    read_data: Inlet<D, AxiReadData<ID, 64>>,
    status: LevelOutlet<D, AxiMasterStatus>,
}

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

/// A read that was asked for.
struct Asked {
    /// Byte address of the next line, and how many lack.
    next: u64,
    left: u64,
    /// What must come.
    lines: VecDeque<[u8; 64]>,
}

/// A burst that the memory has.
struct Burst {
    id: u64,
    line: u64,
    beats: u64,
}

/// An adapter between requests and a memory.
struct Rig<'p, D: Wrapper, const ID: usize> {
    ports: &'p Ports<D, ID>,
    bench: Bench<D>,
    /// What requests have written so far, whether it has arrived or not.
    model: Memory,
    /// The memory behind the AXI port.
    memory: Memory,
    addresses: VecDeque<Burst>,
    beats: VecDeque<AxiWriteData<64>>,
    /// Whole bursts whose response has not been given: what they write.
    written: VecDeque<Vec<Write>>,
    reads: Vec<Burst>,
    asked: BTreeMap<u64, Asked>,
    barriers: Vec<u64>,
    /// Responses are given, and reads served.
    responds: bool,
    serves: bool,
    completions: Vec<PcieCompletion>,
}

impl<'p, D: Wrapper, const ID: usize> Rig<'p, D, ID> {
    fn new(ports: &'p Ports<D, ID>, (source, sink): (Stall, Stall)) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        bench.ignore(ports.write_address);
        bench.ignore(ports.write_data);
        bench.ignore(ports.read_address);
        bench.ignore(ports.pcie_completion);
        Self {
            ports,
            bench,
            model: Memory::default(),
            memory: Memory::default(),
            addresses: VecDeque::new(),
            beats: VecDeque::new(),
            written: VecDeque::new(),
            reads: vec![],
            asked: BTreeMap::new(),
            barriers: vec![],
            responds: true,
            serves: true,
            completions: vec![],
        }
    }

    fn free_tag(&mut self) -> Option<u64> {
        let is_free = |tag: &u64| !self.asked.contains_key(tag) && !self.barriers.contains(tag);
        let free: Vec<u64> = (0..256).filter(is_free).collect();
        (!free.is_empty()).then(|| *self.bench.generator().pick(&free))
    }

    /// Writes whole lines.
    fn write(&mut self, line: u64, count: u64) {
        for number in 0..count {
            let data = std::array::from_fn(|_| self.bench.generator().below(256) as u8);
            self.store(line + number, data, u64::MAX);
            let packet = packet(PcieRequestType::MemoryWrite, line * 64, count * 16, (15, 15));
            let request = PcieRequest { data, last: number + 1 == count, ..packet };
            self.bench.send(self.ports.pcie_request, [request]);
        }
    }

    /// Writes DWs of one line.
    fn write_dws(&mut self, line: u64, first: u64, dws: u64, enables: (u64, u64)) {
        let data = std::array::from_fn(|_| self.bench.generator().below(256) as u8);
        let mut mask = (u64::MAX >> (64 - 4 * dws)) << (4 * first);
        mask &= !(0b1111 << (4 * first)) | enables.0 << (4 * first);
        if dws > 1 {
            let last = 4 * (first + dws - 1);
            mask &= !(0b1111 << last) | enables.1 << last;
        }
        self.store(line, data, mask);
        let address = line * 64 + 4 * first;
        let packet = packet(PcieRequestType::MemoryWrite, address, dws, enables);
        self.bench.send(self.ports.pcie_request, [PcieRequest { data, ..packet }]);
    }

    fn store(&mut self, line: u64, data: [u8; 64], mask: u64) {
        assert!(self.is_free(line), "nobody writes what is being read");
        self.model.write_line(&Write { line, data, byte_enable: mask });
    }

    fn is_free(&self, line: u64) -> bool {
        !self
            .asked
            .values()
            .any(|read| (read.next / 64..read.next / 64 + read.left).contains(&line))
    }

    fn read(&mut self, line: u64, count: u64) -> bool {
        let Some(tag) = self.free_tag() else { return false };
        let lines = (line..line + count).map(|line| self.model.line(line)).collect();
        self.asked.insert(tag, Asked { next: line * 64, left: count, lines });
        let packet = packet(PcieRequestType::MemoryRead, line * 64, count * 16, (15, 15));
        self.bench.send(self.ports.pcie_request, [PcieRequest { tag, ..packet }]);
        true
    }

    fn barrier(&mut self, line: u64) {
        let Some(tag) = self.free_tag() else { return };
        self.barriers.push(tag);
        let packet = packet(PcieRequestType::MemoryRead, line * 64, 1, (0, 0));
        self.bench.send(self.ports.pcie_request, [PcieRequest { tag, ..packet }]);
    }

    fn step(&mut self) {
        self.bench.step();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.write_address.index() {
                let burst = self.burst(&AxiAddress::from_field_words(&fields));
                assert_eq!(burst.id, 0, "all writes are in order");
                self.addresses.push_back(burst);
            } else if port == self.ports.write_data.index() {
                self.beats.push_back(AxiWriteData::from_field_words(&fields));
            } else if port == self.ports.read_address.index() {
                let burst = self.burst(&AxiAddress::from_field_words(&fields));
                let is_new = self.reads.iter().all(|read| read.id != burst.id);
                assert!(is_new, "one read of an id at a time (AWS shell, errata)");
                self.reads.push(burst);
            } else if port == self.ports.pcie_completion.index() {
                let completion = PcieCompletion::from_field_words(&fields);
                self.completions.push(completion);
                self.check(&completion);
            }
        }
        self.gather();
        if self.responds && !self.written.is_empty() && self.bench.generator().chance(1, 3) {
            self.respond(AxiResponse::Okay);
        }
        if self.serves && !self.reads.is_empty() && self.bench.generator().chance(2, 3) {
            let number = self.bench.generator().below(self.reads.len() as u64) as usize;
            self.serve(number, AxiResponse::Okay);
        }
    }

    /// A legal burst (AMBA AXI4, A3.4.1) of a master of the shell.
    fn burst(&self, address: &AxiAddress<ID>) -> Burst {
        let AxiAddress { id, address, length, size, burst } = *address;
        assert_eq!((size, burst), (6, AxiBurst::Incrementing));
        let line = address / 64;
        assert_eq!(line / 64, (line + length) / 64, "a burst crosses 4 KiB: {address:#x}");
        Burst { id, line, beats: length + 1 }
    }

    /// Beats and addresses that have come become what bursts write.
    fn gather(&mut self) {
        while let Some(burst) = self.addresses.front()
            && self.beats.len() >= burst.beats as usize
        {
            let Burst { line, beats, .. } = *burst;
            let parts = self.beats.drain(..beats as usize).zip(line..);
            let parts = parts.map(|(beat, at)| {
                assert_eq!(beat.last, at + 1 == line + beats, "WLAST");
                Write { line: at, data: beat.data, byte_enable: beat.strobe }
            });
            self.written.push_back(parts.collect());
            self.addresses.pop_front();
        }
    }

    /// The oldest write is done.
    fn respond(&mut self, response: AxiResponse) {
        let parts = self.written.pop_front().expect("a burst waits");
        if response == AxiResponse::Okay {
            parts.iter().for_each(|write| self.memory.write_line(write));
        }
        self.bench.send(self.ports.write_response, [AxiWriteResponse { id: 0, response }]);
    }

    /// A beat of a read leaves.
    fn serve(&mut self, number: usize, response: AxiResponse) {
        let read = &mut self.reads[number];
        let (id, data) = (read.id, self.memory.line(read.line));
        (read.line, read.beats) = (read.line + 1, read.beats - 1);
        let last = read.beats == 0;
        if last {
            self.reads.remove(number);
        }
        self.bench.send(self.ports.read_data, [AxiReadData { id, data, response, last }]);
    }

    fn check(&mut self, completion: &PcieCompletion) {
        let PcieCompletion { status, tag, byte_count, lower_address, length, data, last, .. } =
            *completion;
        if status != PcieCompletionStatus::SuccessfulCompletion {
            assert_eq!((length, last), (0, true));
            assert!(self.asked.remove(&tag).is_some(), "nobody asked for {completion:?}");
            return;
        }
        assert!(last, "a beat is a packet");
        if let Some(place) = self.barriers.iter().position(|barrier| *barrier == tag) {
            self.barriers.remove(place);
            assert_eq!((byte_count, length), (1, 1));
            return;
        }
        let read = self.asked.get_mut(&tag).unwrap_or_else(|| panic!("stray {completion:?}"));
        assert_eq!(byte_count, read.left * 64 % 4096);
        assert_eq!((lower_address, length), (read.next % 128, 16));
        assert_eq!(Some(data), read.lines.pop_front(), "line {:#x}", read.next / 64);
        (read.next, read.left) = (read.next + 64, read.left - 1);
        if read.left == 0 {
            self.asked.remove(&tag);
        }
    }

    fn is_idle(&self) -> bool {
        let asks = !self.asked.is_empty() || !self.barriers.is_empty();
        let writes = !self.written.is_empty() || !self.addresses.is_empty();
        !asks && !writes && self.bench.waiting(self.ports.pcie_request.index()) == 0
    }

    fn until_idle(&mut self) {
        let mut left = 200_000;
        while !self.is_idle() {
            self.step();
            left -= 1;
            assert!(left > 0, "something stays");
        }
        (0..200).for_each(|_| self.step());
        assert!(self.is_idle() && self.beats.is_empty());
    }

    fn status(&mut self) -> AxiMasterStatus {
        self.bench.level(self.ports.status)
    }
}

const NOTHING_WRONG: AxiMasterStatus = AxiMasterStatus {
    failed_writes: 0,
    failed_reads: 0,
    misplaced_lasts: 0,
    stray_responses: 0,
    stray_beats: 0,
};

fn packet(kind: PcieRequestType, address: u64, length: u64, enables: (u64, u64)) -> PcieRequest {
    PcieRequest {
        request_type: kind,
        address,
        length: length % 1024,
        tag: 0,
        first_dw_be: enables.0,
        last_dw_be: if length == 1 { 0 } else { enables.1 },
        data: [0; 64],
        last: true,
    }
}

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
    (100..104).for_each(|line| assert!(rig.read(line, 1)));
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
    // A read that waits for an id.
    rig.serves = false;
    (0..=1 << ID).for_each(|line| assert!(rig.read(6_000 + line, 1)));
    (0..40).for_each(|_| rig.step());
    (0..5_000).for_each(|line| rig.write(line, 1));
    (0..20_000).for_each(|_| rig.step());
    let passed = 5_000 - rig.bench.waiting(ports.pcie_request.index());
    assert!(COUNTED.contains(&passed), "{passed} writes pass a read");
    rig.serves = true;
    rig.until_idle();
    rig.bench.dismiss();
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
