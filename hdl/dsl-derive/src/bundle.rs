//! `#[derive(Bundle)]`: a struct of signals, its shape and its plain value.
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::punctuated::Punctuated;
use syn::{Attribute, DeriveInput, Error, Expr, Field, LitStr, Result, Token, Type, Visibility};

use crate::generated::{
    Also, PlainField, documentation, documentation_attributes, named_fields, of_trait, plain_name,
    plain_struct, single,
};

/// Where the shape of a field comes from.
enum FieldShape {
    /// The type has only one.
    Unit,
    /// An expression in an attribute.
    Fixed(Expr),
    /// The field of the same name in the struct's shape.
    Open,
}

/// `#[bundle(...)]` on the struct.
#[derive(Default)]
struct Options {
    value_type: Option<LitStr>,
    /// Numbers that the shape consists of, and how to read each back from the signals.
    parameters: Option<Vec<(Ident, Expr)>>,
}

/// The implementation, and the shape and value structs.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let fields = named_fields(input, "Bundle")?;
    let options = options(&input.attrs)?;
    let mut shapes = Vec::new();
    for field in fields {
        let shape = field_shape(field)?;
        if matches!(shape, FieldShape::Open) && options.parameters.is_some() {
            return Err(Error::new_spanned(
                &field.ident,
                "`#[width(...)]` or `#[shape(...)]` is missing: the struct has parameters",
            ));
        }
        shapes.push(shape);
    }

    let (shape_definition, shape_type, read_shape) =
        shape_struct(input, fields, &shapes, &options)?;
    let (value_definition, value_type) = value_struct(input, fields);
    let parameters: Vec<_> =
        options.parameters.iter().flatten().map(|(name, _)| name.clone()).collect();
    let read_parameters = quote!(#(let #parameters: u32 = __shape.#parameters;)*);
    let builds = fields.iter().zip(&shapes).map(|(field, shape)| build(field, shape));
    let names: Vec<_> = fields.iter().map(|f| &f.ident).collect();
    let of_each = |item| fields.iter().map(move |f| of_bundle(&f.ty, item));
    let to_leaves = of_each("value_to_leaves");
    let from_leaves = of_each("value_from_leaves");
    let value_name = format_ident!("{}Value", input.ident);
    let type_name = match &options.value_type {
        Some(text) => quote!(#read_parameters ::std::format!(#text)),
        None => quote!(::std::string::String::from("bits")),
    };

    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    Ok(quote! {
        #shape_definition
        #value_definition
        #[automatically_derived]
        #[allow(unused_variables, unused_mut, reason = "a bundle may have no fields")]
        impl #impl_generics ::nic_dsl::bundle::Bundle for #name #type_generics #where_clause {
            type Shape = #shape_type;
            type Value = #value_type;
            fn build(
                shape: &Self::Shape,
                __path: &str,
                __make: &mut dyn ::core::ops::FnMut(::nic_dsl::bundle::Leaf) -> ::nic_dsl::Bits,
            ) -> Self {
                let __shape = shape;
                #read_parameters
                Self { #(#builds),* }
            }
            fn shape(&self) -> Self::Shape {
                #read_shape
            }
            fn leaves(&self) -> ::std::vec::Vec<::nic_dsl::Bits> {
                let mut leaves = ::std::vec::Vec::new();
                #(leaves.extend(::nic_dsl::bundle::Bundle::leaves(&self.#names));)*
                leaves
            }
            fn value_to_leaves(value: &Self::Value) -> ::std::vec::Vec<::nic_dsl::BigUint> {
                let mut leaves = ::std::vec::Vec::new();
                #(leaves.extend(
                    #to_leaves(&value.#names),
                );)*
                leaves
            }
            fn value_from_leaves(
                leaves: &mut dyn ::core::iter::Iterator<Item = ::nic_dsl::BigUint>,
            ) -> Self::Value {
                #value_name {
                    #(#names: #from_leaves(
                        &mut *leaves,
                    )),*
                }
            }
            fn value_type(__shape: &Self::Shape) -> ::std::string::String {
                #type_name
            }
        }
    })
}

fn options(attributes: &[Attribute]) -> Result<Options> {
    let mut options = Options::default();
    if let Some(attribute) = single(attributes, "bundle")? {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("value_type") {
                options.value_type = Some(meta.value()?.parse()?);
                Ok(())
            } else if meta.path.is_ident("parameters") {
                let content;
                syn::parenthesized!(content in meta.input);
                let list = Punctuated::<_, Token![,]>::parse_terminated_with(&content, |input| {
                    let name: Ident = input.parse()?;
                    input.parse::<Token![=]>()?;
                    Ok((name, input.parse()?))
                })?;
                options.parameters = Some(list.into_iter().collect());
                Ok(())
            } else {
                Err(meta.error("`#[bundle]` takes `value_type = \"...\"` and `parameters(...)`"))
            }
        })?;
    }
    Ok(options)
}

