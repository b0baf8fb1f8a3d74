//! Traffic of stores to many queues, and the emitted units that take it.
use std::collections::VecDeque;

use nic_model::mmio_queues::{Outcome, Queues, Size};
use nic_model::mmio_reorder::Format;
use nic_sim::generated::mmio_queues as usual;
use nic_sim::generated::mmio_queues_framed as framed;
use nic_sim::generated::mmio_queues_tiny as small;
use nic_sim::{Bits, Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    MessageBeat, MmioQueueFault, MmioQueueRestart, MmioQueueState, MmioQueueWrite,
    MmioQueuesLimits, MmioQueuesStatus, Routed,
};
use nic_tb::{Bench, Generator, Stall};

use crate::judged::is_judged;
use crate::mmio::{Order, Reach, Store, insert_gaps, state_length};

/// Queues and their configuration: bits of a queue, bits of a line address, bytes of a line.
#[derive(Debug)]
pub struct Unit<D: Wrapper, const Q: usize, const A: usize, const B: usize> {
    /// Stores.
    pub mmio_write: Inlet<D, MmioQueueWrite<Q, A, B>>,
    /// Messages.
    pub message: Outlet<D, Routed<MessageBeat<B>, Q>>,
    /// Restart.
    pub restart: Inlet<D, MmioQueueRestart<Q, A>>,
    /// What the queues may hold.
    pub limits: LevelInlet<D, MmioQueuesLimits>,
    /// Chooses the queue that is shown.
    pub choose: fn(&mut Bench<D>, u64),
    /// How it stands.
    pub inspected: LevelOutlet<D, MmioQueueState<A>>,
    /// Status.
    pub status: LevelOutlet<D, MmioQueuesStatus<Q>>,
    /// Sizes.
    pub size: Size,
    /// Lines that a queue may hold of messages that are not complete.
    pub quota: u64,
    /// How messages look.
    pub format: Format,
}

macro_rules! unit {
    (
        $name:ident, $module:ident::$device:ident, $queues:literal, $bits:literal, $bytes:literal,
        $size:expr, $quota:literal, $format:expr
    ) => {
        /// An emitted unit.
        pub const fn $name() -> Unit<$module::$device, $queues, $bits, $bytes> {
            use $module::$device as Device;
            Unit {
                mmio_write: Device::MMIO_WRITE,
                message: Device::MESSAGE,
                restart: Device::RESTART,
                limits: Device::LIMITS,
                choose: |bench, queue| bench.set_level(Device::INSPECTED_QUEUE, &Bits::new(queue)),
                inspected: Device::INSPECTED,
                status: Device::STATUS,
                size: $size,
                quota: $quota,
                format: $format,
            }
        }
    };
}

const USUAL: Format = Format {
    length_bytes: 2,
    length_offset: 0,
    is_big_endian: false,
    uncounted_bytes: 0,
    alignment_bytes: 64,
    maximum_bytes: 9216,
};
unit!(
    usual,
    usual::MmioQueues,
    10,
    12,
    64,
    Size { line_bytes: 64, window_lines: 32, memory_lines: 8192 },
    192,
    USUAL
);
unit!(
    framed,
    framed::MmioQueuesFramed,
    4,
    12,
    64,
    Size { line_bytes: 64, window_lines: 32, memory_lines: 512 },
    192,
    Format {
        length_offset: 16,
        is_big_endian: true,
        uncounted_bytes: 14,
        maximum_bytes: 4096,
        ..USUAL
    }
);
unit!(
    small,
    small::MmioQueuesTiny,
    1,
    4,
    16,
    Size { line_bytes: 16, window_lines: 4, memory_lines: 8 },
    6,
    Format { length_bytes: 1, alignment_bytes: 16, maximum_bytes: 40, ..USUAL }
);

/// What is still to be stored to one queue, in the order in which it arrives.
pub type Plan = (u64, VecDeque<Store>);

impl<D: Wrapper, const Q: usize, const A: usize, const B: usize> Unit<D, Q, A, B> {
    /// Whether a test is to run on it.
    pub fn is_judged(&self) -> bool {
        is_judged(D::DESIGN.module)
    }

