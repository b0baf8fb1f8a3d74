//! What a sequence of choices makes, of either sort.
use std::fmt;
use std::str::FromStr;

use crate::choices::{Choices, Span};
use crate::circuit::Circuit;
use crate::generate;
use crate::program::run::elaborate;
use crate::specimen::Specimen;
use crate::stimulus::Stimulus;

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Sort {
    /// Circuits in the intermediate form, whose reference is the interpreter.
    #[default]
    Circuits,
    /// Programs in the language, whose reference is the second opinion on what they mean.
    Programs,
}

impl Sort {
    const ALL: [Self; 2] = [Self::Circuits, Self::Programs];

    /// The word on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Circuits => "circuits",
            Self::Programs => "programs",
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Sort {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|sort| sort.name() == word);
        found.ok_or_else(|| format!("must be one of {}", Self::ALL.map(Self::name).join(", ")))
    }
}

/// A circuit or program by the choices that make it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Recipe {
    /// Which of the two.
    pub sort: Sort,
    /// The choices.
    pub choices: Vec<u32>,
}

impl Recipe {
    /// Draws one at random; see [`Choices::theme`].
    pub fn random(sort: Sort, seed: u64, theme: u32) -> Self {
        let mut choices = Choices::random(seed, theme);
        draw(sort, &mut choices);
        Self { sort, choices: choices.finish().0 }
    }

    /// The circuit, under that name: of a program, what the language makes of it.
    ///
    /// # Panics
    /// When the language refuses the program, which the generator excludes.
    pub fn circuit(&self, name: &str) -> Circuit {
        let mut choices = Choices::replay(self.choices.clone());
        match self.sort {
            Sort::Circuits => generate::circuit(&mut choices, name),
            Sort::Programs => elaborate(&mut choices, name).circuit,
        }
    }

    /// Ready for simulators, under random inputs.
    ///
    /// # Panics
    /// As [`Self::circuit`].
    pub fn specimen(&self, name: &str) -> Specimen {
        self.specimen_with(name, None)
    }

    /// The same under given inputs.
    ///
    /// # Panics
    /// As [`Self::circuit`].
    pub fn specimen_with(&self, name: &str, stimulus: Option<Stimulus>) -> Specimen {
        let mut choices = Choices::replay(self.choices.clone());
        match self.sort {
            Sort::Circuits => {
                let circuit = generate::circuit(&mut choices, name);
                let stimulus = stimulus.unwrap_or_else(|| Stimulus::random(&circuit));
                let specimen = Specimen::with_stimulus(circuit.module, stimulus);
                specimen.expect("no external modules are generated")
            }
            Sort::Programs => {
                let made = elaborate(&mut choices, name);
                let stimulus = stimulus.unwrap_or_else(|| Stimulus::random(&made.circuit));
                Specimen::of_program(&made, stimulus)
            }
        }
    }

    /// The numbers that are really drawn, and the spans in them.
    pub(crate) fn normal(&self) -> (Self, Vec<Span>) {
        let mut choices = Choices::replay(self.choices.clone());
        draw(self.sort, &mut choices);
        let (choices, spans) = choices.finish();
        (Self { sort: self.sort, choices }, spans)
    }
}

/// Draws without making anything of it.
fn draw(sort: Sort, choices: &mut Choices) {
    match sort {
        Sort::Circuits => drop(generate::circuit(choices, "c")),
        Sort::Programs => drop(crate::program::draw::program(choices, "c")),
    }
}
