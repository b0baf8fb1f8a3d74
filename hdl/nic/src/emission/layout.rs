//! Where fields of messages lie in the words that driver and card share, as constants of the driver.
use nic_spec::message::{
    Choice, Descriptor, Field, Message, PioAnswer, PioAnswerControl, PioPacketHeader,
    PioRequestControl, StoreHeader,
};

use nic_spec::register::snake;

use super::files::Files;

/// Bits of a word of a descriptor.
const WORD_BITS: u32 = 64;
/// Bits of what is stored in front of a frame.
const STORE_HEADER_BITS: u32 = 32;
/// Bits of what stands behind a packet in the first line of its group.
const PIO_BITS: u32 = 32;

/// Adds a file for each message.
pub(super) fn add(files: &mut Files) {
    let [first, rest @ ..] = &Descriptor::fields()[..] else { unreachable!("it has fields") };
    assert_eq!((first.name.as_str(), first.width), ("address", WORD_BITS), "the first word");
    let about = "The second word of a descriptor; the first is the address of the buffer. Written by\n\
                 //! `cargo run --bin emit` from the message `Descriptor` of `hdl/spec`; do not edit.";
    files.add("driver/src/layout/descriptor.rs", word(about, (rest, WORD_BITS)));
    let about = "The word in front of a frame that is sent by stores. Written by `cargo run --bin emit`\n\
                 //! from the message `StoreHeader` of `hdl/spec`; do not edit.";
    files.add(
        "driver/src/layout/store_header.rs",
        word(about, (&StoreHeader::fields(), STORE_HEADER_BITS)),
    );
    pio(files);
}

/// Adds the last word of a first line of coherent programmed I/O, in both directions.
fn pio(files: &mut Files) {
    let about = "The last word of the first line of a packet to send. Written by `cargo run --bin emit` from the messages\n\
                 //! `PioPacketHeader` and `PioRequestControl` of `hdl/spec`; do not edit.";
    let fields = [PioPacketHeader::fields(), PioRequestControl::fields()].concat();
    files.add("driver/src/layout/pio_request.rs", word(about, (&fields, PIO_BITS)));
    let about = "The last word of the first line of a group that the card gives. Written by `cargo run --bin emit` from the messages\n\
                 //! `PioPacketHeader` and `PioAnswerControl` of `hdl/spec`; do not edit.";
    let fields = [PioPacketHeader::fields(), PioAnswerControl::fields()].concat();
    let mut text = word(about, (&fields, PIO_BITS));
    for variant in PioAnswer::VARIANTS {
        let name = snake(variant.name).to_uppercase();
        let (about, code) = (variant.documentation, variant.code);
        text += &format!("\n/// {about}\npub const ANSWER_{name}: u64 = {code:#04x};\n");
    }
    files.add("driver/src/layout/pio_answer.rs", text);
}

/// The constants of a word of these fields.
fn word(about: &str, (fields, word_bits): (&[Field], u32)) -> String {
    let mut text = format!("//! {about}\nuse super::Field;\n");
    let mut shift = 0;
    for Field { name, width: bits, documentation, .. } in fields {
        if name != "reserved" {
            let name = name.to_uppercase();
            text += &format!(
                "\n/// {documentation}\npub const {name}: Field = Field {{ shift: {shift}, bits: {bits} }};\n"
            );
        }
        shift += bits;
    }
    assert_eq!(shift, word_bits, "the fields fill the word");
    text
}
