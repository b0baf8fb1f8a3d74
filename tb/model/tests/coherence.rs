//! The tables of the coherence rules are whole: no case without a row, none with two.
use nic_model::coherence::{Completes, Extent, First, Hint, LineState, PendingAnswer, Rules};
use nic_spec::message::{Choice, D2hRequestOpcode, H2dRequestOpcode, LineOperation, LineSpace};

fn hints() -> impl Iterator<Item = Hint> {
    use LineOperation::*;
    let silent = [NcRead, CsRead, CoRead].map(|operation| (operation, Extent::Nothing));
    let writes = [NcWrite, NcPush, CoWrite];
    let writes = writes.into_iter().flat_map(|o| [(o, Extent::Partial), (o, Extent::Full)]);
    silent.into_iter().chain(writes).map(|(operation, extent)| Hint { operation, extent })
}

#[test]
fn every_read_and_write_of_a_line_in_any_state_has_one_row() {
    let rules = Rules::specified();
    for (space, table) in [
        (LineSpace::Host, &rules.host_hints),
        (LineSpace::DeviceHostBias, &rules.host_bias_hints),
        (LineSpace::DeviceDeviceBias, &rules.device_bias_hints),
    ] {
        for hint in hints() {
            for state in LineState::ALL {
                let rows = table.iter().filter(|rule| rule.applies(hint, state)).count();
                // A push leaves device-bias first, so it has no row there.
                let device_bias = space == LineSpace::DeviceDeviceBias;
                let pushes = hint.operation == LineOperation::NcPush;
                let expected = usize::from(!(device_bias && pushes));
                assert_eq!(rows, expected, "{space:?}, {hint:?}, {state:?}");
            }
        }
    }
}

#[test]
fn every_request_has_one_row_and_is_issued_from_a_state_that_it_allows() {
    let rules = Rules::specified();
    for opcode in D2hRequestOpcode::ALL {
        assert_eq!(rules.requests.iter().filter(|rule| rule.opcode == *opcode).count(), 1);
    }
    for rule in rules.host_hints.iter().filter(|rule| !rule.requests.is_empty()) {
        for before in rule.before {
            let at_issue = match rule.first {
                First::Nothing => *before,
                First::Drop | First::WriteBack => LineState::Invalid,
                First::Merge => LineState::Modified,
            };
            for opcode in rule.requests {
                let from = rules.request(*opcode).issue_from;
                assert!(from.contains(&at_issue), "row {}: {opcode:?}", rule.name);
            }
        }
    }
}

#[test]
fn every_snoop_of_every_state_and_situation_has_one_row() {
    let rules = Rules::specified();
    for snoop in H2dRequestOpcode::ALL {
        for state in LineState::ALL {
            let rows = rules.snoops.iter().filter(|r| r.snoop == *snoop && r.state == state);
            assert_eq!(rows.count(), 1, "{snoop:?}, {state:?}");
        }
        for rule in &rules.pending {
            let rows = rules.pending.iter().filter(|other| other.pending == rule.pending);
            let rows = rows.filter(|other| other.snoops.contains(snoop));
            assert_eq!(rows.count(), 1, "{snoop:?}, {:?}", rule.pending);
        }
    }
}

#[test]
fn a_modified_line_is_dropped_by_no_hint() {
    let rules = Rules::specified();
    for rule in [&rules.host_hints, &rules.host_bias_hints, &rules.device_bias_hints]
        .into_iter()
        .flatten()
        .filter(|rule| rule.first == First::Drop)
    {
        assert!(!rule.before.contains(&LineState::Modified), "row {}", rule.name);
    }
}

#[test]
fn what_needs_no_message_completes_at_once_or_with_the_copy_and_only_that() {
    let rules = Rules::specified();
    for rule in
        [&rules.host_hints, &rules.host_bias_hints, &rules.device_bias_hints].into_iter().flatten()
    {
        let at_once = matches!(rule.completes, Completes::Now | Completes::Loss);
        assert_eq!(rule.requests.is_empty(), at_once, "row {}", rule.name);
    }
}

#[test]
fn no_answer_is_held() {
    let rules = Rules::specified();
    assert!(rules.pending.iter().all(|rule| rule.answer != PendingAnswer::Hold));
}
