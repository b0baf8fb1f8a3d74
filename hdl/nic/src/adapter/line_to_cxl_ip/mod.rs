//! Line port to CXL IP: line requests at an AXI port of the Agilex 7 CXL IP, hints included.
//!
//! ```text
//!                  +---- line_to_cxl_ip ----+
//!     line_request |                        | write_address, write_data
//!  --------------->| stream          stream |--------------------------->
//!                  |                        | read_address
//!                  |                 stream |--------------------------->
//!    line_response |                        | write_response, read_data
//!  <---------------| stream          stream |<---------------------------
//!  quiesce_request |                        | status
//!  --------------->| level            level |--------------------------->
//!       memory_map |                        | quiesce_acknowledge
//!  --------------->| level            level |--------------------------->
//!                  +------------------------+
//! ```
//!
//! # Function
//! A read goes to AR, everything else to AW and W: the user field says which operation it is and
//! whose memory the line is in. Barrier, evict and flush write no byte. A flush is one of the host
//! memory cache or of the device memory cache, as the line's space says. The id is the tag.
//!
//! A response other than `Okay` is answered with `Error`, and so are poisoned data: the IP says that by bit 0 of
//! the user field of R, whatever the response is. Above that bit newer versions say whether an atomic swap was done,
//! which nobody asks for; what the user field of B says is not public. Data or a response with an id that waits
//! for none are dropped. Data that do not end their burst are answered with `Error`, as every burst
//! has one beat. `status` counts the last two and names what came first.
//!
//! A user field of `WRITE_USER` = 5 bits has none for the space: then a request for device memory is
//! answered with `Error`, counted, and does not leave. So is a watch, which the IP has no word for.
//!
//! With `MEMORY=checked` the card behind it has `PAGES` pages of memory, which begin at `memory_map.device_begin`,
//! a multiple of their size. A request whose space says another memory than its line is in is refused in the same
//! way. Who makes requests says the target (`target_hdm`; the IP's example design finds it in the same way, by
//! the HDM decoder's base and size), and what the IP does with a wrong one is not public. Where the host's memory ends
//! is not looked at: what is beyond is the host's to say.
//!
//! A push of a line in device-bias is asked for in host-bias: it leaves a copy at the host, and what the IP makes
//! of one that may send no request to the host (`do_not_send_d2hreq`) is not public.
//!
//! While `quiesce_request` is high no request leaves. `quiesce_acknowledge` follows as soon as the IP has
//! answered all that left before, and falls a cycle after `quiesce_request`; requests go on then. It is
//! from a register: the acknowledge of one port can be the request of the next, and that of the last is
//! the answer of all.
//!
//! # Backpressure
//! Requests wait for AR, or for AW and W together, and while the IP is quiesced. Data and responses wait
//! for `line_response` alone, which must be taken without waiting for a request.
//!
//! # Ordering
//! None but for barriers: AXI orders neither reads against writes nor one id against another, so a
//! line must not be asked for while a request for it is unanswered. A barrier leaves when the IP has
//! answered all earlier requests, and later ones wait until it has answered the barrier.
//!
//! # Reset
//! Forgets all requests; the IP is reset with it.
//!
//! # Resources
//! Two places for each channel, and two bits for each tag.
//!
//! # Rationale
//! Ids of its own would let a requester have more requests than tags, which the line port does not
//! know. A table of lines on their way would order requests for one line, which the DCOH does and
//! every requester of the line port has to do for the other links anyway. The target found from the address
//! would make a wrong space of a ring right, and serve it from a memory that it does not mean (ADR 40).
use std::ops::RangeInclusive;

use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, Sink, Source, assert_always, concatenate,
    constant, constant_bool, cover, delayed_bool, elaborate, instance, mux, register,
    register_bool, register_reset, state, when,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::named::Named;
