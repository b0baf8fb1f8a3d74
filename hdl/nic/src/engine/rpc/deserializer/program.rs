//! What is done with a message, step by step.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, Pulse, State, States, Stream, concatenate,
    constant, constant_bool, elaborate, instance, mux, register, register_bool, register_state,
    scope, state, when, wire,
};

use super::combine::{Written, combined};
use super::issue::issue;
use super::piece::{Made, Piece, piece};
use super::status;
use super::tables::{Asks, Run, Says, tables};
use super::window::Window;
use super::{RpcDeserializer, RpcDeserializerPorts};
use crate::engine::rpc::layout::{
    BYTE_BITS, COUNT_BITS, FIELD_BITS, PIECE, PIECE_ADDRESS_BITS, SIZE_BITS, WORD,
};
use crate::engine::rpc::varint::{LENGTH_BITS, Varint};
use crate::message::{RpcCompletion, RpcKind, RpcResult};
use crate::stream::skid_buffer::SkidBuffer;

/// Bytes of the longest tag: its number has 29 bits, its wire type 3.
const TAG_BYTES: u32 = 5;

/// What is done.
#[derive(Clone, Copy, PartialEq, Debug, States)]
#[encoding(one_hot)]
pub(super) enum Step {
    /// A message is awaited.
    Idle,
    /// Its type is known, or that of a message in it: an object is begun.
    Enter,
    /// A tag is read, or the object ends.
    Tag,
    /// The value behind it, or its length.
    Field,
    /// The length is known.
    Sized,
    /// The last run of a repeated field is known.
    Listed,
    /// Another run needs room.
    Reserve,
    /// And is linked.
    Link,
    /// An element is written.
    Append,
    /// And how many there are.
    Header,
    /// Varints of a packed field.
    Pack,
    /// Bytes are copied.
    Copy,
    /// Bytes are skipped.
    Skip,
    /// A message in the message begins.
    Push,
    /// It has ended.
    Pop,
    /// All has ended, or what is left is dropped.
    End,
    /// The next message may come.
    Finish,
}

/// What is kept of the level that a message in it leaves.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Level {
    #[width(SIZE_BITS)]
    pub left: Bits,
    #[width(FIELD_BITS)]
    pub fields_base: Bits,
    #[width(FIELD_BITS)]
    pub largest_field: Bits,
    #[width(PIECE_ADDRESS_BITS)]
    pub object: Bits,
    #[width(WORD)]
    pub presence: Bits,
}

/// A field's tag.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Tag {
    /// A varint follows.
    pub is_varint: Bool,
    /// The length of something follows.
    pub has_length: Bool,
    /// Eight bytes follow; otherwise, four.
    pub is_long: Bool,
    pub is_in_table: Bool,
}

/// What is known of a tag or of a value that was read; it is judged a cycle later.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Read {
    /// Its wire type is not that of its kind.
    pub is_illegal: Bool,
    /// It has more bytes than the lowest bits say of what is left; and no higher bit says otherwise.
    pub is_beyond_low: Bool,
    pub is_low: Bool,
    /// It has more bytes than there are, and no more will come.
    pub is_beyond_end: Bool,
    pub is_too_long: Bool,
    /// What is wrong with it beside that.
    #[shape(())]
    pub wrong: State<RpcResult>,
}

impl Read {
    /// How it is judged.
    #[elaborate]
    fn verdict(&self) -> State<RpcResult> {
        let is_over = (self.is_low & self.is_beyond_low) | self.is_beyond_end;
        let of_varint = mux(self.is_too_long, state(RpcResult::VarintTooLong), self.wrong);
        let of_length = mux(is_over, state(RpcResult::Truncated), of_varint);
        mux(self.is_illegal, state(RpcResult::WireType), of_length)
    }
}

