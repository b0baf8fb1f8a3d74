//! Small modules to learn from, with everything that a module of the card has: the reader of
//! descriptors that CONTRIBUTING.md begins with, and four of them behind an arbiter.
pub mod descriptor_fetch;
pub mod fetch_quad;