    /// Bytes of a line.
    pub const LINE: u64 = B as u64;
    /// How many queues.
    pub const QUEUES: u64 = 1 << Q;

    /// The model of it.
    pub fn model(&self) -> Queues {
        Queues::new(self.format, self.size)
    }

    /// That many different queues, or all.
    pub fn some_queues(&self, generator: &mut Generator, count: u64) -> Vec<u64> {
        let mut queues: Vec<u64> = (0..Self::QUEUES).collect();
        generator.shuffle(&mut queues);
        queues.truncate(count as usize);
        queues
    }

    /// Bytes of the shortest and of the longest message that can be stated.
    pub fn lengths(&self) -> (u64, u64) {
        let Format { length_bytes, length_offset, uncounted_bytes, maximum_bytes, .. } =
            self.format;
        let most = (1 << (8 * length_bytes)) - 1 + uncounted_bytes;
        ((length_offset + length_bytes).max(uncounted_bytes), most.min(maximum_bytes))
    }

    /// A random length: mostly short, some of every kind.
    pub fn draw_length(&self, generator: &mut Generator) -> u64 {
        let (least, most) = self.lengths();
        let upper = match generator.below(16) {
            0 => most,
            1..4 => most.min(5 * Self::LINE),
            _ => most.min(least + 2 * Self::LINE),
        };
        match generator.below(6) {
            0 => (Self::LINE * generator.within(1..=3)).clamp(least, upper),
            1 => (Self::LINE * generator.within(1..=3) + 1).clamp(least, upper),
            _ => generator.within(least..=upper),
        }
    }

    /// The bytes of a message that says of itself that it is as long as it is.
    pub fn message(&self, generator: &mut Generator, length: u64) -> Vec<u8> {
        let bytes = generator.bytes(length as usize);
        let mut addressed: Store = (0..).zip(bytes).collect();
        state_length(&self.format, &mut addressed, length);
        addressed.into_iter().map(|(_, byte)| byte).collect()
    }

    /// The stores that carry messages of random lengths from `start` on, about so many lines of
    /// them, and where they end; `split` lines of 8 come in parts.
    pub fn plan(
        &self,
        generator: &mut Generator,
        (queue, start): (u64, u64),
        lines: u64,
        (order, split): (Order, u64),
    ) -> (Plan, u64) {
        let mut stores = Vec::new();
        let mut address = start;
        while address < start + lines * Self::LINE {
            let length = self.draw_length(generator);
            let message = self.message(generator, length);
            for (number, line) in message.chunks(B).enumerate() {
                let first = address + number as u64 * Self::LINE;
                let bytes: Store = (first..).zip(line.iter().copied()).collect();
                stores.extend(split_line(generator, bytes, split));
            }
            address = (address + length).next_multiple_of(Self::LINE);
        }
        let stores = self.arrange(generator, stores, order).into();
        let window = self.size.window_lines;
        let reach = Reach { line: Self::LINE, ahead: window, behind: window };
        let stores = insert_gaps(generator, stores, (start, address), reach);
        ((queue, stores.into()), address)
    }

    /// The stores in the order in which they arrive.
    pub fn arrange(
        &self,
        generator: &mut Generator,
        mut stores: Vec<Store>,
        order: Order,
    ) -> VecDeque<Store> {
        let line_of = |store: &Store| store[0].0 / Self::LINE;
        match order {
            Order::AsWritten => stores.into(),
            Order::Reversed(block) => {
                for part in stores.chunk_by_mut(|a, b| line_of(a) / block == line_of(b) / block) {
                    part.reverse();
                }
                stores.into()
            }
            Order::Random(reach) => {
                let mut waiting: VecDeque<Store> = stores.into();
                let mut arranged = VecDeque::new();
                while let Some(oldest) = waiting.front() {
                    let limit = line_of(oldest) + reach;
                    let free = waiting.iter().take_while(|store| line_of(store) < limit).count();
                    let chosen = generator.below(free as u64) as usize;
                    arranged.extend(waiting.remove(chosen));
                }
                arranged
            }
        }
    }