/// What is kept.
pub(super) struct Registers {
    pub step: State<Step>,
    /// The level at hand; what of it is still to be read is `left`.
    pub level: Level,
    pub level_number: Bits,
    pub tag: Tag,
    /// What was looked at last: as a varint, as it was.
    pub value: Bits,
    pub bytes: Bits,
    /// Bytes to be copied, skipped, or of a packed field.
    pub remaining: Bits,
    /// Where the next piece of the arena is, and how many there are from there on.
    pub arena: Bits,
    pub room: Bits,
    pub given: Bits,
    /// The run at hand: where it is, where its next element goes, how many it has; and the one before.
    pub run: Bits,
    pub run_before: Bits,
    pub element: Bits,
    pub at: Bits,
    pub count: Bits,
    pub has_run: Bool,
    /// The field at hand was there before.
    pub was_present: Bool,
    pub is_packed: Bool,
    pub made_valid: Bool,
    pub made: Made,
    pub fault: State<RpcResult>,
    /// What is known of what was read a cycle ago.
    pub read: Read,
    /// Something was.
    pub is_read: Bool,
    pub message_tag: Bits,
}

/// What the steps look at.
pub(super) struct Sees {
    pub says: Says,
    pub window: Window,
    /// What was made before is taken.
    pub moves: Bool,
    pub tag: Varint,
    pub varint: Varint,
    /// What is known of the bytes that are read in this cycle.
    pub reads: Read,
    pub depth: u32,
}

impl Registers {
    #[elaborate]
    fn new(level_bits: u32) -> Self {
        let step = register_state(Step::Idle);
        let level = register::<Level>(());
        let level_number = register::<Bits>(level_bits);
        let tag = register::<Tag>(());
        let value = register::<Bits>(WORD);
        let bytes = register::<Bits>(PIECE);
        let remaining = register::<Bits>(SIZE_BITS);
        let arena = register::<Bits>(PIECE_ADDRESS_BITS);
        let room = register::<Bits>(SIZE_BITS);
        let given = register::<Bits>(SIZE_BITS);
        let run = register::<Bits>(PIECE_ADDRESS_BITS);
        let run_before = register::<Bits>(PIECE_ADDRESS_BITS);
        let element = register::<Bits>(PIECE_ADDRESS_BITS);
        let at = register::<Bits>(BYTE_BITS);
        let count = register::<Bits>(COUNT_BITS);
        let has_run = register_bool(false);
        let was_present = register_bool(false);
        let is_packed = register_bool(false);
        let made_valid = register_bool(false);
        let made = register::<Made>(());
        let fault = register_state(RpcResult::Done);
        let read = register::<Read>(());
        let is_read = register_bool(false);
        let message_tag = register::<Bits>(16);
        Self {
            step,
            level,
            level_number,
            tag,
            value,
            bytes,
            remaining,
            arena,
            room,
            given,
            run,
            run_before,
            element,
            at,
            count,
            has_run,
            was_present,
            is_packed,
            made_valid,
            made,
            fault,
            read,
            is_read,
            message_tag,
        }
    }

    /// Makes a piece.
    pub fn make(&self, made: Made) {
        self.made_valid.set(true);
        self.made.assign(made);
    }

    /// The message ends here.
    pub fn fail(&self, why: impl Into<State<RpcResult>>) {
        self.fault.set(why);
        self.step.goto(Step::End);
    }

    /// Something is read, and judged in the next cycle.
    pub fn look_at(&self, read: Read) {
        self.is_read.set(true);
        self.read.assign(read);
    }

    /// The arena goes on behind so many pieces.
    pub fn use_pieces(&self, pieces: Bits) {
        self.arena.set(self.arena + pieces.zero_extend(PIECE_ADDRESS_BITS));
        self.room.set(self.room - pieces.zero_extend(SIZE_BITS));
    }

    /// A pointer to a piece.
    pub fn pointer(piece: Bits) -> Bits {
        concatenate([piece, constant(BYTE_BITS, 0)]).zero_extend(WORD)
    }

    /// No byte of the level is left.
    pub fn is_level_read(&self) -> Bool {
        self.level.left.is_zero()
    }
}

