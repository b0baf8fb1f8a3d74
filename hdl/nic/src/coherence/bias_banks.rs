//! Bias of two banks: gives each command about a page to both banks of device memory, and gives one answer for both.
//!
//! ```text
//!                   +--- bias_banks ---+
//!      bias_command |                  | bias_answer
//!  ---------------->| stream     pulse |---------------->
//!     bank_answer_* |                  | bank_command_*
//!  ---------------->| pulse     stream |---------------->
//!  bank_reversion_* |                  |
//!  ---------------->| pulse            |
//!                   +------------------+
//! ```
//!
//! # Function
//! Each bank keeps the bias of the lines of a page that are its own. A page is in device-bias if both say so; whoever counts
//! answers and reversions of either bank knows that: `bias_answer` says that a commit is done only if both banks have done it
//! and neither has turned the page back since. A reversion of the page in the cycle of the answer counts.
//!
//! A table has for each bank the pages that have set out for device-bias and not turned back since, for the host or by command. A commit of any
//! other page is refused here: no bank sees it, so that a half is never committed whose other half has told the host's copy. Where a
//! bank turns a page back while a commit is on its way, the banks may differ. Then the page is turned to host-bias in both, which
//! nobody refuses, before the commit is refused.
//!
//! # Backpressure
//! `bias_command` waits while one is not answered, and after a reset until the table is swept. Answers and reversions are always
//! taken.
//!
//! # Ordering
//! A command is given to the banks when the one before it is answered.
//!
//! # Faults
//! An answer of a bank that has no command changes nothing.
//!
//! # Reset
//! Forgets the command, and empties the table, which takes a cycle for each page. The banks are reset with it.
//!
//! # Resources
//! Two tables with a bit for each page, in block RAM if there are many; a command.
//!
//! # Rationale
//! Banks that tell each other of reversions would need places for as many of them as there are pages: each may turn one back in
//! every cycle. A half that stays in device-bias alone needs nothing of the kind: the host has no copy of its lines (ADR 99).
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, Module, Ports, PulseSink, PulseSource, ReadDuringWrite, Sink,
    Source, all_of, any_of, assert_always, cover, elaborate, mux, register, register_bool,
    register_reset, scope, state, when,
};
use nic_spec::contract::{self, Contract};

use crate::message::{BiasAnswer, BiasCommand, BiasReversion, BiasStep};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What it promises.
pub const CONTRACT: Contract = Contract {
    module: "bias_banks",
    summary: "Gives commands about pages to both banks of device memory, and one answer for both.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 5.2" },
    latency: None,
    interval: 8,
    waits_on: &["bank_command_*"],
    transparent: &[
        ("bank_answer_*_valid", "bias_answer_valid"),
        ("bank_answer_*_done", "bias_answer_valid"),
        ("bank_reversion_*_valid", "bias_answer_valid"),
        ("bank_reversion_*_page", "bias_answer_valid"),
        ("bank_answer_*_valid", "bias_answer_done"),
        ("bank_answer_*_done", "bias_answer_done"),
        ("bank_reversion_*_valid", "bias_answer_done"),
        ("bank_reversion_*_page", "bias_answer_done"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "PAGES",
        default: "65536",
        meaning: "4 KiB pages of device memory, a power of two from 2 to 1048576",
    }],
    presets: &[
        Preset::product("bias_banks", &["PAGES=65536"]).memories(&[("RAMB36E2", 4)]),
        Preset::test("bias_banks_tiny", &["PAGES=16"])
            .proof(Proof::bounded(24).cover(40))
            .memories(&[("RAMB18E2", 2)]),
    ],
    proof: Proof::none("the small one is the same description"),
    constraint: None,
    build: |values| build(&BiasBanks::new(values)?),
};

/// The bias of two banks.
#[derive(Clone, Debug)]
pub struct BiasBanks {
    /// Pages of 4 KiB, a power of two from 2 to 2^20.
    pub pages: u32,
}

/// Its ports.
#[derive(Ports)]
pub struct BiasBanksPorts {
    /// Commands about pages.
    pub bias_command: Sink<BiasCommand>,
    /// Their answers, in order.
    pub bias_answer: PulseSource<BiasAnswer>,
    /// The same, for each bank.
    pub bank_command: [Source<BiasCommand>; 2],
    /// What each bank answers.
    pub bank_answer: [PulseSink<BiasAnswer>; 2],
    /// Pages that turn to host-bias in a bank, for the host.
    pub bank_reversion: [PulseSink<BiasReversion>; 2],
}

impl BiasBanks {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { pages: values.power_of_two("PAGES", 2..=1 << 20)? })
    }

    fn page_bits(&self) -> u32 {
        self.pages.trailing_zeros()
    }

    /// What tells a page of memory from the others.
    fn local(&self, page: Bits) -> Bits {
        page.truncate(self.page_bits())
    }
}

/// A bank and the command that it has.
struct Bank {
    /// It has still to take it.
    is_offered: Bool,
    /// It has answered.
    has_answered: Bool,
    /// It has done it, and has not turned the page back since.
    is_done: Bool,
}

