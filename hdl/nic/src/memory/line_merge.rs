//! Line merge: several requesters at one line port.
//!
//! ```text
//!                    +--- line_merge ----+
//!     line_request_0 |                   | merged_request
//!  ----------------->| stream     stream |----------------->
//!    line_response_0 |                   | merged_response
//!  <-----------------| pulse      stream |<-----------------
//!                ... |                   | status
//!                    |             level |----------------->
//!                    +-------------------+
//! ```
//!
//! # Function
//! Passes on the requests of one requester at a time. It keeps its turn as long as it asks for lines
//! that follow each other, with the same operation in the same memory, up to `BURST` of them, so that
//! what becomes one packet on PCI Express stays together. Then the turn goes round to the next that
//! offers something. The upper bits of the tag that leaves are the requester's number, zeros above it;
//! the others are the `TAG_BITS` of its own tag that it uses. By them the answer finds its way back.
//!
//! With `URGENT`, requester 0 takes no part in the turns: it comes first, between two lines of a burst as well, with
//! up to `URGENT` lines in a row that others wait for; then one line of theirs leaves. The turn that it broke into goes on
//! behind it.
//!
//! An answer whose tag is that of no requester is dropped; `status` counts it.
//!
//! # Backpressure
//! A requester waits for the others, each of which has one turn before it has its own, and for
//! `merged_request`. With `URGENT` requester 0 waits for `merged_request` and one line of the others; the
//! others wait for `URGENT` lines of it besides, in front of each line. Answers are taken in every cycle: a requester has room for the answers to all
//! that it has asked for, so that it cannot stop another's. That is why its answers are a pulse.
//!
//! # Ordering
//! Per requester: requests and responses in FIFO order. Between requesters: by turns, and requester 0 first.
//!
//! # Reset
//! Empties it; the first requester has the first turn. Requests on their way must not be answered
//! afterwards.
//!
//! # Resources
//! A request of registers for each requester, and one that leaves; a comparison of lines for each; an
//! answer of registers, which all requesters see.
//!
//! # Rationale
//! `arbiter` chooses a cycle ahead, when it cannot know yet whether the next line follows. A queue of
//! answers for each requester would let one stall, and be as long as it has tags. An urgent requester whose turn only
//! came next would wait for a whole burst.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, PulseSource, Sink, Source, State,
    any_of, assert_always, concatenate, constant, constant_bool, cover, elaborate, ir, mux,
    one_hot_mux, pack, register, register_bool, register_reset, scope, verilog, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::counter;
use crate::lib::precedence::Precedence;
use crate::lib::successor::successor;
use crate::message::{LineMergeStatus, LineOperation, LineRequest, LineResponse, LineSpace};
use crate::module::{
    Error, Parameter, Parametric, Preset, Proof, Record, build, header, no_parts, number,
};

/// What the merge promises.
pub const CONTRACT: Contract = Contract {
    module: "line_merge",
    summary: "Joins several requesters to one line port, bursts unbroken.",
    source: contract::Source { paper: "design", section: "architecture, the line port" },
    latency: Some(Latency::exactly(1, "line_request_*")),
    interval: 1,
    waits_on: &["merged_request"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "REQUESTERS", default: "3", meaning: "how many there are, 2 to 16" },
        Parameter { name: "BURST", default: "64", meaning: "lines of a turn, 1 to 256" },
        Parameter {
            name: "TAG_BITS",
            default: "6",
            meaning: "bits of its tag that a requester uses, 1 to 9; its number is above them",
        },
        Parameter {
            name: "URGENT",
            default: "0",
            meaning: "lines in a row of requester 0, which comes first, 1 to 255; 0: all have turns",
        },
    ],
    presets: &[
        Preset::product("line_merge", &["REQUESTERS=3", "BURST=64"]),
        Preset::test("line_merge_n2_b64_t3", &["REQUESTERS=2", "BURST=64", "TAG_BITS=3"]),
        Preset::test("line_merge_n2_b64_t5", &["REQUESTERS=2", "BURST=64", "TAG_BITS=5"]),
        Preset::test("line_merge_u7", &["URGENT=7"]),
        Preset::test("line_merge_tiny_u2", &["REQUESTERS=3", "BURST=4", "TAG_BITS=7", "URGENT=2"]),
        Preset::test("line_merge_tiny", &["REQUESTERS=2", "BURST=4", "TAG_BITS=7"]),
    ],
    proof: Proof::bounded(6).induction(2).cover(12),
    constraint: None,
    build: |values| {
        let requesters: u32 = values.number("REQUESTERS", 2..=16)?;
        let own_bits = values.number("TAG_BITS", 1..=LINE_TAG_BITS - 1)?;
        if requesters > 1 << (LINE_TAG_BITS - own_bits) {
            return Err(Error::new(format!(
                "`line_merge`: REQUESTERS={requesters} leaves no room for TAG_BITS={own_bits}; number \
                 and tag have {LINE_TAG_BITS} bits together"
            )));
        }
        let burst = values.number("BURST", 1..=256)?;
        let urgent = values.number("URGENT", 0..=255)?;
        build(&LineMerge { requesters, burst, own_bits, urgent })
    },
};

