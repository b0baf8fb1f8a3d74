//! Cycle 1: what goes into the pipeline, a request, a snoop, an MSHR that resumes, a watch or a step of the
//! flush.
use nic_dsl::{
    Bits, Bool, Stream, any_of, delayed_bool, elaborate, mux, register_bool, register_reset, when,
};

use super::configuration::MOST_IN_A_ROW;
use super::flush::{self, Flush};
use super::mshrs::MshrTurn;
use super::operation::{Kinds, Operation};
use super::waiting::Waiting;
use crate::coherence::bank_port::BankPortPorts;
use crate::coherence::geometry::Geometry;
use crate::lib::precedence::Precedence;
use crate::message::H2dRequest;

/// Where there is room for what an operation may give.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// For a response to a snoop.
    pub answer: Bool,
    /// For a line for the host.
    pub line: Bool,
}

/// What is chosen.
pub(super) struct Selection {
    /// Of what kind it is; none, if nothing may be decided.
    pub kinds: Kinds,
    /// Its line and whatever else it carries.
    pub operation: Operation,
    /// The set of its line.
    pub set: Bits,
    /// The flush asks for a tag.
    pub seeks_for_flush: Bool,
    /// The MSHR whose turn it is resumes, or serves a request that waited there.
    pub turns: Bool,
}

/// The candidates among which it is chosen.
pub(super) struct Candidates<'a> {
    /// The line ports.
    pub ports: &'a [BankPortPorts; 2],
    /// Snoops to which lines are owed.
    pub debts: Stream<H2dRequest>,
    /// Snoops.
    pub snoops: Stream<H2dRequest>,
    /// The MSHR whose turn it is, and whether it serves a request that waited there.
    pub turn: MshrTurn,
    /// An MSHR had its turn, and has another when the host has answered once more.
    pub waited_again: Bool,
    /// A tag is free for the flush.
    pub has_number: Bool,
    /// Port 0 comes first.
    pub is_urgent: bool,
    /// Where it does: a request of port 1 was put back, two cycles ago.
    pub puts_back: Option<Bool>,
    /// Requests that wait at MSHRs.
    pub waiting: &'a Waiting,
    /// The flush of the whole cache.
    pub flush: &'a Flush,
}

