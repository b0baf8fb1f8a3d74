//! Invocations through `coherent_pio`: one by one, and back to back.
use std::cell::RefCell;
use std::rc::Rc;

use nic_host::profile::Parameter;
use nic_host::{LINE_BYTES, Profile};
use nic_tb::{Generator, Seed};

use super::program::{CONTROL, Program};
use super::rig::{GROUP_LINES, Rig};
use super::{Line, Times};

/// Invocations that come first and do not count: each group's lines come into the caches.
const FIRST: usize = 2;
/// Picoseconds at most between two invocations that are measured one by one, drawn anew: all phases of the device's clock.
const PAUSE: u64 = 1_000_000;
/// Device cycles in which a program must end.
const PATIENCE: u64 = 500_000_000;

/// Invocations back to back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BackToBack {
    /// How many.
    pub count: usize,
    /// From the first store of the first to the last byte of the last, in picoseconds.
    pub picoseconds: u64,
}

impl BackToBack {
    /// GiB in a second of invocations with so many bytes in each direction, both counted.
    pub fn gibibytes(&self, bytes: usize) -> f64 {
        let moved = (2 * bytes * self.count) as f64 / f64::from(1 << 30);
        moved * 1e12 / self.picoseconds as f64
    }
}

/// So many invocations of so many bytes each way, with pauses.
///
/// # Errors
/// One line: a model that cannot be built, a property or a rule that was broken, or a result that is not the request.
pub fn one_by_one(
    profile: &Profile,
    bytes: usize,
    samples: usize,
    seed: u64,
) -> Result<Times, String> {
    let times = run(profile, bytes, seed, move |mut random| {
        let mut left = samples + FIRST;
        move |_| {
            left = left.checked_sub(1)?;
            Some(random.within(0..=PAUSE))
        }
    })?;
    Ok(Times::new(times[FIRST..].iter().map(|(began, ended)| ended - began).collect()))
}

/// Invocations of so many bytes each way, one behind the other, for so many picoseconds.
///
/// # Errors
/// As [`one_by_one`].
pub fn back_to_back(
    profile: &Profile,
    bytes: usize,
    picoseconds: u64,
    seed: u64,
) -> Result<BackToBack, String> {
    let times = run(profile, bytes, seed, move |_| {
        let mut count = 0;
        let mut end = u64::MAX;
        move |now| {
            if count == FIRST {
                end = now + picoseconds;
            }
            count += 1;
            (now < end).then_some(0)
        }
    })?;
    let counted = &times[FIRST..];
    let (first, last) = (counted[0], counted[counted.len() - 1]);
    Ok(BackToBack { count: counted.len(), picoseconds: last.1 - first.0 })
}

/// A program that invokes as long as it is told to pause; when each invocation began and ended.
fn run<P: FnMut(u64) -> Option<u64> + 'static>(
    profile: &Profile,
    bytes: usize,
    seed: u64,
    pauses: impl FnOnce(Generator) -> P,
) -> Result<Vec<(u64, u64)>, String> {
    let mut rig = Rig::new(profile, seed)?;
    let (core, first_line) = (rig.core(), rig.first_line());
    let together = profile.count(Parameter::LineBytes) / LINE_BYTES;
    let mut random = Seed::new(seed).fork("invocations");
    let mut pause = pauses(random.fork("pauses"));
    let said = Rc::new(RefCell::new(Ok(vec![])));
    let says = said.clone();
    let program = async move {
        let found = async {
            let mut times = vec![];
            let mut program = Program::open(core, first_line, together).await?;
            let requests = [(); 2].map(|()| lines(bytes, &mut random));
            while let Some(pause) = pause(program.core.picoseconds()) {
                program.core.delay_picoseconds(pause).await;
                let request = &requests[times.len() % requests.len()];
                let began = program.core.picoseconds();
                let result = program.invoke(request).await?;
                times.push((began, program.core.picoseconds()));
                if !is_same(request, &result) {
                    return Err(format!("invocation {} came back as another", times.len()));
                }
            }
            Ok::<_, String>(times)
        };
        *says.borrow_mut() = found.await;
    };
    let ended = rig.run(program, PATIENCE);
    let found = said.replace(Ok(vec![]))?;
    ended.map(|()| found)
}

fn lines(bytes: usize, random: &mut Generator) -> Vec<Line> {
    let mut line = || random.bytes(LINE_BYTES).try_into().expect("a line of bytes");
    (0..bytes.div_ceil(LINE_BYTES)).map(|_| line()).collect()
}

/// But for the control, which says something else in each direction.
fn is_same(request: &[Line], result: &[Line]) -> bool {
    let counts = |at: usize| if at.is_multiple_of(GROUP_LINES) { CONTROL } else { LINE_BYTES };
    let mut both = request.iter().zip(result).enumerate();
    request.len() == result.len()
        && both.all(|(at, (request, result))| request[..counts(at)] == result[..counts(at)])
}
