//! Stages of a pipeline that moves as one.
use nic_dsl::{Bool, Bundle, BundleExt, register, register_bool, when};

/// When the pipeline moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace(pub Bool);

impl Pace {
    /// The value in the next stage; not reset.
    pub fn next<B: Bundle>(self, value: B) -> B {
        let later = register::<B>(value.shape());
        when(self.0, || later.assign(value));
        later
    }

    /// The condition in the next stage; false after reset.
    pub fn next_bool(self, condition: Bool) -> Bool {
        let later = register_bool(false);
        when(self.0, || later.set(condition));
        later
    }
}