impl Bank {
    #[elaborate]
    fn new() -> Self {
        let is_offered = register_bool(false);
        let has_answered = register_bool(false);
        let is_done = register::<Bool>(());
        Self { is_offered, has_answered, is_done }
    }
}

impl Module for BiasBanks {
    type Ports = BiasBanksPorts;

    fn name(&self) -> String {
        RECORD.name(&[("PAGES", "p", self.pages)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("bias_banks.rs"), &CONTRACT)
    }

    fn shape(&self) -> BiasBanksPortsShape {
        BiasBanksPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sweep = register_reset(self.page_bits() + 1, 0);
        let running = sweep.bit(self.page_bits());
        when(!running, || sweep.set(sweep + 1));

        let kept = register::<BiasCommand>(());
        let looks = register_bool(false);
        let decides = register_bool(false);
        let waits = register_bool(false);
        let turns_back = register_bool(false);
        let is_busy = looks | decides | waits;
        ports.bias_command.ready.set(running & !is_busy);
        let comes = ports.bias_command.fires();
        when(comes, || nic_dsl::BundleExt::assign(kept, ports.bias_command.payload));
        looks.set(comes);
        decides.set(looks);
        let page = self.local(kept.page);
        let begins = kept.step.is(BiasStep::BeginToDevice);
        let commits = kept.step.is(BiasStep::CommitToDevice);

        let banks = [0, 1].map(|i| scope(&format!("bank_{i}"), Bank::new));
        let step = mux(turns_back, state(BiasStep::ToHost), kept.step);
        let mut has_set_out = vec![];
        let mut has_ended = vec![];
        let mut is_good = vec![];
        let gives = nic_dsl::wire::<Bool>(());
        for (i, bank) in banks.iter().enumerate() {
            let (answer, reversion) = (*ports.bank_answer[i], *ports.bank_reversion[i]);
            scope(&format!("bank_{i}"), || {
                let command = *ports.bank_command[i];
                command.offer(bank.is_offered, BiasCommand { page: kept.page, step });
                when(command.fires(), || bank.is_offered.set(false));
                let has_command = waits & !bank.is_offered & !bank.has_answered;
                let answers = answer.valid & has_command;
                // It is of a page of memory.
                let reverted = self.local(reversion.payload.page);
                reversion
                    .payload
                    .page
                    .top(reversion.payload.page.width() - self.page_bits())
                    .ignore();
                let is_same = reverted.equals(page);
                let turned_back = reversion.valid & is_same & commits;
                let stays_done = bank.is_done & !turned_back;
                let good = mux(bank.has_answered, stays_done, answer.payload.done);
                bank.is_done.set(good);
                when(answers, || bank.has_answered.set(true));
                when(gives, || {
                    bank.is_offered.set(true);
                    bank.has_answered.set(false);
                });

                // A bank answers or turns a page back; both at once it never does.
                let has_turned = answers & answer.payload.done & (!commits | turns_back);
                let table = Memory::<Bool>::new((), self.pages)
                    .style(MemoryStyle::Block)
                    .read_during_write(ReadDuringWrite::Undefined);
                let of_bank = mux(reversion.valid, reverted, page);
                let written = mux(running, of_bank, sweep.truncate(self.page_bits()));
                let writes = !running | reversion.valid | has_turned;
                table.write(writes, written, running & begins & !reversion.valid);
                has_set_out.push(table.read(looks, page));
                has_ended.push(bank.has_answered | answers);
                is_good.push(good);
            });
        }
        let refused = decides & commits & !all_of(has_set_out);
        let complete = waits & all_of(has_ended.iter().copied());
        let differ = is_good[0].bits().differs(is_good[1].bits());
        let is_half = complete & commits & !turns_back & differ;
        let ends = complete & !is_half;
        gives.set((decides & !refused) | is_half);
        when(ends, || {
            waits.set(false);
            turns_back.set(false);
        });
        when(gives, || waits.set(true));
        when(is_half, || turns_back.set(true));
        let done = ends & !turns_back & all_of(is_good.iter().copied());
        let answered = refused | ends;
        ports.bias_answer.send(answered, BiasAnswer { done });

        let is_offered = any_of(banks.iter().map(|bank| bank.is_offered));
        assert_always("an answer is one to a command", answered.implies(is_busy));
        assert_always(
            "the banks have a command while one waits for them",
            is_offered.implies(waits),
        );
        assert_always("what turns back is a commit", turns_back.implies(waits & commits));
        let of_begin = looks.bits().zero_extend(2)
            + decides.bits().zero_extend(2)
            + waits.bits().zero_extend(2);
        assert_always("a command is in one place", of_begin.is_below(2));
        cover("a commit is done", done & commits);
        cover("a commit of a page that has turned back is refused", refused);
        cover("a half of a page is turned back", ends & turns_back);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn only_what_the_banks_say_reaches_the_answer() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn tables_of_every_size_are_legal() {
        structure::elaborates(&RECORD, ["PAGES=2", "PAGES=1048576"]);
        let error = structure::refused(&RECORD, "PAGES=3");
        assert!(error.contains("a power of two from 2 to 1048576"), "{error}");
    }
}
