//! Toggles the clocks of a model: one, or several that run at their own periods.
//!
//! A cycle has two halves: [`Clocking::settle`] lets new inputs act, so that outputs are those of
//! the present cycle; [`Clocking::rise`] is the clock edge that ends it. Edges of several clocks
//! come in the order of their times, in integer picoseconds, so that a run is the same everywhere.
use crate::error::Failure;
use crate::model::Model;

/// One clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Its port.
    pub port: usize,
    /// Picoseconds from edge to edge, at least 2.
    pub period: u64,
    /// Picoseconds until the first rising edge.
    pub first: u64,
}

impl Clock {
    /// A clock of 4 ns, whose first edge comes after one period.
    pub fn new(port: usize) -> Self {
        Self::with_period(port, 4_000)
    }

    /// A clock whose first edge comes after one period.
    pub fn with_period(port: usize, period: u64) -> Self {
        Self { port, period, first: period }
    }
}

#[derive(Clone, Debug)]
struct Running {
    clock: Clock,
    next_rise: u64,
    /// When it falls, if it is high.
    next_fall: Option<u64>,
    cycle: u64,
}

/// Which clocks rose together: bit `i` is clock `i`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rising(u64);

impl Rising {
    /// Whether that clock rose.
    pub fn contains(self, clock: usize) -> bool {
        clock < 64 && self.0 >> clock & 1 == 1
    }
}

/// Drives the clocks of one model.
#[derive(Clone, Debug)]
pub struct Clocking {
    clocks: Vec<Running>,
}

impl Clocking {
    /// The clocks, numbered as given.
    ///
    /// # Panics
    /// If there are none or more than 64, or a period is under 2 ps.
    pub fn new(clocks: &[Clock]) -> Self {
        assert!((1..=64).contains(&clocks.len()), "1 to 64 clocks, not {}", clocks.len());
        let clocks = clocks.iter().map(|&clock| {
            assert!(clock.period >= 2, "a period of {} ps has no half", clock.period);
            Running { clock, next_rise: clock.first, next_fall: None, cycle: 0 }
        });
        Self { clocks: clocks.collect() }
    }

    /// One clock at the usual period.
    pub fn single(port: usize) -> Self {
        Self::new(&[Clock::new(port)])
    }

    /// Edges of that clock so far.
    pub fn cycle(&self, clock: usize) -> u64 {
        self.clocks[clock].cycle
    }

    /// Lets the inputs that were set act: outputs are those of the present cycle.
    pub fn settle(&mut self, model: &mut Model) -> Result<(), Box<Failure>> {
        if !model.is_traced() {
            // Nothing looks at a falling edge but a waveform; without one it comes right here,
            // which saves an evaluation per cycle.
            self.lower_all(model);
        }
        model.try_eval()?;
        model.dump();
        Ok(())
    }

    /// Which clocks [`Clocking::rise`] will raise.
    pub fn upcoming(&self) -> Rising {
        let time = self.next_time();
        let due = self.clocks.iter().enumerate().filter(|(_, clock)| clock.next_rise == time);
        Rising(due.fold(0, |rising, (index, _)| rising | 1 << index))
    }

    fn next_time(&self) -> u64 {
        self.clocks.iter().map(|clock| clock.next_rise).min().unwrap_or_default()
    }

    /// Raises the clocks that are next; returns which. Settle before.
    pub fn rise(&mut self, model: &mut Model) -> Result<Rising, Box<Failure>> {
        let time = self.next_time();
        if model.is_traced() {
            self.fall_until(model, time)?;
        }
        let mut rising = 0;
        for (index, running) in self.clocks.iter_mut().enumerate() {
            if running.next_rise == time {
                if rising == 0 {
                    model.set_cycle(running.cycle);
                }
                rising |= 1 << index;
                model.set(running.clock.port, 1);
                running.cycle += 1;
                running.next_fall = Some(time + running.clock.period / 2);
                running.next_rise = time + running.clock.period;
            }
        }
        model.set_time(time);
        model.try_eval()?;
        Ok(Rising(rising))
    }

    /// One whole cycle: settle, then rise.
    pub fn step(&mut self, model: &mut Model) -> Result<Rising, Box<Failure>> {
        self.settle(model)?;
        self.rise(model)
    }

    fn lower_all(&mut self, model: &mut Model) {
        for running in &mut self.clocks {
            if running.next_fall.take().is_some() {
                model.set(running.clock.port, 0);
            }
        }
    }

    /// Falling edges before `time`, each where it belongs in the waveform.
    fn fall_until(&mut self, model: &mut Model, time: u64) -> Result<(), Box<Failure>> {
        loop {
            let falls = self.clocks.iter().filter_map(|clock| clock.next_fall);
            let Some(next) = falls.min().filter(|next| *next < time) else { return Ok(()) };
            for running in &mut self.clocks {
                if running.next_fall == Some(next) {
                    running.next_fall = None;
                    model.set(running.clock.port, 0);
                }
            }
            model.set_time(next);
            model.try_eval()?;
            model.dump();
        }
    }
}
