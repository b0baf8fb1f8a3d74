//! Modules whose Verilog is somebody else's.
use nic_dsl::check::Error;
use nic_dsl::instance_external;
use nic_dsl::ir::{ExternalDirection, ExternalModule, ExternalPort, Parameter};

use super::*;

/// A byte through an external module with these parameters, whose output has this name.
fn around(
    name: &'static str,
    output: &str,
    parameters: &[(&str, Parameter)],
) -> Result<Rc<ir::Module>, Vec<Error>> {
    #[derive(Clone, Debug)]
    struct Around(&'static str, ExternalModule);
    impl Module for Around {
        type Ports = PlainPorts;
        fn name(&self) -> String {
            self.0.to_string()
        }
        fn shape(&self) {}
        fn elaborate(&self, ports: PlainPorts) {
            ports.go.ignore();
            let vendor = instance_external("vendor", &self.1);
            vendor["I"].set(*ports.a);
            let output = self.1.ports.last().map_or("", |port| &port.name);
            ports.result.set(vendor[output]);
        }
    }
    let port = |name: &str, direction| ExternalPort { name: name.to_string(), width: 8, direction };
    let external = ExternalModule {
        name: "VENDOR".to_string(),
        parameters: parameters.iter().map(|(name, p)| (name.to_string(), p.clone())).collect(),
        attributes: vec![],
        ports: vec![port("I", ExternalDirection::Input), port(output, ExternalDirection::Output)],
    };
    elaborate(&Around(name, external))
}

fn complaint(
    name: &'static str,
    output: &str,
    parameters: &[(&str, Parameter)],
) -> (String, String) {
    let errors = around(name, output, parameters).expect_err("it is no Verilog");
    let place = errors[0].place().expect("a place");
    assert!(place.file().ends_with("external.rs"), "{place}");
    (errors[0].text().to_string(), errors[1..].iter().map(|error| error.text()).collect())
}

fn text(value: &str) -> Parameter {
    Parameter::Text(value.to_string())
}

#[test]
fn a_text_parameter_may_hold_quotes_and_backslashes() {
    let module = around("quoted", "O", &[("FILE", text(r#"a "b" \n"#))]).expect("it is legal");
    let text = verilog::print(&module);
    assert!(text.contains(r#".FILE("a \"b\" \\n")"#), "{text}");
}

#[test]
fn a_text_parameter_that_tools_would_read_differently_is_refused() {
    let (said, rest) = complaint("two_lines", "O", &[("FILE", text("a\nb"))]);
    let wanted = r"parameter `FILE` of external module `VENDOR` contains '\n'; use printable ASCII";
    assert_eq!((said.as_str(), rest.as_str()), (wanted, ""));
}

#[test]
fn names_of_ports_and_parameters_are_those_that_verilog_has() {
    for (name, output, parameter) in
        [("spaced", "O 1", "FILE"), ("numbered", "1O", "FILE"), ("keyword", "output", "FILE")]
    {
        let (said, _) = complaint(name, output, &[(parameter, text("a"))]);
        assert!(said.starts_with(&format!("port `{output}` of external module")), "{said}");
    }
    let (said, _) = complaint("parameter", "O", &[("FI-LE", text("a"))]);
    assert!(
        said.starts_with("parameter `FI-LE` of external module `VENDOR` is no ident"),
        "{said}"
    );
    let (said, _) = complaint("twice", "I", &[]);
    assert!(said.contains("two ports `I`"), "{said}");
}
