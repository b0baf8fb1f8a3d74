//! Faults: what goes wrong is counted, and the first is named.
use nic_dsl::{elaborate, register_state, when};

use super::LineToPcie;
use super::complete::{Completed, Faults};
use super::send::Sent;
use crate::lib::counter;
use crate::message::{PcieFault, PcieStatus};

impl LineToPcie {
    /// Drives `status`.
    #[elaborate]
    pub(super) fn count(&self, sent: &Sent, completed: &Completed, status: PcieStatus) {
        let Faults { unexpected, wrong_byte_count, too_long, failed, poisoned } = completed.faults;
        counter::wrapping("read_count", status.reads, sent.asks);
        counter::wrapping("write_count", status.writes, sent.writes);
        counter::saturating("refused_count", status.refused_requests, sent.refuses);
        counter::saturating("unexpected_count", status.unexpected_completions, unexpected);
        counter::saturating("wrong_count", status.wrong_byte_counts, wrong_byte_count);
        counter::saturating("too_long_count", status.too_long, too_long);
        counter::saturating("failed_count", status.failed_requests, failed);
        counter::saturating("poisoned_count", status.poisoned_lines, poisoned);

        let first_fault = register_state(PcieFault::None);
        status.first_fault.set(first_fault);
        let causes = [
            (unexpected, PcieFault::UnexpectedCompletion),
            (wrong_byte_count, PcieFault::WrongByteCount),
            (too_long, PcieFault::TooLong),
            (failed, PcieFault::FailedRequest),
            (poisoned, PcieFault::Poisoned),
            // May come with one of the others, which then is the first.
            (sent.refuses, PcieFault::RefusedRequest),
        ];
        when(first_fault.is(PcieFault::None), || {
            for (happens, fault) in causes.into_iter().rev() {
                when(happens, || first_fault.goto(fault));
            }
        });
    }
}
