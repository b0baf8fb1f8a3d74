//! The messages of `nic-spec` as bundles of signals.
nic_spec::messages!(nic_dsl::hardware_messages);
