//! MSHRs of a bank of the cache of host memory (miss status holding registers): what each outstanding line waits for,
//! and which MSHR resumes next.
//!
//! ```text
//!                 +----- hmc_mshrs -----+
//!    h2d_response |                     | turn
//!  -------------->| pulse         level |----------------------->
//!        h2d_data |                     | found, read
//!  -------------->| pulse         level |----------------------->
//!            sent |                     | write_fence_status
//!  -------------->| pulse         level |----------------------->
//!  probe, place,  |                     | is_quiet
//!       operation |                     |
//!  -------------->| level         level |----------------------->
//!          change |                     | wrongs
//!  -------------->| level         level |----------------------->
//!     write_fence |                     |
//!  -------------->| level               |
//!           sweep |                     |
//!  -------------->| pulse               |
//!                 +---------------------+
//!
//!  h2d_response, h2d_data --> checked against the MSHR --> queues of who is ready --> turn
//!  turn (cycle 1) --> what it is about (cycle 2) --> found (cycle 3) --> change
//! ```
//!
//! # Function
//! Each outstanding line has an MSHR, whose number is the tag (CQID) of its requests to the host. From the cycle in which a
//! request leaves (`sent`) its MSHR accepts a response and data, in either order; a cycle later they are checked against
//! it, and with the last that it waits for the MSHR is ready; a weak write is with each of its two. So it is when it has another turn, or has a line that a snoop
//! takes. Who is ready waits in a queue for each kind of event, and the queues take turns.
//!
//! `turn` is the MSHR that is next; with `takes_turn` it goes into cycle 2, and the one behind it comes. In cycle 3 `found`
//! says what is known of it, of its response, and of the state in which the MSHR at `place` has the line of the operation,
//! as a snoop sees it: as it is, or after a GO as it will be when it comes (CXL 3.2, 3.2.5.2). `change` is what becomes of
//! both. `read` is the line that has come for the MSHR of `probe`.
//!
//! While `write_fence` stands, `write_fence_status` waits for the writes that were answered when they were observed locally.
//! `is_quiet`: what was outstanding at `flush_begins` has ended, and so have the flush's own lines.
//!
//! # Backpressure
//! None: responses and data are always taken (CXL 3.2, 3.2.5.14, item 12), and who is ready has its place.
//!
//! # Ordering
//! MSHRs that are made ready by the same kind of event resume in that order.
//!
//! # Faults
//! A response or data that nothing waits for, and a response that its request cannot have, change nothing, and `wrongs` names
//! them.
//!
//! # Reset
//! `sweep` clears an MSHR in each cycle; until all are clear nothing is known of what comes.
//!
//! # Resources
//! Lines that are read, what each MSHR is about and its response in block RAM; what it waits for, a bit in memory for each
//! event that changes it; no register stands for an MSHR alone.
//!
//! # Rationale
//! Registers for what each MSHR waits for would need a decoder for each event that changes them (ADR 83).
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, State,
    delayed, elaborate, scope,
};
use nic_spec::contract::{self, Contract};

