//! A group of ports as the bench sees it: `valid`, `ready`, and a payload of plain words.
use nic_sim::Model;
use nic_sim::design::{Design, Direction, Group};
use nic_spec::message::Message;

use crate::seed::Generator;

/// All fields of a payload one after the other, each as little-endian words.
pub type Words = Vec<u32>;

/// The words of a message.
pub(crate) fn words_of<P: Message>(message: &P) -> Words {
    let mut words = Words::new();
    message.put(&mut |field| words.extend_from_slice(field));
    words
}

/// The message of these words.
///
/// # Panics
/// If there are fewer words than its fields need, or they are none of its kind.
pub(crate) fn message_of<P: Message>(words: &[u32]) -> P {
    let mut rest = words;
    P::get(&mut |field| {
        let (now, later) = rest.split_at(field.len());
        field.copy_from_slice(now);
        rest = later;
    })
}

/// Where a group's payload lies, field by field.
#[derive(Clone, Debug)]
pub struct PortAccess {
    /// The group.
    pub group: &'static Group,
    /// Its position in the design.
    pub index: usize,
    fields: Vec<FieldAccess>,
    length: usize,
}

#[derive(Clone, Debug)]
struct FieldAccess {
    port: usize,
    width: u32,
    start: usize,
    end: usize,
}

impl PortAccess {
    /// The group at that position.
    pub fn new(design: &'static Design, index: usize) -> Self {
        let group = &design.groups[index];
        let mut length = 0;
        let fields = group.fields.iter().map(|field| {
            let width = design.ports[field.port].width;
            let start = length;
            length += width.div_ceil(32) as usize;
            FieldAccess { port: field.port, width, start, end: length }
        });
        let fields = fields.collect();
        Self { group, index, fields, length }
    }

    /// Whether the bench drives the payload.
    pub fn is_input(&self) -> bool {
        self.group.direction == Direction::Input
    }

    /// Whether `valid` is high; a level always is.
    pub fn is_valid(&self, model: &Model) -> bool {
        self.group.valid.is_none_or(|port| model.get(port) != 0)
    }

    /// Whether `ready` is high; a pulse or level is never refused.
    pub fn is_ready(&self, model: &Model) -> bool {
        self.group.ready.is_none_or(|port| model.get(port) != 0)
    }

    /// Drives `valid`, if the group has one and it is an input.
    pub fn set_valid(&self, model: &mut Model, valid: bool) {
        if let Some(port) = self.group.valid {
            model.set(port, u64::from(valid));
        }
    }

    /// Drives `ready`, if the group has one and it is an output.
    pub fn set_ready(&self, model: &mut Model, ready: bool) {
        if let Some(port) = self.group.ready {
            model.set(port, u64::from(ready));
        }
    }

    /// Reads the payload into `words`, which is made as long as it has to be.
    pub fn read(&self, model: &Model, words: &mut Words) {
        words.resize(self.length, 0);
        for field in &self.fields {
            model.read(field.port, &mut words[field.start..field.end]);
        }
    }

    /// Drives the payload.
    pub fn write(&self, model: &mut Model, words: &[u32]) {
        assert_eq!(words.len(), self.length, "words of `{}`", self.group.name);
        for field in &self.fields {
            model.write(field.port, &words[field.start..field.end]);
        }
    }

    /// A random payload.
    pub fn random(&self, generator: &mut Generator) -> Words {
        self.fields.iter().flat_map(|field| generator.words(field.width)).collect()
    }

    /// The words of a field within a payload's, if there is a field of that name.
    pub fn field<'w>(&self, words: &'w [u32], name: &str) -> Option<&'w [u32]> {
        let field = &self.fields[self.group.field(name)?];
        Some(&words[field.start..field.end])
    }

    /// As [`PortAccess::field`], to be changed.
    pub fn field_mut<'w>(&self, words: &'w mut [u32], name: &str) -> Option<&'w mut [u32]> {
        let field = &self.fields[self.group.field(name)?];
        Some(&mut words[field.start..field.end])
    }

    /// Bits of a field, if there is a field of that name.
    pub fn width(&self, name: &str) -> Option<u32> {
        Some(self.fields[self.group.field(name)?].width)
    }

    /// The payload as a person reads it.
    pub fn describe(&self, words: &[u32]) -> String {
        let fields = self.group.fields.iter().zip(&self.fields).map(|(field, access)| {
            let words = &words[access.start..access.end];
            let significant = words.iter().rposition(|word| *word != 0).unwrap_or(0);
            let mut text = format!("{:x}", words[significant]);
            words[..significant].iter().rev().for_each(|word| text += &format!("{word:08x}"));
            match field.name {
                "" => text,
                name => format!("{name}: {text}"),
            }
        });
        format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
    }

    /// Splits a payload's words into fields, as messages have them.
    pub fn split(&self, words: &[u32]) -> Vec<Vec<u32>> {
        self.fields.iter().map(|field| words[field.start..field.end].to_vec()).collect()
    }
}
