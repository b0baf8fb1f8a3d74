//! How the language refuses what cannot be: one finding at the user's line, and the module is not
//! elaborated any further.
//!
//! A refusal unwinds to the `elaborate` of the module under construction, which gives it as its
//! error, so that a generator reports what the language finds and what its checks find alike. It
//! unwinds without the panic hook: nothing is printed on the way. Outside of a module there is nobody
//! to give it to, and it is an ordinary panic.
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, panic_any, resume_unwind};

use crate::check::Error;
use crate::ir::Place;

/// What travels up the stack.
enum Refusal {
    /// Something written at a place cannot be.
    Misuse(Place, String),
    /// A module below has findings.
    Findings(Vec<Error>),
}

thread_local! {
    /// Elaborations that wait for a refusal.
    static LISTENERS: Cell<u32> = const { Cell::new(0) };
}

fn has_listener() -> bool {
    LISTENERS.get() > 0
}

/// Refuses what is written at `place`.
pub(crate) fn refuse(place: Place, text: String) -> ! {
    if has_listener() {
        resume_unwind(Box::new(Refusal::Misuse(place, text)));
    }
    panic_any(format!("{place}: {text}"))
}

/// Passes on the findings of a module below.
pub(crate) fn pass_on(findings: Vec<Error>) -> ! {
    if has_listener() {
        resume_unwind(Box::new(Refusal::Findings(findings)));
    }
    let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
    panic_any(list.join("\n"))
}

/// Runs `describe`; a refusal in it is its error, in the name of `module`.
pub(crate) fn listen<R>(module: &str, describe: impl FnOnce() -> R) -> Result<R, Vec<Error>> {
    LISTENERS.set(LISTENERS.get() + 1);
    let outcome = catch_unwind(AssertUnwindSafe(describe));
    LISTENERS.set(LISTENERS.get() - 1);
    let payload = match outcome {
        Ok(result) => return Ok(result),
        Err(payload) => payload,
    };
    match payload.downcast::<Refusal>() {
        Ok(refusal) => Err(match *refusal {
            Refusal::Misuse(place, text) => vec![Error::new(module, Some(place), text)],
            Refusal::Findings(findings) => findings,
        }),
        Err(other) => resume_unwind(other),
    }
}

/// Refuses unless a condition holds: `demand!(condition, place, "what is wrong: {}", ..)`.
macro_rules! demand {
    ($right:expr, $place:expr, $($text:tt)+) => {
        if !$right {
            $crate::refusal::refuse($place, format!($($text)+));
        }
    };
}
pub(crate) use demand;
