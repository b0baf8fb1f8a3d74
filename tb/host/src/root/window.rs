//! The interrupt window: where writes of devices are messages of interrupts.
use std::ops::Range;

use nic_spec::message::InterruptMessage;

use crate::line::LINE_BYTES;
use crate::write_combining::Write;

/// Addresses of the window, as on x86 (Intel 64 and IA-32 Architectures Software Developer's Manual, volume 3, APIC,
/// message address register: 0xfeexxxxx). Which processor an address names is not looked at: whoever waits for the
/// vector has it.
pub const INTERRUPT_WINDOW: Range<u64> = 0xfee0_0000..0xfef0_0000;

/// Bytes of a message.
const MESSAGE_BYTES: u64 = 4;

/// The message that raises this vector here.
///
/// # Panics
/// If the vector has more than 32 bits.
pub fn message_of(vector: u64) -> InterruptMessage {
    assert!(vector <= u64::from(u32::MAX), "the data of a message have 32 bits, not {vector:#x}");
    InterruptMessage { address: INTERRUPT_WINDOW.start, data: vector }
}

/// A message as what it is on the link: a write of one DW.
pub(super) fn write_of(message: &InterruptMessage) -> Write {
    let at = (message.address % LINE_BYTES as u64) as usize & !(MESSAGE_BYTES as usize - 1);
    let mut data = [0; LINE_BYTES];
    data[at..at + MESSAGE_BYTES as usize].copy_from_slice(&(message.data as u32).to_le_bytes());
    Write { line: message.address / LINE_BYTES as u64, data, byte_enable: 0b1111 << at }
}

/// What a write into the window raises; none if it is not one whole DW.
///
/// `None` outside stands for a write elsewhere.
pub(super) fn vector_in(write: &Write) -> Option<Option<u64>> {
    if !INTERRUPT_WINDOW.contains(&(write.line * LINE_BYTES as u64)) {
        return None;
    }
    let at = write.byte_enable.trailing_zeros();
    let is_message = at < LINE_BYTES as u32
        && u64::from(at).is_multiple_of(MESSAGE_BYTES)
        && write.byte_enable >> at == 0b1111;
    let from = at as usize;
    Some(is_message.then(|| {
        let bytes = write.data[from..from + MESSAGE_BYTES as usize].try_into();
        u32::from_le_bytes(bytes.expect("a DW has four bytes")).into()
    }))
}
