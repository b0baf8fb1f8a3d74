//! Packets on streams (S6): where a payload says that it is the last of its packet, and what
//! follows from it.
use nic_dsl::{Bool, Bundle, bundle, constant_bool, register_bool, when};

/// Whether the payload ends its packet: its field `last`, or `<field>_last` where it is nested.
/// `None`: the payload has no such field, and each is a packet of its own.
///
/// # Panics
/// If there are several: a stream carries one sequence of packets.
pub fn last_of<P: Bundle>(payload: &P) -> Option<Bool> {
    let names = bundle::leaves_of::<P>(&payload.shape()).into_iter().map(|(path, _)| path);
    let is_last = |path: &str| path == "last" || path.ends_with("_last");
    let mut found = names.zip(payload.leaves()).filter(|(path, _)| is_last(path));
    let (_, last) = found.next()?;
    assert!(
        found.next().is_none(),
        "a payload has one field `last`; {} has several",
        P::value_type(&payload.shape())
    );
    Some(last.as_bool())
}

/// Whether the payload ends its packet; true for one that is a packet of its own.
pub fn ends<P: Bundle>(payload: &P) -> Bool {
    last_of(payload).unwrap_or_else(|| constant_bool(true))
}

/// Whether a packet has begun and not ended: a register that `transfer`s of `payload` move. False
/// where each payload is a packet of its own.
pub fn is_open<P: Bundle>(transfer: Bool, payload: &P) -> Bool {
    let Some(last) = last_of(payload) else { return constant_bool(false) };
    let is_open = register_bool(false);
    when(transfer, || is_open.set(!last));
    is_open
}
