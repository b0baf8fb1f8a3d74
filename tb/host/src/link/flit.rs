//! Messages in flits: what of CXL.cache and CXL.mem a link carries in a cycle.
//!
//! A flit of CXL 2.0 has 68 bytes on the wire, of which 64 are four slots of 16 bytes. Slot 0 holds
//! the flit's header and what fits beside it; slots 1 to 3 hold messages or a quarter of a line each; a
//! flit may be all line. What a slot can hold beside what is given by the formats of CXL 2.0, 4.2.3
//! (H0 to H5 for slot 0, G0 to G6 for the others; H6 is for encryption), compared with a public set of
//! definitions of them in Python.
//!
//! What the standard leaves to the sender, and this one does: a line's quarters go before new messages
//! wherever a slot can hold either, a flit is all line if four quarters are waiting, and a slot is given,
//! of the formats that hold the message that waits longest, the one that holds most of what waits.
//! No snoop leaves in an earlier slot than a response that was sent before it: it may be for the same
//! line, and the host has sent it trusting that the device sees the response first (3.2.2.1).
//! Credits, retries and what CXL.io takes are not modelled.
use std::collections::VecDeque;

/// Kinds of messages, of which each direction has as many.
const KINDS: usize = 5;
/// Slots of a flit.
const SLOTS: u32 = 4;
/// Bytes of a flit on the wire: slots, check sum, and two bytes for the protocol.
pub const FLIT_BYTES: f64 = 68.0;
/// Slots that a line of 64 bytes takes.
const LINE_SLOTS: u32 = 4;

/// A kind of message; what it is called depends on the direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// D2H Req or H2D Req.
    Request,
    /// D2H Rsp or H2D Rsp.
    Response,
    /// The header of D2H Data or H2D Data, and its line.
    Line,
    /// S2M NDR or M2S Req.
    MemoryMessage,
    /// The header of S2M DRS or M2S RwD, and its line.
    MemoryLine,
}

/// How many messages of each kind a slot holds at most.
type Format = [usize; KINDS];

/// What the slots of a direction can hold.
#[derive(Debug)]
pub struct Formats {
    first: &'static [Format],
    others: &'static [Format],
    /// No request leaves before a response that was sent before it.
    keeps_requests_behind: bool,
}

/// From host to device: H0 to H5, and G1 to G5.
pub const DOWN: Formats = Formats {
    first: &[
        [1, 1, 0, 0, 0],
        [0, 2, 1, 0, 0],
        [1, 0, 1, 0, 0],
        [0, 0, 4, 0, 0],
        [0, 0, 0, 0, 1],
        [0, 0, 0, 1, 0],
    ],
    others: &[[0, 4, 0, 0, 0], [1, 1, 1, 0, 0], [0, 1, 4, 0, 0], [0, 0, 1, 1, 0], [0, 1, 0, 0, 1]],
    keeps_requests_behind: true,
};

/// From device to host: H0 to H5, and G1 to G6.
pub const UP: Formats = Formats {
    first: &[
        [0, 2, 1, 1, 0],
        [1, 0, 1, 0, 0],
        [0, 1, 4, 0, 0],
        [0, 0, 0, 1, 1],
        [0, 0, 0, 2, 0],
        [0, 0, 0, 0, 2],
    ],
    others: &[
        [1, 2, 0, 0, 0],
        [1, 1, 1, 0, 0],
        [0, 0, 4, 0, 0],
        [0, 0, 0, 2, 1],
        [0, 0, 0, 2, 0],
        [0, 0, 0, 0, 3],
    ],
    keeps_requests_behind: false,
};

/// What goes into flits.
pub trait Packed {
    /// What it is.
    fn kind(&self) -> Kind;
    /// Whether a line goes with a slot that says which of its bytes are written.
    fn has_byte_enables(&self) -> bool;

    /// Slots behind its header.
    fn slots(&self) -> u32 {
        match self.kind() {
            Kind::Line | Kind::MemoryLine => LINE_SLOTS + u32::from(self.has_byte_enables()),
            Kind::Request | Kind::Response | Kind::MemoryMessage => 0,
        }
    }
}

impl Packed for Kind {
    fn kind(&self) -> Kind {
        *self
    }
    fn has_byte_enables(&self) -> bool {
        false
    }
}

/// A message, and what its sender has to know of it when it leaves.
impl<M: Packed, T> Packed for (M, T) {
    fn kind(&self) -> Kind {
        self.0.kind()
    }
    fn has_byte_enables(&self) -> bool {
        self.0.has_byte_enables()
    }
}

/// A message that waits for a slot.
#[derive(Debug)]
struct Waiting<M> {
    /// The cycle in which it was sent.
    sent: u64,
    /// How many were sent before it.
    number: u64,
    message: M,
}

