//! `#[derive(Ports)]`: a struct of ports and its shape.
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, DeriveInput, Error, Expr, Field, Result, Token};

use crate::generated::{
    Also, PlainField, documentation, named_fields, of_trait, plain_name, plain_struct, single,
};

/// The implementation and the shape struct.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let fields = named_fields(input, "Ports")?;
    let clocks = clocks(&input.attrs)?;
    let mut open = Vec::new();
    let mut declarations = Vec::new();
    let mut connections = Vec::new();
    for field in fields {
        let name = field.ident.as_ref().expect("a named field");
        let label = plain_name(name);
        let of_port = |item| of_trait(&field.ty, quote!(::nic_dsl::ports::Port), item);
        let (declare, port_shape) = (of_port("declare"), of_port("Shape"));
        let text = documentation(&field.attrs);
        let clock = clock(field, &clocks)?;
        let fixed = single(&field.attrs, "shape")?;
        let shape = match fixed {
            Some(attribute) => {
                let expression: Expr = attribute.parse_args()?;
                quote!(&{
                    let __fixed: #port_shape = #expression;
                    __fixed
                })
            }
            None => quote!(&shape.#name),
        };
        if fixed.is_none() {
            let text = format!("Shape of the port `{label}`.");
            open.push(PlainField {
                documentation: quote!(#[doc = #text]),
                visibility: field.vis.clone(),
                name: name.clone(),
                type_: port_shape,
            });
        }
        // Told where the field is, so that an error about a port points at it: a call counts as
        // written where its tokens come from, and these come from the user's file.
        let is_optional = single(&field.attrs, "optional")?.is_some();
        let at = quote_spanned! {
            name.span()=> ::nic_dsl::ports::PortDeclarer::at(__declarer, #is_optional)
        };
        let connect = of_port("connect_to");
        connections.push(quote!(#connect(&self.#name, &instance.#name);));
        declarations.push(quote! {
            #name: {
                #at;
                #declare(#label, #text, #clock, #shape, __declarer)
            }
        });
    }

    let (definition, shape_type) = if open.is_empty() {
        (TokenStream::new(), quote!(()))
    } else {
        let name = format_ident!("{}Shape", input.ident);
        let text = format!("What is left open about the widths of [`{}`].", input.ident);
        plain_struct(&text, &input.vis, &name, &input.generics, &open, Also::Default)
    };
    let name = &input.ident;
    let listed = input.attrs.iter().find(|attribute| attribute.path().is_ident("clocks"));
    let span = listed.map_or(name.span(), |attribute| attribute.span());
    let place = quote_spanned!(span=> ::core::panic::Location::caller());
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    Ok(quote! {
        #definition
        #[automatically_derived]
        #[allow(unused_variables, reason = "ports may all have a shape of their own")]
        impl #impl_generics ::nic_dsl::ports::Ports for #name #type_generics #where_clause {
            type Shape = #shape_type;
            const CLOCKS: &'static [&'static str] = &[#(#clocks),*];
            const PLACE: &'static ::core::panic::Location<'static> = #place;
            fn declare(
                shape: &Self::Shape,
                __declarer: &mut ::nic_dsl::ports::PortDeclarer,
            ) -> Self {
                Self { #(#declarations),* }
            }
            #[track_caller]
            fn connect_to(&self, instance: &Self) {
                #(#connections)*
            }
        }
    })
}

/// Names of the clock domains; one without a name unless the struct lists them.
fn clocks(attributes: &[Attribute]) -> Result<Vec<String>> {
    let Some(attribute) = single(attributes, "clocks")? else { return Ok(vec![String::new()]) };
    let list = attribute.parse_args_with(Punctuated::<Ident, Token![,]>::parse_terminated)?;
    let mut names = Vec::new();
    for ident in &list {
        let name = plain_name(ident);
        if names.contains(&name) {
            let text = format!("the clock `{name}` is listed twice; keep one");
            return Err(Error::new_spanned(ident, text));
        }
        names.push(name);
    }
    Ok(names)
}

/// The clock domain of a port.
fn clock(field: &Field, clocks: &[String]) -> Result<String> {
    let listed = clocks.iter().map(|c| format!("`{c}`")).collect::<Vec<_>>().join(", ");
    let Some(attribute) = single(&field.attrs, "clock")? else {
        return match clocks {
            [] => Ok(String::new()),
            [only] => Ok(only.clone()),
            _ => Err(Error::new_spanned(
                &field.ident,
                format!("`#[clock(...)]` is missing: the struct has the clocks {listed}"),
            )),
        };
    };
    let ident: Ident = attribute.parse_args()?;
    let name = plain_name(&ident);
    if clocks.contains(&name) {
        return Ok(name);
    }
    let known = match clocks {
        [] => "`#[clocks()]` says there is none".to_string(),
        [only] if only.is_empty() => {
            "the only clock has no name; list the clocks with `#[clocks(...)]` on the struct".into()
        }
        _ => format!("the struct has the clocks {listed}"),
    };
    Err(Error::new_spanned(&ident, format!("no clock `{name}`: {known}")))
}
