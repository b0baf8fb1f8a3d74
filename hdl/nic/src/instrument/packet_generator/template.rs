//! The template of requests: its bytes, and their sum.
use nic_dsl::{
    Bits, Bool, Pulse, concatenate, constant, delayed, elaborate, mux, register, register_bool,
    register_reset, vector_of, when,
};
use nic_spec::probe::TEMPLATE_BYTES;

use super::checksum::{ended, folded};
use crate::message::{GeneratorConfiguration, GeneratorContent, GeneratorKeys, GeneratorTemplate};

/// The template.
pub(super) struct Template {
    /// Its bytes, the first lowest.
    pub data: Bits,
    /// The sum of its 16-bit words for a checksum, without those of the key.
    pub sum: Bits,
    /// The sum is worked out.
    pub is_ready: Bool,
    /// Requests are made of it, and it is not legal.
    pub is_bad: Bool,
    /// Requests are made of it, and have more bits of a key than there are.
    pub is_bad_key: Bool,
}

/// Words of 16 bits.
const WORDS: u32 = TEMPLATE_BYTES / 2;

impl Template {
    /// Takes the template's words; while a run `prepares`, its sum is worked out.
    #[elaborate]
    pub fn new(
        configuration: &GeneratorConfiguration,
        written: Pulse<GeneratorTemplate>,
        prepares: Bool,
    ) -> Self {
        let GeneratorConfiguration { template_bytes, key_place, key_bits, .. } = *configuration;
        let template_data = register::<Bits>(8 * TEMPLATE_BYTES);
        let next_template = vector_of(TEMPLATE_BYTES / 4, |i| {
            let is_written = written.valid & written.payload.word.equals(i);
            mux(is_written, written.payload.data, template_data.element(i, 32))
        });
        template_data.set(next_template);

        // A word is taken out in one cycle and added in the next; carries are added at the end.
        let position = register_reset(WORDS.ilog2() + 1, 0);
        let is_ready = register_bool(false);
        let taken_word = register::<Bits>(16);
        let word_sum = register::<Bits>(16 + WORDS.ilog2());
        let folded_sum = delayed(folded(word_sum));
        let template_sum = delayed(ended(folded_sum));
        let place = position.truncate(WORDS.ilog2());
        let pair = template_data.element(place, 16);
        let first_place = concatenate([place, constant(1, 0)]).zero_extend(7);
        let has_first = first_place.is_below(template_bytes);
        let has_second = (first_place | 1).is_below(template_bytes);
        let next_place = delayed(key_place + 1);
        let is_key = place.equals(key_place) | place.equals(next_place);
        let is_word = !position.bit(WORDS.ilog2()) & !is_key;
        let first = pair.truncate(8) & (has_first & is_word).mask(8);
        let second = pair.top(8) & (has_second & is_word).mask(8);
        taken_word.set(concatenate([first, second]));
        when(!prepares, || {
            position.set(0);
            is_ready.set(false);
            word_sum.set(0);
        })
        .otherwise_when(!is_ready, || {
            position.set(position + 1);
            // What was taken before the first word is none of it.
            let is_taken = position.any();
            word_sum.set(word_sum + (taken_word & is_taken.mask(16)).zero_extend(word_sum.width()));
            is_ready.set(position.equals(WORDS + 3));
        });
        // It stays while packets are sent.
        let held_sum = register::<Bits>(16);
        when(is_ready, || held_sum.set(template_sum));

        let is_request = configuration.content.is(GeneratorContent::Request);
        let key_end = concatenate([key_place.zero_extend(6), constant(1, 0)]) + 4;
        let is_size = template_bytes.any() & template_bytes.is_at_most(TEMPLATE_BYTES);
        let is_uniform = configuration.keys.is(GeneratorKeys::Uniform);
        Self {
            data: template_data,
            sum: held_sum,
            is_ready,
            is_bad: is_request & !(is_size & key_end.is_at_most(template_bytes)),
            is_bad_key: is_request & is_uniform & key_bits.is_above(32),
        }
    }
}
