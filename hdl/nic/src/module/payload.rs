//! Payloads that a module of the library can be emitted for, by name.
use nic_dsl::Bundle;

/// A payload type and its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payload {
    /// `beat<N>`: N bytes of a packet.
    Beat(u32),
    /// `word<N>`: N bits.
    Word(u32),
    /// `line_request`.
    LineRequest,
    /// `line_response`.
    LineResponse,
    /// `line_read`.
    LineRead,
    /// `descriptor`.
    Descriptor,
}

impl Payload {
    /// Bytes of the largest beat.
    const MOST_BYTES: u32 = 64;
    /// Bits of the largest word.
    const MOST_BITS: u32 = 2048;

    /// The names that are legal.
    pub fn legal() -> String {
        format!(
            "beat<bytes> (1 to {}), word<bits> (1 to {}), line_request, line_response, line_read, \
             descriptor",
            Self::MOST_BYTES,
            Self::MOST_BITS
        )
    }

    /// The payload of that name.
    ///
    /// # Errors
    /// One line that says which are known.
    pub fn parse(name: &str) -> Result<Self, String> {
        let sized = |prefix: &str, most: u32| -> Option<Result<u32, String>> {
            let size = name.strip_prefix(prefix)?;
            Some(match size.parse() {
                Ok(size) if (1..=most).contains(&size) => Ok(size),
                _ => Err(format!("the size of a {prefix} is a number from 1 to {most}")),
            })
        };
        if let Some(bytes) = sized("beat", Self::MOST_BYTES) {
            return bytes.map(Self::Beat);
        }
        if let Some(bits) = sized("word", Self::MOST_BITS) {
            return bits.map(Self::Word);
        }
        match name {
            "line_request" => Ok(Self::LineRequest),
            "line_response" => Ok(Self::LineResponse),
            "line_read" => Ok(Self::LineRead),
            "descriptor" => Ok(Self::Descriptor),
            _ => Err(format!("payloads are {}", Self::legal())),
        }
    }
}

/// Runs `$body` with `$type` and `$shape` standing for the payload's bundle and its shape.
macro_rules! for_payload {
    ($payload:expr, $type:ident, $shape:ident => $body:expr) => {{
        use $crate::message;
        match $payload {
            $crate::module::payload::Payload::Beat(bytes) => {
                type $type = message::Beat;
                let $shape = message::BeatShape { bytes };
                $body
            }
            $crate::module::payload::Payload::Word(bits) => {
                type $type = message::Word;
                let $shape = message::WordShape { bits };
                $body
            }
            $crate::module::payload::Payload::LineRequest => {
                type $type = message::LineRequest;
                let $shape = ();
                $body
            }
            $crate::module::payload::Payload::LineResponse => {
                type $type = message::LineResponse;
                let $shape = ();
                $body
            }
            $crate::module::payload::Payload::LineRead => {
                type $type = message::LineRead;
                let $shape = ();
                $body
            }
            $crate::module::payload::Payload::Descriptor => {
                type $type = message::Descriptor;
                let $shape = ();
                $body
            }
        }
    }};
}

pub(crate) use for_payload;

/// The name of a payload in the name of a module: `beat64`, `line_request`, `routed_beat64_2`.
pub fn name_of<P: Bundle>(shape: &P::Shape) -> String {
    let value = P::value_type(shape).replace("nic_spec::message::", "");
    let mut name = String::new();
    for c in value.chars() {
        let starts_word = c.is_ascii_uppercase() || c == ',';
        if starts_word && !name.is_empty() && !name.ends_with('_') {
            name.push('_');
        }
        if c.is_ascii_alphanumeric() {
            name.push(c.to_ascii_lowercase());
        }
    }
    name
}