use crate::message::{
    AxiBurst, CxlIpReadAddress, CxlIpReadAddressShape, CxlIpReadData, CxlIpReadDataShape,
    CxlIpStatus, CxlIpWriteAddress, CxlIpWriteAddressShape, CxlIpWriteData, CxlIpWriteResponse,
    LineOperation, LineRequest, LineResponse, LineSpace, MemoryMap,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::skid_buffer::SkidBuffer;

mod answer;
mod hint;

/// What the adapter promises.
pub const CONTRACT: Contract = Contract {
    module: "line_to_cxl_ip",
    summary: "Sends line requests with their hints to the Agilex 7 CXL IP.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1; design, interfaces 1" },
    latency: Some(Latency::exactly(2, "line_request")),
    interval: 1,
    waits_on: &[
        "write_address",
        "write_data",
        "read_address",
        "write_response",
        "read_data",
        "line_response",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        WRITE_USER,
        Parameter {
            name: "MEMORY",
            default: "none",
            meaning: "none, or checked: what leaves is in the memory that its space says",
        },
        PAGES,
    ],
    presets: &[
        Preset::product("line_to_cxl_ip_u7", &["WRITE_USER=7"]),
        Preset::product("line_to_cxl_ip_u6", &["WRITE_USER=6"]),
        Preset::product("line_to_cxl_ip_u5", &["WRITE_USER=5"]),
        Preset::product("line_to_cxl_ip_memory", &["MEMORY=checked"]),
    ],
    proof: Proof::bounded(6).cover(10),
    constraint: None,
    build: |values| {
        let adapter = LineToCxlIp::new(values)?;
        let pages = values.power_of_two(PAGES.name, LEGAL_PAGES)?;
        match values.word("MEMORY", &["none", "checked"])? {
            0 => build(&adapter),
            _ => build(&adapter.with_memory(pages)?),
        }
    },
};

/// The parameter of whoever has an adapter inside.
pub const WRITE_USER: Parameter = Parameter {
    name: "WRITE_USER",
    default: "7",
    meaning: "bits of AWUSER: 5, 6 or 7, of which ARUSER has 5, 6 or 6, and RUSER 1, 1 or 2",
};

/// Bits of a line's tag that an identifier of the IP carries; a request whose tag has more is refused.
pub const TAG_BITS: u32 = 8;
/// Bits of an identifier (AWID, ARID).
const ID_BITS: u32 = 12;

/// The parameter of whoever has an adapter inside, and memory.
pub const PAGES: Parameter = Parameter {
    name: "PAGES",
    default: "65536",
    meaning: "4 KiB pages of the card's memory, a power of two from 2 to 1048576",
};
/// How many they may be.
pub const LEGAL_PAGES: RangeInclusive<u32> = 2..=1 << 20;
/// Bits of a line's number in a page.
const LINE_IN_PAGE_BITS: u32 = 6;
/// Bits of a line's address: bits 51 to 6 of the byte address.
const LINE_BITS: u32 = 46;
/// What the name of the port for the map begins with.
pub const MEMORY: &str = "memory";

/// An adapter to one version of the IP.
#[derive(Clone, Debug)]
pub struct LineToCxlIp {
    /// Bits of AWUSER, 5 to 7.
    pub write_user_bits: u32,
    /// Pages of the card's memory, if requests are checked against it.
    pub pages: Option<u32>,
}

/// Ports of the adapter.
#[derive(Ports)]
pub struct LineToCxlIpPorts {
    /// What is asked for.
    #[shape(())]
    pub line_request: Sink<LineRequest>,
    /// The answers, in any order.
    #[shape(())]
    pub line_response: Source<LineResponse>,
    /// Channel AW.
    pub write_address: Source<CxlIpWriteAddress>,
    /// Channel W.
    #[shape(())]
    pub write_data: Source<CxlIpWriteData>,
    /// Channel B.
    #[shape(())]
    pub write_response: Sink<CxlIpWriteResponse>,
    /// Channel AR.
    pub read_address: Source<CxlIpReadAddress>,
    /// Channel R.
    pub read_data: Sink<CxlIpReadData>,
    /// Nothing may leave.
    #[shape(())]
    pub quiesce_request: LevelSink<Bool>,
    /// Nothing leaves, and the IP has answered all that left.
    #[shape(())]
    pub quiesce_acknowledge: LevelSource<Bool>,
    /// What has come and gone.
    #[shape(())]
    pub status: LevelSource<CxlIpStatus>,
    /// Where the card's memory is, if requests are checked; set while nothing is outstanding.
    pub map_of: Named<LevelSink<MemoryMap>>,
}

/// A request that leaves in this cycle, or is refused.
struct Request {
    reads: Bool,
    writes: Bool,
    refused: Bool,
    tag: Bits,
}

/// A request that is answered without leaving.
#[derive(Clone, Copy)]
struct Refused {
    pending: Bool,
    tag: Bits,
}

