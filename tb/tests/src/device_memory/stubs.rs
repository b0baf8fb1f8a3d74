//! The adapter of the card's memory with stubs for its queues.
use nic_sim::generated::device_memory_tiny::DeviceMemoryTiny;
use nic_sim::{Design, Wrapper};

use crate::emitted;
use crate::parts::Parts;

/// Channels of the adapter.
pub const CHANNELS: usize = 2;

/// The adapter: `requests`, and of each channel `channel_0_requests` and so on.
///
/// # Panics
/// If it cannot be built.
pub fn parts() -> Parts {
    let unit = DeviceMemoryTiny::DESIGN;
    let request = (unit, "memory_request");
    let of_channel = [
        ("requests", emitted::buffer("fifo_of_requests", request, &[("occupancy", 3)])),
        (
            "write_addresses",
            emitted::buffer("skid_buffer_of_addresses", (unit, "write_address_0"), &[]),
        ),
        ("write_beats", emitted::buffer("skid_buffer_of_writes", (unit, "write_data_0"), &[])),
        (
            "read_addresses",
            emitted::buffer("skid_buffer_of_addresses", (unit, "read_address_0"), &[]),
        ),
        ("tags", emitted::design("fifo_word17_d4")),
        ("read_beats", emitted::buffer("skid_buffer_of_reads", (unit, "read_data_0"), &[])),
    ];
    let first = emitted::buffer("skid_buffer_of_requests", request, &[]);
    let mut all: Vec<(String, Design)> = vec![("requests".to_owned(), first)];
    for channel in 0..CHANNELS {
        let part = |(name, design)| (format!("channel_{channel}_{name}"), design);
        all.extend(of_channel.map(part));
    }
    let all: Vec<(&str, &Design)> = all.iter().map(|(name, part)| (name.as_str(), part)).collect();
    Parts::new(unit, &all)
}
