//! Cycle 3, in which an operation is decided: what it does to the cache, to the MSHRs and to the queues.
//! Tags were compared, and what the MSHR has in its stores was read, in cycle 2.
use nic_dsl::{
    Bits, Bool, BundleExt, Memory, MemoryStyle, State, concatenate, constant_bool, elaborate, mux,
    state,
};

use super::complete::{Completion, write_back};
use super::configuration::HmcBank;
use super::deliver::Delivery;
use super::entries::{Change, Found};
use super::modify::{Modify, Taken};
use super::operation::{Entry, Held, Kinds, Operation};
use super::request::{Hint, Request};
use super::sets::HmcSetsPorts;
use super::snoop::{Asks, line_state};
use super::urgent::MayTake;
use super::waiting::Waiting;
use crate::coherence::bytes::{all_bytes, by_bytes};
use crate::coherence::line_request::Written;
use crate::coherence::sets::{Change as SetChange, HostChange};
use crate::coherence::watches::Departure;
use crate::message::{D2hRequest, D2hRequestOpcode, H2dRequest, LineChange, LineState};

/// What a decision sends and tells.
pub(super) struct Decision {
    /// What changes in the MSHRs.
    pub change: Change,
    /// The request is served.
    pub is_served: Bool,
    /// It allocates an MSHR.
    pub begins: Bool,
    /// It waits for its copy to leave the cache.
    pub begins_watch: Bool,
    /// What leaves the cache.
    pub departure: Departure,
    /// It waits at the MSHR of its line.
    pub joins: Bool,
    /// A request that waited at an MSHR leaves it.
    pub leaves: Bool,
    /// A tag is taken from the pool.
    pub takes_number: Bool,
    /// It is put back.
    pub is_refused: Bool,
    /// For want of a tag.
    pub lacks_number: Bool,
    /// For want of a place to wait in.
    pub lacks_place: Bool,
    /// It is put back, or was tried behind one that was, or is answered later.
    pub is_returned: Bool,
    /// Its MSHR, or another one for its victim, has another turn.
    pub waits_again: Bool,
    /// The tag of its MSHR is free again.
    pub returns_number: Bool,
    /// A line is no longer outstanding.
    pub unblocks: Bool,
    /// The host is asked.
    pub asks: Bool,
    /// The request to the host, whose tag is the number of the MSHR.
    pub request: D2hRequest,
    /// A snoop is answered.
    pub replies: Bool,
    /// The state in which it found the line.
    pub known: State<LineState>,
    /// A line in the cache is owed to a snoop.
    pub owes: Bool,
    /// The snoop to which it is owed.
    pub owed: H2dRequest,
    /// A Modified victim is evicted.
    pub evicts: Bool,
    /// The flush of a line, part of one of the whole cache, has ended with an error.
    pub fails_flush: Bool,
    /// What is to be done with lines.
    pub delivery: Delivery,
    /// The line that is to be modified.
    pub taken: Taken,
    /// The line that is read from the cache, a cycle later.
    pub cached: Bits,
    /// A line's state changes.
    pub changes_line: Bool,
    /// Which line, from which state to which.
    pub line_change: LineChange,
    /// The line of the victim.
    pub victim_line: Bits,
    /// A clean victim is dropped.
    pub drops_victim: Bool,
    /// Which line it was, and in which state.
    pub victim_change: LineChange,
}

/// What a decision is made of.
pub(super) struct Inputs<'a> {
    /// What the cycle is for; a request that does not count is none.
    pub kinds: Kinds,
    /// The request was tried behind one that was put back.
    pub is_void: Bool,
    /// The operation.
    pub operation: &'a Operation,
    /// What the set of the line has.
    pub sets: &'a HmcSetsPorts,
    /// What the MSHRs hold.
    pub found: &'a Found,
    /// The line that was read for the MSHR.
    pub read: Bits,
    /// What the MSHR writes, or a request that waited.
    pub written: Written,
    /// What any other request of each port writes.
    pub of_ports: [Written; 2],
    /// A tag that is free, if one is.
    pub number: (Bool, Bits),
    /// Where ports are equal: it is not kept for the other port.
    pub is_left: Option<Bool>,
    /// Requests that wait.
    pub waiting: &'a Waiting,
    /// Where port 0 comes first: whether each port may take a tag, and a place to wait in.
    pub may_take: Option<MayTake>,
    /// The request's port may have no further watch.
    pub watches_full: Bool,
    /// What a request asks for.
    pub hint: &'a Hint,
    /// A bit for each port: its weakly ordered writes are answered when they are observed locally.
    pub local_writes: Bits,
    /// The whole cache is flushed: no line comes to it.
    pub is_flushing: Bool,
    /// Lines are modified.
    pub modify: Option<&'a Modify>,
}

