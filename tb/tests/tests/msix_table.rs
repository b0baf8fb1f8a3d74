//! The MSI-X table against its model: no message while masked, none lost, none twice.
use std::collections::VecDeque;

use nic_model::msix_table::MsixTable as Model;
use nic_sim::generated::msix_table::MsixTable as Usual;
use nic_sim::generated::msix_table_tiny::MsixTableTiny as Tiny;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    Interrupt, InterruptMessage, MsixControl, MsixEntry, MsixPending, MsixStatus,
};
use nic_tb::{Bench, Generator, Stall};

/// Ports of an emitted table of so many vectors.
struct Ports<D, const N: usize> {
    interrupt: Inlet<D, Interrupt>,
    entry: [LevelInlet<D, MsixEntry>; N],
    control: LevelInlet<D, MsixControl>,
    message: Outlet<D, InterruptMessage>,
    pending: LevelOutlet<D, MsixPending<N>>,
    status: LevelOutlet<D, MsixStatus>,
}

macro_rules! ports {
    ($device:ident, $($entry:ident),*) => {
        Ports {
            interrupt: $device::INTERRUPT,
            entry: [$($device::$entry),*],
            control: $device::CONTROL,
            message: $device::MESSAGE,
            pending: $device::PENDING,
            status: $device::STATUS,
        }
    };
}
/// Runs a test on every emitted table.
macro_rules! on_every_table {
    ($test:ident) => {
        $test(&ports!(Tiny, ENTRY_0, ENTRY_1, ENTRY_2, ENTRY_3));
        $test(&ports!(
            Usual, ENTRY_0, ENTRY_1, ENTRY_2, ENTRY_3, ENTRY_4, ENTRY_5, ENTRY_6, ENTRY_7, ENTRY_8,
            ENTRY_9, ENTRY_10, ENTRY_11, ENTRY_12, ENTRY_13, ENTRY_14, ENTRY_15
        ));
    };
}

const ON: MsixControl = MsixControl { enable: true, function_mask: false };
/// How vectors can be masked: the control, and whether their own bits are set.
const MASKED: [(MsixControl, bool); 4] = [
    (ON, true),
    (MsixControl { enable: true, function_mask: true }, false),
    (MsixControl { enable: false, function_mask: false }, false),
    (MsixControl { enable: false, function_mask: true }, true),
];

/// A bench with the model beside it, and messages that have begun to leave.
struct Rig<'a, D: Wrapper, const N: usize> {
    ports: &'a Ports<D, N>,
    bench: Bench<D>,
    model: Model,
    sent: VecDeque<Interrupt>,
    leaving: VecDeque<InterruptMessage>,
    was_busy: bool,
    /// Messages that have left, and when the last did.
    left: Vec<InterruptMessage>,
}

impl<'a, D: Wrapper, const N: usize> Rig<'a, D, N> {
    fn new(ports: &'a Ports<D, N>, (source, sink): (Stall, Stall)) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(ports.message);
        let mut rig = Self {
            ports,
            bench,
            model: Model::new(N),
            sent: VecDeque::new(),
            leaving: VecDeque::new(),
            was_busy: false,
            left: Vec::new(),
        };
        rig.set_control(rig.model.control);
        (0..N).for_each(|vector| rig.set_entry(vector, rig.model.entries[vector]));
        rig
    }

    fn set_control(&mut self, control: MsixControl) {
        self.model.control = control;
        self.bench.set_level(self.ports.control, &control);
    }

    fn set_entry(&mut self, vector: usize, entry: MsixEntry) {
        self.model.entries[vector] = entry;
        self.bench.set_level(self.ports.entry[vector], &entry);
    }

    fn mask(&mut self, vector: usize, masked: bool) {
        self.set_entry(vector, MsixEntry { masked, ..self.model.entries[vector] });
    }

    /// All vectors may send, each a message of its own.
    fn open(&mut self) {
        for vector in 0..N {
            let message_address = 0xfee0_0000 + 16 * vector as u64;
            let message_data = 0x4000 + vector as u64;
            let message_upper_address = vector as u64 / 2;
            let entry =
                MsixEntry { message_address, message_upper_address, message_data, masked: false };
            self.set_entry(vector, entry);
        }
        self.set_control(ON);
    }

    fn send(&mut self, vector: u64) {
        self.sent.push_back(Interrupt { vector });
        self.bench.send(self.ports.interrupt, [Interrupt { vector }]);
    }

