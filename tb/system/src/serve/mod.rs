//! A server on a processor of the host: it polls its ring, answers what comes, and sends from the buffer that the
//! request came into. Requests for a key-value store are memcached's, from a table in host memory ([`table`]); ARP and
//! echo requests are answered, too, if the host has an address.
//!
//! What costs time is what the processor loads and stores: descriptors, packets, buckets, items. What it computes
//! besides (reading headers, the hash, comparing keys) costs nothing, so that no server of this kind is faster.
mod network;
mod protocol;
mod table;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::descriptor::{Checksum, Fault, Protocol};
use nic_driver::{Card, Half, Packet, Pool, ReceiveRing, TransmitRing};

use crate::forward::ForwardError;
use crate::machine::SimulatedMachine;
use crate::plan::Plan;
use network::{answer_datagram, datagram};
use protocol::{Command, Contents, Request, Status, answer, plain};
use table::{Found, HashTable, NewItem};

pub use network::NetworkAddress;
pub use table::HashTablePlace;

/// Packets that one burst takes.
const BURST: usize = 32;
/// What `VERSION` is answered: that of the memcached whose answers these are.
const VERSION: &str = "1.6.18";

/// What a server serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Service {
    /// Its ring.
    pub plan: Plan,
    /// Who it is, if it answers ARP and echo requests.
    pub address: Option<NetworkAddress>,
    /// The UDP port and the table of a key-value store, if it has one.
    pub key_value: Option<(u16, HashTablePlace)>,
}

/// What a server has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ServeCounts {
    /// Packets that it received: the sum of those that were answered, silent and dropped.
    pub packets: u64,
    /// Packets that it answered.
    pub answered: u64,
    /// ARP requests among them.
    pub arp: u64,
    /// Echo requests among them.
    pub echoes: u64,
    /// Requests of the key-value store that were done and, being quiet, not answered.
    pub silent: u64,
    /// Packets that are none of its business, or damaged.
    pub dropped: u64,
    /// Requests whose key was there.
    pub found: u64,
    /// Requests whose key was not there.
    pub missing: u64,
    /// Requests that were answered with an error before anything was looked up.
    pub refused: u64,
    /// Answers whose packet was not sent.
    pub failed: u64,
}

/// What a server is told, and what it says.
#[derive(Clone, Debug, Default)]
pub struct Serving {
    /// It is to end.
    pub end: bool,
    /// Its ring runs.
    pub is_running: bool,
    /// What it has done.
    pub counts: ServeCounts,
    /// Why it ended, if not because it was told to.
    pub error: Option<ForwardError>,
}

impl Serving {
    fn count(&mut self, add: impl FnOnce(&mut ServeCounts)) {
        add(&mut self.counts);
    }
}

/// Serves until it is told to end.
pub async fn serve(machine: SimulatedMachine, service: Service, told: Rc<RefCell<Serving>>) {
    let result = run(&machine, &service, &told).await;
    told.borrow_mut().error = result.err();
}