    /// A store as it arrives, with anything in the bytes that it does not have.
    pub fn write(
        &self,
        generator: &mut Generator,
        queue: u64,
        store: &[(u64, u8)],
    ) -> MmioQueueWrite<Q, A, B> {
        let mut data = [0; B];
        data.copy_from_slice(&generator.bytes(B));
        let mut byte_enable = 0;
        for (address, byte) in store {
            let place = address % Self::LINE;
            data[place as usize] = *byte;
            byte_enable |= 1 << place;
        }
        let line = store.first().map_or(0, |(address, _)| address / Self::LINE);
        MmioQueueWrite { queue, line_address: line % (1 << A), data, byte_enable }
    }

    /// A message as it leaves.
    pub fn beats(queue: u64, message: &[u8]) -> Vec<Routed<MessageBeat<B>, Q>> {
        let count = message.len().div_ceil(B);
        let beat = |(number, bytes): (usize, &[u8])| {
            let mut data = [0; B];
            data[..bytes.len()].copy_from_slice(bytes);
            let keep = u64::MAX >> (64 - bytes.len());
            let payload = MessageBeat { data, keep, last: number + 1 == count, error: false };
            Routed { payload, selection: queue }
        };
        message.chunks(B).enumerate().map(beat).collect()
    }

    /// Sends a store, to the device and to the model, and expects what the model gives.
    pub fn send(
        &self,
        bench: &mut Bench<D>,
        model: &mut Queues,
        queue: u64,
        store: &[(u64, u8)],
    ) -> Outcome {
        let write = self.write(bench.generator(), queue, store);
        bench.send(self.mmio_write, [write]);
        let mut outcome = model.store(queue, store);
        while let Outcome::Short(queues) = outcome {
            model.evict(self.evicted(bench, model.evicted.len() as u64, &queues));
            outcome = model.store(queue, store);
        }
        if let Outcome::Kept(messages) | Outcome::Stopped(_, messages) = &outcome {
            for message in messages {
                let beats = Self::beats(queue, message);
                bench.expect_by(self.message, |beat| beat.selection, beats);
            }
        }
        outcome
    }

    /// Waits until the device has stopped one of these queues for the sake of others, and says which.
    fn evicted(&self, bench: &mut Bench<D>, before: u64, queues: &[u64]) -> u64 {
        while bench.level(self.status).evicted == before {
            bench.step();
        }
        let MmioQueuesStatus { last_fault, last_queue, evicted, .. } = bench.level(self.status);
        assert_eq!((last_fault, evicted), (MmioQueueFault::Evicted, before + 1));
        assert!(queues.contains(&last_queue), "{last_queue} pays, and not one of {queues:?}");
        last_queue
    }

    /// Sets what the queues may hold, in the device and in the model.
    pub fn limit(&self, bench: &mut Bench<D>, model: &mut Queues, limits: MmioQueuesLimits) {
        bench.set_level(self.limits, &limits);
        bench.run(4);
        model.limits = limits;
    }

    /// Cycles in which the device looks at every queue three times.
    pub const ROUNDS: u64 = 3 << Q;

    /// Sends what is planned, queue by queue at random, but such that the memory suffices.
    pub fn send_all(&self, bench: &mut Bench<D>, model: &mut Queues, plans: &mut Vec<Plan>) {
        let ample = self.size.memory_lines - self.quota.min(self.size.memory_lines);
        plans.retain(|(_, stores)| !stores.is_empty());
        let mut favourite = 0;
        while !plans.is_empty() {
            // Where memory is scarce, one queue comes to its end after the other.
            if model.held_lines() < ample {
                favourite = bench.generator().below(plans.len() as u64) as usize;
            }
            favourite = favourite.min(plans.len() - 1);
            let (queue, stores) = &mut plans[favourite];
            if let Some(store) = stores.pop_front() {
                let outcome = self.send(bench, model, *queue, &store);
                let is_legal = matches!(outcome, Outcome::Kept(_) | Outcome::Late);
                assert!(is_legal, "the traffic is legal: {outcome:?}");
            }
            plans.retain(|(_, stores)| !stores.is_empty());
        }
    }