/// Packs the messages of one direction.
#[derive(Debug)]
pub struct Packer<M> {
    formats: &'static Formats,
    /// Flits in a cycle.
    rate: f64,
    /// The first cycle whose flits have not left, and flits that may leave before it.
    next: u64,
    room: f64,
    /// Of each kind, the oldest first.
    waiting: [VecDeque<Waiting<M>>; KINDS],
    /// Messages that were sent.
    sent: u64,
    /// Whose headers have left, with the slots that have not.
    lines: VecDeque<(u32, M)>,
    flits: u64,
}

impl<M: Packed> Packer<M> {
    /// For so many flits in a cycle.
    pub fn new(formats: &'static Formats, rate: f64) -> Self {
        Self {
            formats,
            rate,
            next: 0,
            room: rate.max(1.0) - rate,
            waiting: Default::default(),
            sent: 0,
            lines: VecDeque::new(),
            flits: 0,
        }
    }

    /// A message that may leave in this cycle or later.
    pub fn send(&mut self, now: u64, message: M) {
        let waiting = Waiting { sent: now, number: self.sent, message };
        self.waiting[waiting.message.kind() as usize].push_back(waiting);
        self.sent += 1;
    }

    /// Calls `leaves` for each message that has left by the end of this cycle, with the cycle of the flit
    /// that held its end.
    pub fn run(&mut self, now: u64, mut leaves: impl FnMut(u64, M)) {
        // A flit that is not needed is empty, and has gone; the next begins when it is needed.
        let idle = self.rate.max(1.0) - self.rate;
        while self.next <= now {
            if self.is_empty() {
                (self.next, self.room) = (now + 1, idle);
                break;
            }
            self.room += self.rate;
            while self.room >= 1.0 {
                if self.pack(&mut leaves) {
                    self.room -= 1.0;
                    self.flits += 1;
                } else {
                    self.room = idle;
                    break;
                }
            }
            self.next += 1;
        }
    }

    /// Fills a flit; no, if nothing may leave.
    fn pack(&mut self, leaves: &mut impl FnMut(u64, M)) -> bool {
        if self.lines.iter().map(|(slots, _)| slots).sum::<u32>() >= SLOTS {
            (0..SLOTS).for_each(|_| self.pack_line(leaves));
            return true;
        }
        let formats = self.formats;
        let mut is_used = self.pack_messages(formats.first, leaves);
        for _ in 1..SLOTS {
            if self.lines.is_empty() {
                is_used |= self.pack_messages(formats.others, leaves);
            } else {
                self.pack_line(leaves);
                is_used = true;
            }
        }
        is_used
    }

    /// A slot of the oldest line.
    fn pack_line(&mut self, leaves: &mut impl FnMut(u64, M)) {
        let Some((slots, _)) = self.lines.front_mut() else { return };
        *slots -= 1;
        if *slots == 0 {
            let (_, message) = self.lines.pop_front().expect("there is one");
            leaves(self.next, message);
        }
    }

    /// A slot of messages; no, if none wait.
    fn pack_messages(&mut self, formats: &[Format], leaves: &mut impl FnMut(u64, M)) -> bool {
        let now = self.next;
        let due = self
            .waiting
            .each_ref()
            .map(|list| list.iter().take(SLOTS as usize).take_while(|one| one.sent <= now).count());
        let first = |kind: &usize| self.waiting[*kind][0].number;
        let Some(oldest) = (0..KINDS).filter(|kind| due[*kind] > 0).min_by_key(first) else {
            return false;
        };
        let held = |format: &Format| -> Format {
            let mut held: Format = std::array::from_fn(|kind| format[kind].min(due[kind]));
            let [requests, responses] = [Kind::Request, Kind::Response].map(|kind| kind as usize);
            if self.formats.keeps_requests_behind
                && let Some(stays) = self.waiting[responses].get(held[responses])
            {
                let older =
                    self.waiting[requests].iter().take_while(|one| one.number < stays.number);
                held[requests] = held[requests].min(older.count());
            }
            held
        };
        let holding = formats.iter().filter(|format| format[oldest] > 0);
        // Of those that hold as much, the first.
        let best = holding.rev().max_by_key(|format| held(format).iter().sum::<usize>());
        for (kind, count) in held(best.expect("a slot can hold any kind")).into_iter().enumerate() {
            for Waiting { message, .. } in self.waiting[kind].drain(..count) {
                match message.slots() {
                    0 => leaves(now, message),
                    slots => self.lines.push_back((slots, message)),
                }
            }
        }
        true
    }

    /// Messages that have not left.
    pub fn messages(&self) -> impl Iterator<Item = &M> {
        let waiting = self.waiting.iter().flatten().map(|waiting| &waiting.message);
        waiting.chain(self.lines.iter().map(|(_, message)| message))
    }

    /// Whether every message has left.
    pub fn is_empty(&self) -> bool {
        self.messages().next().is_none()
    }