async fn run(
    machine: &SimulatedMachine,
    service: &Service,
    told: &RefCell<Serving>,
) -> Result<(), ForwardError> {
    let plan = &service.plan;
    let stack = vec![Cell::new(0); plan.buffer_count];
    let pool = Pool::new(&stack, plan.buffers, plan.buffer_bytes, plan.stride_bytes)?;
    let store = match service.key_value {
        Some((port, place)) => {
            let table = HashTable::new(&machine.core, place).await;
            Some(KeyValueStore { port, table, next_cas: 1, told })
        }
        None => None,
    };
    let mut server = Server { machine, address: service.address, store, told };
    let card = Card::open(machine).await?;
    let tail = Card::<SimulatedMachine>::tail_register;
    let ring = plan.ring;
    card.set_ranges(ring, &plan.ranges()).await?;
    let geometry = plan.receive.geometry;
    let mut receive = ReceiveRing::new(machine, geometry, tail(Half::Receive, ring)).await?;
    let geometry = plan.transmit.geometry;
    let mut transmit = TransmitRing::new(machine, geometry, tail(Half::Transmit, ring)).await?;
    card.start(Half::Transmit, ring, &plan.transmit).await?;
    card.start(Half::Receive, ring, &plan.receive).await?;
    receive.refill(&pool).await;
    told.borrow_mut().is_running = true;

    let mut burst: [Option<Packet>; BURST] = [const { None }; BURST];
    while !told.borrow().end {
        if transmit.outstanding() > 0 {
            transmit.reclaim(&pool).await;
        }
        let came = receive.burst(&pool, &mut burst).await;
        let mut answers: [Option<Packet>; BURST] = [const { None }; BURST];
        let mut count = 0;
        for place in &mut burst[..came] {
            let Some(packet) = place.take() else { continue };
            answers[count] = server.take(packet, &pool).await;
            count += usize::from(answers[count].is_some());
        }
        let mut sent = 0;
        while sent < count {
            sent += transmit.burst(&mut answers[sent..count]).await;
            transmit.reclaim(&pool).await;
        }
        if came > 0 {
            receive.refill(&pool).await;
        }
    }
    card.stop(Half::Receive, ring).await?;
    while transmit.outstanding() > 0 {
        transmit.reclaim(&pool).await;
    }
    card.stop(Half::Transmit, ring).await?;
    told.borrow_mut().counts.failed = transmit.failed();
    Ok(())
}

/// A server with its table.
struct Server<'a> {
    machine: &'a SimulatedMachine,
    address: Option<NetworkAddress>,
    store: Option<KeyValueStore<'a>>,
    told: &'a RefCell<Serving>,
}

/// What becomes of a packet.
enum Outcome {
    /// An answer, and what the card is asked to do with its checksums.
    Answer(Vec<u8>, Checksum),
    Silent,
    Drop,
}

impl Server<'_> {
    /// Answers a packet, if it is to be answered, in its own buffer; else the buffer is free.
    async fn take(&mut self, mut packet: Packet, pool: &Pool<'_>) -> Option<Packet> {
        let outcome = match packet.second.is_some() || packet.fault != Fault::None {
            true => Outcome::Drop,
            false => self.outcome(&packet).await,
        };
        self.count(|counts| {
            counts.packets += 1;
            match &outcome {
                Outcome::Answer(..) => counts.answered += 1,
                Outcome::Silent => counts.silent += 1,
                Outcome::Drop => counts.dropped += 1,
            }
        });
        let Outcome::Answer(bytes, checksum) = outcome else {
            pool.free(packet.first);
            packet.second.into_iter().for_each(|buffer| pool.free(buffer));
            return None;
        };
        packet.first.length_bytes = bytes.len() as u16;
        self.machine.core.store(packet.first.address(), &bytes).await;
        Some(Packet { checksum, ..Packet::from_buffer(packet.first) })
    }

    async fn outcome(&mut self, packet: &Packet) -> Outcome {
        if packet.checksum == Checksum::Bad {
            return Outcome::Drop;
        }
        let length = usize::from(packet.first.length_bytes);
        let frame = self.machine.core.load(packet.first.address(), length).await;
        let is_datagram = packet.protocol == Protocol::Ipv4Udp;
        if let Some(store) = self.store.as_mut().filter(|_| is_datagram)
            && let Some(request) = datagram(&frame, store.port)
        {
            return match store.answer(request).await {
                Some(Some(answer)) => {
                    Outcome::Answer(answer_datagram(&frame, &answer), Checksum::Fill)
                }
                Some(None) => Outcome::Silent,
                None => Outcome::Drop,
            };
        }
        let Some(address) = self.address else { return Outcome::Drop };
        if let Some(answer) = address.answer_arp(&frame) {
            self.count(|counts| counts.arp += 1);
            return Outcome::Answer(answer, Checksum::None);
        }
        match address.answer_echo(&frame) {
            Some(answer) => {
                self.count(|counts| counts.echoes += 1);
                Outcome::Answer(answer, Checksum::Fill)
            }
            None => Outcome::Drop,
        }
    }

    fn count(&self, add: impl FnOnce(&mut ServeCounts)) {
        self.told.borrow_mut().count(add);
    }
}

