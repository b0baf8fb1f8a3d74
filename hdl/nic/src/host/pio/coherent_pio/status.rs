//! What is counted.
use nic_dsl::{Bool, elaborate, register_state, state, when};

use super::CoherentPioPorts;
use super::exchange::Steps;
use super::requests::Request;
use crate::lib::counter;
use crate::message::PioFault;

/// Counts what happens, and names the first fault.
#[elaborate]
pub(super) fn report(ports: &CoherentPioPorts, request: &Request, steps: &Steps) {
    let status = *ports.status;
    counter::wrapping("exchange_count", status.exchanges, steps.begins);
    counter::wrapping("message_count", status.messages, steps.passes);
    counter::wrapping("result_count", status.results, steps.ends_result);
    counter::wrapping("try_again_count", status.try_agains, steps.gives_up);

    let is_unknown_answer = request.is_stray | steps.is_stray;
    let faults: [(PioFault, &str, _, Bool); 7] = [
        (PioFault::UnknownAnswer, "unknown_answer", status.unknown_answers, is_unknown_answer),
        (PioFault::UnknownOpcode, "unknown_opcode", status.unknown_opcodes, request.is_unknown),
        (PioFault::SecondRequest, "second_request", status.second_requests, request.is_second),
        (PioFault::RefusedRecall, "refused_recall", status.refused_recalls, steps.refused),
        (PioFault::BadLength, "bad_length", status.bad_lengths, steps.has_bad_length),
        (PioFault::PoisonedMessage, "poison", status.poisoned_messages, steps.is_poisoned),
        (PioFault::LongResult, "long_result", status.long_results, steps.is_cut),
    ];
    let fault = register_state(PioFault::None);
    let is_first = fault.is(PioFault::None);
    status.fault.set(fault);
    for (cause, name, count, happens) in faults {
        counter::saturating(&format!("{name}_count"), count, happens);
        when(happens & is_first, || fault.set(state(cause)));
    }
}
