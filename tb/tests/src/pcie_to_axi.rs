//! PCI Express to AXI, between requests and a memory that knows the rules of AXI4, and takes every liberty that
//! they leave: writes happen as late as their response, reads as early as their address, beats of reads come
//! interleaved.
use std::collections::{BTreeMap, VecDeque};

use nic_host::Write;
use nic_host::pcie::Memory;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiAddress, AxiBurst, AxiMasterStatus, AxiReadData, AxiResponse, AxiWriteData,
    AxiWriteResponse, Message, PcieCompletion, PcieCompletionStatus, PcieRequest, PcieRequestType,
};
use nic_tb::{Bench, Stall};

/// Ports of an emitted adapter whose ids have so many bits.
#[derive(Debug)]
pub struct Ports<D, const ID: usize> {
    /// Packets of requests.
    pub pcie_request: Inlet<D, PcieRequest>,
    /// Completions.
    pub pcie_completion: Outlet<D, PcieCompletion>,
    /// AW.
    pub write_address: Outlet<D, AxiAddress<ID>>,
    /// W.
    pub write_data: Outlet<D, AxiWriteData<64>>,
    /// B.
    pub write_response: Inlet<D, AxiWriteResponse<ID>>,
    /// AR.
    pub read_address: Outlet<D, AxiAddress<ID>>,
    /// R.
    pub read_data: Inlet<D, AxiReadData<ID, 64>>,
    /// What was met.
    pub status: LevelOutlet<D, AxiMasterStatus>,
}

/// A read that was asked for.
#[derive(Debug)]
pub struct Asked {
    /// Byte address of the next line, and how many lack.
    next: u64,
    left: u64,
    /// What must come.
    lines: VecDeque<[u8; 64]>,
}

/// A burst that the memory has.
#[derive(Debug)]
pub struct Burst {
    /// Its id.
    pub id: u64,
    /// The next line.
    pub line: u64,
    /// Beats that are left.
    beats: u64,
}

/// An adapter between requests and a memory.
#[expect(missing_debug_implementations, reason = "a bench has none")]
pub struct Rig<'p, D: Wrapper, const ID: usize> {
    ports: &'p Ports<D, ID>,
    /// The bench.
    pub bench: Bench<D>,
    /// What requests have written so far, whether it has arrived or not.
    pub model: Memory,
    /// The memory behind the AXI port.
    pub memory: Memory,
    /// Bursts of writes whose beats have not all come.
    pub addresses: VecDeque<Burst>,
    beats: VecDeque<AxiWriteData<64>>,
    /// Whole bursts whose response has not been given: what they write.
    pub written: VecDeque<Vec<Write>>,
    /// Reads that are not served to their end.
    pub reads: Vec<Burst>,
    /// Reads without all their completions, by tag.
    pub asked: BTreeMap<u64, Asked>,
    barriers: Vec<u64>,
    /// Responses are given.
    pub responds: bool,
    /// Reads are served.
    pub serves: bool,
    /// What has come back.
    pub completions: Vec<PcieCompletion>,
}

impl<'p, D: Wrapper, const ID: usize> Rig<'p, D, ID> {
    /// An adapter with these stall patterns of its requests and its answers.
    pub fn new(ports: &'p Ports<D, ID>, (source, sink): (Stall, Stall)) -> Self {
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
    pub fn write(&mut self, line: u64, count: u64) {
        for number in 0..count {
            let data = std::array::from_fn(|_| self.bench.generator().below(256) as u8);
            self.store(line + number, data, u64::MAX);
            let packet = packet(PcieRequestType::MemoryWrite, line * 64, count * 16, (15, 15));
            let request = PcieRequest { data, last: number + 1 == count, ..packet };
            self.bench.send(self.ports.pcie_request, [request]);
        }
    }

    /// Writes DWs of one line.
    pub fn write_dws(&mut self, line: u64, first: u64, dws: u64, enables: (u64, u64)) {
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

    /// Nobody reads the line.
    pub fn is_free(&self, line: u64) -> bool {
        !self
            .asked
            .values()
            .any(|read| (read.next / 64..read.next / 64 + read.left).contains(&line))
    }

    /// Reads whole lines, if a tag is free.
    pub fn read(&mut self, line: u64, count: u64) -> bool {
        let Some(tag) = self.free_tag() else { return false };
        let lines = (line..line + count).map(|line| self.model.line(line)).collect();
        self.asked.insert(tag, Asked { next: line * 64, left: count, lines });
        let packet = packet(PcieRequestType::MemoryRead, line * 64, count * 16, (15, 15));
        self.bench.send(self.ports.pcie_request, [PcieRequest { tag, ..packet }]);
        true
    }

    /// Reads nothing behind all writes, if a tag is free.
    pub fn barrier(&mut self, line: u64) {
        let Some(tag) = self.free_tag() else { return };
        self.barriers.push(tag);
        let packet = packet(PcieRequestType::MemoryRead, line * 64, 1, (0, 0));
        self.bench.send(self.ports.pcie_request, [PcieRequest { tag, ..packet }]);
    }

    /// A cycle.
    pub fn step(&mut self) {
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
    pub fn respond(&mut self, response: AxiResponse) {
        let parts = self.written.pop_front().expect("a burst waits");
        if response == AxiResponse::Okay {
            parts.iter().for_each(|write| self.memory.write_line(write));
        }
        self.bench.send(self.ports.write_response, [AxiWriteResponse { id: 0, response }]);
    }

    /// A beat of a read leaves.
    pub fn serve(&mut self, number: usize, response: AxiResponse) {
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

    /// Until nothing is outstanding.
    pub fn until_idle(&mut self) {
        let mut left = 200_000;
        while !self.is_idle() {
            self.step();
            left -= 1;
            assert!(left > 0, "something stays");
        }
        (0..200).for_each(|_| self.step());
        assert!(self.is_idle() && self.beats.is_empty());
    }

    /// What was met.
    pub fn status(&mut self) -> AxiMasterStatus {
        self.bench.level(self.ports.status)
    }
}

/// A packet with tag 0 and no data.
pub fn packet(
    kind: PcieRequestType,
    address: u64,
    length: u64,
    enables: (u64, u64),
) -> PcieRequest {
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
