//! Blocks: what a unit's messages become as registers.
use super::{Access, BLOCK_BYTES, Register};
use crate::message::{Field, FieldKind, Message};

/// Where the commands of a block begin.
const COMMANDS: u32 = 0x100;
/// Bytes for each command.
const COMMAND_BYTES: u32 = 0x20;
/// Where the status of a block begins.
const STATUS: u32 = 0x200;

/// The registers of one unit, or of several of a kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Name, in lower case.
    pub name: &'static str,
    /// Byte address of the first, a multiple of [`BLOCK_BYTES`].
    pub base: u32,
    /// How many there are.
    pub count: u32,
    /// Bytes from one to the next, a multiple of [`BLOCK_BYTES`].
    pub stride: u32,
    /// What it is for: the documentation of its messages.
    pub meaning: Vec<String>,
    /// A register for each field that the hardware was made with; a block with these has no control.
    pub constants: Vec<Register>,
    /// A register for each field of the control message.
    pub control: Vec<Register>,
    /// The commands.
    pub commands: Vec<Command>,
    /// A register for each field of the status message.
    pub status: Vec<Register>,
}

/// A message that a write sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Name, in lower case.
    pub name: &'static str,
    /// A register for each field of the message, the last of which sends it; a single one of one bit if
    /// the message has no field.
    pub registers: Vec<Register>,
    /// The message has no field.
    pub is_bare: bool,
}

impl Block {
    /// A block without registers, once, at that address.
    pub fn new(name: &'static str, base: u32) -> Self {
        Self {
            name,
            base,
            count: 1,
            stride: BLOCK_BYTES,
            meaning: Vec::new(),
            constants: Vec::new(),
            control: Vec::new(),
            commands: Vec::new(),
            status: Vec::new(),
        }
    }

    /// So many of them, so many bytes apart.
    #[must_use]
    pub fn repeated(mut self, count: u32, stride: u32) -> Self {
        (self.count, self.stride) = (count, stride);
        self
    }

    /// Registers to read and write, zero after reset.
    #[must_use]
    pub fn control<M: Message>(mut self) -> Self {
        self.means::<M>();
        let registers = laid_out(M::fields(), 0, |_| Access::Control);
        self.control = registers.into_iter().map(|r| Register { reset: Some(0), ..r }).collect();
        self
    }

    /// Another value of a control register after reset.
    ///
    /// # Panics
    /// If there is no such register.
    #[must_use]
    pub fn reset(mut self, name: &str, value: u64) -> Self {
        named(&mut self.control, self.name, name).reset = Some(value);
        self
    }

    /// A command.
    #[must_use]
    pub fn command<M: Message>(mut self, name: &'static str) -> Self {
        self.means::<M>();
        let base = COMMANDS + COMMAND_BYTES * self.commands.len() as u32;
        let mut fields = M::fields();
        let is_bare = fields.is_empty();
        match &mut fields[..] {
            [] => fields.push(Field {
                name: name.to_string(),
                width: 1,
                kind: FieldKind::Flag,
                documentation: M::documentation(),
            }),
            [only] => only.name = name.to_string(),
            several => several.iter_mut().for_each(|f| f.name = format!("{name}_{}", f.name)),
        }
        let mut registers = laid_out(fields, base, |_| Access::Argument);
        if let Some(last) = registers.last_mut() {
            last.access = Access::Command;
        }
        self.commands.push(Command { name, registers, is_bare });
        self
    }

    /// Registers that show what is so.
    #[must_use]
    pub fn status<M: Message>(mut self) -> Self {
        self.means::<M>();
        self.status = laid_out(M::fields(), STATUS, |kind| match kind {
            FieldKind::Events => Access::EventCounter,
            FieldKind::Errors => Access::ErrorCounter,
            FieldKind::Flag | FieldKind::Number | FieldKind::Choice(_) => Access::Status,
        });
        self
    }

    /// Registers that read the same at all times, as the hardware was made.
    #[must_use]
    pub fn constant<M: Message>(mut self) -> Self {
        self.means::<M>();
        self.constants = laid_out(M::fields(), 0, |_| Access::Constant);
        self
    }

    /// No register that it has so far has the value of that name.
    #[must_use]
    pub fn without(mut self, value: &str) -> Self {
        let commands = self.commands.iter_mut().flat_map(|command| &mut command.registers);
        for register in self.control.iter_mut().chain(&mut self.status).chain(commands) {
            register.values.retain(|(name, _, _)| name != value);
        }
        self
    }

    /// What a constant register reads in every hardware of the map.
    ///
    /// # Panics
    /// If there is no such register.
    #[must_use]
    pub fn always(mut self, name: &str, value: u64) -> Self {
        named(&mut self.constants, self.name, name).reset = Some(value);
        self
    }