/// A table that answers requests.
struct KeyValueStore<'a> {
    port: u16,
    table: HashTable<'a>,
    next_cas: u64,
    told: &'a RefCell<Serving>,
}

impl KeyValueStore<'_> {
    /// The datagram that answers one, `Some(None)` if the request is quiet and went as usual. `None`: it is no request.
    async fn answer(&mut self, datagram: &[u8]) -> Option<Option<Vec<u8>>> {
        let request = match protocol::read(datagram)? {
            Ok(request) => request,
            Err((head, status)) => {
                self.told.borrow_mut().counts.refused += 1;
                return Some(Some(plain(&head, status)));
            }
        };
        let Request { head, command, key, .. } = request;
        let (status, bytes) = match command {
            Command::Noop => (Status::Success, plain(&head, Status::Success)),
            Command::Version => {
                let contents = Contents { value: VERSION.as_bytes(), ..Contents::default() };
                (Status::Success, answer(&head, Status::Success, &contents))
            }
            _ => {
                let reads_value = matches!(command, Command::Get | Command::GetKey);
                let found = self.table.find(key, reads_value).await;
                self.told.borrow_mut().count(|counts| match &found {
                    Some(_) => counts.found += 1,
                    None => counts.missing += 1,
                });
                self.act(&request, found).await
            }
        };
        let usual = match command {
            Command::Get | Command::GetKey => Status::NotFound,
            _ => Status::Success,
        };
        Some((!request.is_quiet || status != usual).then_some(bytes))
    }

    /// Does what is asked for with a key.
    async fn act(&mut self, request: &Request<'_>, found: Option<Found>) -> (Status, Vec<u8>) {
        let Request { head, command, key, .. } = *request;
        let other_cas = |found: &Found| request.cas != 0 && request.cas != found.cas;
        match (command, found) {
            (Command::Get | Command::GetKey, found) => {
                let key = if command == Command::GetKey { key } else { &[] };
                match &found {
                    Some(Found { cas, flags, value, .. }) => {
                        let contents = Contents { cas: *cas, flags, key, value };
                        (Status::Success, answer(&head, Status::Success, &contents))
                    }
                    // With the key there is no text.
                    None if !key.is_empty() => {
                        let contents = Contents { key, ..Contents::default() };
                        (Status::NotFound, answer(&head, Status::NotFound, &contents))
                    }
                    None => (Status::NotFound, plain(&head, Status::NotFound)),
                }
            }
            (Command::Delete, Some(found)) if !other_cas(&found) => {
                self.table.remove(&found, key.len()).await;
                (Status::Success, plain(&head, Status::Success))
            }
            (_, Some(found)) if other_cas(&found) => (Status::Exists, plain(&head, Status::Exists)),
            (Command::Delete, _) => (Status::NotFound, plain(&head, Status::NotFound)),
            (Command::Add, Some(_)) if request.cas == 0 => {
                (Status::Exists, plain(&head, Status::Exists))
            }
            (command, None) if command == Command::Replace || request.cas != 0 => {
                (Status::NotFound, plain(&head, Status::NotFound))
            }
            (_, found) => self.store(request, found.as_ref()).await,
        }
    }

    async fn store(&mut self, request: &Request<'_>, found: Option<&Found>) -> (Status, Vec<u8>) {
        let Request { head, key, flags, value, .. } = *request;
        let cas = self.next_cas;
        if !self.table.put(&NewItem { key, cas, flags, value }, found).await {
            return (Status::OutOfMemory, plain(&head, Status::OutOfMemory));
        }
        self.next_cas += 1;
        let contents = Contents { cas, ..Contents::default() };
        (Status::Success, answer(&head, Status::Success, &contents))
    }
}
