//! The bias of two banks: what is said of a page is true of both, a commit that one bank refuses leaves no half, and
//! what cannot be committed is not tried.
use std::collections::VecDeque;

use nic_model::bias_banks::{Bank, Belief, Half};
use nic_sim::generated::bias_banks_tiny::BiasBanksTiny as Device;
use nic_sim::{Outlet, PulseInlet};
use nic_spec::message::{BiasAnswer, BiasCommand, BiasReversion, BiasStep};
use nic_tb::{Bench, Stall};

/// Pages of memory; what begins at a multiple of their number.
const PAGES: u64 = 16;
const FIRST: u64 = 0x12_3456_7890;
const COMMANDS: [Outlet<Device, BiasCommand>; 2] = [Device::BANK_COMMAND_0, Device::BANK_COMMAND_1];
const ANSWERS: [PulseInlet<Device, BiasAnswer>; 2] = [Device::BANK_ANSWER_0, Device::BANK_ANSWER_1];
const REVERSIONS: [PulseInlet<Device, BiasReversion>; 2] =
    [Device::BANK_REVERSION_0, Device::BANK_REVERSION_1];

/// The command that is not answered.
struct Pending {
    command: BiasCommand,
    /// What the halves of its page were when it was taken.
    before: [Half; 2],
    is_taken: bool,
}

/// The device between two banks.
struct Rig {
    bench: Bench<Device>,
    banks: [Bank; 2],
    /// Commands that each bank has to do.
    waiting: [VecDeque<BiasCommand>; 2],
    /// Commands that each bank was given, since somebody looked.
    given: [Vec<BiasStep>; 2],
    belief: Belief,
    pending: Option<Pending>,
    /// Answers, since somebody looked.
    answers: Vec<bool>,
}

impl Rig {
    fn new(sink: Stall) -> Self {
        let mut bench = Bench::<Device>::new(Stall::Never, sink);
        COMMANDS.into_iter().for_each(|port| bench.collect(port));
        bench.collect(Device::BIAS_ANSWER);
        bench.run(PAGES);
        let bank = Bank::new(FIRST..FIRST + PAGES);
        Self {
            bench,
            banks: [bank.clone(), bank],
            waiting: Default::default(),
            given: Default::default(),
            belief: Belief::default(),
            pending: None,
            answers: vec![],
        }
    }

    fn command(&mut self, page: u64, step: BiasStep) {
        assert!(self.pending.is_none());
        let command = BiasCommand { page: FIRST + page, step };
        self.pending = Some(Pending { command, before: [Half::Host; 2], is_taken: false });
        self.bench.send(Device::BIAS_COMMAND, [command]);
    }

    fn halves(&self, page: u64) -> [Half; 2] {
        self.banks.each_ref().map(|bank| bank.half(page))
    }

    /// One cycle, in which a bank does its command, or gives the host a copy of a line of the page, or nothing.
    fn step(&mut self, does: [Does; 2]) {
        let mut reverted = vec![];
        for (bank, does) in does.into_iter().enumerate() {
            match does {
                Does::Nothing => {}
                Does::Command => {
                    let Some(command) = self.waiting[bank].pop_front() else { continue };
                    let answer = self.banks[bank].command(&command);
                    self.bench.send(ANSWERS[bank], [answer]);
                }
                Does::Copy(page) => {
                    let reversion = self.banks[bank].gives_copy(FIRST + page);
                    self.bench.send(REVERSIONS[bank], reversion);
                    reverted.extend(reversion);
                }
            }
        }
        self.bench.step();
        for (bank, port) in COMMANDS.into_iter().enumerate() {
            for command in self.bench.take(port) {
                self.given[bank].push(command.step);
                self.waiting[bank].push_back(command);
            }
        }
        if let Some(pending) = &mut self.pending
            && !pending.is_taken
            && self.bench.waiting(Device::BIAS_COMMAND.index()) == 0
        {
            pending.is_taken = true;
            pending.before = self.banks.each_ref().map(|bank| bank.half(pending.command.page));
        }
        self.check_no_blind_commit();
        for answer in self.bench.take(Device::BIAS_ANSWER) {
            let pending = self.pending.take().expect("an answer to a command");
            self.check_answer(&pending, answer);
            self.belief.answered(&pending.command, answer);
            self.answers.push(answer.done);
        }
        for reversion in reverted {
            self.belief.reverted(reversion);
        }
        for page in FIRST..FIRST + PAGES {
            let both = self.halves(page) == [Half::Device; 2];
            let is_under_way = self.pending.as_ref().is_some_and(|one| one.command.page == page);
            let believed = self.belief.is_device(page);
            assert!(both || !believed || is_under_way, "page {page:#x}: {:?}", self.halves(page));
            assert!(!both || believed || is_under_way, "page {page:#x} has turned unsaid");
        }
    }

