//! The card of remote atomic operations (`roce_nic`) between a host and other machines.
//!
//! ```text
//!  other machines <--> network <-- MAC --> roce_nic <-- CXL.cache --> host, its processors and the driver
//! ```
//!
//! The card is emitted Verilog; the host is a model with a profile's numbers, the other machines and the network are Rust.
mod figure;
pub mod network;

use std::cell::Cell;
use std::rc::Rc;

use nic_driver::roce::{Connection, RoceCard, RoceError, Station};
use nic_host::{Freedom, Profile};
use nic_system::{Card, Setup, SimulatedMachine, System};
use nic_tb::Generator;

pub use figure::{FIGURE, Found, Load, measure};

/// Cycles within which a program must end.
const LIMIT: u64 = 12_000_000;

/// A card in a host.
pub struct Trial<C> {
    /// Both, and the wire.
    pub system: System<C>,
    /// What is drawn from.
    pub random: Generator,
    /// The first word that connections may reach.
    pub address: u64,
    processors: usize,
}

impl<C: Card + 'static> Trial<C> {
    /// At rest.
    ///
    /// # Panics
    /// If the card's model cannot be built.
    pub fn new(
        profile: &'static Profile,
        freedom: Freedom,
        processors: usize,
        mut random: Generator,
    ) -> Self {
        let mut setup = Setup::server(profile, processors, random.below(1 << 32));
        setup.host.freedom = freedom;
        setup.host.shape.chooses_freely = freedom.reorders;
        let system = System::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        Self { system, random, address: 1 << 31, processors }
    }

    /// A connection of the machine with this number, to so many words.
    pub fn connection(&mut self, number: u8, words: u64) -> Connection {
        Connection {
            pair_number: u32::from(number) | 0x12_3400,
            peer_pair_number: 0x55_0000 + u32::from(number),
            peer: Station { mac: [2, 0, 0, 0, 1, number], address: [192, 0, 2, 100 + number] },
            p_key: 0xffff,
            // Where numbers begin anew.
            sequence: (1 << 24) - 1 - self.random.below(40) as u32,
            address: self.address,
            bytes: 8 * words,
            r_key: self.random.bits(32) as u32,
        }
    }

    /// Runs a program of the last processor to its end.
    ///
    /// # Panics
    /// If the card breaks a rule, or the program does not end.
    pub fn program<T: 'static>(
        &mut self,
        program: impl AsyncFnOnce(SimulatedMachine) -> T + 'static,
    ) -> T {
        let machine = self.system.machine(self.processors - 1);
        let found = Rc::new(Cell::new(None));
        let says = found.clone();
        self.system.host.spawn(async move { says.set(Some(program(machine).await)) });
        self.system.run(LIMIT).unwrap_or_else(|error| panic!("{error}"));
        found.take().expect("the program has ended")
    }

    /// Sets the card up for these; gives how many requests of each may be unanswered.
    ///
    /// # Panics
    /// If it cannot be.
    pub fn connect(&mut self, connections: Vec<Connection>) -> usize {
        let connected = self.program(async move |machine| {
            let card = RoceCard::open(&machine).await?;
            card.set_station(&network::CARD).await;
            for connection in connections {
                card.connect(&connection).await?;
            }
            Ok::<_, RoceError>(card.most_unanswered() as usize)
        });
        connected.unwrap_or_else(|error| panic!("{error}"))
    }
}
