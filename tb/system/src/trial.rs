//! A test of the whole machine: a card, programs, frames, and what must be true afterwards.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::registers::nic as registers;
use nic_driver::{Card, Machine};
use nic_tb::Generator;

use crate::account::Account;
use crate::machine::SimulatedMachine;
use crate::near::Near;
use crate::plan::Plan;
use crate::program::work;
use crate::system::{Setup, System};
use crate::work::{Progress, Work};

/// Cycles that any part of a test takes at most.
const PATIENCE: u64 = 2_000_000;
/// Processor that reads counters.
const AUDITOR: usize = 3;

/// A machine with programs. A property or a rule that is broken ends the test, with what programs and
/// card have counted.
pub struct Trial<C> {
    /// The machine.
    pub system: System<C>,
    /// What each program has done.
    pub programs: Vec<Rc<RefCell<Progress>>>,
    /// What the network gave to the card.
    pub frames: Vec<Vec<u8>>,
    name: String,
}

impl<C: Near> Trial<C> {
    /// A machine at rest; `name` is what failures call it. `adjust` may change what it is made of.
    ///
    /// # Panics
    /// If there is no such machine.
    pub fn new(
        name: impl Into<String>,
        random: &mut Generator,
        adjust: impl FnOnce(&mut Setup),
    ) -> Self {
        let mut setup = Setup::server(C::PROFILE, AUDITOR + 1, random.bits(64));
        setup.waves = nic_tb::seed::waves_directory().map(|directory| {
            directory.join(format!("{}.fst", nic_tb::seed::test_name().replace("::", "_")))
        });
        adjust(&mut setup);
        let system = System::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        Self { system, programs: vec![], frames: vec![], name: name.into() }
    }

    /// A program with a ring of its own starts on the processor of that number.
    pub fn start(&mut self, plan: Plan, what: Work) -> Rc<RefCell<Progress>> {
        let done = Rc::new(RefCell::new(Progress::default()));
        let machine = self.system.machine(plan.ring as usize);
        self.system.host.spawn(work(machine, plan, what, done.clone()));
        self.programs.push(done.clone());
        done
    }

    /// Writes registers of the card, one after the other.
    pub fn write_registers(&mut self, values: Vec<(usize, u32)>) {
        let before = self.system.host.running();
        let machine = self.system.machine(AUDITOR);
        self.system.host.spawn(async move {
            for (register, value) in values {
                machine.write_register(register, value).await;
            }
            // The answer comes when all of them have been done.
            machine.read_register(registers::card::IDENTIFICATION).await;
        });
        self.until("registers are written", |trial| trial.system.host.running() == before);
    }

    /// All frames go to this ring.
    pub fn give_all_to(&mut self, ring: u32) {
        self.write_registers(vec![(registers::classify::DEFAULT_RING, ring)]);
    }

    /// Another program has the card for this; what it gives back.
    pub fn with_card<R: 'static>(
        &mut self,
        run: impl AsyncFnOnce(&Card<'_, SimulatedMachine>) -> R + 'static,
    ) -> R {
        let found = Rc::new(RefCell::new(None));
        let (machine, place) = (self.system.machine(AUDITOR), found.clone());
        self.system.host.spawn(async move {
            let card = Card::open(&machine).await.expect("the card is known");
            *place.borrow_mut() = Some(run(&card).await);
        });
        self.until("the program has done it", |_| found.borrow().is_some());
        found.take().expect("it has been given back")
    }

    /// Cycles until this is so.
    ///
    /// # Panics
    /// If a rule is broken, or it takes too long.
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&Self) -> bool) {
        let end = self.system.host.now() + PATIENCE;
        while !is_so(self) {
            self.cycle();
            if self.system.host.now() > end {
                self.fail(&format!("{what}: not after {PATIENCE} cycles"));
            }
        }
    }

    /// So many cycles of the host's clock.
    pub fn cycles(&mut self, count: u64) {
        for _ in 0..count {
            self.cycle();
        }
    }

    fn cycle(&mut self) {
        if let Err(error) = self.system.cycle() {
            self.fail(&error.to_string());
        }
    }

    /// The MAC is reset alone, for so many cycles of the host's clock.
    pub fn reset_network(&mut self, cycles: u64) {
        if let Err(error) = self.system.reset_network(cycles) {
            self.fail(&error.to_string());
        }
    }

    /// Cycles until every program runs its ring.
    pub fn until_running(&mut self) {
        self.until("rings run", |trial| {
            trial.programs.iter().all(|done| {
                let done = done.borrow();
                done.is_running || done.has_ended
            })
        });
        self.no_errors();
    }

    /// A frame goes to the card so many cycles of the network after the one before began, or as soon
    /// as it has gone.
    pub fn send(&mut self, gap: u64, frame: Vec<u8>) {
        self.frames.push(frame.clone());
        self.system.wire.send_after(gap, frame);
    }

    /// A frame that the MAC finds damaged; it counts as none of those that were sent.
    pub fn send_damaged(&mut self, gap: u64, frame: Vec<u8>) {
        self.system.wire.send_damaged(gap, frame);
    }

    /// Cycles until all frames have gone to the card.
    pub fn until_sent(&mut self) {
        self.until("frames go to the card", |trial| trial.system.wire.is_sent());
    }

    /// Tells every program to end, and cycles until they have and the last frame has left.
    pub fn finish(&mut self) {
        for done in &self.programs {
            done.borrow_mut().orders.end = true;
        }
        self.until("programs end", |trial| trial.system.host.running() == 0);
        self.no_errors();
        // What the rings have read leaves.
        self.cycles(1_000);
    }

    /// The frames that the card sent.
    pub fn sent(&self) -> Vec<Vec<u8>> {
        self.system.wire.received.iter().map(|frame| frame.bytes.clone()).collect()
    }

    /// What the card has counted.
    ///
    /// # Panics
    /// If it cannot be read.
    pub fn counted(&mut self) -> Account {
        let counters = self.system.counters(AUDITOR);
        Account::new(counters.unwrap_or_else(|error| panic!("{error}")))
    }

    /// What the card has counted; it must balance.
    ///
    /// # Panics
    /// If a frame is nowhere.
    pub fn account(&mut self) -> Account {
        let account = self.counted();
        let came = self.system.wire.given.len() as u64;
        let went = self.system.wire.received.len() as u64;
        let wrong = account.imbalances(came, went);
        if !wrong.is_empty() {
            self.fail(&format!("frames are nowhere: {wrong:#?}"));
        }
        account
    }

    /// Demands this.
    ///
    /// # Panics
    /// If it is not so.
    pub fn demand(&mut self, is_so: bool, what: impl FnOnce() -> String) {
        if !is_so {
            self.fail(&what());
        }
    }

    /// Ends the test.
    ///
    /// # Panics
    /// Always, with what programs and card have counted, and what the host has outstanding.
    pub fn fail(&mut self, what: &str) -> ! {
        let counters = self.system.counters(AUDITOR);
        self.system.card.flush();
        let programs: Vec<_> = self.programs.iter().map(|done| done.borrow().brief()).collect();
        let under_way = self.system.host.under_way();
        panic!("{}: {what}\n{programs:#?}\n{counters:#?}\nunder way: {under_way:#?}", self.name);
    }

    fn no_errors(&mut self) {
        let errors = self.programs.iter().filter_map(|done| done.borrow().error.clone());
        let errors: Vec<_> = errors.map(|error| error.to_string()).collect();
        self.demand(errors.is_empty(), || errors.join("; "));
    }
}
