//! Each rule that the host can break on purpose is noticed by random traffic.
use std::panic::{AssertUnwindSafe, catch_unwind};

use nic_host::{Freedom, WrongOrder, WrongRule};
use nic_tb::seed::generator;

use crate::random_traffic::{FREE, plan};
use crate::traffic::{Plan, Traffic};

/// Whether one of so many rounds of traffic notices.
fn is_noticed(plan: &Plan, rounds: u64) -> bool {
    let mut random = generator();
    (0..rounds).any(|_| {
        let round = random.fork("round");
        catch_unwind(AssertUnwindSafe(|| Traffic::new(plan, round).run())).is_err()
    })
}

fn notices(wrong: WrongRule) {
    let plan = Plan { freedom: FREE, wrong: Some(wrong), ..plan() };
    assert!(is_noticed(&plan, 20), "{wrong:?} is not noticed");
}

fn notices_order(wrong: WrongOrder) {
    let freedom = Freedom { wrong: Some(wrong), ..FREE };
    assert!(is_noticed(&Plan { freedom, ..plan() }, 20), "{wrong:?} is not noticed");
}

#[test]
fn a_snoop_that_passes_a_go_is_noticed() {
    notices_order(WrongOrder::SnoopPassesGo);
}

#[test]
fn a_request_that_passes_a_forward_is_noticed() {
    notices_order(WrongOrder::RequestPassesForward);
}

#[test]
fn bogus_data_that_are_taken_are_noticed() {
    notices(WrongRule::BogusIsTaken);
}

#[test]
fn a_pull_that_leaves_copies_is_noticed() {
    notices(WrongRule::PullLeavesCopies);
}

#[test]
fn a_grant_that_leaves_copies_is_noticed() {
    notices(WrongRule::GrantLeavesCopies);
}

#[test]
fn a_modified_copy_that_is_overlooked_is_noticed() {
    notices(WrongRule::ModifiedIsOverlooked);
}

#[test]
fn a_partial_write_that_loses_a_modified_copy_is_noticed() {
    notices(WrongRule::PartialWriteLosesModified);
}

#[test]
fn a_write_that_leaves_copies_is_noticed() {
    notices(WrongRule::WriteLeavesCopies);
}

#[test]
fn snooped_data_that_are_lost_are_noticed() {
    notices(WrongRule::SnoopedDataAreLost);
}

#[test]
fn an_owner_that_is_forgotten_is_noticed() {
    notices(WrongRule::OwnerIsForgotten);
}

#[test]
fn a_forward_that_passes_a_write_back_is_noticed() {
    notices(WrongRule::ForwardPassesWriteBack);
}

#[test]
fn a_shared_copy_that_is_taken_for_an_exclusive_one_is_noticed() {
    notices(WrongRule::SharedTakenForExclusive);
}

#[test]
fn a_completion_that_is_forgotten_is_noticed() {
    notices(WrongRule::CompletionIsForgotten);
}
