//! Half a ring: what it does, from its start to its stop.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSink, LevelSource, Pulse, State, Stream, assert_always,
    concatenate, constant, constant_bool, cover, delayed_bool, elaborate, instance, mux,
    register_bool, register_state, scope, state, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::legality::{is_legal, uses_cache};
use super::{Direction, RingEngine};
use crate::host::descriptor::completion_writer::{CompletionWriter, CompletionWriterPorts};
use crate::host::descriptor::descriptor_reader::{DescriptorReader, DescriptorReaderPorts};
use crate::host::descriptor::receive_match::ReceiveMatch;
use crate::host::descriptor::transmit_match::TransmitMatch;
use crate::message::{
    DescriptorCompletion, Interrupt, LineRequest, LineResponse, MatchControl, MatchStatus,
    PacketSegment, ReceiveRequest, RingConfiguration, RingDescriptor, RingFault, RingRange,
    RingState, RingStatus, RingTail, SegmentDone,
};

/// What half a ring is connected to.
pub(super) struct Ends<'a> {
    pub configuration: &'a LevelSink<RingConfiguration>,
    pub ranges: &'a [LevelSink<RingRange>; 4],
    pub ring: Bits,
    pub tail: Pulse<RingTail>,
    /// Packets that have come; none for what is to be sent.
    pub request: Option<Stream<ReceiveRequest>>,
    pub segment: Stream<PacketSegment>,
    pub done: Pulse<SegmentDone>,
    /// A request of the ring was refused.
    pub refused: Bool,
    /// An answer is for this half.
    pub answers: Bool,
    pub answer: LineResponse,
    pub status: &'a LevelSource<RingStatus>,
}

/// What half a ring asks for.
pub(super) struct Asks {
    pub lines: Vec<Stream<LineRequest>>,
    pub interrupt: Stream<Interrupt>,
}

/// The part between the reader and the writer.
struct Match {
    control: MatchControl,
    status: MatchStatus,
    descriptor: Stream<RingDescriptor>,
    completion: Pulse<DescriptorCompletion>,
}

impl RingEngine {
    /// Half a ring.
    #[elaborate]
    pub(super) fn half(&self, direction: Direction, ends: &Ends) -> Asks {
        let life = register_state(RingState::Stopped);
        // A half that is told to stop does so, whatever it is told then: its parts forget the counts of a
        // ring while it is not enabled.
        let has_to_stop = register_bool(false);
        let configured = **ends.configuration;
        let enable = configured.enable & !has_to_stop;
        let configuration = RingConfiguration { enable, ..configured };
        when(life.is(RingState::Stopped), || has_to_stop.set(false))
            .otherwise_when(!configured.enable, || has_to_stop.set(true));
        let reader = instance("reader", &DescriptorReader { lines: self.lines });
        let writes = self.lines / 2;
        let descriptors = self.descriptors;
        let writer = instance("writer", &CompletionWriter { writes, descriptors });
        let matching = self.matching(ends);

        let fault = register_state(RingFault::None);
        let is_drained = register_bool(false);
        let was_enabled = delayed_bool(enable);
        let legal = is_legal(direction, &configuration);
        let caches = uses_cache(&configuration);
        let is_running = life.is(RingState::Running);
        let is_stopping = life.is(RingState::Stopping);

        // Who is told what.
        let runs = is_running | (is_stopping & !is_drained);
        reader.configuration.assign(configuration);
        writer.configuration.assign(configuration);
        for (theirs, ours) in reader.range.iter().zip(ends.ranges) {
            theirs.assign(**ours);
        }
        reader.control.run.set(runs);
        reader.control.wanted.set(matching.status.wanted);
        reader.control.issued.set(writer.status.issued);
        reader.control.visible.set(writer.status.visible);
        reader.tail.connect(ends.tail);
        matching.descriptor.connect(*reader.descriptor);
        matching.control.accept.set(is_running);
        matching.control.coming.set(reader.status.coming);
        matching.control.has_room.set(writer.status.has_room);
        // What is to be sent is used by and by, a packet's first descriptor when its second comes.
        let may_return = match direction {
            Direction::Receive => constant_bool(true),
            Direction::Transmit => is_stopping,
        };
        matching.control.return_line.set(writer.status.return_line & may_return);
        matching.control.forget.set(!runs);
        writer.completion.connect(matching.completion);
        writer.segment_done.connect(ends.done);
        // Its counts begin again as the ring starts, not as it stops.
        let starts = life.is(RingState::Stopped) & enable;
        writer.control.run.set(!starts);
        writer.control.flush.set(is_stopping);
        let half = constant(1, direction as u32);
        writer.vector.vector.set(concatenate([ends.ring, half]));

        // Lines that are given up are asked for with the reader's tags, which has none out then.
        let gives_up = Stream::<LineRequest>::wire(&());
        let begins = wire::<Bool>(());
        let is_at_end = wire::<Bool>(());
        let routes = self.routes(ends, (&reader, &writer), is_at_end);
        let evicting = scope("evict", || {
            self.evicting(&configuration, (begins, caches), gives_up, (routes, ends.answer))
        });

        is_at_end.set(evicting.is_active);

        let is_quiet = matching.status.idle & writer.status.idle;
        let is_stopped = is_stopping & is_drained & reader.status.idle;
        begins.set(is_stopped);
        let failed = writer.status.failed | evicting.failed;
        let causes = [
            (ends.refused, state(RingFault::Refused)),
            (!reader.status.fault.is(RingFault::None), reader.status.fault),
            (is_running & !matching.status.fault.is(RingFault::None), matching.status.fault),
            (failed, state(RingFault::RingUnreadable)),
        ];
        let none = state(RingFault::None);
        let cause =
            causes.into_iter().rev().fold(none, |other, (is_it, fault)| mux(is_it, fault, other));
        let is_faulty = !cause.is(RingFault::None);
        let is_alive = !life.is_any(&[RingState::Stopped, RingState::Faulted]);
        when(is_alive & fault.is(RingFault::None), || fault.set(cause));
        // Whoever waits for interrupts would wait for ever.
        let alarm = register_bool(false);
        alarm.set(false);
        writer.control.alarm.set(alarm);
        let rests = |life: State<RingState>| {
            when(enable, || {
                life.goto(RingState::Faulted);
                alarm.set(true);
            })
            .otherwise(|| life.goto(RingState::Stopped));
        };
        when(!is_stopping, || is_drained.set(false))
            .otherwise_when(is_quiet, || is_drained.set(true));
        life.switch(|now| match now {
            RingState::Stopped => {
                when(enable & was_enabled, || {
                    when(legal, || {
                        fault.goto(RingFault::None);
                        life.goto(RingState::Running);
                    })
                    .otherwise(|| {
                        fault.goto(RingFault::BadConfiguration);
                        life.goto(RingState::Faulted);
                    });
                });
            }
            RingState::Running => {
                when(!enable | is_faulty, || life.goto(RingState::Stopping));
            }
            RingState::Stopping => {
                when(is_stopped & caches, || life.goto(RingState::Evicting))
                    .otherwise_when(evicting.ends, || rests(life));
            }
            RingState::Evicting => {
                when(evicting.ends, || rests(life));
            }
            RingState::Faulted => {
                when(!enable, || life.goto(RingState::Stopped));
            }
        });
        let has_reason = !fault.is(RingFault::None) | !enable;
        let is_ending = is_stopping | life.is(RingState::Evicting);
        assert_always("only a fault stops a half that is enabled", is_ending.implies(has_reason));
        cover("a ring stops itself", life.is(RingState::Faulted));
        cover("a ring stops", is_stopped);
        self.tell(ends.status, (life, fault), (&reader, &writer, &matching.status));
        Asks {
            lines: vec![*reader.line_request, *writer.line_request, gives_up],
            interrupt: *writer.interrupt,
        }
    }

