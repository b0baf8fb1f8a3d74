//! The banked buffer against one plain memory: the banks do not show.
use nic_model::ram::Meanwhile;
use nic_sim::generated::banked_buffer_b2_d16::BankedBufferB2D16;
use nic_sim::generated::banked_buffer_b4_d1024::BankedBufferB4D1024;
use nic_tests::ram::{MemoryPort, Size, equals_the_model};

const PORTS: [MemoryPort; 2] = [
    MemoryPort { request: 0, answer: None, writes: true },
    MemoryPort { request: 1, answer: Some(2), writes: false },
];

const SIZE: Size =
    Size { depth: 4096, width: 512, lane_width: 8, latency: 1, meanwhile: Meanwhile::Old };

#[test]
fn four_banks_are_one_memory() {
    equals_the_model(SIZE, &PORTS, &[BankedBufferB4D1024::WORD]);
}

#[test]
fn two_small_banks_are_one_memory() {
    equals_the_model(Size { depth: 32, ..SIZE }, &PORTS, &[BankedBufferB2D16::WORD]);
}
