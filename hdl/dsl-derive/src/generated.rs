//! What the derives share: reading fields and documentation, writing plain structs.
use std::collections::BTreeSet;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Fields, GenericParam, Generics, Lit,
    Meta, Result, Token, Type, Visibility,
};

/// The named fields of a struct, or the one error that says that `derive` needs them.
pub fn named_fields<'a>(
    input: &'a DeriveInput,
    derive: &str,
) -> Result<&'a Punctuated<Field, Token![,]>> {
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => Ok(&fields.named),
            other => Err(Error::new_spanned(
                if other.is_empty() { input.ident.to_token_stream() } else { quote!(#other) },
                format!(
                    "`{derive}` needs a struct with named fields: a signal is named after its field"
                ),
            )),
        },
        _ => Err(Error::new_spanned(
            &input.ident,
            format!("`{derive}` needs a struct with named fields, not an enum or union"),
        )),
    }
}

/// `<type_ as trait_>::item`; that the type does not implement the trait is said where it stands.
pub fn of_trait(type_: &Type, trait_: TokenStream, item: &str) -> TokenStream {
    let span = Span::call_site().located_at(type_.span());
    let item = Ident::new(item, span);
    let trait_: TokenStream = trait_
        .into_iter()
        .map(|mut token| {
            token.set_span(span);
            token
        })
        .collect();
    quote_spanned!(span=> <#type_ as #trait_>::#item)
}

/// The name without `r#`.
pub fn plain_name(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// The first paragraph of the documentation on one line.
pub fn documentation(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter(|a| a.path().is_ident("doc")).filter_map(|a| {
        let Meta::NameValue(pair) = &a.meta else { return None };
        let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = &pair.value else { return None };
        Some(text.value())
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let paragraph = text.lines().map(str::trim).skip_while(|line| line.is_empty());
    paragraph.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The documentation attributes as they are written.
pub fn documentation_attributes(attributes: &[Attribute]) -> TokenStream {
    let kept = attributes.iter().filter(|a| a.path().is_ident("doc"));
    quote!(#(#kept)*)
}

/// The attribute of that name, at most one.
pub fn single<'a>(attributes: &'a [Attribute], name: &str) -> Result<Option<&'a Attribute>> {
    let mut found = attributes.iter().filter(|a| a.path().is_ident(name));
    let first = found.next();
    match found.next() {
        Some(second) => {
            Err(Error::new_spanned(second, format!("`#[{name}]` is given twice; keep one")))
        }
        None => Ok(first),
    }
}

/// A field of a [`plain_struct`].
pub struct PlainField {
    /// Documentation attributes.
    pub documentation: TokenStream,
    /// Visibility of the field that it comes from.
    pub visibility: Visibility,
    /// Name.
    pub name: Ident,
    /// Type.
    pub type_: TokenStream,
}

/// What a [`plain_struct`] implements besides `Clone` and `Debug`.
#[derive(Clone, Copy, PartialEq)]
pub enum Also {
    /// `Default`, where every field has one.
    Default,
    /// `PartialEq`.
    PartialEq,
}

/// Writes a struct and its implementations; returns its type as well. They are written out because
/// the standard derives would ask `P: Debug` where only `<P as Bundle>::Value: Debug` is needed.
pub fn plain_struct(
    documentation: &str,
    visibility: &Visibility,
    name: &Ident,
    generics: &Generics,
    fields: &[PlainField],
    also: Also,
) -> (TokenStream, TokenStream) {
    let generics = used_generics(generics, fields);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let names: Vec<_> = fields.iter().map(|f| &f.name).collect();
    let types: Vec<_> = fields.iter().map(|f| &f.type_).collect();
    let labels = names.iter().map(|n| plain_name(n));
    let label = name.to_string();
    let definitions = fields.iter().map(|f| {
        let PlainField { documentation, visibility, name, type_ } = f;
        quote!(#documentation #visibility #name: #type_)
    });
    let also = match also {
        Also::PartialEq => quote! {
            #[automatically_derived]
            impl #impl_generics ::core::cmp::PartialEq for #name #type_generics #where_clause {
                fn eq(&self, other: &Self) -> bool {
                    let _ = other;
                    true #(&& self.#names == other.#names)*
                }
            }
        },
        Also::Default => {
            let mut generics = generics.clone();
            let predicates = &mut generics.make_where_clause().predicates;
            for type_ in &types {
                // The lifetime, which nothing uses, makes rustc skip the implementation for a
                // concrete type without a default, instead of refusing it.
                predicates.push(syn::parse_quote!(for<'unused> #type_: ::core::default::Default));
            }
            let where_clause = &generics.where_clause;
            quote! {
                #[automatically_derived]
                impl #impl_generics ::core::default::Default for #name #type_generics
                #where_clause
                {
                    fn default() -> Self {
                        Self { #(#names: ::core::default::Default::default()),* }
                    }
                }
            }
        }
    };
    let definition_where = &generics.where_clause;
    let definition = quote! {
        #[doc = #documentation]
        #visibility struct #name #generics #definition_where { #(#definitions),* }
        #[automatically_derived]
        impl #impl_generics ::core::clone::Clone for #name #type_generics #where_clause {
            fn clone(&self) -> Self {
                Self { #(#names: ::core::clone::Clone::clone(&self.#names)),* }
            }
        }
        #[automatically_derived]
        impl #impl_generics ::core::fmt::Debug for #name #type_generics #where_clause {
            fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                formatter.debug_struct(#label) #(.field(#labels, &self.#names))* .finish()
            }
        }
        #also
    };
    (definition, quote!(#name #type_generics))
}

/// The generic parameters that the fields mention, and those that their bounds mention in turn:
/// rustc refuses a struct with a type parameter that no field uses.
fn used_generics(generics: &Generics, fields: &[PlainField]) -> Generics {
    let mut used = BTreeSet::new();
    for field in fields {
        identifiers(field.type_.clone(), &mut used);
    }
    loop {
        let before = used.len();
        for parameter in &generics.params {
            if used.contains(&parameter_name(parameter)) {
                identifiers(parameter.to_token_stream(), &mut used);
            }
        }
        if used.len() == before {
            break;
        }
    }
    let mut kept = generics.clone();
    kept.params =
        generics.params.iter().filter(|p| used.contains(&parameter_name(p))).cloned().collect();
    let dropped: BTreeSet<String> =
        generics.params.iter().map(parameter_name).filter(|p| !used.contains(p)).collect();
    if let Some(clause) = &mut kept.where_clause {
        clause.predicates = std::mem::take(&mut clause.predicates)
            .into_iter()
            .filter(|predicate| {
                let mut mentioned = BTreeSet::new();
                identifiers(predicate.to_token_stream(), &mut mentioned);
                mentioned.is_disjoint(&dropped)
            })
            .collect();
    }
    kept
}

fn parameter_name(parameter: &GenericParam) -> String {
    match parameter {
        GenericParam::Type(parameter) => parameter.ident.to_string(),
        GenericParam::Const(parameter) => parameter.ident.to_string(),
        GenericParam::Lifetime(parameter) => parameter.lifetime.ident.to_string(),
    }
}

fn identifiers(tokens: TokenStream, into: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => drop(into.insert(ident.to_string())),
            TokenTree::Group(group) => identifiers(group.stream(), into),
            _ => {}
        }
    }
}