    /// What had turned back before a commit was taken is not committed, in neither bank.
    fn check_no_blind_commit(&self) {
        let Some(Pending { command, before, is_taken: true }) = &self.pending else { return };
        if command.step == BiasStep::CommitToDevice && before.contains(&Half::Host) {
            for (now, before) in self.halves(command.page).into_iter().zip(before) {
                assert!(now != Half::Device || *before == Half::Device, "{command:?}: half of it");
            }
        }
    }

    fn check_answer(&self, pending: &Pending, answer: BiasAnswer) {
        let Pending { command, before, .. } = pending;
        let halves = self.halves(command.page);
        match command.step {
            BiasStep::CommitToDevice if answer.done => assert_eq!(halves, [Half::Device; 2]),
            BiasStep::CommitToDevice => {
                for (now, before) in halves.into_iter().zip(before) {
                    assert!(now != Half::Device || *before == Half::Device, "half of {command:?}");
                }
            }
            BiasStep::ToHost | BiasStep::BeginToDevice => {
                let inside = (FIRST..FIRST + PAGES).contains(&command.page);
                assert_eq!(answer.done, inside, "{command:?}");
            }
        }
    }

    /// Runs until a command is answered, the banks at once.
    fn answer(&mut self) -> bool {
        for _ in 0..40 {
            if let Some(done) = self.answers.pop() {
                return done;
            }
            self.step([Does::Command; 2]);
        }
        panic!("no answer");
    }

    fn done(&mut self, page: u64, step: BiasStep) -> bool {
        self.command(page, step);
        self.answer()
    }

    /// Runs until both banks have a command, and do nothing.
    fn until_given(&mut self) {
        for _ in 0..40 {
            if self.waiting.iter().all(|waiting| waiting.len() == 1) {
                return;
            }
            self.step([Does::Nothing; 2]);
        }
        panic!("no command");
    }

    fn given(&mut self) -> [Vec<BiasStep>; 2] {
        std::mem::take(&mut self.given)
    }
}

/// What a bank does in a cycle.
#[derive(Clone, Copy)]
enum Does {
    Nothing,
    Command,
    Copy(u64),
}

use BiasStep::{BeginToDevice, CommitToDevice, ToHost};

#[test]
fn what_is_said_of_a_page_is_true_of_both_banks() {
    let mut counts = [[0; 2]; 2];
    let mut halves = 0;
    for sink in Stall::ALL {
        for copies in [2, 30] {
            let mut rig = Rig::new(sink);
            for _ in 0..6_000 {
                let page = rig.bench.generator().below(3);
                if rig.pending.is_none() && rig.bench.generator().chance(1, 2) {
                    let steps =
                        [BeginToDevice, BeginToDevice, CommitToDevice, CommitToDevice, ToHost];
                    let step = *rig.bench.generator().pick(&steps);
                    // Sometimes one outside memory, that looks like one within.
                    let outside = if rig.bench.generator().chance(1, 40) { PAGES } else { 0 };
                    rig.command(page + outside, step);
                }
                let does = [0, 1].map(|_| match rig.bench.generator().below(copies) {
                    0 => Does::Copy(rig.bench.generator().below(3)),
                    1 => Does::Command,
                    _ if rig.bench.generator().chance(1, 3) => Does::Command,
                    _ => Does::Nothing,
                });
                rig.step(does);
                if let Some(done) = rig.answers.pop() {
                    counts[usize::from(copies == 2)][usize::from(done)] += 1;
                }
                halves += rig.given().iter().flatten().filter(|step| **step == ToHost).count();
            }
            rig.bench.dismiss();
        }
    }
    assert!(counts.iter().flatten().all(|count| *count > 300), "{counts:?}");
    assert!(halves > 100, "{halves}");
}

