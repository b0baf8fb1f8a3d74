//! Makes the models of whole cards, as they were committed and without properties, before who runs them is built.
use std::process::ExitCode;

use nic_verilate::build::{BuildRequest, build, leave_properties_out};

fn main() -> ExitCode {
    let tops: Vec<String> = std::env::args().skip(1).collect();
    if tops.is_empty() {
        eprintln!("nic-verilate: which tops? name some of rtl-out/*.f, such as nic_type1");
        return ExitCode::from(2);
    }
    leave_properties_out();
    for top in &tops {
        match BuildRequest::committed(top).and_then(|request| build(&request)) {
            Ok(built) if built.fresh => eprintln!("compiled {top}"),
            Ok(_) => {}
            Err(error) => {
                eprintln!("nic-verilate: {error}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}
