//! Entries are written to NIC memory, and slots of both tables are freed.
use nic_dsl::{constant, constant_bool, elaborate, mux, when};

use super::mover::{Job, PLACE_BITS};
use super::program::{ENTRY_PLACE, Registers, Step, begin};
use super::search::{Position, either};
use super::{KvsWorker, KvsWorkerPorts};
use crate::engine::kvs::layout::{Slot, lines_of};

impl KvsWorker {
    /// Writes an entry to NIC memory.
    #[elaborate]
    pub(super) fn store(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step) {
        let Registers { step, request, search, target, .. } = of;
        let is_store = of.is_store();
        let value_length = || mux(is_store, request.value_length, search.value_length);
        let job = || Job {
            is_write: constant_bool(true),
            index: self.nic_bucket(of, target.is_second),
            slot: target.slot,
            ..Job::read_of_bucket()
        };
        match now {
            Step::Write => {
                let entry_place = constant(PLACE_BITS, ENTRY_PLACE);
                let job = Job {
                    is_entry: constant_bool(true),
                    has_header: is_store,
                    count: lines_of(request.key_length, value_length()),
                    place: mux(is_store, constant(PLACE_BITS, 0), entry_place),
                    ..job()
                };
                of.header.cas.set(ports.cas.payload.value);
                of.header.flags.set(request.flags);
                when(!is_store | ports.cas.valid, || begin(of, job, Step::Slot));
            }
            Step::Slot => {
                of.outcome.write_failed.set(of.mover.has_failed);
                let content = Slot {
                    hash: request.hash,
                    key_length: request.key_length,
                    value_length: value_length(),
                    is_used: !of.mover.has_failed,
                    is_dirty: is_store,
                };
                begin(of, Job { content, ..job() }, Step::Stored);
            }
            Step::Stored => {
                let failed = of.outcome.write_failed | of.mover.has_failed;
                step.set(either(is_store, Step::Reply, Step::Touch));
                when(failed, || step.goto(Step::Failed));
            }
            _ => unreachable!("it stores nothing"),
        }
    }

    /// Frees the slots of the key, the host's first: what is in NIC memory may be newer, and stays if one of the two cannot be
    /// freed.
    #[elaborate]
    pub(super) fn erase(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step) {
        let Registers { step, request, search, .. } = of;
        let job = Job { is_write: constant_bool(true), ..Job::read_of_bucket() };
        match now {
            Step::EraseHost => {
                let Position { is_second, slot } = search.host;
                let host = constant_bool(true);
                let index = self.bucket(ports, request.hash, is_second, host);
                let job = Job { is_host: host, index, slot, ..job };
                step.goto(Step::EraseNic);
                when(search.host_hit, || begin(of, job, Step::EraseNic));
            }
            Step::EraseNic => {
                let Position { is_second, slot } = search.nic;
                let job = Job { index: self.nic_bucket(of, is_second), slot, ..job };
                let host_failed = search.host_hit & of.mover.has_failed;
                step.set(either(host_failed, Step::Failed, Step::Erased));
                when(search.nic_hit & !host_failed, || begin(of, job, Step::Erased));
            }
            Step::Erased => {
                let failed = search.nic_hit & of.mover.has_failed;
                step.set(either(failed, Step::Failed, Step::Reply));
            }
            _ => unreachable!("it erases nothing"),
        }
    }
}
