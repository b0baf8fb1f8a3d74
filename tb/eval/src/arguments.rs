//! Programs answer bad input in one line, with exit code 2.
use clap::Parser;
use nic_tb::Seed;

/// The arguments of `program`; on bad ones one line that says what would be right.
///
/// # Errors
/// That line, without the program's name.
pub fn parse<A: Parser>() -> Result<A, String> {
    A::try_parse().map_err(|error| {
        if !error.use_stderr() {
            error.exit();
        }
        one_line(&error.to_string())
    })
}

fn one_line(text: &str) -> String {
    let is_end = |line: &&str| line.starts_with("Usage") || line.starts_with("For more");
    let lines = text.lines().map(str::trim).take_while(|line| !is_end(line));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let text = lines.join(" ");
    format!("{} (`--help` shows the options)", text.trim_start_matches("error: "))
}

/// The seed that was chosen, else that of the environment.
///
/// # Errors
/// One line if the environment's is not a number.
pub fn seed(chosen: Option<u64>) -> Result<u64, String> {
    let seed = chosen.map_or_else(Seed::try_from_environment, |seed| Ok(Seed::new(seed)));
    seed.map(Seed::value)
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
