//! A ring of empty buffers that come back with packets in them.
use super::{Error, Geometry, Layout, Packet, Ring};
use crate::Machine;
use crate::descriptor::{Control, Fault};
use crate::pool::{Buffer, Pool};

/// A receive ring.
#[derive(Debug)]
pub struct ReceiveRing<'a, M> {
    ring: Ring<'a, M>,
    /// A packet whose second buffer has not come back yet.
    begun: Option<Packet>,
    foreign: u64,
}

impl<'a, M: Machine> ReceiveRing<'a, M> {
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
        Ok(Self { ring, begun: None, foreign: 0 })
    }

    /// Posts as many buffers as the ring and the pool have room for, and says so; how many. A grouped ring takes them by
    /// fours: up to three that are free stay in the pool, and up to three of its places stay empty.
    pub async fn refill(&mut self, pool: &Pool<'_>) -> usize {
        let mut count = 0;
        match self.ring.geometry.layout {
            Layout::Packed | Layout::Padded => {
                while self.ring.free_places() > 0
                    && let Some(buffer) = pool.alloc()
                {
                    let (address, control) = posted(&buffer);
                    self.ring.put(address, control).await;
                    count += 1;
                }
            }
            Layout::Grouped => {
                while self.ring.free_places() >= 4 && pool.available() >= 4 {
                    let group = core::array::from_fn::<_, 4, _>(|_| {
                        pool.alloc().map_or((0, 0), |buffer| posted(&buffer))
                    });
                    self.ring.put_group(&group).await;
                    count += 4;
                }
            }
        }
        if count > 0 {
            self.ring.signal().await;
        }
        count
    }

    /// Takes packets that have come, at most as many as `packets` has places, into the first of
    /// them; how many. What was in these places is dropped. Buffers that the device gives back unused go to the pool. Those
    /// that are none of the pool's are counted by [`ReceiveRing::foreign`] and are whose they are; a packet in one comes all
    /// the same, and the buffer is said to have room for these bytes only.
    pub async fn burst(&mut self, pool: &Pool<'_>, packets: &mut [Option<Packet>]) -> usize {
        let mut count = 0;
        while count < packets.len()
            && let Some((address, word)) = self.ring.next_done().await
        {
            let control = Control::from_word(word);
            if control.fault == Fault::Returned {
                self.foreign += u64::from(!pool.take_back(address));
                continue;
            }
            let buffer = self.filled(pool, address, control.length_bytes);
            let packet = self.gather(buffer, &control);
            if control.last {
                packets[count] = Some(packet);
                count += 1;
            } else {
                self.begun = Some(packet);
            }
        }
        count
    }

    /// Waits until a packet may have come.
    pub async fn wait(&self) {
        self.ring.wait().await;
    }

    /// Buffers that the device has.
    pub fn posted(&self) -> usize {
        self.ring.posted.wrapping_sub(self.ring.reaped) as usize
    }

    /// Buffers that came back, with a packet or unused, and were none that the pool of [`ReceiveRing::burst`] had given out.
    pub fn foreign(&self) -> u64 {
        self.foreign
    }

    /// A buffer that came back with bytes in it. How many fit into one of another pool nobody here knows.
    fn filled(&mut self, pool: &Pool<'_>, address: u64, length_bytes: u16) -> Buffer {
        if !pool.has(address) {
            self.foreign += 1;
            return Buffer::from_parts(address, length_bytes, length_bytes);
        }
        Buffer { length_bytes, ..pool.at(address) }
    }

    fn gather(&mut self, buffer: Buffer, control: &Control) -> Packet {
        match self.begun.take() {
            Some(begun) => Packet {
                second: Some(buffer),
                fault: if begun.fault == Fault::None { control.fault } else { begun.fault },
                ..begun
            },
            None => Packet {
                checksum: control.checksum,
                protocol: control.protocol,
                fault: control.fault,
                flow_hash: control.flow_hash,
                ..Packet::from_buffer(buffer)
            },
        }
    }
}

/// An empty buffer as a descriptor says it.
fn posted(buffer: &Buffer) -> (u64, u64) {
    let control =
        Control { length_bytes: buffer.capacity_bytes(), available: true, ..Control::default() };
    (buffer.address(), control.to_word())
}
