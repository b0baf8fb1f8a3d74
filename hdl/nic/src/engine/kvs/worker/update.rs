//! Entries are written to NIC memory, and slots of both tables are freed.
use nic_dsl::{constant, constant_bool, cover, elaborate, mux, when};

use super::mover::{Job, PLACE_BITS};
use super::program::{ENTRY_PLACE, Registers, Step, begin, begin_before};
use super::search::{Position, either};
use super::{KvsWorker, KvsWorkerPorts};
use crate::engine::kvs::layout::{Slot, lines_of};

impl KvsWorker {
    /// Writes an entry to NIC memory: its slot is free until it is complete. If that fails where an older entry of the key
    /// was, this one is put back; it was read when the key was compared.
    #[elaborate]
    pub(super) fn store(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step) {
        let Registers { step, request, search, target, .. } = of;
        let undoes = of.outcome.undoes;
        let is_new = || of.is_store() & !undoes;
        let value_length = || mux(is_new(), request.value_length, search.value_length);
        let job = || Job {
            is_write: constant_bool(true),
            index: self.nic_bucket(of, target.is_second),
            slot: target.slot,
            ..Job::read_of_bucket()
        };
        // After a write that has failed.
        let give_up = |undo: Step| {
            of.outcome.undoes.set(true);
            step.set(either(is_new() & search.nic_hit, undo, Step::Failed));
        };
        match now {
            Step::Vacate => begin(of, job(), Step::Vacated),
            Step::Vacated => {
                step.goto(Step::Write);
                when(of.mover.has_failed, || give_up(Step::Write));
            }
            Step::Write => {
                let is_new = is_new();
                let entry_place = constant(PLACE_BITS, ENTRY_PLACE);
                let job = Job {
                    is_entry: constant_bool(true),
                    has_header: is_new,
                    count: lines_of(request.key_length, value_length()),
                    place: mux(is_new, constant(PLACE_BITS, 0), entry_place),
                    ..job()
                };
                of.header.cas.set(ports.cas.payload.value);
                of.header.flags.set(request.flags);
                when(!is_new | ports.cas.valid, || begin(of, job, Step::Slot));
            }
            Step::Slot => {
                let content = Slot {
                    hash: request.hash,
                    key_length: request.key_length,
                    value_length: value_length(),
                    is_used: constant_bool(true),
                    is_dirty: is_new() | (undoes & search.nic_is_dirty),
                };
                when(of.mover.has_failed, || give_up(Step::Write))
                    .otherwise(|| begin(of, Job { content, ..job() }, Step::Stored));
            }
            Step::Stored => {
                step.set(either(of.is_store(), Step::Reply, Step::Touch));
                // The slot may have been written all the same.
                when(of.mover.has_failed, || give_up(Step::Vacate));
                when(undoes, || step.goto(Step::Failed));
                cover("an entry is put back", undoes & !of.mover.has_failed);
            }
            _ => unreachable!("it stores nothing"),
        }
    }

    /// Frees the slots of the key: last the one with the newest value, so that this one is found if a slot cannot be freed,
    /// and the host's if both are the same, because an entry that is not newer is dropped to make room.
    #[elaborate]
    pub(super) fn erase(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step) {
        let Registers { step, request, search, .. } = of;
        let job = Job { is_write: constant_bool(true), ..Job::read_of_bucket() };
        let is_newer = search.nic_is_newer();
        let (is_there, job, next) = match now {
            Step::EraseHost => {
                let Position { is_second, slot } = search.host;
                let host = constant_bool(true);
                let index = self.bucket(ports, request.hash, is_second, host);
                let next = either(is_newer, Step::EraseNic, Step::Reply);
                (search.host_hit, Job { is_host: host, index, slot, ..job }, next)
            }
            Step::EraseNic => {
                let Position { is_second, slot } = search.nic;
                let index = self.nic_bucket(of, is_second);
                let next = either(is_newer, Step::Reply, Step::EraseHost);
                (search.nic_hit, Job { index, slot, ..job }, next)
            }
            _ => unreachable!("it erases nothing"),
        };
        step.set(next);
        when(is_there, || begin_before(of, job, next));
    }
}
