//! What of a link is about host memory: the scoreboard checks that.
use std::collections::BTreeSet;

use nic_host::{FromDevice, ToDevice};
use nic_spec::message::H2dResponseOpcode;

/// What is outstanding for device memory.
pub struct HostPart {
    device_begin: u64,
    /// Numbers of its requests. Its own, so that none is one of host memory.
    numbers: BTreeSet<u64>,
    /// Numbers of lines that the host pulls.
    pulls: BTreeSet<u64>,
}

impl HostPart {
    /// Device memory begins at this line.
    pub fn new(device_begin: u64) -> Self {
        Self { device_begin, numbers: BTreeSet::new(), pulls: BTreeSet::new() }
    }

    /// A cycle without what is about device memory.
    pub fn of(&mut self, mut sent: FromDevice, mut came: ToDevice) -> (FromDevice, ToDevice) {
        if let Some(request) = sent.d2h_request {
            match request.line_address >= self.device_begin {
                true => {
                    self.numbers.insert(request.cqid);
                    sent.d2h_request = None;
                }
                false => assert!(!self.numbers.contains(&request.cqid), "{request:?}"),
            }
        }
        if sent.d2h_data.is_some_and(|data| self.pulls.remove(&data.uqid)) {
            sent.d2h_data = None;
        }
        if let Some(answer) = came.h2d_response.filter(|a| self.numbers.contains(&a.cqid)) {
            if answer.opcode == H2dResponseOpcode::GoWritePull {
                self.pulls.insert(answer.response_data);
            }
            came.h2d_response = None;
        }
        (sent, came)
    }
}
