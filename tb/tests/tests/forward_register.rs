//! The forward register against its model.
use nic_model::forward_register::outputs;
use nic_sim::generated::forward_register_beat64::ForwardRegisterBeat64 as Wide;
use nic_sim::generated::forward_register_word8::ForwardRegisterWord8 as Narrow;
use nic_tests::queue;

#[test]
fn payloads_pass_unchanged_in_every_regime() {
    queue::passes_in_every_regime(Narrow::SOURCE, Narrow::SINK, outputs);
    queue::passes_in_every_regime(Wide::SOURCE, Wide::SINK, outputs);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    queue::forgets_all_in_reset(Narrow::SOURCE, Narrow::SINK, outputs);
    queue::forgets_all_in_reset(Wide::SOURCE, Wide::SINK, outputs);
}

#[test]
fn latency_and_interval_are_as_promised() {
    queue::keeps_its_contract(Narrow::SOURCE, Narrow::SINK);
    queue::keeps_its_contract(Wide::SOURCE, Wide::SINK);
}
