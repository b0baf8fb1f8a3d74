//! MSHRs of a bank of the cache of device memory (miss status holding registers): what each outstanding line waits for,
//! first the host, then the device's memory, and which MSHR resumes next.
//!
//! ```text
//!                   +---- dmc_mshrs ----+
//!      h2d_response |                   | turn
//!  ---------------->| pulse       level |------------------------>
//!     memory_answer |                   | requester, resumed, read
//!  ---------------->| pulse       level |------------------------>
//!              sent |                   | waits_for_host
//!  ---------------->| pulse       level |------------------------>
//!  probe, operation |                   | straight
//!  ---------------->| level      stream |------------------------>
//!            change |                   | host_line
//!  ---------------->| level      stream |------------------------>
//!             sweep |                   | wrongs
//!  ---------------->| pulse       level |------------------------>
//!                   +-------------------+
//!
//!  h2d_response, memory_answer --> checked against the MSHR --> queues of who is ready --> turn
//!  turn (cycle 1) --> requester (cycle 2) --> resumed (cycle 3) --> change
//! ```
//!
//! # Function
//! Each outstanding line has an MSHR, whose number is the tag (CQID) of its requests to the host and of its accesses to
//! memory. A cycle after a response or a line has come it is checked against the MSHR that it names, which is ready then.
//! So it is when it has been forwarded, or has another turn. Who is ready waits in a queue for each kind of event, and the
//! queues take turns. `turn` is the MSHR that is next; it goes into cycle 2 with `completes`, and gives its turn away with
//! `skips`.
//!
//! In cycle 2 `requester` says whose request the MSHR of `probe` has, in cycle 3 `resumed` what it has, and `read` is the
//! line that has come for it. `waits_for_host`: the MSHR of `operation` waits for the host. `change` is what becomes of it.
//!
//! A line from memory that answers an NC-read, of which nothing is kept, needs no decision: it leaves by `straight`. Lines
//! that memory reads for the host (`reads_for_host`) leave by `host_line`.
//!
//! # Backpressure
//! Responses and lines are always taken. What finds no room in `straight` resumes its MSHR. `has_host_room` says whether
//! one more line may be read for the host, with two on their way.
//!
//! # Ordering
//! MSHRs that are made ready by the same kind of event resume in that order.
//!
//! # Faults
//! A response or a line that nothing waits for, and a response that its request cannot have, change nothing, and `wrongs`
//! names them.
//!
//! # Reset
//! `sweep` clears an MSHR in each cycle; until all are clear nothing is known of what comes.
//!
//! # Resources
//! Lines that are read in block RAM; what each MSHR is about in lookup tables, and what it waits for, a bit in memory for
//! each event that changes it; no register stands for an MSHR alone.
//!
//! # Rationale
//! With a turn for each line, NC-reads that find no copy would be half as many as cycles.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Source,
    delayed, elaborate, scope,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::LINE_TAG_BITS;