#[test]
fn a_page_turns_in_both_banks() {
    let mut rig = Rig::new(Stall::Never);
    for page in [0, 15, 3] {
        assert!(rig.done(page, BeginToDevice));
        assert!(rig.done(page, CommitToDevice));
        assert_eq!(rig.given(), [[BeginToDevice, CommitToDevice]; 2]);
        assert!(rig.done(page, ToHost));
        assert_eq!(rig.given(), [[ToHost]; 2]);
        assert!(!rig.done(page, CommitToDevice));
        assert_eq!(rig.given(), [[]; 2]);
    }
    rig.bench.dismiss();
}

#[test]
fn a_command_waits_for_the_one_before_it() {
    let mut rig = Rig::new(Stall::Never);
    for page in 0..4 {
        let step = |step| BiasCommand { page: FIRST + page, step };
        rig.bench.send(Device::BIAS_COMMAND, [step(BeginToDevice), step(CommitToDevice)]);
        let mut answers = vec![];
        for _ in 0..40 {
            rig.bench.step();
            for (bank, port) in COMMANDS.into_iter().enumerate() {
                for command in rig.bench.take(port) {
                    rig.given[bank].push(command.step);
                    let answer = rig.banks[bank].command(&command);
                    rig.bench.send(ANSWERS[bank], [answer]);
                }
            }
            answers.extend(rig.bench.take(Device::BIAS_ANSWER));
        }
        assert_eq!(answers, [BiasAnswer { done: true }; 2]);
        assert_eq!(rig.given(), [[BeginToDevice, CommitToDevice]; 2]);
    }
    rig.bench.dismiss();
}

#[test]
fn a_page_that_has_not_set_out_in_both_banks_is_refused_and_no_bank_is_asked() {
    let mut rig = Rig::new(Stall::Never);
    assert!(!rig.done(5, CommitToDevice));
    assert_eq!(rig.given(), [[]; 2]);
    for bank in 0..2 {
        assert!(rig.done(5, BeginToDevice));
        assert!(rig.done(6, BeginToDevice));
        rig.given();
        let mut does = [Does::Nothing; 2];
        does[bank] = Does::Copy(5);
        rig.step(does);
        assert!(!rig.done(5, CommitToDevice), "bank {bank}");
        assert_eq!(rig.given(), [[]; 2], "bank {bank}");
        // The other page has not turned back.
        assert!(rig.done(6, CommitToDevice));
        assert!(rig.done(5, BeginToDevice) && rig.done(5, CommitToDevice));
        rig.step(does);
        assert!(!rig.done(5, CommitToDevice));
        assert!(rig.done(5, ToHost));
    }
    rig.bench.dismiss();
}

#[test]
fn a_half_that_was_committed_alone_is_turned_back_before_the_answer() {
    for refuses in 0..2 {
        let mut rig = Rig::new(Stall::Never);
        assert!(rig.done(1, BeginToDevice));
        rig.given();
        rig.command(1, CommitToDevice);
        rig.until_given();
        let mut does = [Does::Nothing; 2];
        does[refuses] = Does::Copy(1);
        rig.step(does);
        rig.step([Does::Command; 2]);
        assert!(rig.answers.is_empty());
        assert!(!rig.answer());
        assert_eq!(rig.given(), [[CommitToDevice, ToHost]; 2]);
        assert_eq!(rig.halves(FIRST + 1), [Half::Host; 2]);
        assert!(!rig.done(1, CommitToDevice));
        assert_eq!(rig.given(), [[]; 2]);
        rig.bench.dismiss();
    }
}

