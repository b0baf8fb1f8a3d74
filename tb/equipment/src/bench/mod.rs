//! The bench: one device with drivers and monitors at all its ports, scoreboards, one seed, a
//! watchdog.
//!
//! ```text
//!                 +-------- device --------+
//!  send --> source| stream in   stream out |sink --> expect, expect_by, collect, ignore
//!                 +------------------------+
//!              monitors at every stream, probes within the cycle, resets
//! ```
//! Everything that goes wrong panics; the first line of the panic is the command that repeats it.
use nic_sim::{
    AnyDevice, Design, Device, Inlet, LevelInlet, LevelOutlet, ModelOptions, Outlet, PowerUp,
    PulseInlet, PulseOutlet, Wrapper,
};
use nic_spec::message::Message;

use crate::port::{PortAccess, Words, words_of};
use crate::scoreboard::{InOrder, Keyed};
use crate::seed::{self, Generator, Seed};
use crate::stall::Stall;
use crate::watchdog::Watchdog;

mod engine;
pub mod measure;
mod outcome;

use engine::{Driver, Engine, PortState};
use outcome::{ByKey, Collected, Ignored, Ordered};

/// A stream or pulse into module `D`.
pub trait InputPort<D> {
    /// What it carries.
    type Payload: Message;
    /// The position among the design's groups.
    fn position(self) -> usize;
}

/// A stream or pulse out of module `D`.
pub trait OutputPort<D> {
    /// What it carries.
    type Payload: Message + 'static;
    /// The position among the design's groups.
    fn position(self) -> usize;
}

macro_rules! port_names {
    ($($name:ident: $role:ident;)*) => {$(
        impl<D: Wrapper, P: Message + 'static> $role<D> for $name<D, P> {
            type Payload = P;
            fn position(self) -> usize { self.index() }
        }
    )*};
}
port_names! { Inlet: InputPort; PulseInlet: InputPort; Outlet: OutputPort; PulseOutlet: OutputPort; }

/// Steps without a transfer after which the bench gives up.
const PATIENCE: u64 = 1_000;
const PATIENCE_REASON: &str = "stalls come in bursts of 64, and eight in a row is a long wait";
/// Steps without a transfer after which even a test that steps by itself has waited in vain.
const STUCK: u64 = 50_000;
/// Steps with transfers after which a device that takes nothing any more is not coming to rest: as many as the
/// largest buffer takes to empty into a sink that mostly stalls, and more.
const ENDLESS: u64 = 1_000_000;
/// Steps in which nothing moves before the device counts as idle: longer than a burst, so that
/// nothing can hide behind a stalled sink.
const QUIET: u64 = 2 * Stall::BURST + 32;

/// A device under test.
#[must_use = "a bench has no verdict before `finish`"]
pub struct Bench<D: Device> {
    engine: Engine<D>,
    watchdog: Watchdog,
    /// For the tests' own loops.
    last_watchdog: Watchdog,
    is_finished: bool,
}

/// How a bench starts.
#[derive(Clone, Debug)]
pub struct Options {
    /// Regime of all sources.
    pub source: Stall,
    /// Regime of all sinks.
    pub sink: Stall,
    /// Picoseconds of each domain's clock; `None`: 4 ns, and a little more for each further one.
    pub periods: Option<Vec<u64>>,
}

impl Options {
    /// These regimes, and the usual clocks.
    pub fn new(source: Stall, sink: Stall) -> Self {
        Self { source, sink, periods: None }
    }
}

impl<D: Wrapper> Bench<D> {
    /// A fresh instance of the module, out of reset.
    ///
    /// # Panics
    /// If the model cannot be built, or reset breaks something.
    pub fn new(source: Stall, sink: Stall) -> Self {
        Self::with_options(&Options::new(source, sink))
    }

    /// A fresh instance with clocks of these periods, one for each domain.
    pub fn with_periods(source: Stall, sink: Stall, periods: &[u64]) -> Self {
        Self::with_options(&Options { source, sink, periods: Some(periods.to_vec()) })
    }

