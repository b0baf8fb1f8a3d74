//! What becomes of a command of a 64-bit Avalon host: accesses of 32-bit registers, and what it reads.
use nic_spec::message::{AvalonCommand, RegisterAccess, RegisterAnswer};

/// The accesses of a command, in order; none for a poisoned write.
pub fn accesses(command: &AvalonCommand) -> Vec<RegisterAccess> {
    if command.write && command.poison {
        return Vec::new();
    }
    let half = |number: u64| RegisterAccess {
        address: (command.address & !7) + 4 * number,
        write: command.write,
        data: command.write_data >> (32 * number) & 0xffff_ffff,
        byte_enable: command.byte_enable >> (4 * number) & 0xf,
    };
    [half(0), half(1)].into_iter().filter(|access| access.byte_enable != 0).collect()
}

/// What a read gives, from the answers to its accesses.
pub fn read_data(accesses: &[RegisterAccess], answers: &[RegisterAnswer]) -> u64 {
    let half = |(access, answer): (&RegisterAccess, &RegisterAnswer)| {
        let word = if answer.refused { 0xffff_ffff } else { answer.data };
        word << (8 * (access.address & 4))
    };
    accesses.iter().zip(answers).map(half).sum()
}