#[test]
fn a_reversion_between_the_answers_of_the_banks_counts() {
    for first in 0..2 {
        for between in 0..3 {
            let mut rig = Rig::new(Stall::Never);
            assert!(rig.done(1, BeginToDevice) && rig.done(2, BeginToDevice));
            rig.command(1, CommitToDevice);
            rig.until_given();
            let does = |one, other| {
                let mut does = [other; 2];
                does[first] = one;
                does
            };
            rig.step(does(Does::Command, Does::Nothing));
            // Before the other bank answers, or in the same cycle; a copy of another page does no harm.
            match between {
                0 => {
                    rig.step(does(Does::Copy(1), Does::Nothing));
                    rig.step(does(Does::Nothing, Does::Command));
                }
                1 => rig.step(does(Does::Copy(1), Does::Command)),
                _ => rig.step(does(Does::Copy(2), Does::Command)),
            }
            assert_eq!(rig.answer(), between == 2, "bank {first} first, {between}");
            rig.bench.dismiss();
        }
    }
}

#[test]
fn both_halves_may_turn_back_in_a_cycle() {
    let mut rig = Rig::new(Stall::Never);
    for pages in [[4, 4], [4, 7]] {
        for page in [4, 7] {
            assert!(rig.done(page, BeginToDevice) && rig.done(page, CommitToDevice));
        }
        rig.step(pages.map(Does::Copy));
        for page in [4, 7] {
            let turned_back = pages.contains(&page);
            assert_eq!(rig.done(page, CommitToDevice), !turned_back, "page {page} of {pages:?}");
            assert!(rig.done(page, ToHost));
        }
    }
    rig.bench.dismiss();
}

#[test]
fn an_answer_to_no_command_changes_nothing() {
    let mut rig = Rig::new(Stall::Always);
    let stray = |rig: &mut Rig, done| {
        ANSWERS.into_iter().for_each(|port| rig.bench.send(port, [BiasAnswer { done }]));
        rig.step([Does::Nothing; 2]);
    };
    stray(&mut rig, true);
    rig.command(2, BeginToDevice);
    // It is offered, and not taken.
    for _ in 0..8 {
        stray(&mut rig, false);
    }
    assert!(rig.answers.is_empty() && rig.given() == [[]; 2]);
    COMMANDS.into_iter().for_each(|port| rig.bench.set_stall(port.index(), Stall::Never));
    rig.until_given();
    // One has answered already.
    rig.step([Does::Command, Does::Nothing]);
    rig.bench.send(ANSWERS[0], [BiasAnswer { done: false }]);
    rig.step([Does::Nothing; 2]);
    assert!(rig.answer());
    assert!(rig.done(2, CommitToDevice));
    rig.bench.dismiss();
}

#[test]
fn a_reset_forgets_the_command_and_what_has_set_out() {
    let mut rig = Rig::new(Stall::Never);
    for page in 0..PAGES {
        assert!(rig.done(page, BeginToDevice));
    }
    rig.command(3, CommitToDevice);
    rig.until_given();
    rig.bench.reset();
    rig = Rig { banks: [(); 2].map(|()| Bank::new(FIRST..FIRST + PAGES)), ..rig };
    (rig.waiting, rig.pending) = (Default::default(), None);
    rig.given();
    // Commands wait until the table is swept.
    rig.command(0, CommitToDevice);
    for page in 0..PAGES {
        assert!(!rig.answer(), "page {page}");
        if page + 1 < PAGES {
            rig.command(page + 1, CommitToDevice);
        }
    }
    assert_eq!(rig.given(), [[]; 2]);
    rig.bench.dismiss();
}
