//! `#[derive(States)]`: the codes and labels of an enum.
use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, LitInt, Result};

use crate::generated::{plain_name, single};

/// The implementation.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "`States` needs an enum without fields"));
    };
    if data.variants.is_empty() {
        return Err(Error::new_spanned(&input.ident, "`States` needs at least one variant"));
    }
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(&input.generics, "`States` needs an enum without generics"));
    }
    let one_hot = one_hot(&input.attrs)?;
    let width = least_width(&input.attrs)?;
    let name = &input.ident;
    let mut labels = BTreeMap::new();
    let mut checks = TokenStream::new();
    for variant in &data.variants {
        if !variant.fields.is_empty() {
            return Err(Error::new_spanned(
                &variant.fields,
                "a state carries no fields; keep what belongs to it in a register",
            ));
        }
        let label = screaming(&variant.ident);
        if let Some(other) = labels.insert(label.clone(), &variant.ident) {
            let text = format!("`{other}` and `{}` would both be `{label}`", variant.ident);
            return Err(Error::new_spanned(&variant.ident, text));
        }
        if let Some((_, discriminant)) = &variant.discriminant {
            if one_hot {
                return Err(Error::new_spanned(
                    discriminant,
                    "a one-hot code is the bit of the variant's position; remove the number",
                ));
            }
            let variant = &variant.ident;
            checks.extend(quote_spanned! {discriminant.span()=>
                const _: () = assert!(#name::#variant as i128 >= 0, "a code is not negative");
            });
        }
    }

    let variants: Vec<_> = data.variants.iter().map(|v| &v.ident).collect();
    let labels = variants.iter().map(|v| screaming(v));
    let positions = 0..variants.len();
    let label = plain_name(name);
    let (encoding, code) = if one_hot {
        (
            quote!(OneHot),
            quote!(::nic_dsl::BigUint::from(1u32) << ::nic_dsl::state::States::index(self)),
        )
    } else {
        (quote!(Binary), quote!(::nic_dsl::BigUint::from(self as u64)))
    };
    Ok(quote! {
        #checks
        #[automatically_derived]
        impl ::nic_dsl::state::States for #name {
            const NAME: &'static str = #label;
            const ALL: &'static [Self] = &[#(Self::#variants),*];
            const ENCODING: ::nic_dsl::state::Encoding = ::nic_dsl::state::Encoding::#encoding;
            const LEAST_WIDTH: u32 = #width;
            fn index(self) -> usize {
                match self { #(Self::#variants => #positions),* }
            }
            fn label(self) -> &'static str {
                match self { #(Self::#variants => #labels),* }
            }
            fn code(self) -> ::nic_dsl::BigUint {
                #code
            }
        }
    })
}

fn one_hot(attributes: &[Attribute]) -> Result<bool> {
    let Some(attribute) = single(attributes, "encoding")? else { return Ok(false) };
    let encoding: Ident = attribute.parse_args()?;
    match encoding.to_string().as_str() {
        "one_hot" => Ok(true),
        "binary" => Ok(false),
        other => Err(Error::new_spanned(
            &encoding,
            format!("no encoding `{other}`: there are `binary` and `one_hot`"),
        )),
    }
}

/// Bits that a code has at least.
fn least_width(attributes: &[Attribute]) -> Result<u32> {
    let Some(attribute) = single(attributes, "width")? else { return Ok(1) };
    attribute.parse_args::<LitInt>()?.base10_parse()
}

/// `NcRead` as `NC_READ`, `Wait64Bytes` as `WAIT64_BYTES`, `DMARead` as `DMA_READ`.
fn screaming(ident: &Ident) -> String {
    let letters: Vec<char> = plain_name(ident).chars().collect();
    let mut text = String::new();
    for (position, letter) in letters.iter().enumerate() {
        let before = position.checked_sub(1).map(|p| letters[p]);
        let after = letters.get(position + 1);
        let starts_word = letter.is_uppercase()
            && before.is_some_and(|before| {
                before.is_lowercase()
                    || before.is_ascii_digit()
                    || (before.is_uppercase() && after.is_some_and(|a| a.is_lowercase()))
            });
        if starts_word {
            text.push('_');
        }
        text.extend(letter.to_uppercase());
    }
    text
}
