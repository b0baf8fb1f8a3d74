//! `hardware_messages!`: the bundles and enumerations of a list of messages.
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, DeriveInput, Error, Ident, Lit, LitInt, LitStr, Path, Result, Token, braced,
    parenthesized, parse_quote, token,
};

use crate::{bundle, states};

mod keyword {
    syn::custom_keyword!(from);
    syn::custom_keyword!(message);
    syn::custom_keyword!(choice);
}

/// The whole list.
struct List {
    /// Where the value types are.
    path: Path,
    declarations: Vec<Declaration>,
}

enum Declaration {
    Message(Message),
    Choice(Choice),
}

struct Message {
    attributes: Vec<Attribute>,
    name: Ident,
    parameters: Vec<Ident>,
    fields: Vec<MessageField>,
}

struct MessageField {
    attributes: Vec<Attribute>,
    name: Ident,
    kind: Kind,
}

/// A choice is an enum already, apart from its keyword.
struct Choice {
    attributes: Vec<Attribute>,
    name: Ident,
    /// Bits of a code, if they are more than the codes need.
    width: Option<LitInt>,
    variants: Punctuated<syn::Variant, Token![,]>,
}

enum Kind {
    Flag,
    Bits(Size),
    Bytes(Size),
    Wide(Size),
    Choice(Ident),
}

enum Size {
    Number(LitInt),
    Parameter(Ident),
}

/// The bundles and enumerations.
pub fn expand(input: TokenStream) -> Result<TokenStream> {
    let list: List = syn::parse2(input)?;
    let mut output = TokenStream::new();
    for declaration in &list.declarations {
        output.extend(match declaration {
            Declaration::Message(message) => message_bundle(message, &list.path)?,
            Declaration::Choice(choice) => choice_states(choice)?,
        });
    }
    Ok(output)
}

