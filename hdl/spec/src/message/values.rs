//! The plain values of all messages.
use super::bits::{FieldValue, Wide, choice};
use super::{Choice, Field, FieldKind, Message, Variant};

/// The value types of all declarations.
macro_rules! value_types {
    (
        from $($path:ident)::+;
        $(
            $(#[doc = $about:literal])*
            $what:ident $name:ident $(<$($parameter:ident),+>)? $(($width:literal))?
                { $($body:tt)* }
        )*
    ) => {
        $( value_type! {
            $(#[doc = $about])* $what $name [$($($parameter),+)? $($width)?] $($body)*
        } )*
    };
}

/// The value type of one declaration.
macro_rules! value_type {
    (
        $(#[doc = $about:literal])* choice $name:ident [$($width:literal)?]
        $( $(#[doc = $variant_about:literal])* $variant:ident $(= $code:literal)? ),* $(,)?
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u32)]
        pub enum $name {
            $( $(#[doc = $variant_about])* $variant $(= $code)? ),*
        }

        impl Choice for $name {
            const NAME: &'static str = stringify!($name);
            const ALL: &'static [Self] = &[$(Self::$variant),*];
            const WIDTH: u32 = {
                let needed = widest_code(&[$(Self::$variant as u32),*]);
                // The width of the field, if the declaration says one; else what the codes need.
                let width = [$($width,)? needed][0];
                assert!(width >= needed, "a code does not fit the width of its choice");
                width
            };
            const VARIANTS: &'static [Variant] = &[$(Variant {
                name: stringify!($variant),
                code: Self::$variant as u32,
                documentation: concat!($($variant_about),*),
            }),*];
            fn code(self) -> u32 {
                self as u32
            }
        }

        impl FieldValue for $name {
            fn put(&self, _: u32, put: &mut impl FnMut(&[u32])) -> Result<(), String> {
                put(&[self.code()]);
                Ok(())
            }
            fn get(width: u32, fetch: &mut impl FnMut(&mut [u32])) -> Result<Self, String> {
                choice(width, fetch)
            }
        }
    };
    (
        $(#[doc = $about:literal])* message $name:ident [$($parameter:ident),*]
        $(
            $(#[doc = $field_about:literal])* $field:ident : $kind:ident $(($argument:tt))?
        ),* $(,)?
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name<$(const $parameter: usize),*> {
            $( $(#[doc = $field_about])* pub $field: field_type!($kind $($argument)?) ),*
        }

        impl<$(const $parameter: usize),*> Message for $name<$($parameter),*> {
            const NAME: &'static str = stringify!($name);
            fn documentation() -> String {
                concat!($($about),*).trim().to_string()
            }
            fn fields() -> Vec<Field> {
                vec![$(Field {
                    name: stringify!($field).to_string(),
                    width: field_width!($kind $($argument)?),
                    kind: field_kind!($kind $($argument)?),
                    documentation: concat!($($field_about),*).trim().to_string(),
                }),*]
            }
            const FIELDS: usize = {
                let names: &[&str] = &[$(stringify!($field)),*];
                names.len()
            };
            fn field_widths() -> Vec<u32> {
                vec![$(field_width!($kind $($argument)?)),*]
            }
            #[allow(unused_variables, reason = "a message may have no fields")]
            fn put(&self, put: &mut impl FnMut(&[u32])) {
                $(
                    FieldValue::put(&self.$field, field_width!($kind $($argument)?), put)
                        .unwrap_or_else(|error| refuse(Self::NAME, stringify!($field), &error));
                )*
            }
            #[allow(unused_variables, reason = "a message may have no fields")]
            fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self {
                Self { $(
                    $field: FieldValue::get(field_width!($kind $($argument)?), fetch)
                        .unwrap_or_else(|error| refuse(Self::NAME, stringify!($field), &error))
                ),* }
            }
        }
    };
}

/// The type of a field's value.
macro_rules! field_type {
    (flag) => { bool };
    (bits $width:tt) => { u64 };
    (events $width:tt) => { u64 };
    (errors $width:tt) => { u64 };
    (bytes $count:tt) => { [u8; $count] };
    (wide $width:tt) => { Wide<$width> };
    (choice $choice:ident) => { $choice };
}

/// What a field holds.
macro_rules! field_kind {
    (flag) => {
        FieldKind::Flag
    };
    (events $width:tt) => {
        FieldKind::Events
    };
    (errors $width:tt) => {
        FieldKind::Errors
    };
    (choice $choice:ident) => {
        FieldKind::Choice(<$choice as Choice>::VARIANTS)
    };
    ($other:ident $width:tt) => {
        FieldKind::Number
    };
}

/// The width of a field in bits.
macro_rules! field_width {
    (flag) => {
        1
    };
    (events $width:tt) => {
        field_width!(bits $width)
    };
    (errors $width:tt) => {
        field_width!(bits $width)
    };
    (bits $width:tt) => {
        const {
            assert!($width >= 1 && $width <= 64, "`bits` holds 1 to 64; use `wide`");
            narrow($width)
        }
    };
    (bytes $count:tt) => {
        const { 8 * narrow($count) }
    };
    (wide $width:tt) => {
        const { narrow($width) }
    };
    (choice $choice:ident) => {
        <$choice as Choice>::WIDTH
    };
}

const fn narrow(width: usize) -> u32 {
    width as u32
}

/// Bits of the largest code, at least one.
const fn widest_code(codes: &[u32]) -> u32 {
    let mut width = 1;
    let mut at = 0;
    while at < codes.len() {
        let bits = u32::BITS - codes[at].leading_zeros();
        width = if bits > width { bits } else { width };
        at += 1;
    }
    width
}

fn refuse<T>(message: &str, field: &str, error: &str) -> T {
    panic!("{message}.{field}: {error}")
}

crate::messages!(value_types);

#[cfg(test)]
mod tests {
    use super::widest_code;

    #[test]
    fn a_code_has_as_many_bits_as_the_largest_needs() {
        assert_eq!([widest_code(&[0]), widest_code(&[0, 1]), widest_code(&[4, 1])], [1, 1, 3]);
    }
}