    /// Address of number `number` of its kind.
    pub fn address(&self, number: u32) -> u32 {
        self.base + number * self.stride
    }

    /// The name of each of its kind: with a number if there are several.
    pub fn instance_names(&self) -> Vec<String> {
        match self.count {
            1 => vec![self.name.to_string()],
            count => (0..count).map(|number| format!("{}_{number}", self.name)).collect(),
        }
    }

    /// All registers, in order of their addresses.
    pub fn registers(&self) -> Vec<Register> {
        let commands = self.commands.iter().flat_map(|command| &command.registers);
        let first = self.constants.iter().chain(&self.control);
        first.chain(commands).chain(&self.status).cloned().collect()
    }

    fn means<M: Message>(&mut self) {
        let text = M::documentation();
        if !text.is_empty() && !self.meaning.contains(&text) {
            self.meaning.push(text);
        }
    }

    /// What is wrong with it, a line for each.
    pub(super) fn findings(&self) -> Vec<String> {
        let mut findings = Vec::new();
        let mut find = |is_wrong: bool, text: String| {
            if is_wrong {
                findings.push(format!("block `{}`: {text}", self.name));
            }
        };
        let is_place = |address: u32| address.is_multiple_of(BLOCK_BYTES);
        find(!is_place(self.base), format!("{:#x} is no place for a block", self.base));
        find(!is_place(self.stride), format!("{:#x} is no step between blocks", self.stride));
        find(self.count == 0, "there is none".to_string());
        let registers = self.registers();
        find(registers.is_empty(), "it has no register".to_string());
        let commands = self.commands.iter().zip(0..);
        let commands = commands.map(|(c, i)| (&c.registers, COMMANDS + (i + 1) * COMMAND_BYTES));
        let has_both = !self.constants.is_empty() && !self.control.is_empty();
        find(has_both, "constants and control registers have the same place".to_string());
        let first = [(&self.constants, COMMANDS), (&self.control, COMMANDS)];
        let parts = first.into_iter().chain([(&self.status, BLOCK_BYTES)]);
        for (part, end) in parts.chain(commands) {
            for Register { name, .. } in part.iter().filter(|r| r.offset + 4 * r.words() > end) {
                find(true, format!("`{name}` has no place in its part"));
            }
        }
        find(self.commands.len() > 8, "it has more than 8 commands".to_string());
        for (number, register) in registers.iter().enumerate() {
            let Register { name, bits, meaning, values, .. } = register;
            find(*bits > 64, format!("`{name}` has {bits} bits; a register has at most 64"));
            find(
                !meaning.ends_with('.'),
                format!("`{name}` says nothing: its field needs a sentence"),
            );
            let reset = register.reset.unwrap_or(0);
            find(*bits < 64 && reset >> bits != 0, format!("{reset} does not fit `{name}`"));
            let is_code = values.iter().any(|(_, code, _)| u64::from(*code) == reset);
            let needs_code = register.access == Access::Control && !values.is_empty();
            find(needs_code && !is_code, format!("{reset} is no value of `{name}`"));
            let same = registers[..number].iter().any(|other| other.name == *name);
            find(same, format!("two registers are called `{name}`"));
        }
        findings
    }
}

/// The register of that name.
fn named<'a>(registers: &'a mut [Register], block: &str, name: &str) -> &'a mut Register {
    let found = registers.iter_mut().find(|register| register.name == name);
    found.unwrap_or_else(|| panic!("block `{block}` has no register `{name}` there"))
}

/// Registers for these fields, from byte `base` of the block on.
fn laid_out(fields: Vec<Field>, base: u32, access: fn(FieldKind) -> Access) -> Vec<Register> {
    let mut next = base;
    let mut place = |field: Field| {
        let is_wide = field.width > 32;
        let offset = if is_wide { next.next_multiple_of(8) } else { next };
        next = offset + if is_wide { 8 } else { 4 };
        let values = match field.kind {
            FieldKind::Choice(variants) => {
                let about = |text: &str| text.trim().to_string();
                let value =
                    |v: &crate::message::Variant| (snake(v.name), v.code, about(v.documentation));
                variants.iter().map(value).collect()
            }
            _ => Vec::new(),
        };
        Register {
            name: register_name(&field.name),
            offset,
            access: access(field.kind),
            bits: field.width,
            reset: None,
            meaning: field.documentation,
            values,
        }
    };
    fields.into_iter().map(&mut place).collect()
}

/// The name of the register for a field: that of the field, and in an array its number behind it.
pub fn register_name(field: &str) -> String {
    match field.split_once('_') {
        Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => {
            format!("{rest}_{number}")
        }
        _ => field.to_string(),
    }
}

/// `NcRead` as `nc_read`.
pub fn snake(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}
