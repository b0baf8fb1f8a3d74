//! Programs answer bad input in one line, with exit code 2.
pub use nic_arguments::parse;
use nic_tb::Seed;

/// The seed that was chosen, else that of the environment.
///
/// # Errors
/// One line if the environment's is not a number.
pub fn seed(chosen: Option<u64>) -> Result<u64, String> {
    let seed = chosen.map_or_else(Seed::try_from_environment, |seed| Ok(Seed::new(seed)));
    seed.map(Seed::value)
}
