//! The reorder buffer against its model: every answer leaves once, in order, beside its question.
use nic_model::reorder_buffer::ReorderBuffer;
use nic_sim::generated::{
    reorder_buffer_s256_t10_i45_d513, reorder_buffer_s1024, reorder_buffer_tiny,
};
use nic_sim::{AnyDevice, Design, Device};
use nic_tb::bench::Options;
use nic_tb::{Bench, Measured, Stall, Words};

/// An emitted buffer and how many slots it has.
type Emitted = (&'static Design, usize);

/// Every emitted buffer.
const BUFFERS: [Emitted; 3] = [
    (&reorder_buffer_tiny::DESIGN, 4),
    (&reorder_buffer_s256_t10_i45_d513::DESIGN, 256),
    (&reorder_buffer_s1024::DESIGN, 1024),
];

/// The counter of refused answers stops here.
const MOST_REFUSED: u64 = 0xffff;

#[test]
fn answers_leave_in_the_order_of_their_questions_in_every_regime() {
    for (buffer, (source, sink)) in BUFFERS.iter().flat_map(|b| Stall::pairs().map(move |s| (b, s)))
    {
        let mut rig = Rig::new(*buffer, source, sink);
        // Long enough for every slot to be used more than once.
        let cycles = 3_000 + 4 * rig.slots as u64;
        for cycle in 0..cycles {
            rig.ask(1 + (cycle % 3) as usize);
            // Any of many, the oldest, or none for a while, until all slots are taken.
            match cycle / (2 * rig.slots as u64).max(150) % 4 {
                0 => rig.answer(usize::MAX),
                1 => rig.answer(1),
                2 => rig.answer(3),
                _ => {}
            }
            rig.step();
        }
        rig.finish();
        assert_eq!(rig.model.refused, 0);
        assert!(rig.left > 50, "only {} left", rig.left);
        rig.bench.dismiss();
    }
}

#[test]
fn an_answer_that_nobody_waits_for_is_counted_and_dropped() {
    for buffer in BUFFERS {
        for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Mostly, Stall::Bursts)] {
            let mut rig = Rig::new(buffer, source, sink);
            for cycle in 0..600 {
                // At first none has been asked, later some have not been, at last all have.
                if cycle > 100 {
                    rig.ask(1);
                }
                if rig.bench.generator().chance(1, 2) {
                    rig.answer(8);
                } else if rig.bench.waiting(rig.answer) == 0 {
                    let width = rig.bench.access(rig.answer).width("tag").expect("it has one");
                    let tag = rig.bench.generator().bits(width);
                    rig.send_answer(tag);
                }
                rig.step();
            }
            rig.finish();
            assert!(rig.model.refused > 30, "{} refused", rig.model.refused);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn the_count_of_refused_answers_stops_at_its_largest_value() {
    let mut rig = Rig::new(BUFFERS[0], Stall::Never, Stall::Never);
    (0..MOST_REFUSED + 10).for_each(|_| rig.send_answer(7));
    while rig.bench.waiting(rig.answer) > 0 {
        rig.step();
    }
    rig.step();
    assert!(rig.model.refused > MOST_REFUSED);
    rig.bench.dismiss();
}

#[test]
fn every_slot_is_used_and_none_more() {
    for buffer in BUFFERS {
        let mut rig = Rig::new(buffer, Stall::Never, Stall::Never);
        for turn in 0..3 {
            let asked = rig.slots + 20;
            (0..asked).for_each(|_| rig.ask_one());
            (0..asked).for_each(|_| rig.step());
            assert_eq!(rig.model.taken(), rig.slots, "turn {turn}");
            // The youngest first: nothing leaves before the oldest is answered.
            let left = rig.left;
            for tag in rig.model.awaited().into_iter().rev() {
                assert_eq!(rig.left, left);
                rig.send_answer(tag as u64);
                rig.step();
            }
            while rig.model.taken() > 0 {
                rig.answer(1);
                rig.step();
            }
        }
        rig.finish();
        rig.bench.dismiss();
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_frees_all() {
    for buffer in BUFFERS {
        for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Mostly)] {
            let mut rig = Rig::new(buffer, source, sink);
            // After each the bits of the slots are left as they happen to be.
            for steps in [1, 3, 7, 13, 40, 90, 2_500] {
                for _ in 0..steps {
                    rig.ask(2);
                    if rig.bench.generator().chance(2, 3) {
                        rig.answer(usize::MAX);
                    }
                    rig.step();
                }
                rig.reset();
            }
            for _ in 0..300 {
                rig.ask(2);
                rig.answer(5);
                rig.step();
            }
            rig.finish();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn after_a_reset_in_the_middle_no_slot_waits_until_it_is_taken() {
    for buffer in BUFFERS {
        // Slots that wait for their answer, slots that were taken once, and slots that never were.
        for taken in [1, buffer.1 / 2, buffer.1] {
            let mut rig = Rig::new(buffer, Stall::Never, Stall::Never);
            (0..taken).for_each(|_| rig.ask_one());
            (0..=taken).for_each(|_| rig.step());
            assert_eq!(rig.model.awaited().len(), taken);
            rig.reset();
            (0..buffer.1).for_each(|slot| rig.send_answer(slot as u64));
            (0..buffer.1 + 2).for_each(|_| rig.step());
            assert_eq!(rig.model.refused, buffer.1 as u64);
            // Taken again, each is answered once.
            (0..buffer.1).for_each(|_| rig.ask_one());
            rig.finish();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn one_comes_is_answered_and_leaves_in_every_cycle() {
    for buffer in BUFFERS {
        let mut rig = Rig::new(buffer, Stall::Never, Stall::Never);
        rig.bench.probe_every(0);
        let (mut least, mut most) = (u64::MAX, 0);
        for _ in 0..20 {
            rig.ask(1);
            rig.step();
            let tag = rig.model.awaited()[0];
            rig.send_answer(tag as u64);
            let left = rig.left;
            rig.step();
            let mut latency = 0;
            while rig.left == left {
                rig.step();
                latency += 1;
            }
            (least, most) = (least.min(latency), most.max(latency));
        }
        // Each is asked in one cycle, answered in the next, and leaves in the one after.
        const COUNT: u64 = 3_000;
        (0..4).for_each(|_| rig.ask_one());
        let first = rig.left;
        let mut cycles = 0;
        while rig.left < first + COUNT {
            rig.ask_one();
            rig.answer(1);
            rig.step();
            cycles += u64::from(rig.left > first + 1);
        }
        let measured = Measured { least, most, cycles, gaps: COUNT - 1 };
        let contract = buffer.0.contract.expect("the module has a contract");
        measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", buffer.0.module));
        rig.bench.dismiss();
    }
}

/// A buffer and its model. What is kept and what is answered are words, whatever their widths.
struct Rig {
    bench: Bench<AnyDevice>,
    model: ReorderBuffer<Words, Words>,
    slots: usize,
    allocate: usize,
    answer: usize,
    departure: usize,
    left: u64,
}

impl Rig {
    fn new((design, slots): Emitted, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::any(design, &Options::new(source, sink));
        bench.take_transfers();
        let port = |name| design.groups.iter().position(|g| g.name == name).expect("it has one");
        Self {
            bench,
            model: ReorderBuffer::new(slots),
            slots,
            allocate: port("allocate"),
            answer: port("answer"),
            departure: port("departure"),
            left: 0,
        }
    }

    /// The value of a level.
    fn level(&mut self, name: &str) -> u64 {
        let device = self.bench.device();
        let group = device.design().groups.iter().find(|g| g.name == name).expect("it has one");
        u64::from(device.model().words(group.fields[0].port)[0])
    }

    /// Offers questions, so that some wait.
    fn ask(&mut self, count: usize) {
        while self.bench.waiting(self.allocate) < count {
            self.ask_one();
        }
    }

    fn ask_one(&mut self) {
        let access = self.bench.access(self.allocate).clone();
        let words = access.random(self.bench.generator());
        self.bench.send_words(self.allocate, words);
    }

    /// Answers one of the first `among` questions that wait, unless an answer is on its way.
    fn answer(&mut self, among: usize) {
        let awaited = self.model.awaited();
        let among = awaited.len().min(among);
        if among > 0 && self.bench.waiting(self.answer) == 0 {
            let tag = awaited[self.bench.generator().below(among as u64) as usize];
            self.send_answer(tag as u64);
        }
    }

    fn send_answer(&mut self, tag: u64) {
        let access = self.bench.access(self.answer).clone();
        let mut words = access.random(self.bench.generator());
        access.field_mut(&mut words, "tag").expect("it has one")[0] = tag as u32;
        self.bench.send_words(self.answer, words);
    }

    /// A cycle; then the device says of itself what the model does.
    fn step(&mut self) {
        self.bench.step();
        self.catch_up();
        assert_eq!(self.level("refused"), self.model.refused.min(MOST_REFUSED));
        assert_eq!(self.level("tag"), self.model.next_tag() as u64);
    }

    /// The model sees what moved.
    fn catch_up(&mut self) {
        // What leaves and what is answered was asked in cycles before.
        for (port, words) in self.bench.take_transfers().into_iter().rev() {
            let access = self.bench.access(port);
            let field = |name| access.field(&words, name).expect("it has one").to_vec();
            if port == self.departure {
                let left = self.model.leave();
                assert_eq!(left, Some((field("info"), field("data"))), "what leaves");
                self.left += 1;
            } else if port == self.answer {
                self.model.answer(field("tag")[0] as usize, field("data"));
            } else {
                self.model.ask(field("data"));
            }
        }
    }

    /// Answers what is open, and sees everything leave.
    fn finish(&mut self) {
        let mut left = 60_000;
        while self.model.taken() > 0 || self.bench.waiting(self.allocate) > 0 {
            self.answer(usize::MAX);
            self.step();
            left -= 1;
            assert!(left > 0, "everything leaves in the end");
        }
        self.bench.run(2);
        assert_eq!(self.level("occupancy"), 0);
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.model = ReorderBuffer::new(self.slots);
    }
}
