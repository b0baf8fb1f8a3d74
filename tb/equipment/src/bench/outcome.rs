//! What the bench does with what comes out of a port: compare, collect, or let it pass.
use std::any::Any;

use nic_spec::message::Message;

use crate::port::message_of;
use crate::scoreboard::{InOrder, Keyed, Mismatch};

/// Takes what comes out of one port.
pub(super) trait Outcome: Any {
    fn take(&mut self, words: &[u32]) -> Result<(), Mismatch>;
    /// How many are expected and did not come.
    fn pending(&self) -> usize;
    /// What was under way is lost.
    fn forget(&mut self);
    /// How many were compared; `None`: they were not to be.
    fn finish(self: Box<Self>) -> Result<Option<u64>, Mismatch>;
    fn as_any(&mut self) -> &mut dyn Any;
}

/// Compares in order.
pub(super) struct Ordered<P>(pub(super) InOrder<P>);

impl<P: Message + 'static> Outcome for Ordered<P> {
    fn take(&mut self, words: &[u32]) -> Result<(), Mismatch> {
        self.0.observe(&message_of::<P>(words))
    }

    fn pending(&self) -> usize {
        self.0.pending()
    }

    fn forget(&mut self) {
        self.0.forget();
    }

    fn finish(self: Box<Self>) -> Result<Option<u64>, Mismatch> {
        self.0.finish().map(Some)
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

/// Compares in order for each key.
pub(super) struct ByKey<P> {
    pub(super) board: Keyed<u64, P>,
    pub(super) key: fn(&P) -> u64,
}

impl<P: Message + 'static> Outcome for ByKey<P> {
    fn take(&mut self, words: &[u32]) -> Result<(), Mismatch> {
        let found = message_of::<P>(words);
        self.board.observe(&(self.key)(&found), &found)
    }

    fn pending(&self) -> usize {
        self.board.pending()
    }

    fn forget(&mut self) {
        self.board.forget();
    }

    fn finish(self: Box<Self>) -> Result<Option<u64>, Mismatch> {
        self.board.finish().map(Some)
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

/// Keeps everything for the test to look at.
pub(super) struct Collected<P>(pub(super) Vec<P>);

impl<P: Message + 'static> Outcome for Collected<P> {
    fn take(&mut self, words: &[u32]) -> Result<(), Mismatch> {
        self.0.push(message_of::<P>(words));
        Ok(())
    }

    fn pending(&self) -> usize {
        0
    }

    fn forget(&mut self) {
        self.0.clear();
    }

    fn finish(self: Box<Self>) -> Result<Option<u64>, Mismatch> {
        Ok(None)
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

/// Lets everything pass.
pub(super) struct Ignored;

impl Outcome for Ignored {
    fn take(&mut self, _: &[u32]) -> Result<(), Mismatch> {
        Ok(())
    }

    fn pending(&self) -> usize {
        0
    }

    fn forget(&mut self) {}

    fn finish(self: Box<Self>) -> Result<Option<u64>, Mismatch> {
        Ok(None)
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}