use super::answers::Wrongs;
use super::configuration::LINE_BITS;
use super::entries::{Change, ChangeShape, EVENTS, Entries, Found};
use crate::coherence::sets::OUTSTANDING_OF_A_SET;
use crate::coherence::turn::Turn;
use crate::message::{
    D2hRequestOpcode, H2dData, H2dRequestOpcode, H2dResponse, Identifier, IdentifierShape,
    WriteFence, WriteFenceStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What MSHRs promise.
pub const CONTRACT: Contract = Contract {
    module: "hmc_mshrs",
    summary: "Keeps what the outstanding lines of a bank of the cache of host memory wait for.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[
        ("sweep_valid", "wrongs_unknown_answer"),
        ("sweep_valid", "wrongs_wrong_answer"),
        ("sweep_valid", "wrongs_unknown_data"),
        ("place_at", "found_at_waited"),
        ("place_have_line", "found_state"),
        ("place_have_line", "found_loses"),
        ("place_numbers", "found_state"),
        ("place_numbers", "found_loses"),
        ("operation_entry", "found_is_waited"),
        ("operation_entry", "found_owed_uqid"),
        ("operation_entry", "found_owed_is_owed"),
        ("operation_snoop", "found_loses"),
        ("sweep_valid", "loses"),
        ("operation_entry", "loses"),
        ("change_had_turn", "loses"),
        ("change_forwards", "loses"),
        ("change_waits_for_end", "loses"),
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
        Parameter { name: "URGENT", default: "0", meaning: "1: MSHRs of port 0 resume first" },
    ],
    presets: &[
        Preset::product("hmc_mshrs", &["OUTSTANDING=64"]).memories(&[
            ("RAM64M", 6),
            ("RAM64M8", 12),
            ("RAM64X1D", 38),
            ("RAMB18E2", 16),
            ("RAMB36E2", 1),
        ]),
        Preset::test("hmc_mshrs_tiny", &["OUTSTANDING=4"]).memories(&[
            ("RAM32M", 11),
            ("RAM32M16", 4),
            ("RAM32X1D", 38),
            ("RAMB18E2", 16),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_o4_u1").memories(&[
            ("RAM32M", 15),
            ("RAM32M16", 4),
            ("RAM32X1D", 42),
            ("RAMB18E2", 16),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_o8_u1").memories(&[
            ("RAM32M", 15),
            ("RAM32M16", 4),
            ("RAM32X1D", 42),
            ("RAMB18E2", 16),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_u1").memories(&[
            ("RAM64M", 6),
            ("RAM64M8", 16),
            ("RAM64X1D", 42),
            ("RAMB18E2", 16),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_o128_u1").memories(&[
            ("RAM64M", 12),
            ("RAM64M8", 14),
            ("RAM64X1D", 84),
            ("RAMB18E2", 25),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_o256_u1").memories(&[
            ("RAM64M", 24),
            ("RAM64M8", 28),
            ("RAM64X1D", 168),
            ("RAMB18E2", 25),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_o128").memories(&[
            ("RAM64M", 12),
            ("RAM64M8", 14),
            ("RAM64X1D", 76),
            ("RAMB18E2", 21),
            ("RAMB36E2", 1),
        ]),
        Preset::part("hmc_mshrs_o256").memories(&[
            ("RAM64M", 24),
            ("RAM64M8", 28),
            ("RAM64X1D", 152),
            ("RAMB18E2", 21),
            ("RAMB36E2", 1),
        ]),
    ],
    proof: Proof::none("the proof of hmc_bank is about it, too"),
    constraint: None,
    build: |values| {
        build(&HmcMshrs {
            outstanding: values.power_of_two("OUTSTANDING", 4..=256)?,
            is_urgent: values.number("URGENT", 0..=1)? == 1,
        })
    },
};

/// The MSHRs of such a bank.
#[derive(Clone, Debug)]
pub struct HmcMshrs {
    /// Outstanding lines, a power of two from 4 to 256.
    pub outstanding: u32,
    /// MSHRs of port 0 resume first.
    pub is_urgent: bool,
}

/// A request to the host that leaves.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Sent {
    /// What it asks.
    pub opcode: State<D2hRequestOpcode>,
    /// Its MSHR.
    pub entry: Bits,
}

/// The MSHR that is next.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrTurn {
    /// There is one.
    pub valid: Bool,
    /// Its number.
    pub number: Bits,
    /// It has done its own work, and serves one who waits at it.
    pub serves: Bool,
    /// Its line.
    #[width(LINE_BITS)]
    pub line: Bits,
}

/// The operation in cycle 2.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrProbe {
    /// The MSHR that resumes.
    pub entry: Bits,
    /// There is one.
    pub completes: Bool,
}

/// The operation in cycle 3.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrOperation {
    /// The MSHR that resumes, or at which the request waited.
    pub entry: Bits,
    /// What a snoop asks.
    pub snoop: State<H2dRequestOpcode>,
    /// Its tag.
    #[width(12)]
    pub uqid: Bits,
}

/// Where the line of that operation is outstanding.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct MshrPlace {
    /// At this MSHR.
    pub at: Bits,
    /// MSHRs among which it is: for each, whether it is this one.
    pub have_line: Bits,
    /// Their numbers.
    pub numbers: Bits,
}