/// Snoops before MSHRs before requests; but no two snoops in a row while others wait, so that a
/// host that snoops without end stops nobody, and between two snoops no two MSHRs in a row while a port
/// asks, so that the host's responses keep no hit waiting. For an MSHR that waits
/// again there may be two in a row, where the last miss of each port that asks found no tag: with one turn for each
/// request tags of lines that have two would be taken in bursts, between which the bank has nothing to do. Watches
/// are answered before requests: each was one, so that they cannot keep requests out for ever. Ports take turns, or port 0
/// comes first. A
/// flush of the whole cache advances while no port asks, and comes before the ports after seven of their requests.
///
/// While `holds`, nothing is chosen.
///
/// A snoop needs room for its response alone; a line that is owed to one, for the line alone; a request that
/// waited at its MSHR needs nothing. Whether a request needs a tag is known in cycle 3 only.
#[elaborate]
pub(super) fn select(
    from: &Candidates,
    room: Room,
    (running, holds): (Bool, Bool),
    geometry: Geometry,
) -> Selection {
    let Candidates { ports, debts, snoops, turn, has_number, flush, waiting, .. } = from;
    let states = [*ports[0].state, *ports[1].state];
    let snooped_last = register_bool(false);
    let turned_last = register_bool(false);
    let turned_twice = register_bool(false);
    let more_turns = register_reset(turn.number.width(), 0);
    let port_turn = PortTurn::new(from.is_urgent);
    // It has done its own work.
    let serves = turn.serves;
    let place_of_waiter = waiting.first_of(turn.number);
    let running = running & !holds;
    let may_turn = running & turn.valid & (room.line | serves);
    let first = running & states[0].may_be_tried;
    let second = running & states[1].may_be_tried;
    let pays = debts.valid & room.line;
    let may_snoop = running & (pays | (snoops.valid & room.answer));

    let first_due = running & states[0].is_due;
    let second_due = running & states[1].is_due;
    let any_due = first_due | second_due;

    let flushes = (flush.looks | (flush.asks & *has_number)) & !holds;
    let others = any_of([any_due, flushes, first, second]);
    // After a snoop whoever waits has a turn, also if there is no room for it: whether there is is known later.
    let waits_at_all = flush.looks | flush.asks | any_of(states.map(|state| state.has_request));
    let anybody = turn.valid | any_due | waits_at_all;
    let snoop = may_snoop & !(snooped_last & anybody);
    let may_hit = |i: usize, asks: Bool| asks & !states[i].lacks_number;
    let cannot_wait = any_of([any_due, flushes, may_hit(0, first), may_hit(1, second)]);
    let goes_twice = more_turns.any() & !turned_twice & !cannot_wait;
    let would_be_second = turned_last & others;
    let turns = may_turn & !snoop & !(would_be_second & !goes_twice);
    let complete = turns & !serves;
    let serves_waiter = turns & serves;
    let is_left = !snoop & !turns;
    let wake = is_left & any_due;
    let goes_first = flush.is_due | !(first | second);
    let own = is_left & !any_due & flushes & goes_first;
    let look = own & flush.looks;
    let of_port = is_left & (first | second) & !any_due & !own;
    let request = of_port | (own & flush.asks) | serves_waiter;
    let port = port_turn.is_second(first, second);
    snooped_last.set(snoop);
    when(!snoop, || {
        turned_last.set(turns);
        turned_twice.set(turns & turned_last);
    });
    let is_second = turns & would_be_second;
    // Which is second is known late.
    let one_more = from.waited_again & !more_turns.all();
    let known = mux(one_more, more_turns + 1, more_turns);
    more_turns.set(mux(is_second, known - 1, known));
    port_turn.connect(of_port, port, second, from.puts_back);
    flush.is_passed.set(of_port & flushes);

    debts.ready.set(snoop & pays);
    snoops.ready.set(snoop & !pays);
    ports[0].tries.set(of_port & !port);
    ports[1].tries.set(of_port & port);
    ports[0].wakes.set(wake & first_due);
    ports[1].wakes.set(wake & !first_due);

    let asked = mux(port, states[1].head, states[0].head);
    // The bank has host memory alone.
    asked.space.bits().ignore();
    let snooped = mux(pays, debts.payload, snoops.payload);
    let of_host = mux(turns, turn.line, snooped.line_address);
    let operation = Operation {
        line: mux(own, flush.line, mux(of_port, asked.line_address, of_host)),
        entry: turn.number,
        has_waited: serves_waiter,
        waiter: place_of_waiter,
        // The flush counts as port 1, where port 0 comes first.
        port: match from.is_urgent {
            true => mux(wake, !first_due, port) | own,
            false => mux(wake, !first_due, port),
        },
        place: mux(port, states[1].place, states[0].place),
        operation: mux(own, flush::operation(), asked.operation),
        tag: mux(wake, mux(first_due, states[0].due_tag, states[1].due_tag), asked.tag),
        is_whole: asked.is_whole,
        snoop: snooped.opcode,
        uqid: snooped.uqid,
        is_debt: pays,
        has_room: room.line,
        is_own: own,
    };
    // The set of each line is found beside the choice.
    let first_set = geometry.set_of(states[0].head.line_address);
    let second_set = geometry.set_of(states[1].head.line_address);
    let entry_set = geometry.set_of(turn.line);
    let snooped_set = geometry.set_of(snooped.line_address);
    let flush_set = geometry.set_of(flush.line);
    let asked_set = mux(port, second_set, first_set);
    let of_host_set = mux(turns, entry_set, snooped_set);
    let set = mux(own, flush_set, mux(of_port, asked_set, of_host_set));
    let kinds = Kinds { request, snoop, complete, wake, look };
    Selection { kinds, operation, set, seeks_for_flush: own & flush.asks, turns }
}

/// Which port's request goes first where both may be tried.
enum PortTurn {
    /// The one that was not the last.
    Alternating {
        /// The last was the second port's.
        port_last: Bool,
    },
    /// Port 0's, with the turns that port 1 has all the same.
    Urgent(Precedence),
}

impl PortTurn {
    #[elaborate]
    fn new(is_urgent: bool) -> Self {
        if is_urgent {
            return Self::Urgent(Precedence::new(MOST_IN_A_ROW));
        }
        let port_last = register_bool(false);
        Self::Alternating { port_last }
    }

    /// It is the second port's, of those that may be tried.
    fn is_second(&self, first: Bool, second: Bool) -> Bool {
        match self {
            Self::Alternating { port_last } => second & (!first | !*port_last),
            Self::Urgent(precedence) => second & (!first | precedence.is_over()),
        }
    }

    /// `tries`: a request of that port is tried; `puts_back`: one of the second port was put back, and goes first when
    /// it may be tried again.
    #[elaborate]
    fn connect(&self, tries: Bool, port: Bool, second: Bool, puts_back: Option<Bool>) {
        match self {
            Self::Alternating { port_last } => {
                when(tries, || port_last.set(port));
            }
            Self::Urgent(precedence) => {
                let passes = tries & !port & second;
                let has_turn = tries & port;
                precedence.connect(passes, has_turn);
                puts_back.into_iter().for_each(|puts_back| precedence.owe(puts_back));
            }
        }
    }
}

/// Whether a queue takes one more, by how many were inside a cycle ago: four may be on their way
/// to it.
pub(super) fn has_room(occupancy: Bits) -> Bool {
    delayed_bool(occupancy.is_below(QUEUE_DEPTH - 4))
}

/// Responses to snoops and lines that wait to leave, and snoops that wait for a turn.
pub(super) const QUEUE_DEPTH: u32 = 8;