fn message_bundle(message: &Message, path: &Path) -> Result<TokenStream> {
    let Message { attributes, name, parameters, fields } = message;
    let value_type = value_type(message, path);
    let mut readings = Vec::new();
    for parameter in parameters {
        let field =
            fields.iter().find(|f| f.kind.parameter() == Some(parameter)).ok_or_else(|| {
                Error::new_spanned(parameter, format!("no field is as wide as `{parameter}` says"))
            })?;
        let (lower, signal) = (lower_case(parameter), &field.name);
        readings.push(match &field.kind {
            Kind::Bytes(_) => quote!(#lower = self.#signal.width() / 8),
            _ => quote!(#lower = self.#signal.width()),
        });
    }
    let parameter_option =
        if readings.is_empty() { TokenStream::new() } else { quote!(parameters(#(#readings),*),) };
    let (mut plain, mut attributed) = (Vec::new(), Vec::new());
    for MessageField { attributes, name, kind } in fields {
        if let Some(parameter) = kind.parameter().filter(|p| !parameters.contains(p)) {
            let text = format!("`{parameter}` is not a parameter of `{}`", message.name);
            return Err(Error::new_spanned(parameter, text));
        }
        let (type_, width) = kind.signal();
        plain.push(quote!(#(#attributes)* pub #name: #type_));
        attributed.push(quote!(#(#attributes)* #width pub #name: #type_));
    }
    let derived: DeriveInput = parse_quote! {
        #[bundle(#parameter_option value_type = #value_type)]
        pub struct #name { #(#attributed),* }
    };
    let implementation = bundle::expand(&derived)?;
    Ok(quote! {
        #(#attributes)*
        #[derive(Clone, Copy, Debug)]
        pub struct #name { #(#plain),* }
        #implementation
    })
}

fn choice_states(choice: &Choice) -> Result<TokenStream> {
    let Choice { attributes, name, width, variants } = choice;
    let width = width.as_ref().map(|width| quote!(#[width(#width)]));
    let derived: DeriveInput = parse_quote!(#width pub enum #name { #variants });
    let implementation = states::expand(&derived)?;
    Ok(quote! {
        #(#attributes)*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum #name { #variants }
        #implementation
    })
}

/// The name of the value type as a format string: `nic_spec::message::Beat<{bytes}>`.
fn value_type(message: &Message, path: &Path) -> LitStr {
    let prefix: Vec<_> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let mut text = format!("{}::{}", prefix.join("::"), message.name);
    if !message.parameters.is_empty() {
        let numbers: Vec<_> =
            message.parameters.iter().map(|p| format!("{{{}}}", lower_case(p))).collect();
        text = format!("{text}<{}>", numbers.join(", "));
    }
    // Of the macro's own span: a name in a format string is looked up where the string stands.
    LitStr::new(&text, proc_macro2::Span::call_site())
}

/// The shape's field for a parameter.
fn lower_case(parameter: &Ident) -> Ident {
    format_ident!("{}", parameter.to_string().to_lowercase(), span = proc_macro2::Span::call_site())
}

impl Kind {
    fn parameter(&self) -> Option<&Ident> {
        match self {
            Self::Bits(Size::Parameter(parameter))
            | Self::Bytes(Size::Parameter(parameter))
            | Self::Wide(Size::Parameter(parameter)) => Some(parameter),
            _ => None,
        }
    }

    /// Type of the signal, and the attribute that gives its width.
    fn signal(&self) -> (TokenStream, TokenStream) {
        let bits = quote!(::nic_dsl::Bits);
        match self {
            Self::Flag => (quote!(::nic_dsl::Bool), TokenStream::new()),
            Self::Choice(choice) => (quote!(::nic_dsl::state::State<#choice>), TokenStream::new()),
            Self::Bits(size) | Self::Wide(size) => {
                let size = size.expression();
                (bits, quote!(#[width(#size)]))
            }
            Self::Bytes(size) => {
                let size = size.expression();
                (bits, quote!(#[width(8 * #size)]))
            }
        }
    }
}

impl Size {
    fn expression(&self) -> TokenStream {
        match self {
            Self::Number(number) => quote!(#number),
            Self::Parameter(parameter) => {
                let name = lower_case(parameter);
                quote!(#name)
            }
        }
    }
}

impl Parse for List {
    fn parse(input: ParseStream) -> Result<Self> {
        input.parse::<keyword::from>()?;
        let path = input.call(Path::parse_mod_style)?;
        input.parse::<Token![;]>()?;
        let mut declarations = Vec::new();
        while !input.is_empty() {
            declarations.push(input.parse()?);
        }
        Ok(Self { path, declarations })
    }
}

impl Parse for Declaration {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let lookahead = input.lookahead1();
        if lookahead.peek(keyword::choice) {
            input.parse::<keyword::choice>()?;
            let name = input.parse()?;
            let mut width = None;
            if input.peek(token::Paren) {
                let content;
                parenthesized!(content in input);
                width = Some(content.parse()?);
            }
            let content;
            braced!(content in input);
            let variants = Punctuated::parse_terminated(&content)?;
            return Ok(Self::Choice(Choice { attributes, name, width, variants }));
        }
        if !lookahead.peek(keyword::message) {
            return Err(lookahead.error());
        }
        input.parse::<keyword::message>()?;
        let name = input.parse()?;
        let mut parameters = Vec::new();
        if input.peek(Token![<]) {
            input.parse::<Token![<]>()?;
            parameters.extend(Punctuated::<Ident, Token![,]>::parse_separated_nonempty(input)?);
            input.parse::<Token![>]>()?;
        }
        let content;
        braced!(content in input);
        let fields = Punctuated::<MessageField, Token![,]>::parse_terminated(&content)?;
        let fields = fields.into_iter().collect();
        Ok(Self::Message(Message { attributes, name, parameters, fields }))
    }
}

impl Parse for MessageField {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        input.parse::<Token![:]>()?;
        Ok(Self { attributes, name, kind: input.parse()? })
    }
}

impl Parse for Kind {
    fn parse(input: ParseStream) -> Result<Self> {
        let kind: Ident = input.parse()?;
        if kind == "flag" {
            return Ok(Self::Flag);
        }
        let unknown = || {
            let kinds = "`flag`, `bits(N)`, `events(N)`, `errors(N)`, `bytes(N)`, `wide(N)` and \
                         `choice(Enum)`";
            Error::new_spanned(&kind, format!("no kind of field `{kind}`: there are {kinds}"))
        };
        if !input.peek(token::Paren) {
            return Err(unknown());
        }
        let content;
        parenthesized!(content in input);
        match kind.to_string().as_str() {
            "bits" | "events" | "errors" => Ok(Self::Bits(content.parse()?)),
            "bytes" => Ok(Self::Bytes(content.parse()?)),
            "wide" => Ok(Self::Wide(content.parse()?)),
            "choice" => Ok(Self::Choice(content.parse()?)),
            _ => Err(unknown()),
        }
    }
}

impl Parse for Size {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(Lit) {
            input.parse().map(Self::Number)
        } else {
            input.parse().map(Self::Parameter)
        }
    }
}
