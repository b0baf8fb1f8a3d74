//! Programs answer bad input in one line that says what would be right, with exit code 2.
use std::process;

use clap::Parser;
use clap::error::ErrorKind;

/// The arguments of the program.
///
/// # Errors
/// Bad ones: that line, without the program's name.
pub fn parse<A: Parser>() -> Result<A, String> {
    A::try_parse().map_err(|error| {
        let is_help = error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if !error.use_stderr() || is_help {
            error.exit();
        }
        one_line(&error.to_string())
    })
}

/// As [`parse`]; on bad ones the program ends with that line and code 2.
pub fn parse_or_exit<A: Parser>() -> A {
    parse().unwrap_or_else(|line| {
        eprintln!("{}: {line}", A::command().get_name());
        process::exit(2);
    })
}

fn one_line(text: &str) -> String {
    let is_end = |line: &&str| line.starts_with("Usage") || line.starts_with("For more");
    let lines = text.lines().map(str::trim).take_while(|line| !is_end(line));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let text = lines.join(" ");
    format!("{} (`--help` shows the options)", text.trim_start_matches("error: "))
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn what_would_be_right_stays_in_the_line() {
        let text = "error: invalid value 'x' for '<F>'\n  [possible values: y]\n\n\
                    For more information, try '--help'.\n";
        let line = "invalid value 'x' for '<F>' [possible values: y] (`--help` shows the options)";
        assert_eq!(one_line(text), line);
    }
}