    /// Restarts a queue at a line, in the device and in the model; the bench must be idle.
    pub fn restart(&self, bench: &mut Bench<D>, model: &mut Queues, queue: u64, line: u64) {
        bench.send(self.restart, [MmioQueueRestart { queue, line_address: line % (1 << A) }]);
        while bench.waiting(self.restart.index()) > 0 {
            bench.step();
        }
        bench.run(self.size.window_lines + 2 * Stall::BURST);
        model.restart(queue, line * Self::LINE);
    }

    /// How a queue stands.
    pub fn inspect(&self, bench: &mut Bench<D>, queue: u64) -> MmioQueueState<A> {
        (self.choose)(bench, queue);
        bench.run(3);
        bench.level(self.inspected)
    }

    /// A bench whose watchdog knows the sweep.
    pub fn start(&self, source: Stall, sink: Stall) -> Bench<D> {
        let mut bench = Bench::<D>::new(source, sink);
        bench.watchdog(4096, "every queue is emptied after reset");
        bench
    }

    /// Sends messages of so many lines to some queues and expects them.
    pub fn exchange(
        &self,
        bench: &mut Bench<D>,
        model: &mut Queues,
        ends: &mut [u64],
        (queues, lines): (u64, u64),
        manner: (Order, u64),
    ) {
        let mut plans = vec![];
        for queue in self.some_queues(bench.generator(), queues) {
            let from = (queue, ends[queue as usize]);
            let (plan, end) = self.plan(bench.generator(), from, lines, manner);
            ends[queue as usize] = end;
            plans.push(plan);
        }
        self.send_all(bench, model, &mut plans);
    }

    /// Nothing was found wrong, and everything has left.
    pub fn is_content(&self, bench: &mut Bench<D>, ends: &[u64]) {
        let status = bench.level(self.status);
        // What of the gaps came late is up to the turns of the queues.
        let late_gap_stores = status.late_gap_stores;
        let expected = MmioQueuesStatus { late_gap_stores, ..quiet() };
        assert_eq!(status, expected, "no fault, nothing dropped");
        for (queue, end) in ends.iter().enumerate().filter(|(_, end)| **end > 0).take(4) {
            self.stands_at(bench, queue as u64, MmioQueueFault::None, *end);
        }
    }

    /// A queue stands where it should.
    pub fn stands_at(&self, bench: &mut Bench<D>, queue: u64, fault: MmioQueueFault, address: u64) {
        let state = self.inspect(bench, queue);
        let line = address / Self::LINE % (1 << A);
        assert_eq!((state.fault, state.next_line), (fault, line), "how queue {queue} stands");
    }
}

/// The status of queues that have met nothing.
pub fn quiet<const Q: usize>() -> MmioQueuesStatus<Q> {
    MmioQueuesStatus {
        last_fault: MmioQueueFault::None,
        last_queue: 0,
        too_short: 0,
        too_long: 0,
        beyond_window: 0,
        below_start: 0,
        memory_full: 0,
        evicted: 0,
        timed_out: 0,
        doubled_stores: 0,
        dropped_stores: 0,
        late_gap_stores: 0,
    }
}

/// Parts of a line, of which none has bytes of another.
fn split_line(generator: &mut Generator, line: Store, split: u64) -> Vec<Store> {
    if !generator.chance(split, 8) {
        return vec![line];
    }
    let parts = generator.within(2..=4);
    let piece = *generator.pick(&[1, 4, 8, 16]);
    let part_of: Vec<u64> = (0..64).map(|_| generator.below(parts)).collect();
    let number_of = |address: u64| part_of[(address % 64 / piece) as usize];
    let part = |number: u64| -> Store {
        line.iter().filter(|(address, _)| number_of(*address) == number).copied().collect()
    };
    (0..parts).map(part).filter(|part| !part.is_empty()).collect()
}
