//! The declarations of all messages, a file for each protocol.

/// Hands every declaration to the macro `$with`, which makes of them what its room needs; a call of
/// it for each protocol.
///
/// ```text
/// nic_spec::messages!(nic_dsl::hardware_messages); // bundles of signals
/// ```
///
/// The first line says where the plain values are. Then come `choice Name { Variant, ... }`, whose
/// codes count from zero (or are given: `Variant = 5`), and `message Name { field: kind, ... }`
/// with the kinds below. A choice is as wide as its largest code needs; `choice Name(4) { ... }`
/// has 4 bits, so that codes that belong to no variant can be told from those that do.
///
/// | kind | value | signal |
/// |---|---|---|
/// | `flag` | `bool` | one bit |
/// | `bits(N)` | `u64` below 2^N, N at most 64 | N bits |
/// | `events(N)` | as `bits`: how often something happened; goes around | N bits |
/// | `errors(N)` | as `bits`: how often something went wrong; stops at its largest value | N bits |
/// | `bytes(N)` | `[u8; N]` | 8 N bits, byte 0 lowest |
/// | `wide(N)` | `Wide<N>`, N at most 2048 | N bits |
/// | `choice(Name)` | the enum | its code |
///
/// A message may have parameters: `message Beat<BYTES> { data: bytes(BYTES) }` is `Beat<64>` as a
/// value and a `Beat` of shape `BeatShape { bytes: 64 }` as hardware.
#[macro_export]
macro_rules! messages {
    ($with:path) => {
        $crate::stream_messages!($with);
        $crate::line_messages!($with);
        $crate::mmio_messages!($with);
        $crate::pio_messages!($with);
        $crate::pool_messages!($with);
        $crate::rao_messages!($with);
        $crate::roce_messages!($with);
        $crate::rpc_messages!($with);
        $crate::axi_messages!($with);
        $crate::nic_messages!($with);
        $crate::descriptor_messages!($with);
        $crate::ring_messages!($with);
        $crate::network_messages!($with);
        $crate::measurement_messages!($with);
        $crate::pcie_messages!($with);
        $crate::cxl_ip_messages!($with);
        $crate::coherence_messages!($with);
        $crate::dcoh_messages!($with);
        $crate::register_messages!($with);
        $crate::generator_messages!($with);
        $crate::kvs_messages!($with);
    };
}

/// As [`messages!`], but each protocol in a module of its name, so that `$with` may make functions.
#[macro_export]
macro_rules! messages_in_modules {
    ($with:path) => {
        mod stream {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::stream_messages!($with);
        }
        mod line {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::line_messages!($with);
        }
        mod mmio {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::mmio_messages!($with);
        }
        mod pio {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::pio_messages!($with);
        }
        mod pool {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::pool_messages!($with);
        }
        mod rao {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::rao_messages!($with);
        }
        mod roce {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::roce_messages!($with);
        }
        mod rpc {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::rpc_messages!($with);
        }
        mod axi {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::axi_messages!($with);
        }
        mod nic {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::nic_messages!($with);
        }
        mod descriptor {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::descriptor_messages!($with);
        }
        mod ring {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::ring_messages!($with);
        }
        mod network {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::network_messages!($with);
        }
        mod measurement {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::measurement_messages!($with);
        }
        mod pcie {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::pcie_messages!($with);
        }
        mod cxl_ip {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::cxl_ip_messages!($with);
        }
        mod coherence {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::coherence_messages!($with);
        }
        mod dcoh {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::dcoh_messages!($with);
        }
        mod register {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::register_messages!($with);
        }
        mod generator {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::generator_messages!($with);
        }
        mod kvs {
            #[allow(unused_imports, reason = "not every protocol needs all")]
            use super::*;
            $crate::kvs_messages!($with);
        }
    };
}
