//! What is left to chance in a round.
use nic_driver::Half;
use nic_driver::card::Bias;
use nic_driver::card::Space;
use nic_driver::card::key_value::KeyValueCaching;
use nic_driver::registers::nic::coherence;
use nic_host::cache::Size;
use nic_host::{Faults, Freedom, WrongOrder, WrongRule};
use nic_spec::message::CardLink;
use nic_system::{Drawn, Placement, Sends, Setup, draw};
use nic_tb::Generator;

/// What is wrong on purpose, so that somebody must notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The home agent breaks a rule.
    Rule(WrongRule),
    /// The link breaks an order.
    Order(WrongOrder),
    /// The driver turns pages to device-bias, and nobody gives up copies.
    NoFlush,
}

/// A ring.
#[derive(Clone, Copy, Debug)]
pub struct RingPlan {
    /// Where its parts are.
    pub placement: Placement,
    /// How its halves work.
    pub halves: [Drawn; 2],
    /// How packets are sent.
    pub sends: Sends,
    /// Buffers of each kind: of few, the pages turn more often.
    pub buffers: usize,
    /// Bytes of a buffer.
    pub buffer_bytes: u16,
    /// The program that reads packets keeps copies of them.
    pub keeps: bool,
}

/// Processors that load and store at random, at most.
pub const MOST_CORES: usize = 12;

/// A round.
#[derive(Clone, Debug)]
pub struct RoundPlan {
    /// Processors that load and store at random.
    pub cores: usize,
    /// The rings.
    pub rings: Vec<RingPlan>,
    /// Faults of the link and the host: delays.
    pub faults: Faults,
    /// How freely the link treats messages.
    pub freedom: Freedom,
    /// Caches of the host are so small that lines leave them all the time.
    pub is_small: bool,
    /// The home agent takes a request in each cycle.
    pub lifts_limits: bool,
    /// The host makes every choice that the rules leave it.
    pub chooses_freely: bool,
    /// Processors use the card's memory past their caches, nearly always, so that pages stay in device-bias and lines of
    /// them in the card's cache.
    pub is_quiet: bool,
    /// Bias of the key-value table.
    pub bias: Bias,
    /// Lines of the table that stay in the card's cache.
    pub caching: KeyValueCaching,
    /// Cycles between two accesses of a processor, and between two doings of the manager, at most.
    pub pauses: (u64, u64),
    /// Frames and requests on their way at most.
    pub windows: (usize, usize),
    /// How the card makes NC-writes of host memory: the register's value.
    pub nc_writes: u32,
}

impl RoundPlan {
    /// A round with so many rings.
    pub fn draw(random: &mut Generator, rings: usize) -> Self {
        let is_quiet = random.chance(1, 2);
        let halves =
            [Half::Receive, Half::Transmit].map(|half| draw(random, half, CardLink::CxlMemory, 1));
        let rings = (0..rings)
            .map(|ring| RingPlan::draw(random, [halves[0][ring], halves[1][ring]], is_quiet));
        let rings = rings.collect();
        let faults = if random.chance(1, 3) { Faults::SLOW } else { Faults::NONE };
        let freedom = match random.below(3) {
            0 => Freedom::NONE,
            _ => Freedom { jitter_cycles: random.within(1..=60), reorders: true, wrong: None },
        };
        Self {
            cores: if is_quiet { 4 } else { *random.pick(&[4, 8, MOST_CORES, MOST_CORES]) },
            rings,
            faults,
            freedom,
            is_small: random.chance(1, 2),
            lifts_limits: random.chance(1, 2),
            chooses_freely: random.chance(3, 4),
            is_quiet,
            bias: if is_quiet || random.chance(3, 4) { Bias::Device } else { Bias::Host },
            caching: KeyValueCaching { entries: random.chance(1, 2), buckets: random.chance(2, 3) },
            pauses: if is_quiet {
                (100, 0)
            } else {
                (*random.pick(&[0, 0, 20, 100]), *random.pick(&[0, 200, 2_000]))
            },
            windows: (random.within(1..=4) as usize, random.within(2..=8) as usize),
            nc_writes: *random.pick(&[
                coherence::NC_WRITES_GLOBALLY,
                coherence::NC_WRITES_LOCALLY,
                coherence::NC_WRITES_ORDERED,
            ]),
        }
    }

    /// What the machine is made of.
    pub fn apply(&self, setup: &mut Setup) {
        (setup.host.faults, setup.host.freedom) = (self.faults, self.freedom);
        setup.host.lifts_home_limits = self.lifts_limits;
        let shape = &mut setup.host.shape;
        shape.chooses_freely = self.chooses_freely;
        if self.is_small {
            shape.private = Size { sets: 4, ways: 2 };
            shape.last_level = Size { sets: 16, ways: 4 };
            shape.snoop_filter = Size { sets: 16, ways: 4 };
            shape.request_credits = 16;
        }
    }
}

impl RingPlan {
    fn draw(random: &mut Generator, halves: [Drawn; 2], is_quiet: bool) -> Self {
        // Mostly in the card's memory.
        let places = [
            None,
            Some(Space::DeviceHostBias),
            Some(Space::DeviceDeviceBias),
            Some(Space::DeviceDeviceBias),
        ];
        let mut place = || *random.pick(&places);
        let mut placement = Placement { rings: [place(), place()], buffers: [place(), place()] };
        let mut ways = vec![Sends::InPlace, Sends::CopiesPastCaches];
        if is_quiet {
            placement.buffers = [Some(Space::DeviceDeviceBias); 2];
        } else {
            ways.push(Sends::Copies);
        }
        let sends = *random.pick(&ways);
        // A packet in one buffer, or in two; the last line of each has bytes that are nobody's.
        let buffer_bytes = *random.pick(&[1_568, 800]);
        let keeps = !is_quiet && random.chance(1, 3);
        let buffers = if is_quiet { 4 } else { 16 };
        Self { placement, halves, sends, buffers, buffer_bytes, keeps }
    }
}
