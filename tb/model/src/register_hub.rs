//! Where a hub should send an access: the block at its address, or nowhere.
use nic_spec::register::{BLOCK_BYTES, Map};

/// The blocks of a map, and what was refused.
#[derive(Clone, Debug)]
pub struct RegisterHub {
    /// First address and name of each block.
    blocks: Vec<(u32, String)>,
    /// Accesses that were refused.
    pub refused: u64,
    /// The address of the first of them.
    pub first_refused: Option<u64>,
}

impl RegisterHub {
    /// A hub after reset.
    pub fn new(map: &Map) -> Self {
        let mut blocks = Vec::new();
        for block in &map.blocks {
            for (name, number) in block.instance_names().into_iter().zip(0..) {
                blocks.push((block.base + number * block.stride, name));
            }
        }
        Self { blocks, refused: 0, first_refused: None }
    }

    /// The block at that address, and the address in it.
    pub fn block_of(&self, address: u64) -> Option<(&str, u64)> {
        self.blocks.iter().find_map(|(first, name)| {
            let offset = address.checked_sub(u64::from(*first))?;
            (offset < u64::from(BLOCK_BYTES)).then_some((name.as_str(), offset))
        })
    }

    /// An access was refused, here or by its block.
    pub fn refuse(&mut self, address: u64) {
        self.refused = (self.refused + 1).min(0xffff);
        self.first_refused.get_or_insert(address);
    }
}
