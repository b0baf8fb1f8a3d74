//! The key-value handler of a card: its packets, its lines and its registers.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, in_domain, instance};

use super::core::NicCorePorts;
use super::network::ENGINE;
use super::wiring::{self, EnginePorts};
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::engine::kvs::handler::KvsHandler;
use crate::memory::line_merge::LineMerge;
use crate::message::{KvsHold, KvsTables};

/// Who asks at port 0: descriptors, lookups and workers; and the bits of their own tags.
const REQUESTERS: u32 = 3;
pub(super) const OWN_BITS: u32 = 8;

/// Puts the handler between the packets of the engine and port 0, where the descriptors are, too.
pub(super) fn connect(
    core: &NicCorePorts,
    bus: &RegisterBus,
    engine: &EnginePorts<'_>,
    kvs: &KvsHandler,
) {
    in_domain("host", || {
        let handler = instance("kvs", kvs);
        handler.source.connect(**core.packet_of.of(ENGINE));
        core.sent_of.of(ENGINE).connect(*handler.packet);

        let merge = LineMerge { requesters: REQUESTERS, burst: 1, own_bits: OWN_BITS, urgent: 0 };
        let merge = instance("short_lines", &merge);
        merge.line_request[0].connect(*core.descriptor_request);
        wiring::answer(&core.descriptor_response, &merge.line_response[0]);
        for (i, asks) in handler.line_request.iter().enumerate() {
            merge.line_request[1 + i].connect(**asks);
            wiring::answer(&handler.line_response[i], &merge.line_response[1 + i]);
        }
        engine.lines.line_request[0].connect(*merge.merged_request);
        merge.merged_response.connect(*engine.lines.line_response[0]);
        merge.status.ignore_all();

        let registers = instance("kvs_registers", &blocks::kvs());
        bus.connect("kvs", &registers);
        let said = *registers.control;
        handler.tables.assign(KvsTables {
            nic_buckets: said.nic_buckets,
            nic_entries: said.nic_entries,
            host_buckets: said.host_buckets,
            host_entries: said.host_entries,
            host_index_bits: said.host_index_bits,
            has_host: said.has_host,
            keep_entries: said.keep_entries,
            pass_buckets: said.pass_buckets,
        });
        handler.hold.assign(KvsHold { is_asked: said.hold, hash: said.hold_hash });
        let Both(parameters, status) = *registers.status;
        parameters.nic_index_bits.set(kvs.index_bits);
        parameters.workers.set(kvs.workers);
        status.assign(*handler.status);
        let registers = instance("kvs_parser_registers", &blocks::kvs_parser());
        bus.connect("kvs_parser", &registers);
        registers.status.assign(*handler.parser_status);
        let registers = instance("kvs_responder_registers", &blocks::kvs_responder());
        bus.connect("kvs_responder", &registers);
        registers.status.assign(*handler.responder_status);
    });
}
