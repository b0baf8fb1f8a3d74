//! Traffic that several tests send.
use nic_spec::message::{Beat, Descriptor, Message, Word};
use nic_tb::Generator;

/// A payload that can be drawn at random.
pub trait Random: Message + Copy + 'static {
    /// So many payloads in a row, as a module may get them.
    fn draw(generator: &mut Generator, count: usize) -> Vec<Self>;
}

impl<const BITS: usize> Random for Word<BITS> {
    fn draw(generator: &mut Generator, count: usize) -> Vec<Self> {
        let word = |_| Self::from_field_words(&[generator.words(BITS as u32)]);
        (0..count).map(word).collect()
    }
}

/// Packets of 1 to 4 beats, of which only the last is partial (S6).
impl<const BYTES: usize> Random for Beat<BYTES> {
    fn draw(generator: &mut Generator, count: usize) -> Vec<Self> {
        let mut beats = Vec::with_capacity(count);
        while beats.len() < count {
            let left = count - beats.len();
            let length = generator.within(1..=4).min(left as u64);
            for number in 1..=length {
                let last = number == length;
                let kept = if last { generator.within(1..=BYTES as u64) } else { BYTES as u64 };
                let mut data = [0; BYTES];
                data.copy_from_slice(&generator.bytes(BYTES));
                beats.push(Self { data, keep: u64::MAX >> (64 - kept), last });
            }
        }
        beats
    }
}

impl Random for Descriptor {
    fn draw(generator: &mut Generator, count: usize) -> Vec<Self> {
        let descriptor = |_| {
            let widths = Self::field_widths().into_iter();
            let words: Vec<_> = widths.map(|width| generator.words(width)).collect();
            Self::from_field_words(&words)
        };
        (0..count).map(descriptor).collect()
    }
}
