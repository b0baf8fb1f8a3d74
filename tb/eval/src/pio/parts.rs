//! What an invocation is made of: by how much it grows when one number of the profile does.
use nic_host::Profile;
use nic_host::profile::{Parameter, Row};

use super::exchanges::one_by_one;

/// Times of the host that an invocation may contain.
pub const PARTS: [Parameter; 6] = [
    Parameter::LinkOneWay,
    Parameter::HomeLookup,
    Parameter::CoreToHome,
    Parameter::CoreSnoop,
    Parameter::PrivateHit,
    Parameter::Fence,
];
/// A parameter is made longer by so many times the cycle of the device's clock.
const CYCLES: f64 = 12.0;

/// A time, and how often it is in the median.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    /// Which.
    pub parameter: Parameter,
    /// How often.
    pub count: f64,
    /// How long it is, in nanoseconds.
    pub nanoseconds: f64,
}

impl Part {
    /// Nanoseconds of all of them together.
    pub fn all(&self) -> f64 {
        self.count * self.nanoseconds
    }
}

/// The same profile with another number.
///
/// # Panics
/// If it says nothing of the parameter.
pub fn with(profile: &'static Profile, parameter: Parameter, value: f64) -> Profile {
    let row = profile.row(parameter).unwrap_or_else(|| panic!("no {parameter:?}"));
    // The tables of profiles are static.
    let rows: &'static [Row] = vec![Row { value, ..row }].leak();
    Profile { rows: vec![rows].leak(), base: Some(profile), ..*profile }
}

/// The median of invocations of so many bytes in nanoseconds, and the parts of it that are the host's.
///
/// # Errors
/// As [`one_by_one`].
pub fn parts(
    profile: &'static Profile,
    bytes: usize,
    samples: usize,
    seed: u64,
) -> Result<(f64, Vec<Part>), String> {
    let median = |profile: &Profile| {
        let times = one_by_one(profile, bytes, samples, seed)?;
        Ok::<_, String>(times.percentile(50.0).unwrap_or_default() as f64)
    };
    let whole = median(profile)?;
    let mut parts = vec![];
    for parameter in PARTS {
        let is = profile.picoseconds(parameter) as f64;
        let grown = profile.value(parameter) * (1.0 + CYCLES * profile.cycle_picoseconds() / is);
        let longer = with(profile, parameter, grown);
        let count = (median(&longer)? - whole) / (longer.picoseconds(parameter) as f64 - is);
        parts.push(Part { parameter, count, nanoseconds: is / 1e3 });
    }
    Ok((whole / 1e3, parts))
}
