//! Modules written by hand, with designs and wrappers as `emit` would write them.
use nic_sim::prelude::*;

const BUFFER_TEXT: &str = include_str!("buffer.v");

const BUFFER: Design = Design {
    module: "buffer",
    summary: "A skid buffer.",
    sources: Sources::Embedded(&[("buffer.v", BUFFER_TEXT)]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 32, Some(0)),
        Port::input("source_keep", 4, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 32, Some(0)),
        Port::output("sink_keep", 4, Some(0)),
        Port::output("sink_last", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<4>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<4>",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "data", port: 9 },
                Field { name: "keep", port: 10 },
                Field { name: "last", port: 11 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "",
    }),
};

static BUFFER_DESIGN: Design = BUFFER;

/// The skid buffer with one line of its Verilog changed.
///
/// # Panics
/// If the line is not there exactly once.
pub fn broken_buffer(line: &str, replacement: &str) -> &'static Design {
    assert_eq!(BUFFER_TEXT.matches(line).count(), 1, "`{line}` should be there once");
    let text: &'static str = BUFFER_TEXT.replace(line, replacement).leak();
    let sources = Sources::Embedded(Box::leak(Box::new([("buffer.v", text)])));
    Box::leak(Box::new(Design { sources, ..BUFFER }))
}

/// The skid buffer.
#[derive(Debug)]
pub struct Buffer {
    model: Model,
}

impl Buffer {
    /// Beats in.
    pub const SOURCE: Inlet<Self, message::Beat<4>> = Inlet::new(0);

    /// The same beats.
    pub const SINK: Outlet<Self, message::Beat<4>> = Outlet::new(1);

    /// Beats in.
    pub fn source(&mut self) -> StreamInput<'_, message::Beat<4>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same beats.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Beat<4>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }
}

impl Device for Buffer {
    fn design(&self) -> &'static Design {
        &BUFFER_DESIGN
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }
}

impl Wrapper for Buffer {
    const DESIGN: &'static Design = &BUFFER_DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}

static CROSSING_DESIGN: Design = Design {
    module: "crossing",
    summary: "A FIFO between two clocks.",
    sources: Sources::Embedded(&[("crossing.v", include_str!("crossing.v"))]),
    externals: &[],
    ports: &[
        Port::clock("write_clk", Some(0)),
        Port::reset("write_rst", Some(0)),
        Port::clock("read_clk", Some(1)),
        Port::reset("read_rst", Some(1)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 16, Some(0)),
        Port::output("sink_valid", 1, Some(1)),
        Port::input("sink_ready", 1, Some(1)),
        Port::output("sink_data", 16, Some(1)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: Some(4),
            ready: Some(5),
            fields: &[Field { name: "data", port: 6 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 1,
            payload: "bits",
            valid: Some(7),
            ready: Some(8),
            fields: &[Field { name: "data", port: 9 }],
        },
    ],
    domains: &[
        Domain { name: "write", clock: 0, reset: 1 },
        Domain { name: "read", clock: 2, reset: 3 },
    ],
    combinational_paths: &[],
    contract: None,
};

/// The FIFO between two clocks.
#[derive(Debug)]
pub struct Crossing {
    model: Model,
}

impl Crossing {
    /// Words in, on the write clock.
    pub const SOURCE: Inlet<Self, Bits<16>> = Inlet::new(0);

    /// The same words, on the read clock.
    pub const SINK: Outlet<Self, Bits<16>> = Outlet::new(1);
}

impl Device for Crossing {
    fn design(&self) -> &'static Design {
        &CROSSING_DESIGN
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }
}

impl Wrapper for Crossing {
    const DESIGN: &'static Design = &CROSSING_DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}

static METER_DESIGN: Design = Design {
    module: "meter",
    summary: "Adds up amounts.",
    sources: Sources::Embedded(&[("meter.v", include_str!("meter.v"))]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("amount_valid", 1, Some(0)),
        Port::input("amount_value", 8, Some(0)),
        Port::input("limit", 16, Some(0)),
        Port::output("passed_valid", 1, Some(0)),
        Port::output("passed_value", 16, Some(0)),
        Port::output("total", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "amount",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: Some(2),
            ready: None,
            fields: &[Field { name: "value", port: 3 }],
        },
        Group {
            name: "limit",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 4 }],
        },
        Group {
            name: "passed",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: Some(5),
            ready: None,
            fields: &[Field { name: "value", port: 6 }],
        },
        Group {
            name: "total",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 7 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: None,
};

/// The meter.
#[derive(Debug)]
pub struct Meter {
    model: Model,
}

impl Meter {
    /// What is added.
    pub const AMOUNT: PulseInlet<Self, Bits<8>> = PulseInlet::new(0);

    /// What the sum should not pass.
    pub const LIMIT: LevelInlet<Self, Bits<16>> = LevelInlet::new(1);

    /// Each sum beyond the limit.
    pub const PASSED: PulseOutlet<Self, Bits<16>> = PulseOutlet::new(2);

    /// The sum.
    pub const TOTAL: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(3);
}

impl Device for Meter {
    fn design(&self) -> &'static Design {
        &METER_DESIGN
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }
}

impl Wrapper for Meter {
    const DESIGN: &'static Design = &METER_DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}

/// A gate without a clock, with the combinational paths that it declares.
pub fn gate(paths: &'static [(&'static str, &'static str)]) -> &'static Design {
    const GATE: Design = Design {
        module: "gate",
        summary: "Lets a stream pass while it is open.",
        sources: Sources::Embedded(&[("gate.v", include_str!("gate.v"))]),
        externals: &[],
        ports: &[
            Port::input("open", 1, None),
            Port::input("source_valid", 1, None),
            Port::output("source_ready", 1, None),
            Port::input("source_data", 16, None),
            Port::output("sink_valid", 1, None),
            Port::input("sink_ready", 1, None),
            Port::output("sink_data", 16, None),
        ],
        groups: &[
            Group {
                name: "open",
                kind: GroupKind::Level,
                direction: Direction::Input,
                domain: 0,
                payload: "bits",
                valid: None,
                ready: None,
                fields: &[Field { name: "", port: 0 }],
            },
            Group {
                name: "source",
                kind: GroupKind::Stream,
                direction: Direction::Input,
                domain: 0,
                payload: "bits",
                valid: Some(1),
                ready: Some(2),
                fields: &[Field { name: "data", port: 3 }],
            },
            Group {
                name: "sink",
                kind: GroupKind::Stream,
                direction: Direction::Output,
                domain: 0,
                payload: "bits",
                valid: Some(4),
                ready: Some(5),
                fields: &[Field { name: "data", port: 6 }],
            },
        ],
        domains: &[],
        combinational_paths: &[],
        contract: None,
    };
    Box::leak(Box::new(Design { combinational_paths: paths, ..GATE }))
}