/// The merge with Verilog parameters, for two, three and four requesters; one with an urgent requester has none.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("line_merge_2", &[BURST, TAG_BITS_TO_8]),
        record: &RECORD,
        settings: |values| settings(values, 2),
        values,
        sizes: SIZES,
        compared: &[&[1, 8], &[4, 5]],
    },
    Parametric {
        family: family("line_merge_3", &[BURST, TAG_BITS_TO_8]),
        record: &RECORD,
        settings: |values| settings(values, 3),
        values,
        sizes: SIZES,
        compared: &[&[1, 8], &[4, 5]],
    },
    Parametric {
        family: family("line_merge_4", &[BURST, TAG_BITS_TO_7]),
        record: &RECORD,
        settings: |values| settings(values, 4),
        values,
        sizes: SIZES,
        compared: &[&[1, 7], &[4, 5]],
    },
];

const SIZES: &[&[u64]] = &[&[37, 5], &[53, 7], &[200, 6], &[90, 3]];

const BURST: verilog::Refusal = verilog::Refusal {
    condition: "BURST < 1 || BURST > 256",
    refuses: |of| !(1..=256).contains(&of("BURST")),
    rule: "BURST_is_1_to_256",
};
/// Answers with another number than a requester's are counted: there must be one.
const TAG_BITS_TO_8: verilog::Refusal = verilog::Refusal {
    condition: "TAG_BITS < 1 || TAG_BITS > 8",
    refuses: |of| !(1..=8).contains(&of("TAG_BITS")),
    rule: "TAG_BITS_is_1_to_8",
};
const TAG_BITS_TO_7: verilog::Refusal = verilog::Refusal {
    condition: "TAG_BITS < 1 || TAG_BITS > 7",
    refuses: |of| !(1..=7).contains(&of("TAG_BITS")),
    rule: "TAG_BITS_is_1_to_7",
};

const fn family(name: &'static str, refusals: &'static [verilog::Refusal]) -> verilog::Family {
    verilog::Family {
        name,
        note: "",
        parameters: &[
            verilog::Parameter {
                name: "BURST",
                default: 64,
                meaning: "Lines of a turn, 1 to 256.",
            },
            verilog::Parameter {
                name: "TAG_BITS",
                default: 6,
                meaning: "Bits of its tag that a requester uses; its number is above them.",
            },
        ],
        derived: &[verilog::Derived {
            name: "NUMBER_BITS",
            text: "10 - TAG_BITS",
            value: |values| 10 - values[1],
        }],
        refusals,
        part: no_parts,
    }
}

fn settings(values: &[u64], requesters: u32) -> Vec<String> {
    vec![
        format!("REQUESTERS={requesters}"),
        format!("BURST={}", values[0]),
        format!("TAG_BITS={}", values[1]),
    ]
}

fn values(module: &ir::Module) -> Option<Vec<u64>> {
    if number(module, 'u').is_some() {
        return None;
    }
    Some(vec![number(module, 'b')?, number(module, 't')?])
}

/// Bits of a line's address.
const ADDRESS_BITS: u32 = 46;
/// Bits of the count of a turn's lines.
const COUNT_BITS: u32 = 9;

/// A merge of line ports.
#[derive(Clone, Debug)]
pub struct LineMerge {
    /// Requesters, 2 to 16.
    pub requesters: u32,
    /// Lines of a turn, 1 to 256.
    pub burst: u32,
    /// Bits of its tag that a requester uses; its number is above them.
    pub own_bits: u32,
    /// Lines in a row of requester 0, which comes first; 0: all have turns.
    pub urgent: u32,
}

