//! Stopping one half of a ring, also where the MAC takes nothing.
use super::{Card, CardError, Half, PATIENCE, RingState};
use crate::machine::Machine;
use crate::registers::nic::{mac_transmit, receive_ring};

/// Reads of the state in which a MAC that sends takes a frame. A frame of flow control stops a link of 100 Gb/s for 336 us at most
/// (65,535 times 512 bits: IEEE 802.3, annex 31B; AMD PG138, Transmit Pause Frame): that many reads last longer if
/// each takes 34 ns or more. What they take on a bus nobody has measured here; it is looks that are counted, not time.
const MAC_PATIENCE: u32 = 10_000;

/// What a MAC has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MacProgress {
    /// Nothing: it is in reset.
    InReset,
    /// It has taken so many frames; that goes around.
    Sent(u32),
}

/// What a stop knows of the MAC, which it looks at every [`MAC_PATIENCE`] looks at the ring, and what it has asked for.
#[derive(Debug)]
struct StopDiscard {
    /// The MAC as it was seen last.
    mac: Option<MacProgress>,
    /// Times in a row that the MAC was as before.
    still: u32,
    /// As many of them are needed.
    least_still: u32,
    /// Frames are dropped now; so many had been when that was looked at last.
    dropped_before: Option<u64>,
}

impl Default for StopDiscard {
    fn default() -> Self {
        Self { mac: None, still: 0, least_still: 1, dropped_before: None }
    }
}

impl StopDiscard {
    /// Frames were dropped for a while, and the ring has not stopped.
    fn was_taken_back(&mut self) {
        self.dropped_before = None;
        self.still = 0;
        self.least_still *= 2;
    }
}

impl<M: Machine> Card<'_, M> {
    /// Stops one half of a ring, and waits until nothing of it is outstanding. Buffers that the card
    /// has not used are still in the ring.
    ///
    /// Where a transmit half does not stop and the MAC has taken nothing for 10,000 looks at the half's state, all that is to
    /// be sent, also by other rings and engines, is dropped and counted ([`Card::discard`]) for 10,000 looks, or until the
    /// half has stopped; where the MAC is in reset, for as long as there is something to be dropped. An idle MAC takes nothing,
    /// too, and frames of others that come just then are lost: so this is done again only if the MAC takes nothing for twice
    /// as long as before.
    ///
    /// A future that is dropped before it is ready may leave that on; the next [`Card::start`] of a transmit half ends it.
    ///
    /// # Errors
    /// No such ring, or one that does not stop.
    pub async fn stop(&self, half: Half, ring: u32) -> Result<(), CardError> {
        self.check_ring(ring)?;
        self.machine.write_register(Self::register(half, ring, receive_ring::ENABLE), 0).await;
        let mut discard = StopDiscard::default();
        let mut state = RingState::Running;
        for _ in 0..PATIENCE / MAC_PATIENCE {
            state = self.state_after(half, ring, MAC_PATIENCE).await;
            if state == RingState::Stopped {
                break;
            }
            if half == Half::Transmit {
                self.discard_for_a_while(&mut discard).await;
            }
        }
        if discard.dropped_before.is_some() {
            self.write_discard(false).await;
        }
        match state {
            RingState::Stopped => Ok(()),
            state => Err(CardError::Stuck(state)),
        }
    }

    /// After [`MAC_PATIENCE`] looks: takes the discard back, or asks for it if the MAC has stood still for long enough.
    async fn discard_for_a_while(&self, discard: &mut StopDiscard) {
        let mac = self.mac_progress().await;
        let is_still = discard.mac.replace(mac) == Some(mac);
        if let Some(before) = discard.dropped_before {
            let dropped = self.dropped_frames().await;
            if mac == MacProgress::InReset && dropped != before {
                discard.dropped_before = Some(dropped);
                return;
            }
            self.write_discard(false).await;
            discard.was_taken_back();
            return;
        }
        discard.still = if is_still { discard.still + 1 } else { 0 };
        if discard.still >= discard.least_still {
            discard.dropped_before = Some(self.dropped_frames().await);
            self.write_discard(true).await;
        }
    }

    /// What the MAC has taken. One in reset takes nothing; what it had counted before says nothing of it.
    async fn mac_progress(&self) -> MacProgress {
        match self.is_linked().await {
            true => MacProgress::Sent(self.machine.read_register(mac_transmit::PACKETS).await),
            false => MacProgress::InReset,
        }
    }

    /// The state after so many looks, or `Stopped` as soon as it is that.
    async fn state_after(&self, half: Half, ring: u32, looks: u32) -> RingState {
        let mut state = RingState::Running;
        for _ in 0..looks {
            state = self.state(half, ring).await;
            if state == RingState::Stopped {
                break;
            }
        }
        state
    }
}
