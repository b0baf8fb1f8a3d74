//! Other machines on a network that loses packets, repeats them, brings them late, and spoils them.
use std::collections::BTreeMap;

use nic_driver::roce::{Connection, Station};
use nic_model::roce::Requester;
use nic_model::roce::packet::{Answer, Ends, Operation, Request, packet};
use nic_system::{Card, System};
use nic_tb::Generator;

/// The card.
pub const CARD: Station = Station { mac: [2, 0, 0, 0, 0, 1], address: [192, 0, 2, 1] };
/// Cycles of the host's clock without an answer, after which everything is sent again.
const PATIENCE: u64 = 6_000;

/// How bad a network is: of a thousand packets in each direction so many are not as they should be.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Are lost.
    pub lost: u64,
    /// Come twice.
    pub twice: u64,
    /// Come late, behind others.
    pub late: u64,
    /// Have a bit that is another.
    pub spoilt: u64,
}

/// One that does nothing of that.
pub const CALM: Manner = Manner { lost: 0, twice: 0, late: 0, spoilt: 0 };
/// One that does all of it often.
pub const BAD: Manner = Manner { lost: 60, twice: 60, late: 60, spoilt: 60 };

/// What another machine does: adds one to words, or counts one up by comparing and swapping.
#[derive(Clone, Copy, Debug)]
pub enum Work {
    /// To any of so many words from this address on.
    Adds {
        /// The first.
        address: u64,
        /// How many.
        words: u64,
    },
    /// The word at this address.
    Counts(u64),
}

/// Another machine, with one connection.
#[derive(Debug)]
pub struct Peer {
    /// Its connection, as the card has it.
    pub connection: Connection,
    /// What it does.
    pub work: Work,
    requester: Requester,
    /// Operations that are still to be asked for; of `Counts`, to succeed.
    left: u64,
    most_unanswered: usize,
    /// The word as it was found last.
    known: u64,
    last_heard: u64,
    /// Additions that were answered: the word, and what it was.
    pub added: Vec<(u64, u64)>,
    /// Words that were counted up.
    pub counted: u64,
    /// Operations that were answered.
    pub answered: u64,
    /// Times that everything was sent again because nothing came.
    pub timeouts: u64,
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

impl Peer {
    /// One that does this so often.
    pub fn new(connection: Connection, work: Work, left: u64, most_unanswered: usize) -> Self {
        let requester = Requester::new(connection.sequence.into());
        Self {
            connection,
            work,
            requester,
            left,
            most_unanswered,
            known: 0,
            last_heard: 0,
            added: vec![],
            counted: 0,
            answered: 0,
            timeouts: 0,
        }
    }

    /// Everything was asked for and answered.
    pub fn is_done(&self) -> bool {
        self.left == 0 && self.requester.unanswered.is_empty()
    }

    fn packet_of(&self, request: &Request) -> Vec<u8> {
        let Connection { peer, .. } = self.connection;
        let ends = Ends {
            source_mac: number(&peer.mac),
            destination_mac: number(&CARD.mac),
            source_address: number(&peer.address),
            destination_address: number(&CARD.address),
            source_port: 0xc123,
        };
        packet(&ends, &request.transport(), true)
    }

    fn request(&self, address: u64, operand: u64, compare: u64) -> Request {
        let Connection { peer, p_key, pair_number, r_key, .. } = self.connection;
        Request {
            operation: None,
            source_address: number(&peer.address),
            p_key: p_key.into(),
            pair_number: pair_number.into(),
            sequence: 0,
            address,
            r_key: r_key.into(),
            operand,
            compare,
        }
    }

    /// The next packet, if it may have another one unanswered.
    fn ask(&mut self, now: u64, random: &mut Generator) -> Option<Vec<u8>> {
        let unanswered = self.requester.unanswered.len();
        if unanswered == 0 {
            self.last_heard = now;
        }
        let request = match self.work {
            _ if self.left == 0 || unanswered >= self.most_unanswered => return None,
            // One at a time: the next depends on what it finds.
            Work::Counts(_) if unanswered > 0 => return None,
            Work::Adds { address, words } => {
                self.left -= 1;
                let request = self.request(address + 8 * random.below(words), 1, 0);
                self.requester.ask(Operation::FetchAdd, request)
            }
            Work::Counts(address) => {
                let request = self.request(address, self.known + 1, self.known);
                self.requester.ask(Operation::CompareSwap, request)
            }
        };
        Some(self.packet_of(&request))
    }

