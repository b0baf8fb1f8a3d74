//! What a model was driven with, and the same again without whoever drove it: the simulation by itself.
use crate::error::Failure;
use crate::model::Model;

/// The inputs that changed before each evaluation.
#[derive(Clone, Default, Debug)]
pub struct Recording {
    /// Port and value of each change, one after the other.
    changes: Vec<(usize, Box<[u32]>)>,
    /// How many changes come before each evaluation.
    before: Vec<usize>,
    /// What each input was last driven with.
    last: Vec<Box<[u32]>>,
}

impl Recording {
    /// Evaluations.
    pub fn len(&self) -> usize {
        self.before.len()
    }

    /// Whether nothing was evaluated.
    pub fn is_empty(&self) -> bool {
        self.before.is_empty()
    }

    /// Adds what the model's inputs are before an evaluation.
    pub(crate) fn add(&mut self, model: &Model) {
        self.last.resize(model.port_count(), Box::default());
        let changes = self.changes.len();
        for port in (0..model.port_count()).filter(|&port| !model.is_output(port)) {
            let words = model.words(port);
            if *words != *self.last[port] {
                self.last[port] = words.into();
                self.changes.push((port, self.last[port].clone()));
            }
        }
        self.before.push(self.changes.len() - changes);
    }

    /// Drives a model as the recorded one was, which had the same state when the record began.
    ///
    /// # Errors
    /// A property of the module that fails.
    pub fn replay(&self, model: &mut Model) -> Result<(), Box<Failure>> {
        let mut changes = self.changes.iter();
        for &count in &self.before {
            changes.by_ref().take(count).for_each(|(port, words)| model.write(*port, words));
            model.try_eval()?;
        }
        Ok(())
    }
}
