//! The RAM with two ports that read and write, against the plain one.
use nic_model::ram::Meanwhile;
use nic_sim::generated::ram_true_dual_port_w16_d32_l8_block_registered::RamTrueDualPortW16D32L8BlockRegistered as Registered;
use nic_sim::generated::ram_true_dual_port_w72_d1024_l9_block::RamTrueDualPortW72D1024L9Block as Plain;
use nic_tests::ram::{MemoryPort, Size, equals_the_model};

const PORTS: [MemoryPort; 2] = [
    MemoryPort { request: 0, answer: Some(2), writes: true },
    MemoryPort { request: 1, answer: Some(3), writes: true },
];

#[test]
fn both_ports_give_the_word_before_the_access() {
    let meanwhile = Meanwhile::Old;
    let size = Size { depth: 1024, width: 72, lane_width: 9, latency: 1, meanwhile };
    equals_the_model(size, &PORTS, &[Plain::WORD_0, Plain::WORD_1]);
}

#[test]
fn an_output_register_adds_one_cycle() {
    let meanwhile = Meanwhile::Old;
    let size = Size { depth: 32, width: 16, lane_width: 8, latency: 2, meanwhile };
    equals_the_model(size, &PORTS, &[Registered::WORD_0, Registered::WORD_1]);
}
