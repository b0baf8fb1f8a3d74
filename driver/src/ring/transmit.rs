//! A ring of packets to send, whose buffers come back empty.
use super::{Error, Geometry, Layout, Packet, Ring};
use crate::Machine;
use crate::descriptor::{Checksum, Control, Fault};
use crate::pool::{Buffer, Pool};

/// A transmit ring.
#[derive(Debug)]
pub struct TransmitRing<'a, M> {
    ring: Ring<'a, M>,
    /// Buffers of the packet that comes back, and whether one of them came back with a fault.
    coming: (u64, bool),
    sent: u64,
    failed: u64,
    foreign: u64,
}

/// Descriptors of one line that are not stored yet.
#[derive(Default)]
struct Group {
    descriptors: [(u64, u64); 4],
    count: usize,
}

impl<'a, M: Machine> TransmitRing<'a, M> {
    /// A ring that is empty; the device may not run it yet.
    ///
    /// # Errors
    /// A geometry that no ring can have.
    pub async fn new(
        machine: &'a M,
        geometry: Geometry,
        tail_register: usize,
    ) -> Result<Self, Error> {
        let ring = Ring::new(machine, geometry, tail_register)?;
        ring.clear().await;
        Ok(Self { ring, coming: (0, false), sent: 0, failed: 0, foreign: 0 })
    }

    /// Sends packets, the first of `packets` on, as many as there is room for; how many. Those
    /// that are sent are taken out of `packets`. Places without a packet end it.
    ///
    /// # Panics
    /// If one of them is not [`Packet::is_sendable`]: no descriptor could say it.
    pub async fn burst(&mut self, packets: &mut [Option<Packet>]) -> usize {
        let mut offered = packets.iter().map_while(Option::as_ref);
        assert!(
            offered.all(Packet::is_sendable),
            "a buffer of a packet has no byte, or more than fit, or the packet has more than 9,216"
        );
        let mut count = 0;
        let mut group = Group::default();
        for packet in packets.iter_mut() {
            let pieces = packet.as_ref().map_or(0, |packet| 1 + u32::from(packet.second.is_some()));
            if pieces == 0 || !self.has_room(pieces, &group) {
                break;
            }
            let Some(Packet { first, second, checksum, .. }) = packet.take() else { break };
            let ends = second.is_none();
            self.put(&mut group, &first, ends, checksum).await;
            if let Some(second) = second {
                self.put(&mut group, &second, true, checksum).await;
            }
            count += 1;
        }
        if group.count > 0 {
            self.ring.put_group(&group.descriptors[..group.count]).await;
        }
        if count > 0 {
            self.ring.signal().await;
        }
        count
    }

    /// Gives the buffers of packets that have been sent back to their pool; how many buffers. Those that the pool has
    /// not given out are counted by [`TransmitRing::foreign`] and are whose they are.
    pub async fn reclaim(&mut self, pool: &Pool<'_>) -> usize {
        let mut count = 0;
        while let Some((address, word)) = self.ring.next_done().await {
            let control = Control::from_word(word);
            // A place that a group did not use. One whose packet was not sent, because the ring stopped, is returned.
            if control.length_bytes == 0 && control.fault != Fault::Returned {
                continue;
            }
            self.count(&control);
            if pool.take_back(address) {
                count += 1;
            } else {
                self.foreign += 1;
            }
        }
        count
    }

    /// Counts a buffer that came back. A packet was sent if none of its buffers has a fault.
    fn count(&mut self, control: &Control) {
        let (buffers, has_failed) = &mut self.coming;
        *buffers += 1;
        *has_failed |= control.fault != Fault::None;
        if control.last || control.fault == Fault::Returned {
            let counter = if *has_failed { &mut self.failed } else { &mut self.sent };
            *counter += *buffers;
            self.coming = (0, false);
        }
    }

    /// Waits until a packet may have been sent.
    pub async fn wait(&self) {
        self.ring.wait().await;
    }

    /// Places that have not come back.
    pub fn outstanding(&self) -> usize {
        self.ring.posted.wrapping_sub(self.ring.reaped) as usize
    }

    /// Buffers of packets that came back whole and were sent.
    pub fn sent(&self) -> u64 {
        self.sent
    }

    /// Buffers of packets that came back with a fault in at least one: they were not sent.
    pub fn failed(&self) -> u64 {
        self.failed
    }

    /// Buffers that came back and were none that the pool of [`TransmitRing::reclaim`] had given out.
    pub fn foreign(&self) -> u64 {
        self.foreign
    }

    fn has_room(&self, pieces: u32, group: &Group) -> bool {
        match self.ring.geometry.layout {
            Layout::Packed | Layout::Padded => self.ring.free_places() >= pieces,
            // What is gathered already has its line.
            Layout::Grouped => {
                let gathered = group.count as u32 + pieces;
                self.ring.free_places() >= 4 * gathered.div_ceil(4)
            }
        }
    }

    async fn put(&mut self, group: &mut Group, buffer: &Buffer, last: bool, checksum: Checksum) {
        let control = Control {
            length_bytes: buffer.length_bytes,
            available: true,
            last,
            checksum,
            ..Control::default()
        };
        if self.ring.geometry.layout != Layout::Grouped {
            self.ring.put(buffer.address(), control.to_word()).await;
            return;
        }
        group.descriptors[group.count] = (buffer.address(), control.to_word());
        group.count += 1;
        if group.count == 4 {
            self.ring.put_group(&group.descriptors).await;
            *group = Group::default();
        }
    }
}
