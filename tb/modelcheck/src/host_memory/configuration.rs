//! How large a search of host memory is.
use nic_model::coherence::{Extent, Hint};
use nic_spec::message::LineOperation;

use crate::value::Halves;

/// What may happen in a search.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// Processors that use the lines, at most [`PROCESSORS`](super::PROCESSORS).
    pub processors: usize,
    /// What the device is asked for, for each line.
    pub hints: Vec<Vec<Hint>>,
    /// Lines that the device's cache has place for.
    pub places: usize,
    /// Whether the host reads without keeping a copy, and snoops where it need not.
    pub snoops_freely: bool,
    /// The halves that processors write.
    pub stores: Vec<Halves>,
    /// Weak writes are answered at Fast_GO.
    pub answers_locally: bool,
}

impl Configuration {
    /// Two lines that share one place of the device's cache, whole lines only: what lines do to one
    /// another, not what each does by itself.
    pub fn shared_place() -> Self {
        use LineOperation::*;
        let silent = [NcRead, CsRead, CoRead, Evict];
        let silent = silent.map(|operation| Hint { operation, extent: Extent::Nothing });
        let writes = [NcWrite, NcPush, CoWrite];
        let writes = writes.map(|operation| Hint { operation, extent: Extent::Full });
        Self {
            processors: 1,
            hints: vec![silent.into_iter().chain(writes).collect(); 2],
            places: 1,
            snoops_freely: false,
            stores: vec![Halves::ALL],
            answers_locally: false,
        }
    }

    /// Every hint to every line.
    pub fn everything(lines: usize, processors: usize) -> Self {
        Self {
            processors,
            hints: vec![every_hint(); lines],
            places: lines,
            snoops_freely: true,
            stores: Halves::SINGLE.to_vec(),
            answers_locally: false,
        }
    }
}

/// Every hint that a line port can give to one line.
pub fn every_hint() -> Vec<Hint> {
    use LineOperation::*;
    let silent = [NcRead, CsRead, CoRead, Evict, Flush, Watch];
    let silent = silent.map(|operation| Hint { operation, extent: Extent::Nothing });
    let writes = [NcWrite, NcPush, CoWrite].into_iter().flat_map(|operation| {
        [Extent::Partial, Extent::Full].map(|extent| Hint { operation, extent })
    });
    silent.into_iter().chain(writes).collect()
}