fn field_shape(field: &Field) -> Result<FieldShape> {
    let width = single(&field.attrs, "width")?;
    let shape = single(&field.attrs, "shape")?;
    match (width, shape) {
        (Some(attribute), Some(_)) => Err(Error::new_spanned(
            attribute,
            "`#[width]` and `#[shape]` are the same thing on this field; keep one",
        )),
        (Some(attribute), None) => {
            if element_name(&field.ty).is_some_and(|name| name == "Bits" || name == "Signed") {
                Ok(FieldShape::Fixed(attribute.parse_args()?))
            } else {
                Err(Error::new_spanned(
                    attribute,
                    "`#[width]` is for fields of type `Bits` or `Signed`; use `#[shape(...)]` here",
                ))
            }
        }
        (None, Some(attribute)) => Ok(FieldShape::Fixed(attribute.parse_args()?)),
        (None, None) => match element_name(&field.ty) {
            Some(name) if name == "Bool" || name == "State" => Ok(FieldShape::Unit),
            _ => Ok(FieldShape::Open),
        },
    }
}

/// What the type has as a bundle.
fn of_bundle(type_: &Type, item: &str) -> TokenStream {
    of_trait(type_, quote!(::nic_dsl::bundle::Bundle), item)
}

/// The last part of the type's path; of the elements' type in an array.
fn element_name(type_: &Type) -> Option<&Ident> {
    match type_ {
        Type::Array(array) => element_name(&array.elem),
        Type::Paren(inner) => element_name(&inner.elem),
        Type::Group(inner) => element_name(&inner.elem),
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
}

/// The definition of the shape, its type, and the expression that finds it from the signals.
fn shape_struct(
    input: &DeriveInput,
    fields: &Punctuated<Field, Token![,]>,
    shapes: &[FieldShape],
    options: &Options,
) -> Result<(TokenStream, TokenStream, TokenStream)> {
    let name = format_ident!("{}Shape", input.ident);
    let (plain, expressions): (Vec<_>, Vec<_>) = match &options.parameters {
        Some(parameters) => parameters
            .iter()
            .map(|(name, expression)| {
                let text = format!("The parameter `{}`.", plain_name(name));
                let field = PlainField {
                    documentation: quote!(#[doc = #text]),
                    visibility: Visibility::Public(Default::default()),
                    name: name.clone(),
                    type_: quote!(u32),
                };
                (field, quote!(#expression))
            })
            .unzip(),
        None => fields
            .iter()
            .zip(shapes)
            .filter(|(_, shape)| matches!(shape, FieldShape::Open))
            .map(|(field, _)| {
                let name = field.ident.clone().expect("a named field");
                let text = format!("Shape of the field `{}`.", plain_name(&name));
                let expression = quote!(::nic_dsl::bundle::Bundle::shape(&self.#name));
                let field = PlainField {
                    documentation: quote!(#[doc = #text]),
                    visibility: field.vis.clone(),
                    name,
                    type_: of_bundle(&field.ty, "Shape"),
                };
                (field, expression)
            })
            .unzip(),
    };
    if plain.is_empty() {
        return Ok((TokenStream::new(), quote!(()), TokenStream::new()));
    }
    let text = format!("What is left open about the widths of [`{}`].", input.ident);
    let (definition, type_) =
        plain_struct(&text, &input.vis, &name, &input.generics, &plain, Also::Default);
    let names = plain.iter().map(|f| &f.name);
    Ok((definition, type_, quote!(#name { #(#names: #expressions),* })))
}

fn value_struct(
    input: &DeriveInput,
    fields: &Punctuated<Field, Token![,]>,
) -> (TokenStream, TokenStream) {
    let plain: Vec<_> = fields
        .iter()
        .map(|field| PlainField {
            documentation: documentation_attributes(&field.attrs),
            visibility: field.vis.clone(),
            name: field.ident.clone().expect("a named field"),
            type_: of_bundle(&field.ty, "Value"),
        })
        .collect();
    let name = format_ident!("{}Value", input.ident);
    let text = format!("The plain value of [`{}`].", input.ident);
    plain_struct(&text, &input.vis, &name, &input.generics, &plain, Also::PartialEq)
}

fn build(field: &Field, shape: &FieldShape) -> TokenStream {
    let name = field.ident.as_ref().expect("a named field");
    let label = plain_name(name);
    let (build, shape_type) = (of_bundle(&field.ty, "build"), of_bundle(&field.ty, "Shape"));
    let shape = match shape {
        FieldShape::Unit => quote!(&()),
        FieldShape::Open => quote!(&__shape.#name),
        FieldShape::Fixed(expression) => quote!(&{
            let __fixed: #shape_type = #expression;
            __fixed
        }),
    };
    let text = documentation(&field.attrs);
    let make = if text.is_empty() {
        quote!(&mut *__make)
    } else {
        // The innermost documentation says the most about a leaf, so it stays.
        quote!(&mut |mut leaf: ::nic_dsl::bundle::Leaf| {
            if leaf.documentation.is_empty() {
                leaf.documentation = #text;
            }
            __make(leaf)
        })
    };
    quote! {
        #name: #build(
            #shape,
            &::nic_dsl::bundle::join_path(__path, #label),
            #make,
        )
    }
}