    /// A fresh instance of the module, out of reset.
    pub fn with_options(options: &Options) -> Self {
        let make = |model| D::from_model(model);
        start(D::DESIGN, options, make)
    }
}

impl Bench<AnyDevice> {
    /// A fresh instance of any module, out of reset. What comes out passes.
    pub fn any(design: &'static Design, options: &Options) -> Self {
        let mut bench = start(design, options, |model| AnyDevice::from_model(design, model));
        bench.engine.ignore_others();
        bench
    }
}

fn start<D: Device>(
    design: &'static Design,
    options: &Options,
    make: impl FnOnce(nic_sim::Model) -> D,
) -> Bench<D> {
    let (seed, test) = (Seed::from_environment(), seed::test_name());
    seed::announce(seed, &test);
    let Options { source, sink, .. } = options;
    let variant = format!("{}-{}-{}", design.module, source.name(), sink.name());
    let mut generator = seed.fork(&format!("{test} {variant}"));
    let waves = seed::waves_directory().map(|directory| {
        let name = format!("{}-{variant}.vcd", test.replace("::", "-"));
        std::fs::create_dir_all(&directory)
            .unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
        directory.join(name)
    });
    let power_up = PowerUp::Random(generator.within(1..=0x7fff_ffff) as u32);
    let model = design.model(&ModelOptions { power_up, waves });
    let device = make(model.unwrap_or_else(|error| panic!("{error}")));
    let cycles = generator.within(1..=4);
    let periods = options.periods.as_deref();
    let mut bench = Bench {
        engine: Engine::new(device, *source, *sink, periods, generator),
        watchdog: Watchdog::new(PATIENCE, PATIENCE_REASON),
        last_watchdog: Watchdog::new(STUCK, "no stall and no latency is longer"),
        is_finished: false,
    };
    bench.reset_for(cycles);
    bench
}

impl<D: Device> Bench<D> {
    /// The device.
    pub fn device(&mut self) -> &mut D {
        &mut self.engine.device
    }

    /// Random numbers of this test and regime.
    pub fn generator(&mut self) -> &mut Generator {
        &mut self.engine.generator
    }

    /// Clock edges of the first domain so far.
    pub fn cycle(&self) -> u64 {
        self.engine.cycle(0)
    }

    /// Payloads that passed the port at that position.
    pub fn transfers(&self, group: usize) -> u64 {
        self.engine.ports[group].transfers
    }

    /// Every how many steps an input is flipped to see whether it reaches an output within the
    /// cycle (S3, S5); zero: never.
    pub fn probe_every(&mut self, steps: u64) {
        self.engine.probe_interval = steps;
    }

    /// Another limit for steps without a transfer.
    pub fn watchdog(&mut self, limit: u64, reason: &str) {
        self.watchdog = Watchdog::new(limit, reason);
    }

    /// One step: until the next rising edge of any clock.
    ///
    /// # Panics
    /// If the caller waits for something that does not come any more (S8).
    pub fn step(&mut self) {
        let moved = self.advance();
        if let Err(text) = self.last_watchdog.observe(moved) {
            panic!("{text}; {}", self.engine.who_waits());
        }
    }

    /// That many steps.
    pub fn run(&mut self, steps: u64) {
        (0..steps).for_each(|_| self.step());
    }

    /// Runs until all sources have sent everything, everything expected has come, and then nothing
    /// moves for longer than a sink can stall.
    ///
    /// # Panics
    /// If the device makes no progress (S8), gives something that is not expected, or never ends giving.
    pub fn until_idle(&mut self) {
        let (mut quiet, mut taken, mut giving) = (0, 0, 0);
        while quiet < QUIET {
            let moved = self.advance();
            let is_busy = self.engine.is_busy();
            let before = std::mem::replace(&mut taken, self.engine.taken());
            giving = if taken > before { 0 } else { giving + 1 };
            assert!(giving < ENDLESS, "the device takes nothing, and gives for {ENDLESS} cycles");
            quiet = if moved || is_busy || self.engine.is_offering() { 0 } else { quiet + 1 };
            if let Err(text) = self.watchdog.observe(moved || quiet > 0) {
                panic!("{text}; {}", self.engine.who_waits());
            }
        }
    }

