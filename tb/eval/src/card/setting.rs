//! How a ring is set up, as experiments vary it: kinds of requests, layout, signals, batch.
use nic_driver::RingSettings;
use nic_driver::card::Operation;
use nic_driver::ring::{Completion, Layout, Signal};
use nic_system::{Plan, RingShape};

/// One half of a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HalfSetting {
    /// How packets are read or written.
    pub data: Operation,
    /// How descriptors are read.
    pub fetch: Operation,
    /// How the host's signal is polled.
    pub poll: Operation,
    /// The next poll waits until the line has changed.
    pub event_driven: bool,
    /// How completions are written.
    pub complete: Operation,
    /// How descriptors lie.
    pub layout: Layout,
    /// How the host signals.
    pub signal: Signal,
    /// How the card signals.
    pub completion: Completion,
    /// Completions that go together.
    pub batch: u8,
}

impl HalfSetting {
    /// Receives with nothing kept in the card's cache: NC-writes, inline signals, descriptors side by side.
    pub const RECEIVE: Self = Self {
        data: Operation::NcWrite,
        fetch: Operation::NcRead,
        poll: Operation::NcRead,
        event_driven: false,
        complete: Operation::NcWrite,
        layout: Layout::Packed,
        signal: Signal::Inline,
        completion: Completion::Inline,
        batch: 1,
    };

    /// The same of what is sent: NC-reads.
    pub const TRANSMIT: Self = Self { data: Operation::NcRead, ..Self::RECEIVE };

    /// What must be known before it has a place in memory.
    pub fn shape(&self, size_log2: u32) -> RingShape {
        let Self { layout, signal, completion, .. } = *self;
        RingShape { size_log2, layout, signal, completion }
    }

    /// Sets the rest.
    pub fn apply(&self, settings: &mut RingSettings) {
        settings.data = self.data;
        settings.fetch = self.fetch;
        settings.poll = self.poll;
        settings.event_driven = self.event_driven;
        settings.complete = self.complete;
        settings.batch = self.batch;
    }
}

/// Both halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// What comes from the network.
    pub receive: HalfSetting,
    /// What goes there.
    pub transmit: HalfSetting,
}

impl Setting {
    /// Nothing is kept in the card's cache.
    pub const NC: Self = Self { receive: HalfSetting::RECEIVE, transmit: HalfSetting::TRANSMIT };

    /// Packets and completions are written into the host's last-level cache.
    pub const PUSH: Self = Self {
        receive: HalfSetting {
            data: Operation::NcPush,
            complete: Operation::NcPush,
            ..HalfSetting::RECEIVE
        },
        transmit: HalfSetting { complete: Operation::NcPush, ..HalfSetting::TRANSMIT },
    };

    /// As [`Setting::PUSH`], and the card sleeps until a descriptor's line changes.
    pub const PUSH_WATCH: Self = Self {
        transmit: HalfSetting {
            fetch: Operation::CsRead,
            poll: Operation::CsRead,
            event_driven: true,
            ..Self::PUSH.transmit
        },
        ..Self::PUSH
    };

    /// A combination of CXL-NIC's figure 10: bit 0, packets are read by CS-reads; bit 1, descriptors to
    /// send are polled by CO-reads; bit 2, packets are written by CO-writes.
    pub fn combination(number: u8) -> Self {
        let of = |bit: u8, set, clear| if number >> bit & 1 == 1 { set } else { clear };
        let poll = of(1, Operation::CoRead, Operation::NcRead);
        let data = of(0, Operation::CsRead, Operation::NcRead);
        let mut setting = Self::NC;
        setting.transmit = HalfSetting { data, poll, fetch: poll, ..setting.transmit };
        setting.receive.data = of(2, Operation::CoWrite, Operation::NcWrite);
        setting
    }

    /// Sets both halves of a ring.
    pub fn apply(&self, plan: &mut Plan) {
        self.receive.apply(&mut plan.receive);
        self.transmit.apply(&mut plan.transmit);
    }
}