/// Ports of the merge.
#[derive(Ports)]
pub struct LineMergePorts {
    /// Requests.
    pub line_request: Vec<Sink<LineRequest>>,
    /// The answers to this requester.
    pub line_response: Vec<PulseSource<LineResponse>>,
    /// The requests of all.
    #[shape(())]
    pub merged_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub merged_response: Sink<LineResponse>,
    /// What went wrong.
    #[shape(())]
    pub status: LevelSource<LineMergeStatus>,
}

/// What lines of a burst have in common.
#[derive(Clone, Copy, Debug, Bundle)]
struct Kind {
    operation: State<LineOperation>,
    space: State<LineSpace>,
}

/// What a requester offers.
struct Offer {
    valid: Bool,
    request: LineRequest,
    /// It is taken in this cycle; to be driven.
    taken: Bool,
}

impl Module for LineMerge {
    type Ports = LineMergePorts;

    fn name(&self) -> String {
        let Self { requesters, burst, own_bits, urgent } = self;
        let name = format!("line_merge_n{requesters}_b{burst}_t{own_bits}");
        if *urgent == 0 { name } else { format!("{name}_u{urgent}") }
    }

    fn documentation(&self) -> String {
        header::text(include_str!("line_merge.rs"), &CONTRACT)
    }

    fn shape(&self) -> LineMergePortsShape {
        let each = vec![(); self.requesters as usize];
        LineMergePortsShape { line_request: each.clone(), line_response: each }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let offers = ports.line_request.iter().zip(0..);
        let offers: Vec<Offer> = offers
            .map(|(request, number)| scope(&format!("offer_{number}"), || Offer::new(request)))
            .collect();

        // The last request that left, and whose it was; at first the last requester's. An urgent requester has no turn.
        let first = self.first_in_turn();
        let had_turn = |number| match number < first as u32 {
            true => constant_bool(false),
            false => register_bool(number + 1 == self.requesters),
        };
        let owner: Vec<Bool> = (0..self.requesters).map(had_turn).collect();
        let offered = register::<LineRequest>(());
        let is_offered = register_bool(false);
        let next_line = register::<Bits>(ADDRESS_BITS);
        let turn_lines = register_reset(COUNT_BITS, self.burst);
        // Of the last line in turn, where another may have left since.
        let last = (self.urgent > 0).then(|| {
            let last = register::<Kind>(());
            last
        });
        let before = last.unwrap_or(Kind { operation: offered.operation, space: offered.space });
        let goes_on = |(offer, is_owner): (&Offer, &Bool)| {
            let LineRequest { operation, space, line_address, .. } = offer.request;
            let is_alike = operation.bits().equals(before.operation.bits())
                & space.bits().equals(before.space.bits());
            *is_owner & offer.valid & is_alike & line_address.equals(next_line)
        };
        let follows = any_of(offers.iter().zip(&owner).skip(first).map(goes_on));
        let keeps = follows & turn_lines.differs(self.burst);

        // Else the next in the circle that offers something, the one that had the turn last of all.
        let numbers = 0..offers.len();
        let urgent = (first > 0).then(|| scope("urgent", || Urgent::new(self.urgent, &offers)));
        let in_turn = |number: usize| {
            let turns = owner.iter().enumerate().skip(first).map(|(from, is_owner)| {
                let count = offers.len() - first;
                let others = (1..count).map(|step| first + (from - first + step) % count);
                let nearer = others.take_while(|other| *other != number);
                *is_owner & !any_of(nearer.map(|other| offers[other].valid))
            });
            mux(keeps, owner[number], offers[number].valid & any_of(turns))
        };
        let chosen: Vec<Bool> = numbers
            .map(|number| match &urgent {
                None => in_turn(number),
                Some(urgent) if number < first => urgent.goes,
                Some(urgent) => !urgent.goes & in_turn(number),
            })
            .collect();
        let has_room = !is_offered | ports.merged_request.ready;
        let moves = has_room & any_of(offers.iter().map(|offer| offer.valid));
        let requests =
            offers.iter().zip(0_u32..).map(|(o, number)| self.numbered(o.request, number));
        let request = one_hot_mux(chosen.iter().copied().zip(requests));
        // Counted up before the choice, which comes late.
        let behind = offers.iter().map(|offer| successor(offer.request.line_address));
        let behind: Vec<Bits> = behind.collect();
        let line_behind = one_hot_mux(chosen.iter().copied().zip(behind));
        for (offer, is_chosen) in offers.iter().zip(&chosen) {
            offer.taken.set(*is_chosen & has_room);
        }
        when(has_room, || is_offered.set(moves));
        let has_turn = || {
            next_line.set(line_behind);
            turn_lines.set(mux(keeps, turn_lines + 1, constant(COUNT_BITS, 1)));
            let in_turn = owner.iter().zip(&chosen).skip(first);
            in_turn.for_each(|(owner, is_chosen)| owner.set(*is_chosen));
        };
        when(moves, || {
            offered.assign(request);
            if last.is_none() {
                has_turn();
            }
        });
        let mut moves_in_turn = moves;
        if let (Some(last), Some(urgent)) = (last, &urgent) {
            moves_in_turn = scope("urgent", || urgent.connect(moves));
            when(moves_in_turn, || {
                last.assign(Kind { operation: request.operation, space: request.space });
                has_turn();
            });
        }
        ports.merged_request.offer(is_offered, offered);
        self.answers(&ports);
        self.properties(&offers, &owner, &chosen, (moves, moves_in_turn, keeps), turn_lines);
        if self.burst > 1 {
            cover("a turn goes on", moves_in_turn & keeps);
        }
        cover("a turn ends at its limit", moves_in_turn & follows & !keeps);
        cover("turns follow each other without a gap", moves_in_turn & is_offered & !keeps);
    }
}