    /// One cycle, compared with the model.
    fn step(&mut self) {
        let before = self.bench.level(self.ports.pending).pending;
        let waited = self.bench.waiting(self.ports.interrupt.index());
        self.bench.step();
        let came = waited - self.bench.waiting(self.ports.interrupt.index());
        let came: Vec<u64> = self.sent.drain(..came).map(|interrupt| interrupt.vector).collect();
        let after = self.bench.level(self.ports.pending).pending;
        let messages = self.bench.take(self.ports.message);
        for message in &messages {
            assert_eq!(
                self.leaving.pop_front().as_ref(),
                Some(message),
                "what leaves has begun to"
            );
        }
        self.left.extend(messages.iter().copied());

        // A message has begun to leave if there is one that was not there before.
        let is_busy = self.bench.level(self.ports.status).busy;
        if is_busy && (!self.was_busy || !messages.is_empty()) {
            // Its bit has fallen, or was set again in the same cycle.
            let fallen = before & !after;
            let vector = match fallen {
                0 => came.iter().copied().find(|vector| before >> vector & 1 == 1),
                _ => Some(fallen.trailing_zeros().into()),
            };
            let vector = vector.expect("a message begins to leave, and no vector is pending");
            let message = self.model.begins(vector as usize);
            self.leaving.push_back(message.unwrap_or_else(|error| panic!("{error}")));
        }
        self.was_busy = is_busy;
        came.iter().for_each(|vector| self.model.interrupt(*vector));
        assert_eq!(after, self.model.pending(), "pending bits");
    }

    fn run(&mut self, cycles: usize) {
        (0..cycles).for_each(|_| self.step());
    }

    /// What may leave leaves, and the counts are right.
    fn settle(&mut self) {
        self.bench.set_stall(self.ports.interrupt.index(), Stall::Never);
        self.bench.set_stall(self.ports.message.index(), Stall::Never);
        while !self.sent.is_empty() {
            self.step();
        }
        self.run(4 * N + 16);
        let waiting = (0..N).filter(|vector| self.model.pending() >> vector & 1 == 1);
        let lost: Vec<_> = waiting.filter(|vector| self.model.is_unmasked(*vector)).collect();
        assert!(lost.is_empty(), "vectors {lost:?} may send, and do not");
        assert!(self.leaving.is_empty(), "{:?} stay", self.leaving);
        let status = self.bench.level(self.ports.status);
        let outside = &self.model.outside;
        assert!(!status.busy);
        assert_eq!(status.messages, self.model.messages);
        assert_eq!(status.shared_interrupts, self.model.shared);
        assert_eq!(status.outside_interrupts, outside.len().min(0xffff) as u64);
        assert_eq!(status.first_outside_vector, outside.first().copied().unwrap_or(0));
    }
}

fn entry(generator: &mut Generator) -> MsixEntry {
    MsixEntry {
        message_address: generator.bits(32),
        message_upper_address: generator.bits(32),
        message_data: generator.bits(32),
        masked: generator.chance(1, 2),
    }
}

#[test]
fn messages_and_pending_bits_are_the_models_in_every_regime() {
    on_every_table!(equals_the_model);
}

fn equals_the_model<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls);
        for _ in 0..1_200 {
            let generator = rig.bench.generator();
            let vector = generator.below(N as u64 + 1);
            if generator.chance(1, 2) && rig.sent.len() < 4 {
                rig.send(vector);
            }
            // Whatever software should not do as well: an entry changes at any time.
            if rig.bench.generator().chance(1, 6) {
                let (vector, entry) = (vector as usize % N, entry(rig.bench.generator()));
                rig.set_entry(vector, entry);
            }
            if rig.bench.generator().chance(1, 24) {
                let enable = rig.bench.generator().chance(3, 4);
                let function_mask = rig.bench.generator().chance(1, 4);
                rig.set_control(MsixControl { enable, function_mask });
            }
            rig.step();
        }
        rig.settle();
        assert!(rig.left.len() > 20, "{} messages", rig.left.len());
        rig.open();
        rig.settle();
        assert_eq!(rig.model.pending(), 0);
        rig.bench.dismiss();
    }
}

#[test]
fn a_masked_vector_keeps_its_interrupts_and_sends_one_message_for_them() {
    on_every_table!(keeps_what_is_masked);
}

