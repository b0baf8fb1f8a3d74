//! The way out: lines, and the request with the hash of its key beside the last of them.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Source, Stream, assert_always, bundle_width, cover, elaborate,
    mux, register, register_bool, when, wire,
};

use super::request::{FRONT_BYTES, Known};
use super::{BYTE_BITS, BYTES, hash};
use crate::lib::compound::Pair;
use crate::lib::pace::Pace;
use crate::lib::turn::{below, of_bytes};
use crate::message::{Beat, KvsLine, KvsPeer, KvsRequest, Word};

/// Bits of the number of bytes up to the end of a key in its entry.
const END_BITS: u32 = 9;

/// What is known of a request when its first line may come.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Awaited {
    /// It has lines.
    has_lines: Bool,
    /// The byte behind its key.
    #[width(END_BITS)]
    key_end: Bits,
}

impl Awaited {
    /// Of a packet with a request.
    #[elaborate]
    pub fn of(known: &Known) -> Self {
        let key_end = known.request.key_length.zero_extend(END_BITS) + FRONT_BYTES;
        Self { has_lines: known.has_lines, key_end }
    }

    /// Its bits.
    pub fn width() -> u32 {
        bundle_width::<Self>(&())
    }
}

/// A request that ends.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Ended {
    /// Its packet is damaged: it is not given on.
    pub is_damaged: Bool,
    /// It, its hash aside.
    #[shape(())]
    pub request: KvsRequest,
    /// Who sent it.
    #[shape(())]
    pub peer: KvsPeer,
}

impl Ended {
    /// Its bits.
    pub fn width() -> u32 {
        bundle_width::<Self>(&())
    }
}

/// A line in a stage, or that a request has none.
#[derive(Clone, Copy, Debug, Bundle)]
struct Slot {
    /// There is a line.
    is_line: Bool,
    /// Its bytes.
    #[width(8 * BYTES)]
    data: Bits,
    /// Nothing of its request is behind it but the request itself.
    last: Bool,
}

/// The ports at which requests leave.
pub(super) struct Leaving {
    /// Lines.
    pub line: Source<KvsLine>,
    /// Requests.
    pub request: Source<Pair<KvsRequest, KvsPeer>>,
}

impl Leaving {
    /// Gives out the lines that come and, with the last of them, the request that they are of. `awaited` has all requests when
    /// their first line comes, `requests` when their packets have ended.
    #[elaborate]
    pub fn leave(&self, lines: Stream<Beat>, awaited: Stream<Word>, requests: Stream<Word>) {
        // The line's bytes beyond its end are zero.
        lines.payload.keep.ignore();
        let offered_valid = register_bool(false);
        let leaves = wire::<Bool>(());
        let pace = Pace(leaves | !offered_valid);
        let next = Awaited::unpack(&(), awaited.payload.data);
        let comes = awaited.valid & (lines.valid | !next.has_lines);
        let is_last = lines.payload.last | !next.has_lines;
        lines.ready.set(pace.0 & awaited.valid & next.has_lines);
        awaited.ready.set(pace.0 & comes & is_last);

        // How far the key reaches, counted from the line's first byte; zero if it has ended before.
        let is_first = register_bool(true);
        let key_left = register::<Bits>(END_BITS);
        let key_end = mux(is_first, next.key_end, key_left);
        let fills = key_end.top(END_BITS - BYTE_BITS).any();
        when(pace.0 & comes, || {
            is_first.set(is_last);
            key_left.set((key_end - BYTES) & fills.mask(END_BITS));
        });
        let of_key = below(key_end.truncate(BYTE_BITS)) | fills.mask(BYTES);
        let hashed = lines.payload.data & of_bytes(of_key);
        let hash_register = register::<Bits>(32);
        let following = hash::register_after(is_first, hash_register, hashed);
        when(pace.0 & comes & next.has_lines & key_end.any(), || hash_register.set(following));
        let slot = Slot { is_line: next.has_lines, data: lines.payload.data, last: is_last };
        let offered = pace.next(slot);
        when(pace.0, || offered_valid.set(comes));

        // With its last line comes the request.
        let line_passed = register_bool(false);
        let request_passed = register_bool(false);
        self.line.offer(
            offered_valid & offered.is_line & !line_passed,
            KvsLine { data: offered.data, last: offered.last },
        );
        let ended = Ended::unpack(&(), requests.payload.data);
        let hash = !hash_register & offered.is_line.mask(32);
        let request = KvsRequest { hash, ..ended.request };
        let is_turn = offered_valid & offered.last & !request_passed & requests.valid;
        let offers_request = is_turn & !ended.is_damaged;
        self.request.offer(offers_request, Pair { first: request, second: ended.peer });
        let request_passes = is_turn & (self.request.ready | ended.is_damaged);
        requests.ready.set(request_passes);
        let has_line_gone = !offered.is_line | line_passed | self.line.ready;
        let has_request_gone = !offered.last | request_passed | request_passes;
        leaves.set(offered_valid & has_line_gone & has_request_gone);
        line_passed.set((line_passed | self.line.fires()) & !leaves);
        request_passed.set((request_passed | request_passes) & !leaves);
        // The hash stands in for this one.
        ended.request.hash.ignore();
        assert_always(
            "a request and its lines go together",
            is_turn.implies(ended.request.lines.any().equals(offered.is_line)),
        );
        cover("a request of a damaged packet is left out", request_passes & ended.is_damaged);
    }
}
