//! Snoops of the device's own memory, which this host never sends and another one may: each finds
//! nothing, whatever the cache of device memory has.
use std::ops::Range;

use nic_host::{DeviceReady, FromDevice, ToDevice};
use nic_model::coherence::{Pending, PendingAnswer, Rules, Table, pending_row};
use nic_spec::message::{H2dRequest, H2dRequestOpcode};
use nic_tb::Generator;

use super::coverage::Coverage;

/// The number of such a snoop; the host's own are lower.
const UQID: u64 = 0xfff;

/// The snoops, one at a time.
pub struct Stray {
    rules: Rules,
    lines: Range<u64>,
    open: Option<H2dRequest>,
    is_taken: bool,
}

impl Stray {
    /// Snoops of these lines.
    pub fn new(lines: Range<u64>) -> Self {
        Self { rules: Rules::specified(), lines, open: None, is_taken: false }
    }

    /// Whether none is open.
    pub fn is_idle(&self) -> bool {
        self.open.is_none()
    }

    /// Begins one now and then.
    pub fn begin(&mut self, random: &mut Generator) {
        if self.open.is_none() && random.chance(1, 200) {
            use H2dRequestOpcode::{SnpCur, SnpData, SnpInv};
            let opcode = *random.pick(&[SnpData, SnpInv, SnpCur]);
            let line_address = random.within(self.lines.start..=self.lines.end - 1);
            self.open = Some(H2dRequest { opcode, line_address, uqid: UQID });
            self.is_taken = false;
        }
    }

    /// Offers it where the host offers none; gives whether it does.
    pub fn offer(&self, offered: &mut ToDevice) -> bool {
        if self.is_taken || self.open.is_none() || offered.h2d_request.is_some() {
            return false;
        }
        offered.h2d_request = self.open;
        true
    }

    /// Takes its answer out of what the device has sent. `offers`: it was offered in this cycle.
    ///
    /// # Panics
    /// If the answer is another.
    pub fn observe(
        &mut self,
        offers: bool,
        ready: DeviceReady,
        sent: &mut FromDevice,
        coverage: &mut Coverage,
    ) {
        self.is_taken |= offers && ready.h2d_request;
        let Some(response) = sent.d2h_response.filter(|response| response.uqid == UQID) else {
            return;
        };
        let snoop = self.open.take().expect("it was asked").opcode;
        let rule = self.rules.pending(Pending::DeviceMemory, snoop).expect("a row");
        assert_eq!(rule.answer, PendingAnswer::Keep(response.opcode), "{response:?} to {snoop:?}");
        coverage.meet(Table::Pending, pending_row(&self.rules, Pending::DeviceMemory, snoop));
        sent.d2h_response = None;
    }
}
