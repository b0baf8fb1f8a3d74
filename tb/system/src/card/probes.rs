//! The pins of a card's engine that a bench looks at: requests of units and their answers, changes of lines, and what
//! becomes of pages. A card that has them has them in every model, so that nothing is compiled twice.
use nic_sim::{Model, Probe};
use nic_spec::message::{
    BiasAnswer, BiasCommand, BiasReversion, LineChange, LineRequest, LineResponse, Message,
};

/// The engine's name in a card.
pub(super) const INSTANCE: &str = "engine";

/// Ports of the model with a message.
struct Group {
    valid: usize,
    ready: Option<usize>,
    fields: Vec<usize>,
}

impl Group {
    fn new<M: Message>(
        prefix: &str,
        has_ready: bool,
        probes: &mut Vec<Probe>,
        first: usize,
    ) -> Self {
        let mut add = |name: &str, width| {
            probes.push(Probe { pin: format!("{prefix}_{name}"), width });
            first + probes.len() - 1
        };
        let valid = add("valid", 1);
        let ready = has_ready.then(|| add("ready", 1));
        let fields = M::field_names().into_iter().zip(M::field_widths());
        let fields = fields.map(|(name, width)| add(&name, width)).collect();
        Self { valid, ready, fields }
    }

    /// What moves in this cycle.
    fn moved<M: Message>(&self, model: &Model) -> Option<M> {
        let is_high = |port: usize| model.get(port) == 1;
        let moves = is_high(self.valid) && self.ready.is_none_or(is_high);
        moves.then(|| {
            let mut ports = self.fields.iter();
            M::get(&mut |words| {
                model.read(*ports.next().expect("a port for each field"), words);
            })
        })
    }
}

/// Where they are in the model.
pub struct Probes {
    requests: [Group; 2],
    responses: [Group; 2],
    /// Changes of lines, and whether they make room.
    changes: Vec<(Group, bool)>,
    command: Group,
    answer: Group,
    reversion: Group,
    flushing: usize,
}

impl Probes {
    /// Where they are in a model whose first probe is this port.
    pub fn new(first: usize) -> Self {
        Self::with_pins(first).1
    }

    /// The pins in their order.
    pub(super) fn pins() -> Vec<Probe> {
        Self::with_pins(0).0
    }

    fn with_pins(first: usize) -> (Vec<Probe>, Self) {
        let mut probes = vec![];
        let ports = |name: &str| [0, 1].map(|port| format!("{name}_{port}"));
        let names = ports("line_request");
        let requests = names.map(|name| Group::new::<LineRequest>(&name, true, &mut probes, first));
        let names = ports("line_response");
        let responses =
            names.map(|name| Group::new::<LineResponse>(&name, true, &mut probes, first));
        let names = [
            ("line_change_0", false),
            ("line_change_1", false),
            ("device_line_change", false),
            ("victim_change_0", true),
            ("victim_change_1", true),
            ("device_victim_change", true),
        ];
        let changes = names.map(|(name, makes_room)| {
            (Group::new::<LineChange>(name, false, &mut probes, first), makes_room)
        });
        let command = Group::new::<BiasCommand>("bias_command", true, &mut probes, first);
        let answer = Group::new::<BiasAnswer>("bias_answer", false, &mut probes, first);
        let reversion = Group::new::<BiasReversion>("bias_reversion", false, &mut probes, first);
        let flushing = first + probes.len();
        probes.push(Probe { pin: "flush_status_flushing".into(), width: 1 });
        let changes = changes.into();
        let found = Self { requests, responses, changes, command, answer, reversion, flushing };
        (probes, found)
    }

    /// Requests that the engine takes, with their ports.
    pub fn requests(&self, model: &Model) -> Vec<(usize, LineRequest)> {
        let moved = self.requests.iter().enumerate();
        moved.filter_map(|(port, group)| Some((port, group.moved(model)?))).collect()
    }

    /// Answers that it gives.
    pub fn responses(&self, model: &Model) -> Vec<(usize, LineResponse)> {
        let moved = self.responses.iter().enumerate();
        moved.filter_map(|(port, group)| Some((port, group.moved(model)?))).collect()
    }

    /// Changes of lines, and whether they make room for another one.
    pub fn changes(&self, model: &Model) -> Vec<(LineChange, bool)> {
        let moved = self.changes.iter();
        moved.filter_map(|(group, makes_room)| Some((group.moved(model)?, *makes_room))).collect()
    }

    /// A command about a page that it takes.
    pub fn command(&self, model: &Model) -> Option<BiasCommand> {
        self.command.moved(model)
    }

    /// The answer to one.
    pub fn answer(&self, model: &Model) -> Option<BiasAnswer> {
        self.answer.moved(model)
    }

    /// A page that the host has turned.
    pub fn reversion(&self, model: &Model) -> Option<BiasReversion> {
        self.reversion.moved(model)
    }

    /// Whether the whole cache of host memory is flushed.
    pub fn flushing(&self, model: &Model) -> bool {
        model.get(self.flushing) == 1
    }
}
