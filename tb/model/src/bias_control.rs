//! What has become of commands about pages.
use nic_spec::message::{BiasAnswer, BiasCommand, BiasReversion, BiasStatus};

/// Where a command is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Command {
    /// There is none.
    None,
    /// It waits to be taken.
    Offered(BiasCommand),
    /// It was taken and is not answered.
    Taken,
}

/// The control: what it offers, and what it says.
#[derive(Clone, Debug)]
pub struct BiasControl {
    command: Command,
    said: BiasStatus,
}

impl Default for BiasControl {
    fn default() -> Self {
        let said = BiasStatus {
            pending: false,
            done: false,
            answers: 0,
            refusals: 0,
            lost_commands: 0,
            reversions: 0,
            last_reverted_page: 0,
        };
        Self { command: Command::None, said }
    }
}

/// What comes in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Came {
    /// A command.
    pub command: Option<BiasCommand>,
    /// An answer.
    pub answer: Option<BiasAnswer>,
    /// A page that turned back.
    pub reversion: Option<BiasReversion>,
}

impl BiasControl {
    /// What it offers in this cycle.
    pub fn offered(&self) -> Option<BiasCommand> {
        match self.command {
            Command::Offered(command) => Some(command),
            Command::None | Command::Taken => None,
        }
    }

    /// Whether an answer is due.
    pub fn is_taken(&self) -> bool {
        self.command == Command::Taken
    }

    /// A cycle in which these come, and what is offered is taken or not.
    pub fn cycle(&mut self, came: &Came, is_taken: bool) {
        let before = self.command;
        match (before, came) {
            (Command::None, Came { command: Some(command), .. }) => {
                self.command = Command::Offered(*command);
            }
            (Command::Offered(_), _) if is_taken => self.command = Command::Taken,
            (Command::Taken, Came { answer: Some(answer), .. }) => {
                self.command = Command::None;
                self.said.done = answer.done;
                self.said.answers += 1;
                self.said.refusals += u64::from(!answer.done);
            }
            _ => {}
        }
        if before != Command::None && came.command.is_some() {
            self.said.lost_commands = (self.said.lost_commands + 1).min(0xffff);
        }
        if let Some(reversion) = came.reversion {
            self.said.reversions += 1;
            self.said.last_reverted_page = reversion.page;
        }
    }

    /// What it says.
    pub fn status(&self) -> BiasStatus {
        BiasStatus { pending: self.command != Command::None, ..self.said }
    }
}
