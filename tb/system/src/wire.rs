//! The network: frames on their way to the card, and those that it has sent.
use std::collections::VecDeque;

use nic_spec::message::MessageBeat;

/// Bytes of a beat of the MAC.
const BEAT_BYTES: usize = 64;

/// A frame, and when it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Its bytes, from the destination address on, without the check sequence.
    pub bytes: Vec<u8>,
    /// Network cycle of its first beat.
    pub began: u64,
    /// Network cycle of its last beat.
    pub ended: u64,
    /// The card marked it as damaged.
    pub error: bool,
}

/// A frame that waits.
#[derive(Clone, Debug)]
struct Waiting {
    not_before: u64,
    bytes: Vec<u8>,
    /// The MAC will find its check sequence wrong.
    is_damaged: bool,
}

/// Frames in both directions, a beat per cycle of the network's clock.
#[derive(Clone, Debug, Default)]
pub struct Wire {
    /// Frames that wait, each with the earliest cycle in which it may begin.
    waiting: VecDeque<Waiting>,
    /// Bytes of the frame on its way that were sent.
    sent_bytes: usize,
    /// The beat that is offered.
    offered: Option<MessageBeat<BEAT_BYTES>>,
    /// The frame that is coming from the card.
    coming: Option<Frame>,
    /// When the first beat of each frame was given to the card.
    pub given: Vec<u64>,
    /// Frames that came from the card, in order.
    pub received: Vec<Frame>,
    /// The MAC takes nothing that the card sends.
    pub is_stuck: bool,
    /// The MAC is in reset.
    is_down: bool,
    cycle: u64,
}

impl Wire {
    /// A frame goes to the card, as soon as those before it have gone and the cycle has come.
    ///
    /// # Panics
    /// If it is empty.
    pub fn send(&mut self, not_before: u64, bytes: Vec<u8>) {
        self.wait(Waiting { not_before, bytes, is_damaged: false });
    }

    /// A frame goes to the card so many cycles after the one before it may begin, or after this cycle.
    ///
    /// # Panics
    /// If it is empty.
    pub fn send_after(&mut self, gap: u64, bytes: Vec<u8>) {
        self.send(self.after(gap), bytes);
    }

    /// The same with one that was damaged on its way: the MAC marks its last beat.
    ///
    /// # Panics
    /// If it is empty.
    pub fn send_damaged(&mut self, gap: u64, bytes: Vec<u8>) {
        self.wait(Waiting { not_before: self.after(gap), bytes, is_damaged: true });
    }

    fn after(&self, gap: u64) -> u64 {
        let before = self.waiting.back().map_or(0, |frame| frame.not_before);
        before.max(self.cycle) + gap
    }

    fn wait(&mut self, frame: Waiting) {
        assert!(!frame.bytes.is_empty(), "a frame has bytes");
        self.waiting.push_back(frame);
    }

    /// Whether every frame has gone.
    pub fn is_sent(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Cycles of the network's clock.
    pub fn now(&self) -> u64 {
        self.cycle
    }

    /// The MAC comes into reset, or out of it. What has begun in either direction is lost.
    pub(crate) fn reset(&mut self, is_down: bool) {
        self.is_down = is_down;
        self.coming = None;
        if std::mem::take(&mut self.sent_bytes) > 0 {
            self.waiting.pop_front();
        }
    }

    /// The beat that the MAC gives in this cycle.
    pub(crate) fn beat(&mut self) -> Option<MessageBeat<BEAT_BYTES>> {
        if self.is_down {
            return None;
        }
        let frame = self.waiting.front()?;
        if self.cycle < frame.not_before {
            return None;
        }
        let rest = &frame.bytes[self.sent_bytes..];
        let count = rest.len().min(BEAT_BYTES);
        let mut data = [0; BEAT_BYTES];
        data[..count].copy_from_slice(&rest[..count]);
        let keep = u64::MAX >> (BEAT_BYTES - count);
        let last = count == rest.len();
        let error = last && frame.is_damaged;
        self.offered = Some(MessageBeat { data, keep, last, error });
        self.offered
    }

    /// A cycle ends: the beat that was given is gone, and the card sent this one.
    ///
    /// # Errors
    /// One line: the card stopped inside a frame, which no MAC can send.
    pub(crate) fn cycle(&mut self, sent: Option<MessageBeat<BEAT_BYTES>>) -> Result<(), String> {
        if let Some(beat) = self.offered.take() {
            if self.sent_bytes == 0 {
                self.given.push(self.cycle);
            }
            self.sent_bytes += BEAT_BYTES;
            if beat.last {
                self.sent_bytes = 0;
                self.waiting.pop_front();
            }
        }
        match sent {
            _ if self.is_down => {}
            Some(beat) => self.take(&beat),
            None if self.is_stuck => {}
            None if self.coming.is_some() => {
                return Err(format!("cycle {}: the MAC runs dry inside a frame", self.cycle));
            }
            None => {}
        }
        self.cycle += 1;
        Ok(())
    }

    fn take(&mut self, beat: &MessageBeat<BEAT_BYTES>) {
        let now = self.cycle;
        let mut frame = self.coming.take().unwrap_or_else(|| Frame {
            bytes: vec![],
            began: now,
            ended: now,
            error: false,
        });
        frame.bytes.extend_from_slice(&beat.data[..beat.keep.count_ones() as usize]);
        if beat.last {
            (frame.ended, frame.error) = (now, beat.error);
            self.received.push(frame);
        } else {
            self.coming = Some(frame);
        }
    }
}
