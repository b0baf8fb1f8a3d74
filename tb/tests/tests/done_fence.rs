//! The done fence against its model: no segment leaves before the fence that covers it has passed.
use std::collections::VecDeque;

use nic_model::done_fence::DoneFence;
use nic_sim::generated::done_fence::DoneFence as Usual;
use nic_sim::generated::done_fence_tiny::DoneFenceTiny as Tiny;
use nic_sim::{Inlet, LevelInlet, Outlet, PulseInlet, PulseOutlet, Wrapper};
use nic_spec::message::{Nothing, SegmentDone, WriteAnswer, WriteOrder};
use nic_tb::{Bench, Generator, Stall};

/// Ports of an emitted fence, and how many segments it holds.
struct Fence<D: Wrapper> {
    written: Inlet<D, SegmentDone>,
    done: Outlet<D, SegmentDone>,
    write_order: LevelInlet<D, WriteOrder>,
    request: PulseOutlet<D, Nothing>,
    response: PulseInlet<D, Nothing>,
    depth: usize,
}

macro_rules! fence {
    ($device:ident, $depth:literal) => {
        Fence {
            written: $device::WRITTEN,
            done: $device::DONE,
            write_order: $device::WRITE_ORDER,
            request: $device::FENCE_REQUEST,
            response: $device::FENCE_RESPONSE,
            depth: $depth,
        }
    };
}
/// Runs a test on every emitted fence.
macro_rules! on_every_fence {
    ($test:ident) => {
        $test(&fence!(Tiny, 4));
        $test(&fence!(Usual, 512));
    };
}

/// A bench, the model beside it, and the answer that the fence waits for.
struct Rig<'a, D: Wrapper> {
    fence: &'a Fence<D>,
    bench: Bench<D>,
    model: DoneFence<SegmentDone>,
    is_local: bool,
    /// Segments that were sent and have not gone in.
    sent: VecDeque<SegmentDone>,
    stands: bool,
    fences: usize,
    left: usize,
}

impl<'a, D: Wrapper> Rig<'a, D> {
    fn new(fence: &'a Fence<D>, answer: WriteAnswer, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.set_stall(fence.response.index(), Stall::Never);
        bench.collect(fence.done);
        bench.collect(fence.request);
        bench.set_level(fence.write_order, &WriteOrder { nc_writes: answer });
        bench.run(1);
        let is_local = answer == WriteAnswer::Locally;
        Self {
            fence,
            bench,
            model: DoneFence::default(),
            is_local,
            sent: VecDeque::new(),
            stands: false,
            fences: 0,
            left: 0,
        }
    }

    fn send(&mut self, segment: SegmentDone) {
        self.sent.push_back(segment);
        self.bench.send(self.fence.written, [segment]);
    }

    /// One cycle, compared with the model.
    fn step(&mut self) {
        let waited = self.bench.waiting(self.fence.written.index());
        self.bench.step();
        let gone_in = waited - self.bench.waiting(self.fence.written.index());
        // What a fence covers has gone in before the cycle in which it is asked for.
        for Nothing {} in self.bench.take(self.fence.request) {
            self.model.opens(self.model.uncovered());
            self.stands = true;
            self.fences += 1;
        }
        for segment in self.bench.take(self.fence.done) {
            assert_eq!(self.model.leaves(), Some(segment), "leaves before it may");
            self.left += 1;
        }
        for segment in self.sent.drain(..gone_in) {
            self.model.comes(segment, self.is_local);
        }
    }

    /// What the fence waits for is visible.
    fn pass(&mut self) {
        self.bench.send(self.fence.response, [Nothing {}]);
        self.model.passes();
        self.stands = false;
    }

    fn run(&mut self, cycles: usize) {
        (0..cycles).for_each(|_| self.step());
    }
}

fn segment(generator: &mut Generator) -> SegmentDone {
    let ring = generator.below(256);
    SegmentDone { ring, last: generator.chance(1, 2), failed: generator.chance(1, 4) }
}

#[test]
fn segments_leave_behind_their_fence_in_every_regime() {
    on_every_fence!(equals_the_model);
}

