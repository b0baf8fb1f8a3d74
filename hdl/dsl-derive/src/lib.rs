//! Derive macros of the hardware description language.
//!
//! The language re-exports them; see there for the traits that they implement. Everything they
//! write refers to the language as `::nic_dsl`.
mod bundle;
mod elaborate;
mod generated;
mod messages;
mod ports;
mod states;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::{DeriveInput, ItemFn, parse_macro_input};

/// Implements `Bundle` for a struct of signals.
///
/// From `struct Header` it also makes `HeaderShape`, the widths that are known only when the
/// generator runs, and `HeaderValue`, the same fields as plain values. The shape has a field for
/// each field whose shape nothing fixes; if there is none, the shape is `()`.
///
/// * `#[width(expression)]` on a field of `Bits` or `Signed` (or an array of them) fixes its width, a `u32`.
/// * `#[shape(expression)]` on any field fixes its shape. Both expressions may use `shape`, the
///   struct's own shape.
/// * `#[bundle(parameters(bytes = self.keep.width()))]` on the struct makes the shape consist of
///   these numbers (`u32`) instead; the widths and shapes of fields use them by name, and the
///   expression says how to read the number back from the signals.
/// * `#[bundle(value_type = "nic_spec::message::Beat<{bytes}>")]` names the value type that test
///   benches use; parameters may appear in braces.
///
/// ```text
/// /// What precedes a packet.
/// #[derive(Clone, Copy, Debug, Bundle)]
/// pub struct Header {
///     /// Where it goes.
///     #[width(48)]
///     pub destination: Bits,
///     /// Which flow it belongs to; as wide as the generator wants.
///     pub flow: Bits,
///     /// Whether it may be dropped.
///     pub droppable: Bool,
/// }
/// // HeaderShape { flow: u32 }
/// // HeaderValue { destination: BigUint, flow: BigUint, droppable: bool }
/// ```
#[proc_macro_derive(Bundle, attributes(bundle, width, shape))]
pub fn derive_bundle(input: TokenStream) -> TokenStream {
    or_error(bundle::expand(&parse_macro_input!(input as DeriveInput)))
}

/// Implements `Ports` for a struct of ports.
///
/// From `struct FilterPorts` it also makes `FilterPortsShape` with the shape of each port; if
/// nothing is left open, the shape is `()`.
///
/// * `#[shape(expression)]` on a port fixes its shape; the expression may use `shape`, the
///   struct's own shape.
/// * `#[clocks(write, read)]` on the struct lists the clock domains, `#[clocks()]` says that there
///   is none; without it there is one, whose name is empty.
/// * `#[clock(write)]` on a port says to which domain it belongs; it is needed where the struct
///   lists more than one.
/// * `#[optional]` on a port says that who instantiates the module need not read what comes out of it, as of a count
///   of what a queue holds; of any other port each bit is used, or ignored by name.
///
/// A struct of ports is a port itself in a `Group` or a `Flat`, on one clock.
///
/// ```text
/// /// Ports of the filter.
/// #[derive(Ports)]
/// pub struct FilterPorts<P: Bundle> {
///     /// Beats in.
///     pub source: Sink<P>,
///     /// The beats that remain.
///     #[shape(shape.source.clone())]
///     pub sink: Source<P>,
/// }
/// // FilterPortsShape<P> { source: P::Shape }
/// ```
#[proc_macro_derive(Ports, attributes(shape, clock, clocks, optional))]
pub fn derive_ports(input: TokenStream) -> TokenStream {
    or_error(ports::expand(&parse_macro_input!(input as DeriveInput)))
}

/// Implements `States` for an enum without fields.
///
/// Codes are binary, and explicit discriminants are kept; `#[encoding(one_hot)]` gives each
/// variant the bit of its position; `#[width(4)]` gives binary codes at least 4 bits. Labels are
/// the variants' names in SCREAMING_SNAKE_CASE.
///
/// ```text
/// /// What the fetcher is doing.
/// #[derive(Clone, Copy, PartialEq, Debug, States)]
/// #[encoding(one_hot)]
/// pub enum Fetch {
///     /// Nothing to fetch.
///     Idle,
///     /// A request is offered.
///     Request,
///     /// The answer is awaited.
///     WaitForData,
/// }
/// ```
#[proc_macro_derive(States, attributes(encoding, width))]
pub fn derive_states(input: TokenStream) -> TokenStream {
    or_error(states::expand(&parse_macro_input!(input as DeriveInput)))
}

/// Names signals after the `let` that makes them, in the function it is put on.
///
/// After each `let`, also in nested blocks, closures, loops and match arms, every name that its
/// pattern binds is given to what it is bound to, if that can be named. Names that begin with `_`
/// and `mut` bindings (one name, several things in turn) are passed over, as are items inside the
/// function and the arguments of macros.
///
/// Where the type of a binding becomes known only further down, write it: `let list: Vec<u32>`.
///
/// ```text
/// #[elaborate]
/// fn saturating_add(left: Bits, right: Bits) -> Bits {
///     let sum = left.widening_add(right); // a wire `sum` in the Verilog
///     let overflow = sum.top();
///     overflow.mux(left.all_ones(), sum.truncate(left.width()))
/// }
/// ```
#[proc_macro_attribute]
pub fn elaborate(arguments: TokenStream, item: TokenStream) -> TokenStream {
    if !arguments.is_empty() {
        let span = proc_macro2::TokenStream::from(arguments);
        return error(syn::Error::new_spanned(span, "`#[elaborate]` takes no arguments"));
    }
    elaborate::expand(parse_macro_input!(item as ItemFn)).into()
}

/// Makes hardware bundles and enumerations of a list of messages.
///
/// Used through the list: `nic_spec::messages!(nic_dsl::hardware_messages);`. Each `message` gives
/// a `Bundle` of that name and each `choice` a `States` enum; a parameter `BYTES` of a message is
/// the number `bytes` in the bundle's shape. A `choice Name(4)` has codes of 4 bits. The kinds of
/// fields are `flag`, `bits(N)`, `events(N)` and `errors(N)` (counters), `bytes(N)` (byte 0 lowest),
/// `wide(N)` and `choice(Enum)`.
#[proc_macro]
pub fn hardware_messages(input: TokenStream) -> TokenStream {
    or_error(messages::expand(input.into()))
}

fn or_error(result: syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    result.map_or_else(error, TokenStream::from)
}

fn error(error: syn::Error) -> TokenStream {
    error.into_compile_error().into()
}
