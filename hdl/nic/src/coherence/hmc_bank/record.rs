//! What a bank promises, its parameters and its presets.
use nic_spec::contract::{self, Contract, Latency};

use super::configuration::HmcBank;
use crate::module::{Parameter, Preset, Proof, Record, build};

/// What a bank promises. The latency is that of a hit; a snoop is answered after 5 cycles.
pub const CONTRACT: Contract = Contract {
    module: "hmc_bank",
    summary: "Caches lines of host memory, coherent with the host.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: Some(Latency::exactly(5, "line_request_0")),
    interval: 1,
    waits_on: &[
        "line_response_*",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_response",
        "h2d_data",
    ],
    transparent: &[],
};

/// The sizes of a bank.
pub(super) const SIZES: &[Parameter] = &[
    Parameter { name: "SETS", default: "256", meaning: "a power of two from 2 to 4096" },
    Parameter { name: "WAYS", default: "4", meaning: "2, 4 or 8" },
    Parameter {
        name: "OUTSTANDING",
        default: "64",
        meaning: "outstanding lines, a power of two from 4 to 256",
    },
    Parameter {
        name: "BANKS",
        default: "2",
        meaning: "banks among which lines are divided by the parity of their address, 1, 2 or 4",
    },
];

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        SIZES[0],
        SIZES[1],
        SIZES[2],
        SIZES[3],
        Parameter {
            name: "RESERVED",
            default: "0",
            meaning: "of the outstanding lines, left to port 0, which then comes first, up to half of them; 0: ports are equal",
        },
        Parameter {
            name: "MODIFY",
            default: "0",
            meaning: "1: with a function that modifies lines",
        },
    ],
    presets: &[
        // In block RAM what the contract says; other tables and 64 responses to each port in lookup tables.
        Preset::product("hmc_bank", &["SETS=256"]).memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 6),
            ("RAM64M8", 191),
            ("RAM64X1D", 39),
            ("RAMB18E2", 19),
            ("RAMB36E2", 51),
        ]),
        Preset::part("hmc_bank_o128").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 12),
            ("RAM64M8", 36),
            ("RAM64X1D", 76),
            ("RAMB18E2", 55),
            ("RAMB36E2", 52),
        ]),
        Preset::part("hmc_bank_o128_m1").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 12),
            ("RAM64M8", 36),
            ("RAM64X1D", 78),
            ("RAMB18E2", 55),
            ("RAMB36E2", 52),
        ]),
        Preset::part("hmc_bank_o256").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 24),
            ("RAM64M8", 56),
            ("RAM64X1D", 164),
            ("RAMB18E2", 55),
            ("RAMB36E2", 52),
        ]),
        Preset::test("hmc_bank_tiny", &["SETS=2", "WAYS=2", "OUTSTANDING=4", "BANKS=1"])
            .proof(Proof::bounded(12))
            .memories(&[
                ("RAM32M", 21),
                ("RAM32M16", 143),
                ("RAM32X1D", 38),
                ("RAMB18E2", 19),
                ("RAMB36E2", 40),
            ]),
        Preset::test(
            "hmc_bank_tiny_r1",
            &["SETS=2", "WAYS=2", "OUTSTANDING=4", "BANKS=1", "RESERVED=1"],
        )
        .proof(Proof::bounded(9))
        .memories(&[
            ("RAM32M", 25),
            ("RAM32M16", 148),
            ("RAM32X1D", 44),
            ("RAMB18E2", 19),
            ("RAMB36E2", 40),
        ]),
        Preset::test(
            "hmc_bank_tiny_r2",
            &["SETS=4", "WAYS=2", "OUTSTANDING=8", "BANKS=1", "RESERVED=2"],
        )
        .memories(&[
            ("RAM32M", 25),
            ("RAM32M16", 148),
            ("RAM32X1D", 44),
            ("RAMB18E2", 19),
            ("RAMB36E2", 40),
        ]),
        Preset::part("hmc_bank_s2_w2_o4_r1").memories(&[
            ("RAM32M", 25),
            ("RAM32M16", 148),
            ("RAM32X1D", 44),
            ("RAMB18E2", 19),
            ("RAMB36E2", 40),
        ]),
        Preset::part("hmc_bank_r8").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 6),
            ("RAM64M8", 204),
            ("RAM64X1D", 46),
            ("RAMB18E2", 19),
            ("RAMB36E2", 51),
        ]),
        Preset::part("hmc_bank_o256_r8").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 24),
            ("RAM64M8", 56),
            ("RAM64X1D", 188),
            ("RAMB18E2", 59),
            ("RAMB36E2", 53),
        ]),
        Preset::part("hmc_bank_o128_r8").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 59),
            ("RAM64M", 12),
            ("RAM64M8", 36),
            ("RAM64X1D", 88),
            ("RAMB18E2", 59),
            ("RAMB36E2", 53),
        ]),
        Preset::test("hmc_bank_tiny_b2", &["SETS=2", "WAYS=2", "OUTSTANDING=4"]).memories(&[
            ("RAM32M", 21),
            ("RAM32M16", 143),
            ("RAM32X1D", 38),
            ("RAMB18E2", 19),
            ("RAMB36E2", 40),
        ]),
        Preset::test(
            "hmc_bank_tiny_modify",
            &["SETS=2", "WAYS=2", "OUTSTANDING=4", "BANKS=1", "MODIFY=1"],
        )
        .proof(Proof::bounded(10))
        .memories(&[
            ("RAM32M", 21),
            ("RAM32M16", 143),
            ("RAM32X1D", 39),
            ("RAMB18E2", 19),
            ("RAMB36E2", 40),
        ]),
        Preset::test("hmc_bank_tiny_b2_modify", &["SETS=2", "WAYS=2", "OUTSTANDING=4", "MODIFY=1"])
            .memories(&[
                ("RAM32M", 21),
                ("RAM32M16", 143),
                ("RAM32X1D", 39),
                ("RAMB18E2", 19),
                ("RAMB36E2", 40),
            ]),
        // In `dcoh_type2_tiny_modify_r1`.
        Preset::part("hmc_bank_s2_w2_o4_r1_m1").memories(&[
            ("RAM32M", 25),
            ("RAM32M16", 148),
            ("RAM32X1D", 45),
            ("RAMB18E2", 19),
            ("RAMB36E2", 40),
        ]),
    ],
    proof: Proof::none("the small hmc_bank is the same description"),
    constraint: None,
    build: |values| build(&HmcBank::new(values)?),
};