impl Offer {
    /// What a requester offers. A request that is not taken at once waits, so that `ready` comes
    /// from a register.
    #[elaborate]
    fn new(port: &Sink<LineRequest>) -> Self {
        let waiting = register::<LineRequest>(());
        let is_waiting = register_bool(false);
        let taken = wire::<Bool>(());
        port.ready.set(!is_waiting);
        when(taken, || is_waiting.set(false)).otherwise_when(port.fires(), || {
            is_waiting.set(true);
            waiting.assign(port.payload);
        });
        let valid = is_waiting | port.valid;
        let request = mux(is_waiting, waiting, port.payload);
        Self { valid, request, taken }
    }
}

/// The requester that comes first.
struct Urgent {
    /// Its request is chosen.
    goes: Bool,
    /// So would it be but for the others.
    offers: Bool,
    /// One of the others has a request.
    others: Bool,
    precedence: Precedence,
}

impl Urgent {
    #[elaborate]
    fn new(most: u32, offers: &[Offer]) -> Self {
        let precedence = Precedence::new(most);
        let others = any_of(offers.iter().skip(1).map(|offer| offer.valid));
        let offers = offers[0].valid;
        let goes = offers & !(precedence.is_over() & others);
        Self { goes, offers, others, precedence }
    }

    /// Something is taken; gives whether it is another's.
    #[elaborate]
    fn connect(&self, moves: Bool) -> Bool {
        let passes = moves & self.goes & self.others;
        let in_turn = moves & !self.goes;
        self.precedence.connect(passes, in_turn);
        // Properties only.
        let has_waited = register_bool(false);
        when(moves, || has_waited.set(in_turn & self.offers));
        let waits = in_turn & self.offers;
        assert_always("behind a line of the others a count begins", {
            has_waited.implies(self.precedence.is_new())
        });
        assert_always("the first waits for one line of the others", waits.implies(!has_waited));
        cover("a line of the others leaves before that of the first", in_turn & self.offers);
        in_turn
    }
}

impl LineMerge {
    /// The first requester that has turns.
    fn first_in_turn(&self) -> usize {
        usize::from(self.urgent > 0)
    }

    /// Bits of a requester's number.
    fn number_bits(&self) -> u32 {
        u32::BITS - (self.requesters - 1).leading_zeros()
    }

    /// The request with the number of its requester in its tag.
    fn numbered(&self, request: LineRequest, number: u32) -> LineRequest {
        let above = LINE_TAG_BITS - self.own_bits;
        request.tag.top(above).ignore();
        let own = request.tag.truncate(self.own_bits);
        LineRequest { tag: concatenate([constant(above, number), own]), ..request }
    }