impl RpcDeserializer {
    /// The whole of it.
    #[elaborate]
    pub(super) fn program(&self, ports: &RpcDeserializerPorts) {
        let level_bits = self.depth.trailing_zeros();
        let of = Registers::new(level_bits);
        let window = scope("window", || Window::new(*ports.message));
        let pieces = instance("pieces", &SkidBuffer::<Piece> { payload: () });
        let moves = !of.made_valid | pieces.source.ready;
        let made = Pulse { valid: of.made_valid, payload: of.made };
        pieces.source.offer(of.made_valid, piece(made, of.value, of.bytes));

        let is_tag = of.step.is(Step::Tag);
        let tag = scope("tag", || Varint::read(window.first(TAG_BYTES)));
        let varint = scope("varint", || Varint::read(window.varint()));
        let number = tag.value.slice(3, FIELD_BITS);
        let at_message = of.step.is(Step::Idle);
        let says = wire_says(&of, &window, self.depth, ports, (is_tag, number), at_message, moves);

        let (consumed, consumes) = consumption(&of, &window, &varint);
        window.consumed.set(consumed);
        window.consumes.set(consumes & moves);
        let reads = reads(&of, &window, &tag, &varint);
        let eaten = consumed.zero_extend(SIZE_BITS);
        when(consumes & moves, || of.level.left.set(of.level.left - eaten));

        let sees = Sees { says, window, moves, tag, varint, reads, depth: self.depth };
        let (known, unknown) = self.steps(&of, &sees);
        let written = Stream::<Written>::wire(&());
        scope("combine", || combined(*pieces.sink, written));
        let events = scope("issue", || issue(self.lines, written, ports));
        scope("status", || status::report(ports, &events, known, unknown));
    }

    /// What each step does; tells whether a field is read that the schema has, and one that it has not.
    #[elaborate]
    fn steps(&self, of: &Registers, sees: &Sees) -> (Bool, Bool) {
        let levels = Memory::<Level>::new((), self.depth).style(MemoryStyle::Distributed);
        let Sees { window, moves, .. } = sees;
        let left = of.level.left - of.remaining;
        let kept = Level { left, ..of.level };
        levels.write(of.step.is(Step::Push) & *moves, of.level_number, kept);
        let outer = levels.read_now(of.level_number - 1);
        let is_end = of.step.is(Step::End);
        window.begins.set(of.step.is(Step::Idle) & window.has_beat & *moves);
        // What is behind the bytes of a message is zero, from the first one on.
        window.clears.set(is_end | of.step.is(Step::Idle));
        window.restarts.set(of.step.is(Step::Finish));

        let (known, unknown) = (wire::<Bool>(()), wire::<Bool>(()));
        let is_read = of.step.is(Step::Field) & *moves & window.has_field();
        let is_known = sees.is_known(of);
        known.set(is_read & is_known);
        unknown.set(is_read & !is_known);
        let verdict = of.read.verdict();
        when(*moves, || {
            of.made_valid.set(false);
            of.is_read.set(false);
            of.step.switch(|now| match now {
                Step::Idle => self.idle(of, window),
                Step::Enter => sees.enter(of),
                Step::Tag => sees.read_tag(of),
                Step::Field => sees.field(of),
                Step::Sized => sees.sized(of),
                Step::Listed => sees.listed(of),
                Step::Reserve => sees.reserve(of),
                Step::Link => sees.link(of),
                Step::Append => sees.append(of),
                Step::Header => sees.header(of),
                Step::Pack => sees.pack(of),
                Step::Copy => sees.copy(of),
                Step::Skip => sees.skip(of),
                Step::Push => {
                    of.level.left.set(of.remaining);
                    of.level_number.set(of.level_number + 1);
                    of.step.goto(Step::Enter);
                }
                Step::Pop => {
                    of.level.assign(outer);
                    of.level_number.set(of.level_number - 1);
                    of.step.goto(Step::Tag);
                }
                Step::End => {
                    when(window.ended, || {
                        let completion = RpcCompletion {
                            tag: of.message_tag,
                            result: of.fault,
                            used_pieces: of.given - of.room,
                        };
                        let first = completion.packed().zero_extend(WORD);
                        of.make(Made { is_end: constant_bool(true), first, ..Made::nothing() });
                        of.step.goto(Step::Finish);
                    });
                }
                Step::Finish => of.step.goto(Step::Idle),
            });
            // What was wrong with the last field is known a cycle late: what was made of it is in the object.
            when(of.is_read & !verdict.is(RpcResult::Done), || {
                of.made_valid.set(false);
                of.is_read.set(false);
                of.fail(verdict);
            });
        });
        (known, unknown)
    }

