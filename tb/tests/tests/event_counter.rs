//! The event counter against its model. That each part carries into the next is proved; here the
//! lowest one is seen to.
use nic_model::event_counter::sum;
use nic_sim::generated::event_counter_b1::EventCounterB1;
use nic_sim::generated::event_counter_b1_saturating::EventCounterB1Saturating;
use nic_sim::generated::event_counter_b14::EventCounterB14;
use nic_sim::{PulseInlet, PulseInput, Wrapper};
use nic_spec::message::{Wide, Word};
use nic_tb::seed::generator;
use nic_tests::driven::Driven;

/// Cycles from an event to its count.
const LATENCY: usize = 3;

/// A running counter.
struct Counter<D: Wrapper, const BITS: usize> {
    event: PulseInlet<D, Word<BITS>>,
    driven: Driven<D>,
    /// The amount of each cycle since reset, none where there was no event.
    amounts: Vec<u64>,
}

/// Runs a test on every emitted counter.
macro_rules! on_every_counter {
    ($test:ident) => {
        $test(&mut Counter::new(EventCounterB1::EVENT));
        $test(&mut Counter::new(EventCounterB1Saturating::EVENT));
        $test(&mut Counter::new(EventCounterB14::EVENT));
    };
}

impl<D: Wrapper, const BITS: usize> Counter<D, BITS> {
    fn new(event: PulseInlet<D, Word<BITS>>) -> Self {
        let mut counter = Self { event, driven: Driven::fresh(), amounts: Vec::new() };
        counter.reset();
        counter
    }

    fn reset(&mut self) {
        self.drive(None);
        self.driven.reset();
        self.amounts.clear();
    }

    fn drive(&mut self, amount: Option<u64>) {
        let mut event = PulseInput::open(self.driven.model(), self.event);
        match amount {
            Some(amount) => event.send(&Word { data: Wide::from_words(&[amount as u32]) }),
            None => event.clear(),
        }
    }

    /// A cycle, with an event or without; checks what is shown in it.
    fn step(&mut self, amount: Option<u64>) {
        let shown = self.amounts.len().saturating_sub(LATENCY - 1);
        self.drive(amount);
        let port = D::DESIGN.port("count").expect("it shows a count");
        let count = self.driven.model().get(port);
        assert_eq!(count, sum(&self.amounts[..shown]), "in cycle {}", self.amounts.len());
        self.driven.step();
        self.amounts.push(amount.unwrap_or(0));
    }
}

#[test]
fn the_sum_of_all_amounts_is_shown_three_cycles_later() {
    on_every_counter!(equals_the_model);
}

#[test]
fn a_count_beyond_16_bits_is_shown_without_a_gap() {
    on_every_counter!(carries);
}

#[test]
fn a_reset_in_the_middle_of_traffic_begins_again() {
    on_every_counter!(begins_again);
}

fn equals_the_model<D: Wrapper, const BITS: usize>(counter: &mut Counter<D, BITS>) {
    let mut generator = generator();
    for _ in 0..1_000 {
        let amount = generator.chance(2, 3).then(|| generator.bits(BITS as u32));
        counter.step(amount);
    }
}

fn carries<D: Wrapper, const BITS: usize>(counter: &mut Counter<D, BITS>) {
    // As many cycles as reach beyond 16 bits, checked near the end.
    let most = (1_u64 << BITS) - 1;
    let before = ((1 << 16) / most).saturating_sub(8);
    counter.drive(Some(most));
    counter.driven.run(before);
    counter.amounts = vec![most; before as usize];
    for _ in 0..16 {
        counter.step(Some(most));
    }
}

fn begins_again<D: Wrapper, const BITS: usize>(counter: &mut Counter<D, BITS>) {
    let mut generator = generator();
    for cycles in [1, 2, 3, 4, 20] {
        (0..cycles).for_each(|_| counter.step(Some(generator.bits(BITS as u32))));
        counter.reset();
    }
    (0..10).for_each(|_| counter.step(Some(1)));
}