    /// A packet for it has come, whole.
    fn hear(&mut self, now: u64, answer: &Answer) -> Vec<Vec<u8>> {
        self.last_heard = now;
        let oldest = self.requester.unanswered.front().copied();
        let again = self.requester.hear(answer);
        assert_eq!(self.requester.refused, None, "nothing wrong was asked for");
        let is_answered =
            |request: &Request| self.requester.answers.contains_key(&request.sequence);
        if let Some(request) = oldest.filter(is_answered) {
            self.answered += 1;
            let old = self.requester.answers[&request.sequence];
            match request.operation {
                Some(Operation::FetchAdd) => self.added.push((request.address, old)),
                _ if old == request.compare => {
                    self.counted += 1;
                    self.left -= 1;
                    self.known = old + 1;
                }
                _ => self.known = old,
            }
        }
        again.iter().map(|request| self.packet_of(request)).collect()
    }

    /// Everything again, if nothing has come for long.
    fn times_out(&mut self, now: u64) -> Vec<Vec<u8>> {
        let is_late = now > self.last_heard + PATIENCE;
        if !is_late || self.requester.unanswered.is_empty() {
            return vec![];
        }
        self.last_heard = now;
        self.timeouts += 1;
        self.requester.unanswered.iter().map(|request| self.packet_of(request)).collect()
    }
}

/// What the network has done.
#[derive(Clone, Copy, Default, Debug)]
pub struct Done {
    /// Packets that were lost.
    pub lost: u64,
    /// That came twice.
    pub twice: u64,
    /// That came late.
    pub late: u64,
    /// That were spoilt.
    pub spoilt: u64,
}

/// The network between the card and the others.
#[derive(Debug)]
pub struct Network {
    /// The other machines.
    pub peers: Vec<Peer>,
    /// What it has done to packets.
    pub done: Done,
    manner: Manner,
    random: Generator,
    /// Packets under way, by the cycle in which they come: to the card, and from it.
    to_card: BTreeMap<u64, Vec<Vec<u8>>>,
    from_card: BTreeMap<u64, Vec<Vec<u8>>>,
    /// Frames of the card that were looked at.
    seen: usize,
}

impl Network {
    /// One with these machines.
    pub fn new(peers: Vec<Peer>, manner: Manner, random: Generator) -> Self {
        Self {
            peers,
            done: Done::default(),
            manner,
            random,
            to_card: BTreeMap::new(),
            from_card: BTreeMap::new(),
            seen: 0,
        }
    }

    /// What becomes of a packet: when it comes, if it does, and what it is then.
    fn passed(&mut self, now: u64, packet: &[u8]) -> Vec<(u64, Vec<u8>)> {
        let Manner { lost, twice, late, spoilt } = self.manner;
        let mut packet = packet.to_vec();
        let mut due = now + 1;
        if self.random.chance(lost, 1_000) {
            self.done.lost += 1;
            return vec![];
        }
        if self.random.chance(spoilt, 1_000) {
            // Behind the Ethernet header; it would be for somebody else.
            let bit = self.random.within(14 * 8..=packet.len() as u64 * 8 - 1) as usize;
            packet[bit / 8] ^= 1 << (bit % 8);
            self.done.spoilt += 1;
        }
        if self.random.chance(late, 1_000) {
            due += self.random.within(20..=900);
            self.done.late += 1;
        }
        let mut copies = vec![(due, packet.clone())];
        if self.random.chance(twice, 1_000) {
            copies.push((due + self.random.below(3_000), packet));
            self.done.twice += 1;
        }
        copies
    }

    /// A cycle of the host's clock.
    ///
    /// # Panics
    /// If the card refuses something.
    pub fn cycle<C: Card>(&mut self, system: &mut System<C>) {
        let now = system.host.now();
        let new: Vec<_> =
            system.wire.received[self.seen..].iter().map(|frame| frame.bytes.clone()).collect();
        self.seen += new.len();
        for packet in new {
            for (due, packet) in self.passed(now, &packet) {
                self.from_card.entry(due).or_default().push(packet);
            }
        }
        let mut sent = vec![];
        while let Some(first) = self.from_card.first_entry().filter(|first| *first.key() <= now) {
            for packet in first.remove() {
                // What is spoilt is nobody's.
                let Ok(answer) = Answer::read(&packet) else { continue };
                let is_for = |peer: &&mut Peer| {
                    answer.pair_number == u64::from(peer.connection.peer_pair_number)
                };
                if let Some(peer) = self.peers.iter_mut().find(is_for) {
                    sent.extend(peer.hear(now, &answer));
                }
            }
        }
        for peer in &mut self.peers {
            sent.extend(peer.times_out(now));
            sent.extend(peer.ask(now, &mut self.random));
        }
        for packet in sent {
            for (due, packet) in self.passed(now, &packet) {
                self.to_card.entry(due).or_default().push(packet);
            }
        }
        while let Some(first) = self.to_card.first_entry().filter(|first| *first.key() <= now) {
            first.remove().into_iter().for_each(|packet| system.wire.send_after(0, packet));
        }
    }
}