impl LineToCxlIp {
    /// The adapter that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { write_user_bits: values.number("WRITE_USER", 5..=7)?, pages: None })
    }

    /// The same of a card with so many pages of memory.
    ///
    /// # Errors
    /// A user field that cannot name that memory.
    pub fn with_memory(self, pages: u32) -> Result<Self, Error> {
        if !self.names_space() {
            return Err(Error::new(
                "`line_to_cxl_ip`: WRITE_USER=5 cannot name the card's memory; 6 or 7 can",
            ));
        }
        Ok(Self { pages: Some(pages), ..self })
    }

    /// Whether a request's space is not that of its line.
    fn is_elsewhere(&self, request: &LineRequest, ports: &LineToCxlIpPorts) -> Bool {
        let Some(pages) = self.pages else { return constant_bool(false) };
        let memory_bits = LINE_IN_PAGE_BITS + pages.trailing_zeros();
        let map = **ports.map_of.of(MEMORY);
        [map.host_end, map.device_end, map.device_begin.truncate(memory_bits)]
            .into_iter()
            .for_each(Bits::ignore);
        let region_of = |line: Bits| line.top(LINE_BITS - memory_bits);
        let is_inside = region_of(request.line_address).equals(region_of(map.device_begin));
        // The line of a barrier means nothing.
        (is_inside ^ !request.space.is(LineSpace::Host))
            & !request.operation.is(LineOperation::Barrier)
    }

    /// Bits of ARUSER.
    fn read_user_bits(&self) -> u32 {
        self.write_user_bits.min(6)
    }

    /// Bits of RUSER.
    fn read_data_user_bits(&self) -> u32 {
        if self.write_user_bits < 7 { 1 } else { 2 }
    }

    /// Whether a user field says whose memory a line is in.
    fn names_space(&self) -> bool {
        self.write_user_bits >= 6
    }
}

impl Module for LineToCxlIp {
    type Ports = LineToCxlIpPorts;

