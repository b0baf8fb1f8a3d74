//! Where the parts of a ring lie: in host memory, or in the card's in either bias.
use std::cell::Cell;

use nic_driver::Region;
use nic_driver::card::Space;
use nic_driver::region::PAGE_BYTES;
use nic_host::Allocator;

use crate::plan::{Part, Plan, RingShape};

/// Where the parts of a ring lie; `None` is host memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placement {
    /// The ring that receives, and the one that transmits.
    pub rings: [Option<Space>; 2],
    /// Buffers of packets that come, and of those that are sent.
    pub buffers: [Option<Space>; 2],
}

impl Placement {
    fn space(&self, part: Part) -> Option<Space> {
        match part {
            Part::ReceiveRing => self.rings[0],
            Part::TransmitRing => self.rings[1],
            Part::Received => self.buffers[0],
            Part::Sent => self.buffers[1],
        }
    }

    /// A ring with its parts there, each in pages of its own, with so many buffers of so many bytes for packets that come
    /// and as many for copies; and the ranges that the driver must turn to device-bias before it starts.
    ///
    /// # Errors
    /// One line: no memory is free.
    pub fn plan(
        &self,
        ring: u32,
        shapes: (RingShape, RingShape),
        buffers: (usize, u16),
        host: &mut Allocator,
        (begin, end): (u64, u64),
    ) -> Result<(Plan, Vec<(u64, u64)>), String> {
        let map = vec![Cell::new(0); Region::map_words(end - begin) as usize];
        let region = Region::new(&map, begin, end).map_err(|error| error.to_string())?;
        let mut to_device = vec![];
        let mut plan = Plan::apart(ring, shapes, buffers, |part, bytes| {
            let Some(space) = self.space(part) else {
                let pages = host.pages(bytes.div_ceil(PAGE_BYTES));
                return pages.map_err(|error| error.to_string());
            };
            let address = region.alloc(bytes).map_err(|error| error.to_string())?;
            if space == Space::DeviceDeviceBias {
                to_device.push((address, address + bytes.next_multiple_of(PAGE_BYTES)));
            }
            Ok(address)
        })?;
        for (half, number) in [(&mut plan.receive, 0), (&mut plan.transmit, 1)] {
            half.ring_space = self.rings[number].unwrap_or(Space::Host);
            half.data_space = self.buffers[number].unwrap_or(Space::Host);
        }
        Ok((plan, to_device))
    }
}
