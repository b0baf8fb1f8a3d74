//! Parameters of a module as a user gives them: `NAME=value`, checked against what is legal.
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use strsim::levenshtein;

use super::payload::Payload;

/// A parameter of a module.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Name, upper case.
    pub name: &'static str,
    /// Used where none is given.
    pub default: &'static str,
    /// What it means and which values are legal.
    pub meaning: &'static str,
}

/// Why a configuration is refused: what is wrong and what would be right, in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

impl Error {
    /// An error with that text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for Error {}

/// Values for the parameters of one module.
#[derive(Clone, Debug)]
pub struct Values {
    module: &'static str,
    given: BTreeMap<&'static str, String>,
    /// What was asked of each parameter so far.
    legal: RefCell<BTreeMap<String, String>>,
}

impl Values {
    /// The defaults of a module's parameters, overridden by `settings` (`NAME=value`).
    ///
    /// # Errors
    /// A setting without `=`, of a parameter that the module does not have, or of one that is set
    /// already.
    pub fn new<'a>(
        module: &'static str,
        parameters: &'static [Parameter],
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Error> {
        let mut given: BTreeMap<&'static str, String> =
            parameters.iter().map(|p| (p.name, p.default.to_string())).collect();
        let mut set: BTreeMap<&'static str, String> = BTreeMap::new();
        for setting in settings {
            let Some((name, value)) = setting.split_once('=') else {
                return Err(Error::new(format!(
                    "`{setting}` is no setting; write `NAME=value`, for example `{}`",
                    parameters.first().map_or("DEPTH=16".to_string(), |p| {
                        format!("{}={}", p.name, p.default)
                    })
                )));
            };
            let Some(known) = parameters.iter().find(|p| p.name == name) else {
                let names = parameters.iter().map(|p| p.name);
                let hint = match nearest(name, names) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "it has none".to_string(),
                };
                let text = format!("`{module}` has no parameter `{name}`; {hint}");
                return Err(Error::new(text));
            };
            if let Some(first) = set.insert(known.name, value.to_string()) {
                return Err(Error::new(format!(
                    "`{name}` is set twice, to {first} and to {value}; keep one"
                )));
            }
        }
        given.extend(set);
        Ok(Self { module, given, legal: RefCell::default() })
    }

    /// Which values of each parameter are legal, as far as the module has asked for them: what it
    /// checks is what this says.
    pub fn legal(&self) -> BTreeMap<String, String> {
        self.legal.borrow().clone()
    }

    fn ask(&self, name: &str, legal: String) {
        self.legal.borrow_mut().insert(name.to_string(), legal);
    }

    /// The value as it was given.
    pub fn text(&self, name: &str) -> &str {
        self.given.get(name).map_or("", String::as_str)
    }

    /// A whole number.
    ///
    /// # Errors
    /// If it is none, or outside `legal`.
    pub fn number(&self, name: &str, legal: std::ops::RangeInclusive<u32>) -> Result<u32, Error> {
        let text = self.text(name);
        let which = format!("a whole number from {} to {}", legal.start(), legal.end());
        self.ask(name, which.clone());
        match text.parse() {
            Ok(value) if legal.contains(&value) => Ok(value),
            _ => Err(self.illegal(name, &which)),
        }
    }

    fn illegal(&self, name: &str, legal: &str) -> Error {
        let (module, text) = (self.module, self.text(name));
        Error::new(format!("`{module}`: {name}={text} is not legal; {legal} is"))
    }

    /// A power of two.
    ///
    /// # Errors
    /// If it is none, or outside `legal`.
    pub fn power_of_two(
        &self,
        name: &str,
        legal: std::ops::RangeInclusive<u32>,
    ) -> Result<u32, Error> {
        let which = format!("a power of two from {} to {}", legal.start(), legal.end());
        let value = self.number(name, legal);
        self.ask(name, which.clone());
        match value {
            Ok(value) if value.is_power_of_two() => Ok(value),
            _ => Err(self.illegal(name, &which)),
        }
    }

    /// One of the words in `legal`: its position.
    ///
    /// # Errors
    /// If it is none of them.
    pub fn word(&self, name: &str, legal: &[&str]) -> Result<usize, Error> {
        let which = format!("one of {}", legal.join(", "));
        self.ask(name, which.clone());
        let text = self.text(name);
        legal.iter().position(|word| *word == text).ok_or_else(|| self.illegal(name, &which))
    }

    /// A payload.
    ///
    /// # Errors
    /// If its name is unknown, or its size is not legal.
    pub fn payload(&self, name: &str) -> Result<Payload, Error> {
        self.ask(name, Payload::legal());
        Payload::parse(self.text(name)).map_err(|problem| {
            Error::new(format!("`{}`: {name}={}: {problem}", self.module, self.text(name)))
        })
    }
}

/// The candidate with the fewest single-letter changes from `wanted`, case aside; the first of equals.
pub fn nearest<'a>(wanted: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = wanted.to_lowercase();
    candidates.into_iter().min_by_key(|candidate| levenshtein(&wanted, &candidate.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::{Parameter, Values, nearest};

    const PARAMETERS: &[Parameter] =
        &[Parameter { name: "DEPTH", default: "16", meaning: "places" }];

    #[test]
    fn a_misspelt_parameter_is_answered_with_the_nearest() {
        let error = Values::new("fifo", PARAMETERS, ["DEPHT=3"]).unwrap_err();
        assert_eq!(error.to_string(), "`fifo` has no parameter `DEPHT`; did you mean `DEPTH`?");
    }

    #[test]
    fn a_parameter_that_is_set_twice_is_refused() {
        let error = Values::new("fifo", PARAMETERS, ["DEPTH=3", "DEPTH=4"]).unwrap_err();
        assert_eq!(error.to_string(), "`DEPTH` is set twice, to 3 and to 4; keep one");
    }

    #[test]
    fn a_value_outside_the_legal_range_is_refused_with_the_range() {
        let values = Values::new("fifo", PARAMETERS, ["DEPTH=0"]).unwrap();
        let error = values.number("DEPTH", 2..=64).unwrap_err();
        let text = "`fifo`: DEPTH=0 is not legal; a whole number from 2 to 64 is";
        assert_eq!(error.to_string(), text);
        assert!(values.power_of_two("DEPTH", 1..=64).is_err());
    }

    #[test]
    fn the_nearest_name_is_the_one_with_the_fewest_changes() {
        assert_eq!(nearest("skid_bufer", ["fifo", "skid_buffer"]), Some("skid_buffer"));
    }
}
