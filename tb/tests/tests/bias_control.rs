//! The bias control against its model: a command at a time, each answer kept until the next, every
//! reversion counted.
use nic_model::bias_control::{BiasControl as Model, Came};
use nic_sim::generated::bias_control::BiasControl as Device;
use nic_spec::message::{BiasAnswer, BiasCommand, BiasReversion, BiasStep};
use nic_tb::{Bench, Stall};

/// A bench with the model beside it.
struct Rig {
    bench: Bench<Device>,
    model: Model,
}

impl Rig {
    fn new(sink: Stall) -> Self {
        let mut bench = Bench::<Device>::new(Stall::Never, sink);
        bench.collect(Device::BIAS_COMMAND);
        Self { bench, model: Model::default() }
    }

    /// One cycle in which these come, compared with the model.
    fn step(&mut self, came: Came) {
        self.bench.send(Device::COMMAND, came.command);
        self.bench.send(Device::BIAS_ANSWER, came.answer);
        self.bench.send(Device::BIAS_REVERSION, came.reversion);
        self.bench.step();
        let taken = self.bench.take(Device::BIAS_COMMAND);
        assert!(taken.len() <= 1, "{taken:?} in a cycle");
        if let Some(taken) = taken.first() {
            assert_eq!(Some(*taken), self.model.offered(), "what is taken");
        }
        self.model.cycle(&came, !taken.is_empty());
        assert_eq!(self.bench.level(Device::STATUS), self.model.status(), "{came:?}");
    }

    /// Any of the three, each as likely as this.
    fn anything(&mut self, (numerator, denominator): (u64, u64)) -> Came {
        let generator = self.bench.generator();
        let steps = [BiasStep::ToHost, BiasStep::BeginToDevice, BiasStep::CommitToDevice];
        let mut chance = || generator.chance(numerator, denominator);
        let [commands, answers, reverts] = [chance(), chance(), chance()];
        let page = generator.bits(40);
        let step = steps[generator.below(3) as usize];
        let done = generator.chance(1, 2);
        let reverted = generator.bits(40);
        Came {
            command: commands.then_some(BiasCommand { page, step }),
            answer: answers.then_some(BiasAnswer { done }),
            reversion: reverts.then_some(BiasReversion { page: reverted }),
        }
    }
}

const COMMAND: BiasCommand = BiasCommand { page: 0x12_3456_789a, step: BiasStep::BeginToDevice };

fn command(command: BiasCommand) -> Came {
    Came { command: Some(command), ..Came::default() }
}

fn answer(done: bool) -> Came {
    Came { answer: Some(BiasAnswer { done }), ..Came::default() }
}

#[test]
fn what_it_says_is_the_models_in_every_regime() {
    for sink in Stall::ALL {
        for chance in [(1, 2), (1, 8)] {
            let mut rig = Rig::new(sink);
            for _ in 0..1_500 {
                let came = rig.anything(chance);
                rig.step(came);
            }
            let said = rig.model.status();
            assert!(said.answers > 10 && said.refusals > 0 && said.lost_commands > 0, "{said:?}");
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_command_leaves_a_cycle_later_and_is_pending_until_its_answer_is_there() {
    let mut rig = Rig::new(Stall::Never);
    for done in [true, false, true] {
        rig.step(command(COMMAND));
        assert!(rig.model.status().pending);
        rig.step(Came::default());
        assert!(rig.model.is_taken(), "it was taken in the cycle after it came");
        for _ in 0..5 {
            rig.step(Came::default());
            assert!(rig.model.status().pending);
        }
        rig.step(answer(done));
        assert_eq!((rig.model.status().pending, rig.model.status().done), (false, done));
    }
    assert_eq!((rig.model.status().answers, rig.model.status().refusals), (3, 1));
    rig.bench.dismiss();
}

#[test]
fn an_answer_to_no_command_changes_nothing() {
    let mut rig = Rig::new(Stall::Always);
    rig.step(answer(true));
    rig.step(command(COMMAND));
    // It is offered and not taken: nobody can have answered it.
    rig.step(answer(true));
    rig.step(answer(true));
    assert!(rig.model.status().pending && rig.model.status().answers == 0);
    rig.bench.dismiss();
}

#[test]
fn commands_that_are_lost_are_counted_up_to_the_largest_number() {
    let mut rig = Rig::new(Stall::Always);
    rig.step(command(COMMAND));
    for page in 0..0x1_0003 {
        let reversion = Some(BiasReversion { page });
        let lost = command(BiasCommand { page: 1, step: BiasStep::ToHost });
        rig.step(Came { reversion, ..lost });
    }
    assert_eq!(rig.model.status().lost_commands, 0xffff);
    assert_eq!(rig.model.offered(), Some(COMMAND), "the first one stays");
    rig.bench.dismiss();
}

#[test]
fn a_reset_forgets_the_command_and_the_counts() {
    let mut rig = Rig::new(Stall::Never);
    for _ in 0..60 {
        for _ in 0..40 {
            let came = rig.anything((1, 2));
            rig.step(came);
        }
        rig.bench.reset();
        rig.model = Model::default();
        rig.step(Came::default());
    }
    rig.bench.dismiss();
}
