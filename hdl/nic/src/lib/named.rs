//! Several ports of a kind that have names instead of numbers.
use std::ops::Deref;

use nic_dsl::ports::{Port, PortDeclarer};

/// Ports of one kind, each with a prefix of its own: `<prefix>_<port>`. What follows `_of` in the port's
/// name is left out: `packet_of` with the prefix `engine` is `engine_packet`.
#[derive(Clone, Debug)]
pub struct Named<T> {
    prefixes: Vec<String>,
    ports: Vec<T>,
}

impl<T> Named<T> {
    /// The port of that prefix.
    ///
    /// # Panics
    /// If there is none.
    pub fn of(&self, prefix: &str) -> &T {
        let position = self.prefixes.iter().position(|own| own == prefix);
        let known = &self.prefixes;
        &self.ports[position.unwrap_or_else(|| panic!("no port is called `{prefix}`: {known:?}"))]
    }
}

impl<T> Deref for Named<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.ports
    }
}

impl<T: Port> Port for Named<T> {
    /// Each port's prefix, and the shape of what it carries.
    type Shape = Vec<(String, T::Shape)>;

    fn declare(
        name: &str,
        documentation: &'static str,
        clock: &'static str,
        shape: &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self {
        let name = name.strip_suffix("_of").unwrap_or(name);
        let port = |(prefix, shape): &(String, T::Shape)| {
            T::declare(&format!("{prefix}_{name}"), documentation, clock, shape, declarer)
        };
        let prefixes = shape.iter().map(|(prefix, _)| prefix.clone()).collect();
        Self { prefixes, ports: shape.iter().map(port).collect() }
    }

    fn connect_to(&self, instance: &Self) {
        for prefix in &self.prefixes {
            self.of(prefix).connect_to(instance.of(prefix));
        }
    }
}