use super::answers::Wrongs;
use super::entries::{Change, ChangeShape, EVENTS, Entries};
use super::operation::Resumed;
use super::straight::{Straight, StraightAnswers, StraightShape};
use crate::coherence::turn::Turn;
use crate::message::{DeviceMemoryAnswer, H2dResponse, Identifier, IdentifierShape, S2mData};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What MSHRs promise.
pub const CONTRACT: Contract = Contract {
    module: "dmc_mshrs",
    summary: "Keeps what the outstanding lines of a bank of the cache of device memory wait for.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: None,
    interval: 1,
    waits_on: &["straight", "host_line"],
    transparent: &[
        ("sweep_valid", "wrongs_unknown_answer"),
        ("sweep_valid", "wrongs_wrong_answer"),
        ("sweep_valid", "wrongs_unknown_data"),
        ("sweep_valid", "waits_for_host"),
        ("probe_entry", "requester_port"),
        ("probe_entry", "requester_tag"),
        ("operation_entry", "waits_for_host"),
        ("sweep_valid", "loses"),
        ("skips", "loses"),
        ("operation_entry", "loses"),
        ("change_continues", "loses"),
        ("change_forwards", "loses"),
        ("change_turns_again", "loses"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "OUTSTANDING",
            default: "64",
            meaning: "outstanding lines, a power of two from 4 to 256",
        },
        Parameter {
            name: "HOST_READS",
            default: "64",
            meaning: "lines read for the host at a time, a power of two from 4 to 256",
        },
        Parameter {
            name: "LINE_BITS",
            default: "22",
            meaning: "bits that tell lines of memory from one another, 7 to 46",
        },
    ],
    presets: &[
        Preset::product("dmc_mshrs", &["OUTSTANDING=64"]).memories(&[
            ("RAM32M16", 38),
            ("RAM64M", 3),
            ("RAM64M8", 22),
            ("RAM64X1D", 22),
            ("RAMB18E2", 30),
        ]),
        Preset::test("dmc_mshrs_tiny", &["OUTSTANDING=4", "HOST_READS=4", "LINE_BITS=10"])
            .memories(&[("RAM32M", 7), ("RAM32M16", 46), ("RAM32X1D", 20), ("RAMB18E2", 30)]),
        Preset::part("dmc_mshrs_l15").memories(&[
            ("RAM32M16", 38),
            ("RAM64M", 3),
            ("RAM64M8", 20),
            ("RAM64X1D", 22),
            ("RAMB18E2", 30),
        ]),
    ],
    proof: Proof::none("the proof of dmc_bank is about it, too"),
    constraint: None,
    build: |values| {
        build(&DmcMshrs {
            outstanding: values.power_of_two("OUTSTANDING", 4..=256)?,
            host_reads: values.power_of_two("HOST_READS", 4..=256)?,
            line_bits: values.number("LINE_BITS", 7..=46)?,
        })
    },
};

/// The MSHRs of such a bank.
#[derive(Clone, Debug)]
pub struct DmcMshrs {
    /// Outstanding lines, a power of two from 4 to 256.
    pub outstanding: u32,
    /// Lines that memory may be reading for the host, a power of two from 4 to 256.
    pub host_reads: u32,
    /// Bits that tell lines of memory from one another.
    pub line_bits: u32,
}

/// The MSHR that is next.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrTurn {
    /// There is one.
    pub valid: Bool,
    /// Its number.
    pub number: Bits,
    /// It sends a line to the host, which pulled it.
    pub sends: Bool,
    /// Its line in memory.
    pub line: Bits,
}

/// The operation in cycle 2.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrProbe {
    /// The MSHR that resumes, or that a forward names.
    pub entry: Bits,
    /// Its line in memory.
    pub line: Bits,
    /// An MSHR resumes.
    pub completes: Bool,
}

/// Whose request an MSHR has.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Requester {
    /// The port.
    pub port: Bool,
    /// The tag of its request.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
}

/// The operation in cycle 3.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrOperation {
    /// The MSHR that resumes, or that a forward names.
    pub entry: Bits,
    /// Its line in memory.
    pub line: Bits,
}

/// Ports of the MSHRs.
#[derive(Ports)]
pub struct DmcMshrsPorts {
    /// The host's responses.
    #[shape(())]
    pub h2d_response: PulseSink<H2dResponse>,
    /// Lines from memory.
    #[shape(())]
    pub memory_answer: PulseSink<DeviceMemoryAnswer>,
    /// What was wrong with them, a cycle later.
    #[shape(())]
    pub wrongs: LevelSource<Wrongs>,
    /// The MSHR of a request to the host that leaves.
    pub sent: PulseSink<Identifier>,
    /// One more line is read for the host.
    #[shape(())]
    pub reads_for_host: LevelSink<Bool>,
    /// There is a place for it.
    #[shape(())]
    pub has_host_room: LevelSource<Bool>,
    /// Lines that were read for the host.
    #[shape(())]
    pub host_line: Source<S2mData>,
    /// Lines that answer at once.
    pub straight: Source<Straight>,
    /// One has waited for long: no request is selected until it has left.
    #[shape(())]
    pub straight_presses: LevelSource<Bool>,
    /// Cycle 1: the MSHR that is next.
    pub turn: LevelSource<MshrTurn>,
    /// It resumes.
    #[shape(())]
    pub completes: LevelSink<Bool>,
    /// It gives its turn away.
    #[shape(())]
    pub skips: LevelSink<Bool>,
    /// The operation in cycle 2.
    pub probe: LevelSink<MshrProbe>,
    /// Whose request its MSHR has.
    #[shape(())]
    pub requester: LevelSource<Requester>,
    /// The operation in cycle 3.
    pub operation: LevelSink<MshrOperation>,
    /// What its MSHR has.
    #[shape(())]
    pub resumed: LevelSource<Resumed>,
    /// The line that was read for it.
    #[shape(512)]
    pub read: LevelSource<Bits>,
    /// It waits for the host.
    #[shape(())]
    pub waits_for_host: LevelSource<Bool>,
    /// What it changes.
    pub change: LevelSink<Change>,
    /// An MSHR that is ready, or a line for the host, has no place. A bank sees to it that this is never so.
    #[shape(())]
    pub loses: LevelSource<Bool>,
    /// An MSHR that is cleared after reset.
    pub sweep: PulseSink<Identifier>,
}