impl HmcBank {
    #[elaborate]
    pub(super) fn decide(&self, inputs: &Inputs) -> Decision {
        let Inputs { kinds, is_void, operation, sets: table, found, read, written, .. } = inputs;
        let sets = *table.found;
        let never = constant_bool(false);
        let (is_asked, is_due, turns_to_modify) =
            inputs.modify.map_or((never, never, never), |modify| {
                (modify.is_asked, modify.is_due, modify.turns(found))
            });
        let resumes_again = (kinds.complete & sets.is_late & found.may_install()) | turns_to_modify;
        let completes = kinds.complete & !resumes_again;
        let is_request = kinds.request & !*is_void;
        let is_free = !table.host_found.is_pinned;
        // Whoever waited at the MSHR of its line comes before whoever did not.
        let has_waited = operation.has_waited;
        let is_served = sets.is_marked;
        let is_its_turn = !(sets.is_under_way | (is_served & !has_waited));
        // Whether another MSHR has the line is known last, so that each decision waits for that alone: what it
        // would be is found beside it.
        let may_go = is_request & is_free;
        let goes = |may: Bool| may & is_its_turn;
        let (number_valid, number) = inputs.number;
        let of_port = |[first, second]: [Bool; 2], port: Bool| mux(port, second, first);
        let may_have = |port: Bool| match inputs.may_take {
            Some((numbers, _)) => number_valid & of_port(numbers, port),
            None => number_valid,
        };
        let may_have_next = may_have(operation.port);
        let has_number =
            has_waited | inputs.is_left.map_or(may_have_next, |is_left| may_have_next & is_left);
        let has_place_to_wait = match inputs.may_take {
            Some((_, places)) => inputs.waiting.has_place & of_port(places, operation.port),
            None => inputs.waiting.has_place,
        };
        let has_copy = !sets.state.is(LineState::Invalid);

        let request =
            Request::new(inputs.hint, operation, sets.state, (inputs.watches_full, is_asked));
        let has_place = has_waited | sets.has_room;
        let may_begin = may_go & request.begins & has_number & has_place;
        let begins = goes(may_begin);
        let begins_watch = goes(may_go & request.watches);
        let is_answered = goes(may_go & request.served);
        // It may have made room while others are served that waited for it: those come first.
        let may_wait = is_request & sets.is_under_way & !is_served & !operation.is_own;
        let joins = may_wait & has_place_to_wait;
        let lacks_place = may_wait & !has_place_to_wait;
        let may_lack = request.begins & !has_number;
        let lacks_number = goes(may_go & may_lack);
        let may_be_refused = is_request & !has_waited;
        let lacks_room = request.begins & !sets.has_room;
        let refused_in_turn = may_be_refused & (!is_free | may_lack | lacks_room);
        let is_refused = mux(is_its_turn, refused_in_turn, may_be_refused & !joins);
        let writes_copy = goes(may_go & request.writes_copy);
        let gives_up = goes(may_begin & has_copy);
        let uses_copy = goes(may_go & has_copy & request.served);
        let changes_copy = goes((may_begin & has_copy) | (may_go & request.writes_copy));

        let is_local =
            mux(found.entry.port, inputs.local_writes.bit(1), inputs.local_writes.bit(0));
        // Where requests wait for the line that comes, its MSHR stays with them, and the victim needs one of
        // its own; without one, the line is used once.
        let moves_victim = found.is_waited & sets.victim_state.is(LineState::Modified);
        let can_move = may_have(found.entry.port) & sets.has_room;
        let takes_none = table.host_found.is_full | inputs.is_flushing;
        let is_full = takes_none | (moves_victim & !can_move);
        let completion = Completion::new(found, (sets.victim_state, is_full), (is_local, is_due));
        let installs = completes & completion.installs;
        let evicts = completes & completion.evicts;
        let returns = completes & completion.returns;
        let continues = completes & completion.continues;
        let forwards = completes & completion.forwards;
        let pays = completes & completion.pays;

        // A snoop is answered at once, wherever the line is. Where there is no room for the line of a
        // Modified copy, it stays as it is until there is.
        let copy_is_modified = sets.state.is(LineState::Modified);
        let answers = kinds.snoop & !operation.is_debt;
        let pays_debt = kinds.snoop & operation.is_debt;
        let may_change = operation.is_debt | (operation.has_room & is_free);
        let owes = answers & copy_is_modified & is_free & !operation.has_room;
        // One of the two is Invalid, which is zero.
        let known = State::from_bits(found.state.bits() | sets.state.bits());
        let asked_for = Asks::new(operation.snoop);
        let copy_after = asked_for.state_after(sets.state);
        let copy_changes =
            kinds.snoop & asked_for.changes(sets.state) & (may_change | !copy_is_modified);

        // The cache.
        let request_state =
            mux(request.writes_copy, state(LineState::Modified), state(LineState::Invalid));
        let snoop_state = mux(kinds.snoop, copy_after, request_state);
        let new_state = mux(completes, completion.install_state, snoop_state);

        let way = mux(completes, sets.victim, sets.way);
        let address = concatenate([sets.set, way]);
        let takes_copy = copy_changes & copy_after.is(LineState::Invalid);
        let leaves = installs | gives_up | takes_copy;
        let departure = Departure { leaves, place: address };
        let lines =
            Memory::<Bits>::new(512, self.sets * self.ways).lanes(8).style(MemoryStyle::Block);
        let [first, second] = inputs.of_ports;
        let port_bytes = mux(operation.port, second.byte_enable, first.byte_enable);
        let own_bytes = mux(has_waited, written.byte_enable, port_bytes);
        let stored_bytes = own_bytes | completes.mask(64);
        // A line that is installed is one that was read. Each byte is one of four, of the stores or of the queues of
        // the ports, and two bits choose it.
        let merged_bytes = written.byte_enable & (completion.merges & !turns_to_modify).mask(64);
        let read_bytes = !merged_bytes & (kinds.complete & completion.uses_read).mask(64);
        let is_of_store = kinds.complete | has_waited;
        let takes_upper = mux(is_of_store, read_bytes, operation.port.mask(64));
        let upper = mux(is_of_store, *read, second.data);
        let lower = mux(is_of_store, written.data, first.data);
        let carried = by_bytes(takes_upper, upper, lower);
        // What is modified comes back when nothing is decided.
        let line_address = match inputs.modify.map(|modify| modify.back) {
            None => {
                lines.write_lanes(installs | writes_copy, address, carried, stored_bytes);
                address
            }
            Some(back) => {
                let writes_copy = goes(may_go & request.writes_copy & !is_asked);
                let writes_now = installs | writes_copy;
                let address = mux(back.to_cache, back.address, address);
                let data = mux(back.to_cache, back.written.data, carried);
                let bytes = mux(back.to_cache, back.written.byte_enable, stored_bytes);
                lines.write_lanes(writes_now | back.to_cache, address, data, bytes);
                address
            }
        };
        let cached = lines.read(constant_bool(true), line_address);

        // The MSHRs.
        let victim_line = self.line_of(sets.victim_tag, operation.line);
        let returned_line = mux(evicts, victim_line, operation.line);
        let writes_back = evicts | returns;
        let written_back = write_back(&found.entry, returns & found.failed);
        let goes_on = mux(continues, completion.next, written_back);
        let still_held = mux(continues, state(Held::Invalid), state(Held::Modified));
        let start = Entry { line: returned_line, ..mux(completes, goes_on, request.start) };
        let moves = completes & completion.is_kept & !takes_none & moves_victim & can_move;
        let frees = (completes & completion.frees) | moves;
        // What was written back is flushed at the host in its turn.
        let flushes = completes & completion.flushes;
        let asks = begins | writes_back | flushes;
        let takes_number = goes(may_begin & !has_waited) | moves;
        // Nobody asks what an MSHR is about that is free, or has ended.
        let may_end = completes & !completion.forwards;
        let is_new = kinds.request & !has_waited;
        let begins_again = goes(may_begin & has_waited);
        let target_is_free = is_new | moves;
        let target = mux(target_is_free, number, operation.entry);
        // Those who wait at an MSHR are served one after the other; with the last of them it is freed.
        let serves = frees & found.is_waited;
        let may_leave = may_go & has_waited;
        let leaves_entry = goes(may_leave);
        let may_empty = may_leave & inputs.waiting.is_last;
        let empties = goes(may_empty);
        let stops_serving = goes((may_leave & may_begin) | may_empty);
        let serves_on = kinds.request & has_waited & !stops_serving;
        let turns_again = serves | serves_on | resumes_again;
        table.change.assign(SetChange {
            changes: changes_copy | copy_changes,
            installs,
            new_state,
            touches: installs | uses_copy,
            allocates: takes_number,
            target,
            frees,
            marks: serves,
        });
        table.host_change.assign(HostChange {
            pins: owes,
            unpins: pays_debt,
            evicts: evicts & !found.is_waited,
            asks: begins_again | (writes_back & !moves) | flushes,
            unmarks: stops_serving,
        });
        let change = Change {
            target,
            target_is_free,
            records: (kinds.request & has_number) | may_end,
            free: number,
            waits: completes & completion.waits,
            waits_for_end: completes & completion.waits_for_end,
            start,
            start_held: mux(completes, still_held, request.start_held),
            frees,
            joins,
            serves_next: serves | serves_on,
            empties,
            had_turn: kinds.complete | (kinds.request & has_waited),
            turns_again,
            tells_early: completes & completion.tells_early,
            starts_flush: begins & operation.is_own,
            snoops: kinds.snoop,
            completes,
            forwards,
            begins_work: takes_number | begins_again,
            is_observed: frees & completion.ends_told,
        };

        // The host.
        let evict_or_flush =
            mux(flushes, state(D2hRequestOpcode::ClFlush), state(D2hRequestOpcode::DirtyEvict));
        let opcode = mux(completes, evict_or_flush, request.opcode);
        let asked = D2hRequest {
            opcode,
            line_address: returned_line,
            cqid: target.zero_extend(12),
            non_temporal: constant_bool(false),
        };
        let owed = H2dRequest {
            opcode: operation.snoop,
            line_address: operation.line,
            uqid: operation.uqid,
        };

        // Lines.
        let sends_entry = completes & completion.sends;
        let sends_cached = kinds.snoop & copy_is_modified & may_change;
        let answers_read = completes & completion.uses_read & !completion.fails;
        let entry_uqid = mux(completion.pays, found.owed.uqid, found.answer.uqid);
        let is_damaged = found.entry.poisoned | (found.failed & completion.uses_read);
        let all = all_bytes();
        let is_of_entry = completes | turns_to_modify;
        let merges = mux(request.merges, own_bytes, !request.takes_modified.mask(64));
        let delivery = Delivery {
            responds: is_answered
                | kinds.wake
                | (completes & completion.responds)
                | turns_to_modify,
            port: mux(is_of_entry, found.entry.port, operation.port),
            tag: mux(is_of_entry, found.entry.tag, operation.tag),
            fails: completes & completion.fails,
            gives_cached: (is_answered & (is_asked | !request.writes_copy)) | sends_cached,
            gives_carried: answers_read | sends_entry | pays | turns_to_modify,
            sends: sends_entry | pays | sends_cached,
            uqid: mux(completes, entry_uqid, operation.uqid),
            is_bogus: sends_entry & completion.is_bogus,
            is_poisoned: completes & is_damaged,
            sent_bytes: mux(sends_entry, written.byte_enable, all),
            stores: asks,
            entry: target,
            joins,
            place: inputs.waiting.place,
            carried_bytes: mux(completes, returns.mask(64), merges),
            stored_bytes: mux(completes | request.takes_modified, all, own_bytes),
            carried,
        };

        let taken = Taken {
            hits: is_answered & is_asked,
            turns: turns_to_modify,
            address,
            entry: operation.entry,
            written: *written,
        };

        // What becomes of lines. One that is written back keeps its state until that has ended.
        let is_evict = !completion.uses_read & !found.entry_held.is(Held::Invalid);
        let ends_evict = (frees | flushes) & is_evict;
        let drops = gives_up & request.start_held.is(Held::Invalid);
        let becomes_modified = writes_copy & sets.state.is(LineState::Exclusive);
        let by_snoop = copy_changes | (kinds.snoop & found.loses);
        // What has just come was not there before.
        let entry_state = line_state(found.entry_held);
        let entry_before = mux(completion.uses_read, state(LineState::Invalid), entry_state);
        let before = mux(completes, entry_before, known);
        let other_after = mux(kinds.snoop, asked_for.state_after(known), request_state);
        let returned_or_none = mux(returns, state(LineState::Modified), state(LineState::Invalid));
        let entry_after = mux(installs, completion.install_state, returned_or_none);
        let line_change = LineChange {
            line_address: operation.line,
            by_host: by_snoop,
            before,
            after: mux(completes, entry_after, other_after),
        };
        let victim_change = LineChange {
            line_address: victim_line,
            by_host: constant_bool(false),
            before: sets.victim_state,
            after: state(LineState::Invalid),
        };
        let unblocks = frees | evicts | pays_debt | leaves_entry;
        let clean_victim = sets.victim_state.is_any(&[LineState::Shared, LineState::Exclusive]);
        Decision {
            change,
            is_served: is_answered,
            begins,
            begins_watch,
            departure,
            joins,
            leaves: leaves_entry,
            takes_number,
            is_refused,
            lacks_number,
            lacks_place,
            is_returned: (kinds.request & !has_waited & !(is_answered | begins | joins))
                | begins_watch,
            waits_again: completes & !completion.frees,
            returns_number: (frees & !found.is_waited) | goes(may_empty & !may_begin),
            unblocks,
            asks,
            request: asked,
            replies: answers,
            known,
            owes,
            owed,
            evicts,
            fails_flush: completes & completion.fails_for_nobody,
            delivery,
            taken,
            cached,
            changes_line: installs | returns | ends_evict | drops | by_snoop | becomes_modified,
            line_change,
            victim_line,
            drops_victim: installs & clean_victim,
            victim_change,
        }
    }
}