    /// The part that gives packets descriptors.
    #[elaborate]
    fn matching(&self, ends: &Ends) -> Match {
        match ends.request {
            Some(request) => {
                let matching = instance("match", &ReceiveMatch);
                matching.configuration.assign(**ends.configuration);
                matching.ring.set(ends.ring);
                matching.request.connect(request);
                ends.segment.connect(*matching.segment);
                Match {
                    control: *matching.control,
                    status: *matching.status,
                    descriptor: *matching.descriptor,
                    completion: *matching.completion,
                }
            }
            None => {
                let matching = instance("match", &TransmitMatch);
                matching.configuration.assign(**ends.configuration);
                matching.ring.set(ends.ring);
                ends.segment.connect(*matching.segment);
                Match {
                    control: *matching.control,
                    status: *matching.status,
                    descriptor: *matching.descriptor,
                    completion: *matching.completion,
                }
            }
        }
    }

    /// Gives answers to those who asked; whether one is for the lines that are given up.
    #[elaborate]
    fn routes(
        &self,
        ends: &Ends,
        (reader, writer): (&DescriptorReaderPorts, &CompletionWriterPorts),
        is_at_end: Bool,
    ) -> Bool {
        let bits = self.lines.ilog2() + 1;
        let tag = ends.answer.tag.truncate(bits);
        let is_line = !tag.bit(bits - 1);
        let is_written = tag.top(2).equals(3) | tag.equals(self.lines + 1);
        let is_given_up = is_line & is_at_end;
        let answer = LineResponse { tag: tag.zero_extend(LINE_TAG_BITS), ..ends.answer };
        let is_read = !is_written & !is_given_up;
        reader.line_response.offer(ends.answers & is_read, answer);
        writer.line_response.offer(ends.answers & is_written, answer);
        reader.line_response.ready.ignore();
        writer.line_response.ready.ignore();
        ends.answers & is_given_up
    }

    /// Drives the status.
    #[elaborate]
    fn tell(
        &self,
        status: &LevelSource<RingStatus>,
        (life, fault): (State<RingState>, State<RingFault>),
        (reader, writer, matching): (&DescriptorReaderPorts, &CompletionWriterPorts, &MatchStatus),
    ) {
        status.state.set(life);
        status.fault.set(fault);
        status.posted.set(reader.status.posted);
        status.completed.set(writer.status.visible);
        status.packets.set(writer.status.packets);
        status.bytes.set(writer.status.bytes);
        status.descriptors.set(writer.status.descriptors);
        status.polls.set(reader.status.polls);
        status.line_reads.set(reader.status.line_reads);
        status.completion_lines.set(writer.status.completion_lines);
        status.index_writes.set(writer.status.index_writes);
        status.interrupts.set(writer.status.interrupts);
        status.stopped_drops.set(matching.stopped_drops);
        status.starved_drops.set(matching.starved_drops);
        status.truncated.set(matching.truncated);
        status.returned.set(writer.status.returned);
        status.poisoned.set(writer.status.poisoned);
        // A full counter stays full.
        let strays = reader.status.stray_answers.widening_add(writer.status.strays);
        status.strays.set(strays.truncate(16) | strays.bit(16).mask(16));
    }
}