    fn name(&self) -> String {
        let memory = self.pages.map_or(String::new(), |pages| format!("_g{pages}"));
        format!("line_to_cxl_ip_u{}{memory}", self.write_user_bits)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> LineToCxlIpPortsShape {
        LineToCxlIpPortsShape {
            write_address: CxlIpWriteAddressShape { user_bits: self.write_user_bits },
            read_address: CxlIpReadAddressShape { user_bits: self.read_user_bits() },
            read_data: CxlIpReadDataShape { user_bits: self.read_data_user_bits() },
            map_of: self.pages.iter().map(|_| (MEMORY.to_string(), ())).collect(),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let buffer = instance("requests", &SkidBuffer::<LineRequest> { payload: () });
        buffer.source.connect(*ports.line_request);
        let request = buffer.sink.payload;
        let operation = request.operation;
        let is_read = operation.is_any(&[
            LineOperation::NcRead,
            LineOperation::CsRead,
            LineOperation::CoRead,
        ]);
        let is_write = operation.is_any(&[
            LineOperation::NcWrite,
            LineOperation::NcPush,
            LineOperation::CoWrite,
        ]);
        let is_barrier = operation.is(LineOperation::Barrier);
        // A refused request waits here for its answer.
        let refused = Refused {
            pending: register_bool(false).named("refused"),
            tag: register::<Bits>(LINE_TAG_BITS).named("refused_tag"),
        };
        let has_no_name = match self.names_space() {
            true => constant_bool(false),
            false => !request.space.is(LineSpace::Host),
        };
        let is_too_large = !request.tag.top(LINE_TAG_BITS - TAG_BITS).is_zero();
        let is_elsewhere = self.is_elsewhere(&request, &ports);
        let is_watch = operation.is(LineOperation::Watch);
        let is_refused = has_no_name | is_too_large | is_elsewhere | is_watch;
        let may_refuse = !refused.pending;

        // What is on offer, in a register for each channel.
        let (aw_offered, w_offered) = (register_bool(false), register_bool(false));
        let ar_offered = register_bool(false);
        let line_address = register::<Bits>(46);
        let read_line_address = register::<Bits>(46);
        let id = register::<Bits>(TAG_BITS);
        let read_id = register::<Bits>(TAG_BITS);
        let user = register::<Bits>(self.write_user_bits);
        let read_user = register::<Bits>(self.read_user_bits());
        let data = register::<Bits>(512);
        let strobe = register::<Bits>(64);
        let aw_room = !aw_offered | ports.write_address.ready;
        let w_room = !w_offered | ports.write_data.ready;
        let ar_room = !ar_offered | ports.read_address.ready;

        let unanswered = register_reset(9, 0);
        let in_barrier = register_bool(false);
        let is_quiet = unanswered.is_zero();
        let in_order = mux(is_barrier | in_barrier, is_quiet, constant_bool(true));
        let room = mux(is_read, ar_room, aw_room & w_room);
        let is_quiesced = *ports.quiesce_request;
        let may_leave = !is_quiesced & in_order & mux(is_refused, may_refuse, room);
        let leaves = buffer.sink.valid & may_leave;
        buffer.sink.ready.set(may_leave);
        let sent = Request {
            reads: leaves & is_read & !is_refused,
            writes: leaves & !is_read & !is_refused,
            refused: leaves & is_refused,
            tag: request.tag,
        };
        when(leaves, || in_barrier.set(is_barrier));
        when(ar_room, || ar_offered.set(sent.reads));
        when(sent.reads, || {
            read_line_address.set(request.line_address);
            read_id.set(request.tag.truncate(TAG_BITS));
            let opcode = Self::read_opcode(operation);
            read_user.set(self.user(request.space, None, opcode, self.read_user_bits()));
        });
        when(aw_room, || aw_offered.set(sent.writes));
        when(w_room, || w_offered.set(sent.writes));
        when(sent.writes, || {
            line_address.set(request.line_address);
            id.set(request.tag.truncate(TAG_BITS));
            let opcode = Self::write_opcode(&request);
            user.set(self.user(request.space, Some(operation), opcode, self.write_user_bits));
            data.set(request.data);
            strobe.set(request.byte_enable & is_write.mask(64));
        });

        let byte_address = |line: Bits| concatenate([line, constant(6, 0)]).zero_extend(64);
        let zero = |width| constant(width, 0);
        let (size, burst) = (constant(3, 6), state(AxiBurst::Fixed));
        ports.write_address.offer(
            aw_offered,
            CxlIpWriteAddress {
                id: id.zero_extend(12),
                address: byte_address(line_address),
                length: zero(10),
                size,
                burst,
                protection: zero(3),
                quality: zero(4),
                user,
                cache: zero(4),
                lock: zero(2),
                region: zero(4),
                atomic: zero(6),
            },
        );
        let (last, damaged) = (constant_bool(true), constant_bool(false));
        ports.write_data.offer(w_offered, CxlIpWriteData { data, strobe, last, user: damaged });
        ports.read_address.offer(
            ar_offered,
            CxlIpReadAddress {
                id: read_id.zero_extend(12),
                address: byte_address(read_line_address),
                length: zero(10),
                size,
                burst,
                protection: zero(3),
                quality: zero(4),
                user: read_user,
                cache: zero(4),
                lock: zero(2),
                region: zero(4),
            },
        );

        // A cycle late: a barrier can wait.
        let answers = delayed_bool(self.answer(&sent, refused, &ports));
        let asks = sent.reads | sent.writes;
        when(asks & !answers, || unanswered.set(unanswered + 1));
        when(answers & !asks, || unanswered.set(unanswered - 1));
        assert_always(
            "no more are answered than asked",
            (answers & !asks).implies(unanswered.any()),
        );
        let acknowledges = register_bool(false);
        acknowledges.set(is_quiesced & is_quiet);
        ports.quiesce_acknowledge.set(acknowledges);
        let keeps = is_quiesced & acknowledges;
        assert_always("nothing is unanswered while the IP is quiesced", keeps.implies(is_quiet));
        cover("a request waits while the IP is quiesced", keeps & buffer.sink.valid);
        cover("a barrier leaves", leaves & is_barrier);
        cover("a write leaves in two parts", aw_offered & !w_offered);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn user_fields_of_5_to_7_bits_are_legal() {
        structure::elaborates(&RECORD, ["WRITE_USER=5", "WRITE_USER=6", "WRITE_USER=7"]);
        structure::elaborates(&RECORD, ["MEMORY=checked", "WRITE_USER=6 MEMORY=checked PAGES=2"]);
        let error = structure::refused(&RECORD, "WRITE_USER=5 MEMORY=checked");
        assert!(error.ends_with("6 or 7 can"), "{error}");
        for settings in ["WRITE_USER=4", "WRITE_USER=8"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.ends_with("a whole number from 5 to 7 is"), "{error}");
        }
    }
}
