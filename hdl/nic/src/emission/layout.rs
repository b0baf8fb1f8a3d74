//! Where fields of messages lie in the words that driver and card share, as constants of the driver.
use nic_spec::message::{Descriptor, Field, Message};

use super::files::Files;

/// Bits of a word of the driver.
const WORD_BITS: u32 = 64;

/// Adds a file for each message.
pub(super) fn add(files: &mut Files) {
    let [first, rest @ ..] = &Descriptor::fields()[..] else { unreachable!("it has fields") };
    assert_eq!((first.name.as_str(), first.width), ("address", WORD_BITS), "the first word");
    files.add("driver/src/layout/descriptor.rs", second_word(rest));
}

/// The constants of the second word of a descriptor.
fn second_word(fields: &[Field]) -> String {
    let mut text = "//! The second word of a descriptor; the first is the address of the buffer. Written \
                    by\n//! `cargo run --bin emit` from the message `Descriptor` of `hdl/spec`; do not \
                    edit.\nuse super::Field;\n"
        .to_string();
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
    assert_eq!(shift, WORD_BITS, "the fields fill the word");
    text
}
