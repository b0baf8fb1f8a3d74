//! `#[elaborate]`: signals are named after the `let` that makes them.
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::visit_mut::{self, VisitMut};
use syn::{
    AngleBracketedGenericArguments, Attribute, Block, Expr, ExprConst, ExprRepeat, Ident, Item,
    ItemFn, Pat, PatIdent, Stmt, Type,
};

use crate::generated::plain_name;

/// The function with a naming after each `let`.
pub fn expand(mut function: ItemFn) -> TokenStream {
    Namer.visit_block_mut(&mut function.block);
    function.into_token_stream()
}

/// Walks everything that runs when the function runs.
struct Namer;

impl VisitMut for Namer {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit_mut::visit_block_mut(self, block);
        let statements = std::mem::take(&mut block.stmts);
        for statement in statements {
            let names = names_made_by(&statement);
            block.stmts.push(statement);
            block.stmts.extend(names);
        }
    }
    // What stands here is evaluated by the compiler, not when the function runs.
    fn visit_item_mut(&mut self, _: &mut Item) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_expr_const_mut(&mut self, _: &mut ExprConst) {}
    fn visit_angle_bracketed_generic_arguments_mut(
        &mut self,
        _: &mut AngleBracketedGenericArguments,
    ) {
    }
    fn visit_expr_repeat_mut(&mut self, repeat: &mut ExprRepeat) {
        self.visit_expr_mut(&mut repeat.expr);
    }
}

fn names_made_by(statement: &Stmt) -> Vec<Stmt> {
    let Stmt::Local(local) = statement else { return Vec::new() };
    // Without a value there is nothing to name yet.
    if local.init.is_none() {
        return Vec::new();
    }
    let conditions: Vec<&Attribute> =
        local.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    bound_names(&local.pat).iter().map(|name| naming(name, &conditions)).collect()
}

/// The names that a pattern binds, each once, in order.
fn bound_names(pattern: &Pat) -> Vec<Ident> {
    struct Names(Vec<Ident>);
    impl VisitMut for Names {
        fn visit_pat_ident_mut(&mut self, pattern: &mut PatIdent) {
            let text = plain_name(&pattern.ident);
            // A capital letter: a constant or a variant, not a binding.
            let is_binding = text.starts_with(|c: char| c.is_lowercase());
            if is_binding && pattern.mutability.is_none() && !self.0.contains(&pattern.ident) {
                self.0.push(pattern.ident.clone());
            }
            visit_mut::visit_pat_ident_mut(self, pattern);
        }
        // A pattern holds expressions (constants, ranges); what they hold is not bound.
        fn visit_expr_mut(&mut self, _: &mut Expr) {}
    }
    let mut names = Names(Vec::new());
    names.visit_pat_mut(&mut pattern.clone());
    names.0
}

/// Names one binding if its type can be named: `NameableTag` takes the tag itself and so goes
/// before `AnythingTag`, which takes a reference to it, wherever both would do.
fn naming(name: &Ident, conditions: &[&Attribute]) -> Stmt {
    let text = plain_name(name);
    let span = Span::mixed_site().located_at(name.span());
    let tokens = quote_spanned! {span=>
        #(#conditions)*
        {
            #[allow(unused_imports, reason = "the type of the binding decides which one is used")]
            use ::nic_dsl::naming::{AnythingTag as _, NameableTag as _};
            (&::nic_dsl::naming::Tag(&#name)).assign_name(#text);
        }
    };
    syn::parse2(tokens).expect("a block is a statement")
}
