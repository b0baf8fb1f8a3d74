//! Where every frame has gone: what each unit has counted, and that nothing is missing in between.
use crate::counters::Counters;

/// What the units of a card have counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account(Counters);

impl Account {
    /// The account of these counters.
    pub fn new(counters: Counters) -> Self {
        Self(counters)
    }

    /// A counter, zero if it was not found.
    pub fn of(&self, name: &str) -> u64 {
        let found = self.0.iter().find(|(counter, _)| counter == name);
        found.map_or(0, |(_, value)| *value)
    }

    /// The sum of a counter of one half of all rings.
    pub fn of_rings(&self, half: &str, counter: &str) -> u64 {
        let is_one = |name: &str| {
            name.split_once('.')
                .is_some_and(|(block, register)| block.starts_with(half) && register == counter)
        };
        self.0.iter().filter(|(name, _)| is_one(name)).map(|(_, value)| value).sum()
    }

    /// All of these counters together.
    fn sum(&self, block: &str, counters: &[&str]) -> u64 {
        counters.iter().map(|counter| self.of(&format!("{block}.{counter}"))).sum()
    }

    /// Frames that are missing or too many between two units, if so many came from the wire and so
    /// many went to it. Everything must be at rest.
    pub fn imbalances(&self, came: u64, went: u64) -> Vec<String> {
        let with_error = ["cut_packets", "oversized_packets", "damaged_packets", "short_packets"];
        let passed_on = self.of("mac_receive.packets");
        let erroneous = self.sum("mac_receive", &with_error);
        let stored = self.of("packet_buffer.packets");
        let dropped = ["memory_full", "table_full", "damaged_packets", "oversized_packets"];
        let steered = self.of("steering.packets_0");
        let received = self.of_rings("receive_ring", "packets");
        let no_place = ["stopped_drops", "starved_drops"];
        let no_place: u64 =
            no_place.iter().map(|counter| self.of_rings("receive_ring", counter)).sum();
        let failed = self.of("pfu_transmit.failed_packets");
        let sent = self.of("mac_transmit.packets");
        let mut wrong = vec![];
        let mut check = |what: &str, before: u64, behind: u64| {
            if before != behind {
                wrong.push(format!("{what}: {before} and {behind}"));
            }
        };
        check("wire, MAC", came, passed_on + erroneous + self.of("mac_receive.dropped_packets"));
        check("MAC, buffer", passed_on + erroneous, stored + self.sum("packet_buffer", &dropped));
        check("buffer, steering", stored, steered + self.of("steering.dropped_packets"));
        check("steering, dispatch", steered, self.of("dispatch.packets"));
        let unknown = self.of("dispatch.unknown_ring_drops");
        check("dispatch, rings", steered, received + no_place + unknown);
        check("rings, PFU", received, self.of("pfu_receive.packets"));
        check("PFU's drops, rings", self.of("pfu_receive.dropped_packets"), no_place + unknown);
        check(
            "transmit rings, PFU",
            self.of_rings("transmit_ring", "packets"),
            self.of("pfu_transmit.packets"),
        );
        let stored = self.of("store_packets.messages") - self.of("store_packets.empty_messages");
        let cut = self.of("store_fill.damaged_packets");
        let discarded = self.of("departures.discarded_frames");
        let behind = sent + failed + cut + discarded;
        check("PFU and stores, MAC", self.of("pfu_transmit.packets") + stored, behind);
        check("MAC, wire", sent, went);
        wrong
    }
}