    /// Resets the device for a few cycles. What was to be sent and what is expected is lost.
    pub fn reset(&mut self) {
        let cycles = self.engine.generator.within(1..=4);
        self.reset_for(cycles);
    }

    /// Resets the device for that many cycles of each domain.
    pub fn reset_for(&mut self, cycles: u64) {
        self.engine.reset(cycles).unwrap_or_else(|text| panic!("{text}"));
    }

    /// Resets one domain for that many cycles of its own, while the others go on. What was to be sent on its ports
    /// is lost; what is expected of them stays.
    pub fn reset_domain(&mut self, domain: usize, cycles: u64) {
        self.engine.reset_domain(domain, cycles).unwrap_or_else(|text| panic!("{text}"));
    }

    /// The verdict.
    ///
    /// # Panics
    /// If something was not sent, did not come, or nothing was compared.
    pub fn finish(mut self) {
        self.is_finished = true;
        let mut compared = 0;
        for port in std::mem::take(&mut self.engine.ports) {
            let name = port.access.group.name;
            if let Driver::Source(source) = &port.driver {
                let waiting = source.waiting();
                assert!(waiting == 0, "{waiting} were not sent to `{name}`: run `until_idle`");
            }
            match port.outcome.map_or(Ok(None), |outcome| outcome.finish()) {
                Ok(count) => compared += count.unwrap_or(0),
                Err(mismatch) => panic!("`{name}`: {mismatch}"),
            }
        }
        assert!(compared > 0, "nothing was compared");
    }

    /// Ends without a verdict, for a bench that only watches or measures.
    pub fn dismiss(mut self) {
        self.is_finished = true;
        for port in std::mem::take(&mut self.engine.ports) {
            if let Some(outcome) = port.outcome {
                // Whatever it says, nobody asked for it.
                drop(outcome.finish());
            }
        }
    }

    /// How the group at that position is reached.
    pub fn access(&self, group: usize) -> &PortAccess {
        &self.engine.ports[group].access
    }

    /// Sends a payload as words to the input at that position.
    pub fn send_words(&mut self, group: usize, words: Words) {
        match &mut self.engine.ports[group].driver {
            Driver::Source(source) => source.send(words),
            _ => panic!("`{}` is no input", self.engine.ports[group].access.group.name),
        }
    }

    /// How many payloads wait at the input at that position.
    pub fn waiting(&self, group: usize) -> usize {
        match &self.engine.ports[group].driver {
            Driver::Source(source) => source.waiting(),
            _ => 0,
        }
    }

    /// Another regime for the port at that position.
    pub fn set_stall(&mut self, group: usize, stall: Stall) {
        match &mut self.engine.ports[group].driver {
            Driver::Source(source) => source.set_stall(stall),
            Driver::Sink(sink) => sink.set_stall(stall),
            Driver::None => {}
        }
    }

    /// Lets all sinks wait for `valid` before they are ready: a module that waits for `ready`
    /// before it offers (S3) then stands still.
    pub fn sinks_wait_for_valid(&mut self, wait: bool) {
        for port in &mut self.engine.ports {
            if let Driver::Sink(sink) = &mut port.driver {
                sink.wait_for_valid(wait);
            }
        }
    }

    /// Drives a level with words; not while traffic is under way.
    pub fn set_level_words(&mut self, group: usize, words: &[u32]) {
        let access = self.engine.ports[group].access.clone();
        access.write(self.engine.model_mut(), words);
    }

    /// The payloads that moved since the last call, as positions and words. The first call only
    /// begins the record.
    pub fn take_transfers(&mut self) -> Vec<(usize, Words)> {
        std::mem::take(self.engine.log.get_or_insert_default())
    }

