//! The RAM with one port that writes and one that reads, against the plain one.
use nic_model::ram::Meanwhile;
use nic_sim::generated::ram_simple_dual_port_w32_d16_l8_distributed_new::RamSimpleDualPortW32D16L8DistributedNew as Forwarding;
use nic_sim::generated::ram_simple_dual_port_w72_d4096_l72_ultra_registered::RamSimpleDualPortW72D4096L72UltraRegistered as Registered;
use nic_sim::generated::ram_simple_dual_port_w512_d1024_l8_block::RamSimpleDualPortW512D1024L8Block as Wide;
use nic_tests::ram::{MemoryPort, Size, equals_the_model};

const PORTS: [MemoryPort; 2] = [
    MemoryPort { request: 0, answer: None, writes: true },
    MemoryPort { request: 1, answer: Some(2), writes: false },
];

#[test]
fn a_wide_memory_gives_the_old_word_after_one_cycle() {
    let meanwhile = Meanwhile::Old;
    let size = Size { depth: 1024, width: 512, lane_width: 8, latency: 1, meanwhile };
    equals_the_model(size, &PORTS, &[Wide::WORD]);
}

#[test]
fn an_output_register_adds_one_cycle() {
    let meanwhile = Meanwhile::Old;
    let size = Size { depth: 4096, width: 72, lane_width: 72, latency: 2, meanwhile };
    equals_the_model(size, &PORTS, &[Registered::WORD]);
}

#[test]
fn a_word_written_in_the_same_cycle_is_forwarded_lane_by_lane() {
    let meanwhile = Meanwhile::New;
    let size = Size { depth: 16, width: 32, lane_width: 8, latency: 1, meanwhile };
    equals_the_model(size, &PORTS, &[Forwarding::WORD]);
}