impl DmcMshrs {
    /// Bits of the number of an MSHR.
    pub(super) fn entry_bits(&self) -> u32 {
        self.outstanding.trailing_zeros()
    }
}

impl Module for DmcMshrs {
    type Ports = DmcMshrsPorts;

    fn name(&self) -> String {
        let Self { outstanding, host_reads, line_bits } = *self;
        RECORD.name(&[
            ("OUTSTANDING", "o", outstanding),
            ("HOST_READS", "h", host_reads),
            ("LINE_BITS", "l", line_bits),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mshrs.rs"), &CONTRACT)
    }

    fn shape(&self) -> DmcMshrsPortsShape {
        let (entry, line) = (self.entry_bits(), self.line_bits);
        let number = IdentifierShape { bits: entry };
        DmcMshrsPortsShape {
            sent: number.clone(),
            straight: StraightShape { entry },
            turn: MshrTurnShape { number: entry, line },
            probe: MshrProbeShape { entry, line },
            operation: MshrOperationShape { entry, line },
            change: ChangeShape { target: entry },
            sweep: number,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sweep = (ports.sweep.valid, ports.sweep.payload.value);
        let entries = scope("entries", || Entries::new(self, sweep));
        let host_reads = scope("host_reads", || self.host_reads());
        host_reads.begins.set(*ports.reads_for_host);
        ports.has_host_room.set(host_reads.has_room);
        ports.host_line.connect(*host_reads.lines.sink);
        let straight = scope("straight", || StraightAnswers::new(self));
        ports.straight_presses.set(straight.presses);
        let (arrivals, wrongs, read_lines, comes_straight) = scope("answers", || {
            let beside = (&host_reads, &straight);
            let answers = (&ports.h2d_response, &ports.memory_answer);
            self.answers(answers, (&entries, ports.sweep.valid), beside)
        });
        ports.wrongs.assign(wrongs);
        scope("straight", || straight.connect(comes_straight, &ports.straight));

        // Cycle 1.
        let moves = *ports.completes | *ports.skips;
        let turn = scope("turn", || Turn::new(self.outstanding, EVENTS, moves, false));
        let Turn { valid, number, note, .. } = turn;
        // Nothing changes in an MSHR whose turn has come.
        let line = entries.addresses.read_now(number);
        ports.turn.assign(MshrTurn { valid, number, sends: note, line });

        // Cycle 2.
        let probe = *ports.probe;
        let (entry, searched) = scope("searched", || entries.resume(probe.entry, probe.line));
        ports.requester.assign(Requester { port: entry.port, tag: entry.tag });
        let read = read_lines.read(probe.completes, probe.entry);
        ports.read.set(read);

        // Cycle 3.
        let resumed = delayed(searched);
        ports.resumed.assign(resumed);
        let waits = scope("found", || entries.waits_for_host(ports.operation.entry, &arrivals));
        ports.waits_for_host.set(waits);
        scope("entries", || {
            let (sent, skipped) = (&ports.sent, (*ports.skips, number));
            entries.connect(*ports.operation, *ports.change, &arrivals, sent, (&turn, skipped));
        });
        ports.loses.set(turn.loses() | host_reads.loses());
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn what_is_known_of_an_mshr_is_known_within_the_cycle() {
        structure::only_the_declared_paths(&RECORD);
    }
}