    /// Gives each answer to the requester whose number is in its tag.
    #[elaborate]
    fn answers(&self, ports: &LineMergePorts) {
        let above = LINE_TAG_BITS - self.own_bits;
        let LineResponse { tag, status, data } = ports.merged_response.payload;
        ports.merged_response.ready.set(true);
        let number = tag.top(above);
        let answer = register::<LineResponse>(());
        let tag = tag.truncate(self.own_bits).zero_extend(LINE_TAG_BITS);
        answer.assign(LineResponse { tag, status, data });
        for (response, requester) in ports.line_response.iter().zip(0_u32..) {
            let is_answered = register_bool(false).named(&format!("is_answered_{requester}"));
            is_answered.set(ports.merged_response.valid & number.equals(requester));
            response.send(is_answered, answer);
        }
        let strays = ports.status.stray_answers;
        if self.requesters == 1 << above {
            // Every number is somebody's.
            strays.set(0);
        } else {
            let is_nobodys = number.is_at_least(self.requesters);
            let is_stray = ports.merged_response.valid & is_nobodys;
            counter::saturating("stray_answers", strays, is_stray);
        }
        cover("an answer comes", ports.merged_response.valid);
    }

    /// Nobody's request is lost, and nobody waits longer than one turn of each of the others.
    #[elaborate]
    fn properties(
        &self,
        offers: &[Offer],
        owner: &[Bool],
        chosen: &[Bool],
        (moves, moves_in_turn, keeps): (Bool, Bool, Bool),
        turn_lines: Bits,
    ) {
        let one_hot = |bits: Bits| bits.any() & (bits & (bits - 1)).is_zero();
        let taken = pack(offers.iter().map(|offer| offer.taken & offer.valid));
        assert_always("one requester had the last turn", one_hot(pack(owner.iter().copied())));
        assert_always("one is taken if anything moves", one_hot(taken).equals(moves));
        assert_always("nothing is taken that is not offered", moves | taken.is_zero());
        assert_always("a turn has no more lines than it may", turn_lines.is_at_most(self.burst));

        // Whichever requester the prover watches, of those that have turns.
        let first = self.first_in_turn();
        let (offers, owner, chosen) = (&offers[first..], &owner[first..], &chosen[first..]);
        let in_turn = self.requesters - first as u32;
        let width = self.number_bits() + 1;
        let watched = register::<Bits>(width - 1);
        watched.set(watched);
        let number = |number: u32| constant(width - 1, number);
        let is_watched = |bools: &[Bool]| {
            any_of(bools.iter().zip(0_u32..).map(|(b, i)| *b & watched.equals(number(i))))
        };
        let offering: Vec<Bool> = offers.iter().map(|offer| offer.valid).collect();
        let waits = is_watched(&offering) & !(moves_in_turn & is_watched(chosen));
        let turns_waited = register_reset(width, 0);
        when(!waits, || turns_waited.set(0))
            .otherwise_when(moves_in_turn & !keeps, || turns_waited.set(turns_waited + 1));
        let place = owner.iter().zip(0_u32..).map(|(is_owner, i)| (*is_owner, constant(width, i)));
        let place = one_hot_mux(place);
        let watched_place = watched.zero_extend(width);
        let count = constant(width, in_turn);
        let ahead = mux(
            place.is_below(watched_place),
            watched_place - place,
            watched_place + count - place,
        );
        let is_one = watched_place.is_below(in_turn);
        assert_always(
            "with every turn one's own comes nearer",
            (is_one & turns_waited.any()).implies((turns_waited + ahead).is_at_most(in_turn)),
        );
        assert_always(
            "one waits for a turn of each other at most",
            is_one.implies(turns_waited.is_at_most(in_turn - 1)),
        );
        cover("one waits for all others", turns_waited.equals(in_turn - 1));
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn two_to_sixteen_requesters_are_legal() {
        structure::elaborates(
            &RECORD,
            [
                "REQUESTERS=16 BURST=1 TAG_BITS=4",
                "REQUESTERS=3 BURST=256 TAG_BITS=2",
                "REQUESTERS=2 URGENT=1",
                "REQUESTERS=16 TAG_BITS=4 URGENT=255",
            ],
        );
        let error = structure::refused(&RECORD, "REQUESTERS=1");
        assert!(error.contains("a whole number from 2 to 16"), "{error}");
        let error = structure::refused(&RECORD, "REQUESTERS=3 TAG_BITS=9");
        assert!(error.contains("no room for TAG_BITS=9"), "{error}");
    }
}
