//! The way out: lines as they are put together, and the request with the hash of its key beside the last of them.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Source, assert_always, constant, cover, elaborate, register,
    register_bool, register_reset, when, wire,
};

use super::request::{Extent, KEY_END_BITS, Known};
use super::{BYTE_BITS, BYTES, Slot, hash};
use crate::lib::compound::Pair;
use crate::lib::pace::Pace;
use crate::lib::turn::{below, of_bytes};
use crate::message::{KvsLine, KvsPeer, KvsRequest};

/// A request that ends.
#[derive(Clone, Copy, Debug, Bundle)]
struct Ended {
    /// Its packet is damaged: it is not given on.
    is_damaged: Bool,
    /// It, its hash aside.
    #[shape(())]
    request: KvsRequest,
    /// Who sent it.
    #[shape(())]
    peer: KvsPeer,
}

/// A line that leaves, or that a request has none.
#[derive(Clone, Copy, Debug, Bundle)]
struct Leaving {
    /// There is a line.
    is_line: Bool,
    /// Its bytes.
    #[width(8 * BYTES)]
    data: Bits,
    /// Nothing of its request is behind it but the request itself.
    last: Bool,
}

/// The beat in the last stage.
#[derive(Clone, Copy)]
pub(super) struct InHand {
    /// There is one.
    pub valid: Bool,
    /// What it says.
    pub slot: Slot,
    /// What is known of its packet.
    pub known: Known,
    /// Its packet is damaged, if it ends here.
    pub is_damaged: Bool,
    /// Its bytes with those of the beat before it, as they are in a line.
    pub line: Bits,
}

/// The next beat and what is known of its packet, as they come to the last stage.
pub(super) struct Coming {
    /// It begins its packet.
    pub begins: Bool,
    /// Where the lines of that end.
    pub extent: Extent,
}

/// The ports at which requests leave.
pub(super) struct Exit {
    /// Lines.
    pub line: Source<KvsLine>,
    /// Requests.
    pub request: Source<Pair<KvsRequest, KvsPeer>>,
}

/// What becomes of the beat in hand.
#[derive(Clone, Copy)]
pub(super) struct Leave {
    /// The next may come.
    pub advances: Bool,
    /// Its line leaves; the rest of it is the next line.
    pub has_rest: Bool,
}

impl Exit {
    /// Gives out the line of the beat in hand if it has one and, with the last of them, the request.
    #[elaborate]
    pub fn leave(&self, hand: &InHand, coming: &Coming) -> Leave {
        let InHand { slot, known, .. } = *hand;
        let advances = wire::<Bool>(());
        let begins = advances & coming.begins;
        // Lines that have not left.
        let lines_left = register_reset(5, 0);
        let is_short = register::<Bool>(());
        let last_byte = register::<Bits>(BYTE_BITS);
        let is_only_one = lines_left.equals(1);
        let is_incomplete = slot.first & known.is_late & !(is_short & is_only_one) & !slot.last;
        let gives_line = hand.valid & known.has_lines & lines_left.any() & !is_incomplete;
        let has_rest = gives_line & is_short & lines_left.equals(2);
        // With the packet at the latest, whatever it has promised.
        let is_last = is_only_one | (slot.last & !has_rest);
        let ends = hand.valid & slot.last & known.fate.is_request & !has_rest;

        let leaves = wire::<Bool>(());
        let offered_valid = register_bool(false);
        let pace = Pace(leaves | !offered_valid);
        let ended_valid = register_bool(false);
        let request_passes = wire::<Bool>(());
        let fills = gives_line | (ends & !known.has_lines);
        let may_go = pace.0 | !fills;
        advances.set(!hand.valid | (may_go & !has_rest));
        let line_goes = gives_line & may_go;

        // How much of the next line is the key's.
        let is_first_line = register_bool(true);
        let key_left = register::<Bits>(KEY_END_BITS);
        let key_lines = key_left.top(KEY_END_BITS - BYTE_BITS);
        let of_key = below(key_left.truncate(BYTE_BITS)) | key_lines.any().mask(BYTES);
        let hashed = hand.line & of_bytes(of_key);
        let hash_register = register::<Bits>(32);
        let following = hash::register_after(is_first_line, hash_register, hashed);
        when(line_goes & key_left.any(), || hash_register.set(following));
        when(begins, || {
            lines_left.set(coming.extent.lines);
            is_short.set(coming.extent.is_short);
            last_byte.set(coming.extent.last_byte);
            key_left.set(coming.extent.key_end);
            is_first_line.set(true);
        })
        .otherwise_when(line_goes, || {
            let key_behind = key_left - BYTES;
            lines_left.set(lines_left - 1);
            key_left.set(key_behind & key_lines.any().mask(KEY_END_BITS));
            is_first_line.set(false);
        });

        let up_to_last = !(constant(BYTES, -2) << last_byte);
        let of_line = up_to_last | (!is_only_one).mask(BYTES);
        let data = hand.line & of_bytes(of_line);
        let offered = pace.next(Leaving { is_line: known.has_lines, data, last: is_last });
        when(pace.0, || offered_valid.set(fills & may_go));
        let ended = register::<Ended>(());
        when(request_passes, || ended_valid.set(false));
        when(ends & may_go, || {
            ended_valid.set(true);
            let Known { request, peer, .. } = known;
            ended.assign(Ended { is_damaged: hand.is_damaged, request, peer });
        });

        // With its last line comes the request, or behind it with the packet's end; the next line waits for both.
        let line_passed = register_bool(false);
        let request_passed = register_bool(false);
        self.line.offer(
            offered_valid & offered.is_line & !line_passed,
            KvsLine { data: offered.data, last: offered.last },
        );
        let hash = !hash_register & offered.is_line.mask(32);
        let request = KvsRequest { hash, ..ended.request };
        let offers_request = ended_valid & !ended.is_damaged;
        self.request.offer(offers_request, Pair { first: request, second: ended.peer });
        request_passes.set(ended_valid & (self.request.ready | ended.is_damaged));
        let has_line_gone = !offered.is_line | line_passed | self.line.ready;
        let has_request_gone = !offered.last | request_passed | request_passes;
        leaves.set(offered_valid & has_line_gone & has_request_gone);
        line_passed.set((line_passed | self.line.fires()) & !leaves);
        request_passed.set((request_passed | request_passes) & !leaves);
        // The hash stands in for this one.
        ended.request.hash.ignore();
        let is_beside = offered_valid & offered.last & !request_passed;
        assert_always("a request is beside its last line", ended_valid.implies(is_beside));
        assert_always(
            "a request and its lines go together",
            ended_valid.implies(ended.request.lines.any().equals(offered.is_line)),
        );
        let has_place = request_passes | !ended_valid;
        assert_always("a request that ends has a place", (ends & may_go).implies(has_place));
        cover("a request of a damaged packet is left out", request_passes & ended.is_damaged);
        cover("a request without lines ends", ends & !known.has_lines);
        cover("the rest of a beat is a line", line_goes & has_rest);
        Leave { advances, has_rest: line_goes & has_rest }
    }
}