    fn advance(&mut self) -> bool {
        self.engine.step().unwrap_or_else(|text| panic!("{text}"))
    }

    fn output(&mut self, group: usize) -> &mut PortState {
        &mut self.engine.ports[group]
    }
}

impl<D: Wrapper> Bench<D> {
    /// Sends payloads to an input after those that wait.
    pub fn send<I: InputPort<D>>(
        &mut self,
        port: I,
        payloads: impl IntoIterator<Item = I::Payload>,
    ) {
        let group = port.position();
        for payload in payloads {
            self.send_words(group, words_of(&payload));
        }
    }

    /// Expects payloads from an output, in order, after those expected so far.
    ///
    /// # Panics
    /// If the port is collected, ignored or compared by key.
    pub fn expect<O: OutputPort<D>>(
        &mut self,
        port: O,
        payloads: impl IntoIterator<Item = O::Payload>,
    ) {
        let state = self.output(port.position());
        let outcome =
            state.outcome.get_or_insert_with(|| Box::new(Ordered(InOrder::<O::Payload>::new())));
        let board = outcome.as_any().downcast_mut::<Ordered<O::Payload>>();
        let name = state.access.group.name;
        board.unwrap_or_else(|| panic!("`{name}` is not compared in order")).0.expect_all(payloads);
    }

    /// Expects payloads from an output, in order among those for which `key` gives the same, and
    /// in any order otherwise. The first call for a port decides about `key`.
    ///
    /// # Panics
    /// If the port is collected, ignored or compared in order.
    pub fn expect_by<O: OutputPort<D>>(
        &mut self,
        port: O,
        key: fn(&O::Payload) -> u64,
        payloads: impl IntoIterator<Item = O::Payload>,
    ) {
        let state = self.output(port.position());
        let outcome = state
            .outcome
            .get_or_insert_with(|| Box::new(ByKey::<O::Payload> { board: Keyed::new(), key }));
        let name = state.access.group.name;
        let Some(by_key) = outcome.as_any().downcast_mut::<ByKey<O::Payload>>() else {
            panic!("`{name}` is not compared by key")
        };
        for payload in payloads {
            by_key.board.expect((by_key.key)(&payload), payload);
        }
    }

    /// Lets what comes out of a port pass: the test has a reason not to look.
    pub fn ignore<O: OutputPort<D>>(&mut self, port: O) {
        self.output(port.position()).outcome = Some(Box::new(Ignored));
    }

    /// Keeps what comes out of a port; [`Bench::take`] gives it.
    pub fn collect<O: OutputPort<D>>(&mut self, port: O) {
        let outcome = Collected::<O::Payload>(Vec::new());
        self.output(port.position()).outcome = Some(Box::new(outcome));
    }

    /// What came out of a collected port since the last call.
    ///
    /// # Panics
    /// If the port is not collected.
    pub fn take<O: OutputPort<D>>(&mut self, port: O) -> Vec<O::Payload> {
        let state = self.output(port.position());
        let outcome = state.outcome.as_mut().map(|outcome| outcome.as_any());
        let collected = outcome.and_then(|any| any.downcast_mut::<Collected<O::Payload>>());
        let name = state.access.group.name;
        std::mem::take(&mut collected.unwrap_or_else(|| panic!("`{name}` is not collected")).0)
    }

    /// Drives a level; not while traffic is under way.
    pub fn set_level<P: Message>(&mut self, port: LevelInlet<D, P>, value: &P) {
        self.set_level_words(port.index(), &words_of(value));
    }

    /// The value of a level out of the module.
    pub fn level<P: Message>(&mut self, port: LevelOutlet<D, P>) -> P {
        let group = &D::DESIGN.groups[port.index()];
        self.engine.device.model().read_message(group)
    }
}

impl<D: Device> Drop for Bench<D> {
    fn drop(&mut self) {
        self.engine.model_mut().flush();
        assert!(
            self.is_finished || std::thread::panicking(),
            "a bench was dropped without `finish`"
        );
    }
}