fn keeps_what_is_masked<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    for (control, masked) in MASKED {
        for vector in 0..N {
            let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
            rig.open();
            (0..N).for_each(|vector| rig.mask(vector, masked));
            rig.set_control(control);
            (0..3).for_each(|_| rig.send(vector as u64));
            rig.run(64);
            assert_eq!((rig.left.len(), rig.model.pending()), (0, 1 << vector), "{control:?}");
            rig.open();
            rig.run(16);
            let address = ((vector as u64 / 2) << 32) + 0xfee0_0000 + 16 * vector as u64;
            let data = 0x4000 + vector as u64;
            assert_eq!(rig.left, [InterruptMessage { address, data }]);
            rig.settle();
            assert_eq!(rig.model.shared, 2);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn an_interrupt_in_any_cycle_of_the_one_before_is_told() {
    on_every_table!(loses_none);
}

fn loses_none<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    for gap in 0..12 {
        for stall in [Stall::Never, Stall::Mostly] {
            let mut rig = Rig::new(ports, (Stall::Never, stall));
            rig.open();
            for _ in 0..4 {
                rig.send(1);
                rig.run(gap + 1);
                rig.send(1);
                rig.run(40);
            }
            rig.settle();
            let told = rig.model.messages + rig.model.shared;
            assert_eq!((told, rig.model.pending()), (8, 0), "{gap} cycles between");
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_mask_stops_all_but_the_message_that_has_begun_to_leave() {
    on_every_table!(masks_in_time);
}

fn masks_in_time<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    for after in 0..8 {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.open();
        // The port stands still.
        rig.bench.set_stall(ports.message.index(), Stall::Always);
        rig.send(2);
        rig.run(after);
        rig.mask(2, true);
        let has_begun = rig.bench.level(ports.status).busy;
        rig.run(30);
        assert_eq!(rig.bench.level(ports.status).busy, has_begun, "after {after} cycles");
        rig.bench.set_stall(ports.message.index(), Stall::Never);
        rig.run(30);
        assert!(!rig.bench.level(ports.status).busy);
        assert_eq!(rig.left.len(), usize::from(has_begun));
        assert_eq!(rig.model.pending(), u64::from(!has_begun) << 2);
        rig.bench.dismiss();
    }
}

#[test]
fn an_interrupt_without_an_entry_is_counted_and_the_first_is_named() {
    on_every_table!(counts_those_outside);
}

fn counts_those_outside<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    rig.open();
    for vector in [0, 500, N as u64, 256, 511] {
        rig.send(vector);
    }
    rig.settle();
    assert_eq!((rig.model.outside.len(), rig.left.len()), (4, 1));
    assert_eq!(rig.bench.level(ports.status).first_outside_vector, 500);
    rig.bench.dismiss();
}

#[test]
fn no_vector_waits_for_more_than_two_messages_of_each_other() {
    on_every_table!(takes_turns);
}

fn takes_turns<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    for patient in 0..N as u64 {
        // The port takes fewer messages than there are interrupts.
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Alternate));
        rig.open();
        for round in 0..40 {
            (0..N as u64).filter(|vector| *vector != patient).for_each(|vector| rig.send(vector));
            if round == 10 {
                rig.send(patient);
            }
        }
        let mut others = None;
        while !rig.sent.is_empty() {
            let was_pending = rig.model.pending() >> patient & 1 == 1;
            let before = rig.model.messages;
            rig.step();
            if was_pending {
                let waited = others.get_or_insert(0);
                *waited += rig.model.messages - before;
                assert!(*waited <= 2 * N as u64, "vector {patient} waits for {waited} messages");
            }
        }
        assert!(others.is_some(), "it was pending");
        rig.settle();
        rig.bench.dismiss();
    }
}

#[test]
fn a_reset_forgets_what_is_pending() {
    on_every_table!(forgets_in_reset);
}

fn forgets_in_reset<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    for cycles in 0..10 {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.open();
        rig.bench.set_stall(ports.message.index(), Stall::Always);
        (0..N as u64).for_each(|vector| rig.send(vector));
        rig.run(cycles);
        rig.bench.reset();
        let status = rig.bench.level(ports.status);
        assert_eq!(rig.bench.level(ports.pending).pending, 0, "after {cycles} cycles");
        assert_eq!((status.busy, status.messages), (false, 0));
        rig.bench.dismiss();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_table!(keeps_its_contract);
}

fn keeps_its_contract<D: Wrapper, const N: usize>(ports: &Ports<D, N>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    rig.open();
    let units = (0..200).map(|number| vec![Interrupt { vector: number % N as u64 }]);
    let measured = rig.bench.measure(ports.interrupt, ports.message, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}
