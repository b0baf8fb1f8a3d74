//! Wires inside a module that a bench may look at: pins of an instance in it become outputs of the model. The
//! module's own Verilog stays as it was emitted, but for these ports and what they are assigned.
use std::sync::Arc;

use crate::build::BuildRequest;
use crate::design::Design;
use crate::device::ModelOptions;
use crate::error::Error;
use crate::library::Library;
use crate::model::Model;

/// A pin of an instance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probe {
    /// Its name, as the instance's module declares it.
    pub pin: String,
    /// Bits.
    pub width: u32,
}

impl Design {
    /// A fresh model whose port `i` is the design's port `i`, and behind those the pins of `instance` in the order of
    /// `probes`.
    ///
    /// # Errors
    /// As [`Design::model`]; or a pin that the instance has not.
    pub fn model_with_probes(
        &'static self,
        options: &ModelOptions,
        instance: &str,
        probes: &[Probe],
    ) -> Result<Model, Error> {
        let stale = |what: String| Error::new(format!("look into `{}`", self.module), what);
        let mut sources = self.texts()?;
        sources[0].text =
            with_probes(&sources[0].text, self.module, instance, probes).map_err(stale)?;
        let mut request = BuildRequest::new(self.module, sources);
        request.waves = options.waves.is_some();
        let library = Library::build(&request)?;
        let own = self.ports.iter().map(|port| port.name.to_owned());
        let names: Vec<String> = own.chain((0..probes.len()).map(port_name)).collect();
        let order = names.iter().map(|name| {
            let found = library.ports().iter().position(|port| port.name == *name);
            found.ok_or_else(|| stale(format!("the Verilog has no `{name}`")))
        });
        let order = order.collect::<Result<Vec<_>, _>>()?;
        let names: Arc<[String]> = names.into();
        let mut model = Model::with_order(&library, options.power_up, &order, names);
        if let Some(path) = &options.waves {
            model.trace_to(path)?;
        }
        Ok(model)
    }
}

fn port_name(number: usize) -> String {
    format!("probe_{number}")
}

/// The text with the pins of the instance as ports of the module.
fn with_probes(
    text: &str,
    module: &str,
    instance: &str,
    probes: &[Probe],
) -> Result<String, String> {
    let header = format!("module {module} (\n");
    let (before, behind) = text.split_once(&header).ok_or("its header is not found")?;
    let (body, end) = behind.rsplit_once("endmodule").ok_or("its end is not found")?;
    let opening = format!(" {instance} (\n");
    let (_, pins) = body.split_once(&opening).ok_or(format!("it has no `{instance}`"))?;
    let (pins, _) = pins.split_once("\n  );").ok_or(format!("`{instance}` has no end"))?;
    let mut ports = String::new();
    let mut assignments = String::new();
    for (number, Probe { pin, width }) in probes.iter().enumerate() {
        let wire = connected(pins, pin).ok_or(format!("`{instance}` has no `{pin}`"))?;
        let name = port_name(number);
        ports += &format!("  output wire [{}:0] {name},\n", width - 1);
        assignments += &format!("  assign {name} = {wire};\n");
    }
    Ok(format!("{before}{header}{ports}{body}{assignments}endmodule{end}"))
}

/// What a pin is connected with.
fn connected<'a>(pins: &'a str, pin: &str) -> Option<&'a str> {
    let (_, behind) = pins.split_once(&format!(".{pin}("))?;
    let mut depth = 1;
    let end = behind.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    })?;
    Some(&behind[..end])
}

#[cfg(test)]
mod tests {
    use super::{Probe, with_probes};

    const TEXT: &str = "// a\nmodule m (\n  input wire clk\n);\n  other engine (\n    .clk(clk),\n    \
                        .a(b[(1)])\n  );\n\nendmodule\n";

    #[test]
    fn pins_become_ports() {
        let probe = |pin: &str| [Probe { pin: pin.into(), width: 3 }];
        let found = with_probes(TEXT, "m", "engine", &probe("a")).expect("it has the pin");
        assert!(found.contains("module m (\n  output wire [2:0] probe_0,\n  input wire clk\n);"));
        assert!(found.ends_with("  );\n\n  assign probe_0 = b[(1)];\nendmodule\n"), "{found}");
        assert_eq!(
            with_probes(TEXT, "m", "engine", &probe("c")),
            Err("`engine` has no `c`".to_owned())
        );
        assert!(with_probes(TEXT, "m", "motor", &probe("a")).is_err());
    }
}