    /// Flits that were not empty.
    pub fn flits(&self) -> u64 {
        self.flits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Message {
        Whole(Kind),
        Part,
    }
    impl Packed for Message {
        fn kind(&self) -> Kind {
            match self {
                Self::Whole(kind) => *kind,
                Self::Part => Kind::Line,
            }
        }
        fn has_byte_enables(&self) -> bool {
            matches!(self, Self::Part)
        }
    }
    const REQUEST: Message = Message::Whole(Kind::Request);
    const RESPONSE: Message = Message::Whole(Kind::Response);
    const LINE: Message = Message::Whole(Kind::Line);
    const PART: Message = Message::Part;
    const MEMORY_LINE: Message = Message::Whole(Kind::MemoryLine);

    /// The cycle in which each of these leaves that are sent in cycle 0.
    fn departures(formats: &'static Formats, rate: f64, sent: &[Message]) -> Vec<(u64, Message)> {
        let mut packer = Packer::new(formats, rate);
        sent.iter().for_each(|message| packer.send(0, *message));
        let mut left = vec![];
        packer.run(10_000, |cycle, message| left.push((cycle, message)));
        assert!(packer.is_empty());
        left
    }

    fn last(formats: &'static Formats, sent: &[Message]) -> u64 {
        departures(formats, 1.0, sent).last().expect("some left").0
    }

    #[test]
    fn a_flit_holds_what_its_formats_say() {
        // H0 and three of G1.
        assert_eq!(last(&DOWN, &[RESPONSE; 2 + 12]), 0);
        assert_eq!(last(&DOWN, &[RESPONSE; 2 + 12 + 1]), 1);
        // One in each slot.
        assert_eq!(last(&UP, &[REQUEST; 4]), 0);
        assert_eq!(last(&UP, &[REQUEST; 5]), 1);
        // H3 and 16 quarters: three beside the header, three flits of four, and one.
        assert_eq!(last(&DOWN, &[LINE; 4]), 4);
        assert_eq!(last(&DOWN, &[LINE; 1]), 1);
        assert_eq!(last(&UP, &[PART; 3]), 3);
        assert_eq!(last(&UP, &[MEMORY_LINE; 2]), 2);
    }

    #[test]
    fn many_lines_take_four_slots_and_a_quarter_each() {
        let lines = last(&DOWN, &[LINE; 1000]) + 1;
        // Four headers in a slot of a flit, 16 quarters: 17 slots, 4.25 flits.
        assert!((1062..=1064).contains(&lines), "{lines}");
    }

    #[test]
    fn a_line_that_has_begun_goes_before_messages() {
        let left = departures(&UP, 1.0, &[LINE, REQUEST, REQUEST, REQUEST]);
        // H1 with a request, three quarters; H1 with a request, the last quarter, and a request.
        assert_eq!(left, [(0, REQUEST), (1, REQUEST), (1, LINE), (1, REQUEST)]);
    }

    #[test]
    fn no_snoop_leaves_before_an_older_response() {
        const ALL: [Message; KINDS] =
            [REQUEST, RESPONSE, LINE, Message::Whole(Kind::MemoryMessage), MEMORY_LINE];
        const SENT: u32 = 7;
        for sequence in 0..KINDS.pow(SENT) {
            let mut packer = Packer::new(&DOWN, 1.0);
            for place in 0..SENT {
                packer.send(0, (ALL[sequence / KINDS.pow(place) % KINDS], place));
            }
            let mut left = [0; SENT as usize];
            packer.run(100, |cycle, (_, place)| left[place as usize] = cycle);
            let kind = |place: usize| sequence / KINDS.pow(place as u32) % KINDS;
            let snoops = (0..SENT as usize).filter(|place| ALL[kind(*place)] == REQUEST);
            for snoop in snoops {
                let older = (0..snoop).filter(|place| ALL[kind(*place)] == RESPONSE);
                older.for_each(|response| assert!(left[response] <= left[snoop], "{sequence}"));
            }
        }
    }

    #[test]
    fn fewer_flits_than_cycles() {
        let cycles: Vec<u64> =
            departures(&UP, 0.5, &[REQUEST; 12]).into_iter().map(|(cycle, _)| cycle).collect();
        assert_eq!(cycles, [[0; 4], [2; 4], [4; 4]].concat());
    }

    #[test]
    fn nothing_leaves_before_it_is_sent_and_an_idle_link_is_not_late() {
        let mut packer = Packer::new(&UP, 0.25);
        let mut left = vec![];
        packer.run(99, |cycle, message| left.push((cycle, message)));
        packer.send(100, REQUEST);
        packer.send(103, RESPONSE);
        packer.run(102, |cycle, message| left.push((cycle, message)));
        assert_eq!(left, [(100, REQUEST)]);
        packer.run(110, |cycle, message| left.push((cycle, message)));
        assert_eq!(left[1..], [(104, RESPONSE)]);
        assert_eq!(packer.flits(), 2);
    }
}