    /// Begins with a message.
    #[elaborate]
    fn idle(&self, of: &Registers, window: &Window) {
        let beat = window.beat;
        of.level.left.set(beat.length_bytes);
        of.level_number.set(0);
        of.arena.set(beat.arena_piece);
        of.room.set(beat.arena_pieces);
        of.given.set(beat.arena_pieces);
        of.message_tag.set(beat.tag);
        of.fault.set(state(RpcResult::Done));
        when(window.has_beat, || of.step.goto(Step::Enter));
    }
}

/// The tables, and what is asked of them in each step.
#[elaborate]
fn wire_says(
    of: &Registers,
    window: &Window,
    depth: u32,
    ports: &RpcDeserializerPorts,
    (is_tag, number): (Bool, Bits),
    at_message: Bool,
    moves: Bool,
) -> Says {
    let entry = of.level.fields_base + number;
    let inner_type = wire::<Bits>(window.beat.type_number.width());
    let of_type = mux(at_message, window.beat.type_number, inner_type);
    let is_header = of.step.is(Step::Header);
    let run = Run { piece: of.run, count: of.count, is_closed: of.is_packed };
    let asks = Asks {
        of_type: (at_message | of.step.is(Step::Push), of_type),
        of_field: (is_tag & moves, entry),
        of_run: (of.step.is(Step::Field), of.level_number),
        runs: (is_header & moves, of.level_number, run),
    };
    let says = scope("tables", || tables(depth, ports, &asks));
    inner_type.set(says.field.type_number);
    says
}

/// How many bytes a step reads, and whether it does.
#[elaborate]
fn consumption(of: &Registers, window: &Window, varint: &Varint) -> (Bits, Bool) {
    let bytes = |count: u32| constant(LENGTH_BITS, count);
    let is = |step| of.step.is(step);
    let is_whole = of.remaining.top(SIZE_BITS - BYTE_BITS).any();
    let rest = of.remaining.truncate(BYTE_BITS).zero_extend(LENGTH_BITS);
    let of_copy = mux(is_whole, bytes(PIECE / 8), rest);
    let copies = is(Step::Copy) | is(Step::Skip);
    let is_fixed = is(Step::Field) & !of.tag.is_varint;
    let of_fixed = mux(of.tag.is_long, bytes(8), bytes(4));
    let known = nic_dsl::one_hot_mux([(copies, of_copy), (is_fixed, of_fixed)]);
    // A tag of more bytes than it may have is none: how many leave does not count then.
    let is_varint = is(Step::Tag) | is(Step::Pack) | (is(Step::Field) & of.tag.is_varint);
    let consumed = known | (varint.length() & is_varint.mask(LENGTH_BITS));
    let reads_tag = is(Step::Tag) & !of.is_level_read();
    let packs = is(Step::Pack) & of.remaining.any();
    let reads = (reads_tag | is(Step::Field) | packs) & window.has_field();
    (consumed, reads | (copies & window.has_piece()))
}

/// Whether more is read than is left of what it is in, or than there is.
#[elaborate]
fn reads(of: &Registers, window: &Window, tag: &Varint, varint: &Varint) -> Read {
    let is_pack = of.step.is(Step::Pack);
    let is_tag = of.step.is(Step::Tag);
    let is_small = |number: Bits| !number.top(SIZE_BITS - BYTE_BITS).any();
    let is_low = mux(is_pack, is_small(of.remaining), is_small(of.level.left));
    let limit = mux(is_pack, of.remaining, of.level.left).truncate(BYTE_BITS);
    let is_beyond = |number: Bits| {
        let is_below = |count: u32| number.is_below(count);
        let fixed = mux(of.tag.is_long, is_below(8), is_below(4));
        let of_field = mux(is_pack | of.tag.is_varint, varint.is_beyond(is_below), fixed);
        mux(is_tag, tag.is_beyond(is_below), of_field)
    };
    let is_beyond_low = is_beyond(limit);
    let is_beyond_end = window.ended & is_beyond(window.count);
    let no = constant_bool(false);
    Read {
        is_illegal: no,
        is_beyond_low,
        is_low,
        is_beyond_end,
        is_too_long: no,
        wrong: state(RpcResult::Done),
    }
}

impl Sees {
    /// The field at hand is in the schema.
    pub fn is_known(&self, of: &Registers) -> Bool {
        of.tag.is_in_table & !self.says.field.kind.is(RpcKind::None)
    }
}