fn equals_the_model<D: Wrapper>(fence: &Fence<D>) {
    for answer in [WriteAnswer::Globally, WriteAnswer::Locally] {
        for (source, sink) in Stall::pairs() {
            let mut rig = Rig::new(fence, answer, source, sink);
            for _ in 0..600 {
                if rig.bench.generator().chance(1, 2)
                    && rig.bench.waiting(fence.written.index()) < 8
                {
                    let segment = segment(rig.bench.generator());
                    rig.send(segment);
                }
                rig.step();
                if rig.stands && rig.bench.generator().chance(1, 12) {
                    rig.pass();
                }
            }
            rig.bench.set_stall(fence.done.index(), Stall::Never);
            rig.bench.set_stall(fence.written.index(), Stall::Never);
            let mut left = 4_000;
            while !(rig.model.is_empty() && rig.sent.is_empty()) {
                rig.step();
                if rig.stands {
                    rig.pass();
                }
                left -= 1;
                assert!(left > 0, "segments stay: {:?}", rig.model);
            }
            assert!(rig.left > 20, "{}", rig.left);
            let is_local = answer == WriteAnswer::Locally;
            assert_eq!(rig.fences > 0, is_local, "{} fences", rig.fences);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_fence_covers_what_has_come_and_nothing_that_comes_later() {
    on_every_fence!(covers_what_has_come);
}

fn covers_what_has_come<D: Wrapper>(fence: &Fence<D>) {
    let mut rig = Rig::new(fence, WriteAnswer::Locally, Stall::Never, Stall::Never);
    for round in 1..=4 {
        // The first asks for a fence; those behind it wait for the next.
        for _ in 0..3 {
            let segment = segment(rig.bench.generator());
            rig.send(segment);
        }
        rig.run(40);
        assert_eq!((rig.fences, rig.left), (2 * round - 1, 3 * round - 3));
        rig.pass();
        rig.run(40);
        assert_eq!((rig.fences, rig.left), (2 * round, 3 * round - 2), "one of three was covered");
        rig.pass();
        rig.run(40);
        assert_eq!((rig.fences, rig.left), (2 * round, 3 * round));
    }
    rig.bench.dismiss();
}

#[test]
fn as_many_wait_as_fit_and_all_of_them_leave() {
    on_every_fence!(fills);
}

fn fills<D: Wrapper>(fence: &Fence<D>) {
    let mut rig = Rig::new(fence, WriteAnswer::Locally, Stall::Never, Stall::Never);
    for _ in 0..fence.depth + 3 {
        let segment = segment(rig.bench.generator());
        rig.send(segment);
    }
    rig.run(fence.depth + 40);
    assert_eq!((rig.left, rig.sent.len()), (0, 3), "as many are inside as fit");
    while rig.left < fence.depth + 3 {
        rig.pass();
        rig.run(fence.depth + 40);
    }
    assert!((3..=5).contains(&rig.fences), "{} fences", rig.fences);
    rig.bench.dismiss();
}

#[test]
fn an_answer_that_nobody_waits_for_frees_nothing() {
    on_every_fence!(stray_answer);
}

fn stray_answer<D: Wrapper>(fence: &Fence<D>) {
    let mut rig = Rig::new(fence, WriteAnswer::Locally, Stall::Never, Stall::Never);
    rig.bench.send(fence.response, [Nothing {}]);
    rig.run(4);
    for round in 0..2 {
        let segment = segment(rig.bench.generator());
        rig.send(segment);
        rig.run(40);
        assert_eq!((rig.fences, rig.left), (round + 1, round));
        rig.pass();
        rig.run(40);
        rig.bench.send(fence.response, [Nothing {}]);
        rig.run(4);
        assert_eq!((rig.fences, rig.left), (round + 1, round + 1));
    }
    rig.bench.dismiss();
}

#[test]
fn a_segment_that_need_not_wait_takes_a_cycle() {
    on_every_fence!(takes_a_cycle);
}

fn takes_a_cycle<D: Wrapper>(fence: &Fence<D>) {
    let mut rig = Rig::new(fence, WriteAnswer::Globally, Stall::Never, Stall::Never);
    for _ in 0..100 {
        let segment = segment(rig.bench.generator());
        rig.send(segment);
    }
    let start = rig.bench.cycle();
    while rig.left < 100 {
        rig.step();
    }
    assert_eq!(rig.bench.cycle() - start, 101);
    rig.bench.dismiss();
}
