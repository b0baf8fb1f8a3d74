//! What the macros refuse, and with which words.
use proc_macro2::TokenStream;
use syn::{DeriveInput, Result};

use crate::{bundle, messages, ports, states};

fn refusal(expand: fn(&DeriveInput) -> Result<TokenStream>, source: &str) -> String {
    let input = syn::parse_str(source).expect("it parses");
    expand(&input).expect_err("it is refused").to_string()
}

#[test]
fn a_bundle_has_named_fields() {
    let expected = "`Bundle` needs a struct with named fields";
    for source in ["struct A;", "struct A(Bits);", "enum A { B }"] {
        assert!(refusal(bundle::expand, source).starts_with(expected), "{source}");
    }
}

#[test]
fn a_width_is_for_bits() {
    assert_eq!(
        refusal(bundle::expand, "struct A { #[width(3)] a: Header }"),
        "`#[width]` is for fields of type `Bits` or `Signed`; use `#[shape(...)]` here"
    );
    assert_eq!(
        refusal(bundle::expand, "struct A { #[width(3)] #[shape(3)] a: Bits }"),
        "`#[width]` and `#[shape]` are the same thing on this field; keep one"
    );
    assert_eq!(
        refusal(bundle::expand, "struct A { #[width(3)] #[width(3)] a: Bits }"),
        "`#[width]` is given twice; keep one"
    );
}

#[test]
fn parameters_fix_every_field() {
    assert_eq!(
        refusal(bundle::expand, "#[bundle(parameters(n = 1))] struct A { a: Bits }"),
        "`#[width(...)]` or `#[shape(...)]` is missing: the struct has parameters"
    );
    assert_eq!(
        refusal(bundle::expand, "#[bundle(name = \"b\")] struct A { a: Bits }"),
        "`#[bundle]` takes `value_type = \"...\"` and `parameters(...)`"
    );
}

#[test]
fn a_port_belongs_to_a_listed_clock() {
    assert_eq!(
        refusal(ports::expand, "#[clocks(write, read)] struct A { a: Sink<P> }"),
        "`#[clock(...)]` is missing: the struct has the clocks `write`, `read`"
    );
    assert_eq!(
        refusal(ports::expand, "#[clocks(write, read)] struct A { #[clock(wrote)] a: Sink<P> }"),
        "no clock `wrote`: the struct has the clocks `write`, `read`"
    );
    assert_eq!(
        refusal(ports::expand, "struct A { #[clock(write)] a: Sink<P> }"),
        "no clock `write`: the only clock has no name; list the clocks with `#[clocks(...)]` on \
         the struct"
    );
    assert_eq!(
        refusal(ports::expand, "#[clocks()] struct A { #[clock(write)] a: Sink<P> }"),
        "no clock `write`: `#[clocks()]` says there is none"
    );
    assert_eq!(
        refusal(ports::expand, "#[clocks(write, write)] struct A {}"),
        "the clock `write` is listed twice; keep one"
    );
}

#[test]
fn a_state_is_a_bare_variant() {
    assert_eq!(
        refusal(states::expand, "enum A { B, C(u32), D { e: u32 } }"),
        "a state carries no fields; keep what belongs to it in a register"
    );
    assert_eq!(refusal(states::expand, "enum A {}"), "`States` needs at least one variant");
    assert_eq!(refusal(states::expand, "struct A;"), "`States` needs an enum without fields");
    assert_eq!(
        refusal(states::expand, "enum A<const N: usize> { B }"),
        "`States` needs an enum without generics"
    );
}

#[test]
fn codes_and_labels_are_distinct() {
    assert_eq!(
        refusal(states::expand, "#[encoding(one_hot)] enum A { B = 1 }"),
        "a one-hot code is the bit of the variant's position; remove the number"
    );
    assert_eq!(
        refusal(states::expand, "#[encoding(gray)] enum A { B }"),
        "no encoding `gray`: there are `binary` and `one_hot`"
    );
    assert_eq!(
        refusal(states::expand, "enum A { NcRead, Nc_Read }"),
        "`NcRead` and `Nc_Read` would both be `NC_READ`"
    );
}

#[test]
fn a_message_uses_known_kinds_and_its_own_parameters() {
    let refusal = |source: &str| {
        let source = format!("from rooms::message; {source}");
        let tokens = source.parse().expect("it is made of tokens");
        messages::expand(tokens).expect_err("it is refused").to_string()
    };
    assert_eq!(
        refusal("message A { a: number(3) }"),
        "no kind of field `number`: there are `flag`, `bits(N)`, `events(N)`, `errors(N)`, `bytes(N)`, `wide(N)` and \
         `choice(Enum)`"
    );
    assert_eq!(refusal("message A { a: bits(N) }"), "`N` is not a parameter of `A`");
    assert_eq!(refusal("message A<N> { a: bits(3) }"), "no field is as wide as `N` says");
    assert_eq!(refusal("struct A {}"), "expected `choice` or `message`");
}
