//! Bodies that are texts: those of errors, and the version.
use nic_dsl::{BigUint, Bits, Bundle, State, constant, elaborate, mux, one_hot_mux};

use crate::message::KvsBody;

/// The body of an answer with a status, as memcached sends it (`write_bin_error` in `proto_bin.c`); there it
/// has none for 0x84, which is not met.
const TEXTS: [(u32, &str); 8] = [
    (0x01, "Not found"),
    (0x02, "Data exists for key."),
    (0x03, "Too large."),
    (0x04, "Invalid arguments"),
    (0x05, "Not stored."),
    (0x81, "Unknown command"),
    (0x82, "Out of memory"),
    (0x84, "Internal error"),
];
/// The body of an answer to VERSION.
const VERSION: &str = "1.6.18";
/// Bytes of the longest.
const MOST_BYTES: u32 = 20;

/// A text.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Text {
    /// Its bytes, zeros behind them.
    #[width(8 * MOST_BYTES)]
    pub bytes: Bits,
    /// How many.
    #[width(5)]
    pub count: Bits,
}

impl Text {
    fn of(text: &str) -> Self {
        assert!(text.len() <= MOST_BYTES as usize, "{text}");
        Self {
            bytes: constant(8 * MOST_BYTES, BigUint::from_bytes_le(text.as_bytes())),
            count: constant(5, text.len() as u32),
        }
    }

    /// The text that is the body of an answer with that status; none for others.
    #[elaborate]
    pub fn choose(body: State<KvsBody>, status: Bits) -> Self {
        let of_status =
            one_hot_mux(TEXTS.map(|(number, text)| (status.equals(number), Self::of(text))));
        mux(body.is(KvsBody::Version), Self::of(VERSION), of_status)
    }
}
