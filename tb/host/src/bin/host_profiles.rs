//! Writes the host's profiles as Markdown into the file that is named, or compares with `--check`.
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let text = nic_host::profile::markdown();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [path] if !path.starts_with('-') => {
            fs::write(path, text).map_err(|error| format!("failed to write {path}: {error}"))
        }
        ["--check", path] => match fs::read_to_string(path) {
            Ok(found) if found == text => Ok(()),
            Ok(_) => Err(format!("{path} is not what the profiles say: run `make emit`")),
            Err(error) => Err(format!("failed to read {path}: {error}")),
        },
        _ => Err("expected [--check] and the path of the Markdown file".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("host_profiles: {error}");
            ExitCode::from(2)
        }
    }
}