/// Ports of the MSHRs.
#[derive(Ports)]
pub struct HmcMshrsPorts {
    /// The host's responses.
    #[shape(())]
    pub h2d_response: PulseSink<H2dResponse>,
    /// Lines from the host.
    #[shape(())]
    pub h2d_data: PulseSink<H2dData>,
    /// What was wrong with them, a cycle later.
    #[shape(())]
    pub wrongs: LevelSource<Wrongs>,
    /// Requests to the host that leave.
    pub sent: PulseSink<Sent>,
    /// Cycle 1: the MSHR that is next.
    pub turn: LevelSource<MshrTurn>,
    /// It resumes.
    #[shape(())]
    pub takes_turn: LevelSink<Bool>,
    /// The operation in cycle 2.
    pub probe: LevelSink<MshrProbe>,
    /// The operation in cycle 3.
    pub operation: LevelSink<MshrOperation>,
    /// Where its line is outstanding.
    pub place: LevelSink<MshrPlace>,
    /// What is known of it.
    #[shape(())]
    pub found: LevelSource<Found>,
    /// The line that was read for it.
    #[shape(512)]
    pub read: LevelSource<Bits>,
    /// What it changes.
    pub change: LevelSink<Change>,
    /// A barrier waits for the writes that were answered early.
    #[shape(())]
    pub write_fence: LevelSink<WriteFence>,
    /// It need not wait any longer.
    #[shape(())]
    pub write_fence_status: LevelSource<WriteFenceStatus>,
    /// A flush of the whole cache begins.
    #[shape(())]
    pub flush_begins: LevelSink<Bool>,
    /// Nothing that it waits for is outstanding.
    #[shape(())]
    pub is_quiet: LevelSource<Bool>,
    /// An MSHR that is ready has no place in its queue. A bank sees to it that this is never so.
    #[shape(())]
    pub loses: LevelSource<Bool>,
    /// An MSHR that is cleared after reset.
    pub sweep: PulseSink<Identifier>,
}

impl HmcMshrs {
    /// Bits of the number of an MSHR.
    pub(super) fn entry_bits(&self) -> u32 {
        self.outstanding.trailing_zeros()
    }
}

impl Module for HmcMshrs {
    type Ports = HmcMshrsPorts;

    fn name(&self) -> String {
        RECORD.name(&[
            ("OUTSTANDING", "o", self.outstanding),
            ("URGENT", "u", u32::from(self.is_urgent)),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mshrs.rs"), &CONTRACT)
    }

    fn shape(&self) -> HmcMshrsPortsShape {
        let entry = self.entry_bits();
        let candidates = OUTSTANDING_OF_A_SET + 1;
        HmcMshrsPortsShape {
            sent: SentShape { entry },
            turn: MshrTurnShape { number: entry },
            probe: MshrProbeShape { entry },
            operation: MshrOperationShape { entry },
            place: MshrPlaceShape { at: entry, have_line: candidates, numbers: candidates * entry },
            change: ChangeShape { target: entry, free: entry },
            sweep: IdentifierShape { bits: entry },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sweep = (ports.sweep.valid, ports.sweep.payload.value);
        let entries = scope("entries", || Entries::new(self.outstanding, self.is_urgent, sweep));
        let from_host = (&ports.h2d_response, &ports.h2d_data);
        let (arrivals, wrongs, read_lines) =
            scope("answers", || self.answers(from_host, &entries, ports.sweep.valid));
        ports.wrongs.assign(wrongs);

        // Cycle 1.
        let turn = scope("turn", || {
            Turn::new(self.outstanding, EVENTS, *ports.takes_turn, self.is_urgent)
        });
        let (entry, answer) = entries.read(&turn);
        let Turn { valid, number, note, .. } = turn;
        ports.turn.assign(MshrTurn { valid, number, serves: note, line: entry.line });

        // Cycle 2.
        let probe = *ports.probe;
        let resumed_entry = delayed(entry);
        let resumed_answer = delayed(answer);
        let resumed =
            scope("resumed", || entries.resume(probe.entry, resumed_entry, resumed_answer));
        let read = read_lines.read(probe.completes, probe.entry);
        ports.read.set(read);

        // Cycle 3.
        let (operation, place, change) = (*ports.operation, *ports.place, *ports.change);
        let known = scope("found", || entries.find(&resumed, (change.snoops, operation), place));
        ports.found.assign(known.found);
        scope("entries", || {
            let (moved, resets) = ((&turn, &ports.sent), (*ports.flush_begins, sweep));
            entries.connect((operation, place.at), &known, change, &arrivals, moved, resets);
        });
        ports.loses.set(turn.loses());
        ports.is_quiet.set(entries.is_quiet());
        let fence_begins =
            scope("fence", || entries.fence(&ports.write_fence, &ports.write_fence_status));
        scope("entries", || entries.observe(&change, operation.entry, fence_begins));
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn what_is_known_of_the_line_in_cycle_3_is_known_within_it() {
        structure::only_the_declared_paths(&RECORD);
    }
}
