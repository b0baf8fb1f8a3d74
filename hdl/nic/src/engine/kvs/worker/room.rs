//! Room in NIC memory: a free slot, or that of an entry that goes back to host memory.
use nic_dsl::{Bits, BundleExt, constant, constant_bool, cover, elaborate, mux, when};

use super::mover::{Job, PLACE_BITS};
use super::program::{BUCKETS_PLACE, ENTRY_PLACE, Registers, Step, begin, status, when_fires};
use super::search::{Position, either};
use super::{KvsWorker, KvsWorkerPorts};
use crate::engine::kvs::layout::{SLOT_NUMBER_BITS, Slot, choice, lines_of, look};

impl KvsWorker {
    /// Finds a slot in NIC memory.
    #[elaborate]
    pub(super) fn make_room(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step, line: Bits) {
        let Registers { step, search, target, victim, .. } = of;
        let [first, second] = search.free;
        match now {
            Step::Room => {
                // What is in the host's table goes into the corresponding bucket here.
                let is_second =
                    mux(search.host_hit, search.host.is_second, !first.exists & second.exists);
                let exists = mux(is_second, second.exists, first.exists);
                let slot = mux(is_second, second.slot, first.slot);
                target.set(Position { is_second, slot });
                step.set(either(exists, Step::Write, Step::Oldest));
            }
            Step::Oldest => when_fires(ports.recency.ready, *step, Step::Victim),
            Step::Victim => {
                when(ports.victim.valid, || {
                    target.slot.set(ports.victim.payload.slot);
                    step.goto(Step::Evict);
                });
            }
            Step::Evict => {
                search.held.set(line);
                step.goto(Step::Evicted);
            }
            Step::Evicted => {
                let chosen = search.slots.iter().copied().enumerate().map(|(number, slot)| {
                    (target.slot.equals(constant(SLOT_NUMBER_BITS, number as u64)), slot)
                });
                victim.assign(nic_dsl::one_hot_mux(chosen));
                of.seen.eviction.set(true);
                step.goto(Step::Save);
            }
            Step::Save => {
                let job = Job {
                    is_entry: constant_bool(true),
                    index: self.nic_bucket(of, target.is_second),
                    slot: target.slot,
                    count: lines_of(victim.key_length, victim.value_length),
                    place: self.other_place(of),
                    ..Job::read_of_bucket()
                };
                // Which of the victim's own buckets the one that it is in is.
                let of_victim = choice(victim.hash, constant_bool(false)).truncate(self.index_bits);
                let bucket = choice(of.request.hash, target.is_second).truncate(self.index_bits);
                of.victim_is_second.set(of_victim.differs(bucket));
                step.goto(Step::Vacate);
                let is_newer = victim.is_used & victim.is_dirty;
                when(is_newer & ports.tables.has_host, || begin(of, job, Step::Home));
            }
            _ => unreachable!("it makes no room"),
        }
    }

    /// Writes an entry of NIC memory back to the host's table.
    #[elaborate]
    pub(super) fn write_back(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step, line: Bits) {
        let Registers { step, search, victim, .. } = of;
        let host = constant_bool(true);
        let job = || Job {
            is_host: host,
            index: self.bucket(ports, victim.hash, of.victim_is_second, host),
            slot: of.home_slot,
            ..Job::read_of_bucket()
        };
        match now {
            Step::Home => {
                let place = constant(PLACE_BITS, BUCKETS_PLACE + 4);
                begin(of, Job { place, ..job() }, Step::HomeBucket);
            }
            Step::HomeBucket => {
                search.held.set(line);
                step.goto(Step::HomeSlot);
            }
            Step::HomeSlot => {
                let found = look(&search.slots, victim.hash, victim.key_length);
                found.value_length.ignore();
                of.home_slot.set(mux(found.matches, found.slot, found.free));
                step.set(either(found.matches, Step::Clear, Step::Back));
                when(!found.matches & !found.has_free, || {
                    of.seen.no_room.set(true);
                    of.ends_with(status::OUT_OF_MEMORY);
                    step.set(either(of.outcome.is_answered, Step::Finish, Step::Reply));
                });
                cover("the host's bucket is full", !found.matches & !found.has_free);
                cover("the host has an older copy", found.matches);
            }
            // What is written over an entry is a mixture of two until it is complete.
            Step::Clear => begin(of, Job { is_write: constant_bool(true), ..job() }, Step::Back),
            Step::Back => {
                let job = Job {
                    is_write: constant_bool(true),
                    is_entry: constant_bool(true),
                    count: lines_of(victim.key_length, victim.value_length),
                    place: self.other_place(of),
                    ..job()
                };
                begin(of, job, Step::BackSlot);
            }
            Step::BackSlot => {
                of.seen.write_back.set(true);
                let content = Slot { is_dirty: constant_bool(false), ..*victim };
                begin(of, Job { is_write: constant_bool(true), content, ..job() }, Step::Vacate);
            }
            _ => unreachable!("it writes nothing back"),
        }
    }

    /// Where an entry that makes room is kept: where nothing is that is needed.
    pub(super) fn other_place(&self, of: &Registers) -> Bits {
        let of_place = |place| constant(PLACE_BITS, place);
        mux(of.is_get(), of_place(0), of_place(ENTRY_PLACE))
    }
}
