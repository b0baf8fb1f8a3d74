//! Watches one stream port for the rules of the stream contract: S2, S6 and S7.
//!
//! S1 is how a transfer is recognised; S3 and S5 need experiments and are in [`crate::probe`]; S8
//! is the watchdog's.
use std::fmt;

use crate::port::{PortAccess, Words};

/// A rule was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Rule of the stream contract, `S1` to `S8`.
    pub rule: &'static str,
    /// The port group.
    pub port: &'static str,
    /// Cycle of the port's clock.
    pub cycle: u64,
    /// What happened.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule, port, cycle, what } = self;
        write!(formatter, "{rule}: `{port}` in cycle {cycle}: {what}")
    }
}

impl std::error::Error for Violation {}

/// What a stream port shows in one cycle.
#[derive(Clone, Copy, Debug)]
pub struct Beat<'w> {
    /// `valid`.
    pub valid: bool,
    /// `ready`.
    pub ready: bool,
    /// The payload; read only while `valid` is high.
    pub payload: &'w [u32],
    /// The reset is active in this cycle.
    pub in_reset: bool,
    /// The reset was active at the clock edge before this cycle.
    pub after_reset: bool,
}

/// Watches one stream port.
#[derive(Clone, Debug)]
pub struct Monitor {
    port: PortAccess,
    cycle: u64,
    pending: Option<Words>,
    packets: bool,
}

impl Monitor {
    /// Watches that port. Payloads with `keep` and `last` are packets.
    pub fn new(port: PortAccess) -> Self {
        let packets = port.width("keep").is_some() && port.width("last") == Some(1);
        Self { port, cycle: 0, pending: None, packets }
    }

    /// Takes one cycle; returns whether a payload was transferred.
    pub fn observe(&mut self, beat: Beat<'_>) -> Result<bool, Violation> {
        let cycle = self.cycle;
        self.cycle += 1;
        let port = self.port.group.name;
        let broken = |rule, what: String| Err(Violation { rule, port, cycle, what });
        if beat.after_reset && beat.valid {
            return broken("S7", "valid is high after a cycle of reset".to_owned());
        }
        if beat.in_reset || beat.after_reset {
            // What was offered is lost, and what moves at an edge with reset does not arrive.
            self.pending = None;
        }
        if beat.in_reset {
            return Ok(false);
        }
        if let Some(offered) = self.pending.take() {
            let offer = || self.port.describe(&offered);
            if !beat.valid {
                return broken("S2", format!("{} was retracted", offer()));
            }
            if beat.payload != offered {
                let found = self.port.describe(beat.payload);
                return broken("S2", format!("{} changed to {found}", offer()));
            }
        } else if beat.valid
            && self.packets
            && let Some(what) = self.partial_beat(beat.payload)
        {
            return broken("S6", what);
        }
        if beat.valid && !beat.ready {
            self.pending = Some(beat.payload.to_vec());
        }
        Ok(beat.valid && beat.ready)
    }

    /// What is wrong with the bytes of a beat of a packet.
    fn partial_beat(&self, payload: &[u32]) -> Option<String> {
        let keep = self.port.field(payload, "keep")?;
        let last = self.port.field(payload, "last")?[0] != 0;
        let width = self.port.width("keep")?;
        let kept = keep.iter().map(|word| word.count_ones()).sum::<u32>();
        let filled = (0..kept).all(|bit| keep[bit as usize / 32] >> (bit % 32) & 1 == 1);
        if !filled {
            Some(format!("bytes are not filled from 0: {}", self.port.describe(payload)))
        } else if kept == 0 {
            Some("a beat without a byte".to_owned())
        } else if kept < width && !last {
            Some(format!("{kept} of {width} bytes in a beat that is not the last"))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use nic_sim::design::{Design, Direction, Field, Group, GroupKind, Port, Sources};

    use super::*;

    static DESIGN: Design = Design {
        module: "beats",
        summary: "",
        sources: Sources::Embedded(&[]),
        externals: &[],
        ports: &[
            Port::output("sink_valid", 1, None),
            Port::input("sink_ready", 1, None),
            Port::output("sink_keep", 4, None),
            Port::output("sink_last", 1, None),
        ],
        groups: &[Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: Some(0),
            ready: Some(1),
            fields: &[Field { name: "keep", port: 2 }, Field { name: "last", port: 3 }],
        }],
        domains: &[],
        combinational_paths: &[],
        contract: None,
    };

    /// The rule that a sequence of `(valid, ready, keep, last)` breaks, and in which cycle.
    fn broken(beats: &[(bool, bool, u32, u32)]) -> Option<(&'static str, u64)> {
        let mut monitor = Monitor::new(PortAccess::new(&DESIGN, 0));
        beats.iter().find_map(|&(valid, ready, keep, last)| {
            let payload = &[keep, last];
            let beat = Beat { valid, ready, payload, in_reset: false, after_reset: false };
            monitor.observe(beat).err().map(|violation| (violation.rule, violation.cycle))
        })
    }

    const FULL: u32 = 0b1111;

    #[test]
    fn an_offer_holds_until_it_is_taken() {
        assert_eq!(
            broken(&[(true, false, FULL, 0), (true, true, FULL, 0), (false, true, 0, 0)]),
            None
        );
        assert_eq!(broken(&[(true, true, FULL, 0), (true, true, FULL, 1)]), None);
        assert_eq!(broken(&[(true, false, FULL, 0), (false, true, FULL, 0)]), Some(("S2", 1)));
        assert_eq!(broken(&[(true, false, FULL, 0), (true, true, FULL, 1)]), Some(("S2", 1)));
    }

    #[test]
    fn only_a_last_beat_is_partial_and_it_is_filled_from_the_first_byte() {
        assert_eq!(broken(&[(true, true, FULL, 0), (true, true, 0b0011, 1)]), None);
        assert_eq!(broken(&[(true, true, 0b0011, 0)]), Some(("S6", 0)));
        assert_eq!(broken(&[(true, true, 0b0110, 1)]), Some(("S6", 0)));
        assert_eq!(broken(&[(true, true, 0, 1)]), Some(("S6", 0)));
        assert_eq!(broken(&[(false, true, 0b0110, 1)]), None);
    }

    #[test]
    fn valid_is_low_in_reset_and_in_the_cycle_after() {
        let observe = |in_reset, after_reset, monitor: &mut Monitor| {
            let payload = &[FULL, 0];
            monitor.observe(Beat { valid: true, ready: false, payload, in_reset, after_reset })
        };
        let mut monitor = Monitor::new(PortAccess::new(&DESIGN, 0));
        // The reset acts at the edge: in its first cycle the module does not know of it.
        assert_eq!(observe(true, false, &mut monitor), Ok(false));
        assert_eq!(observe(true, true, &mut monitor).map_err(|v| v.rule), Err("S7"));
        assert_eq!(observe(false, true, &mut monitor).map_err(|v| v.rule), Err("S7"));
        assert_eq!(observe(false, false, &mut monitor), Ok(false));
    }

    #[test]
    fn a_violation_says_rule_port_cycle_and_payload() {
        let mut monitor = Monitor::new(PortAccess::new(&DESIGN, 0));
        let beat = |valid| Beat {
            valid,
            ready: false,
            payload: &[FULL, 1],
            in_reset: false,
            after_reset: false,
        };
        monitor.observe(beat(true)).expect("an offer");
        let text = monitor.observe(beat(false)).expect_err("retracted").to_string();
        assert_eq!(text, "S2: `sink` in cycle 1: { keep: f, last: 1 } was retracted");
    }
}
