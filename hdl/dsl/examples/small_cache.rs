//! A small read cache, direct-mapped: memories, a pipeline whose signals carry their stage, streams.
//! A hit is answered after two cycles, one per cycle; a miss asks behind it and holds up what follows.
//!
//! `cargo run -p nic-dsl --example small_cache` prints the Verilog.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, Module, Ports, Sink, Source, cover, elaborate, mux,
    register, register_bool, register_reset, verilog, when, wire,
};

/// Reads words; nobody writes them.
#[derive(Clone, Debug)]
struct SmallCache {
    /// Bits of an address, more than `index_bits`.
    address_bits: u32,
    /// A cache of `2^index_bits` words.
    index_bits: u32,
    /// Bits of a word.
    word_bits: u32,
}

#[derive(Ports)]
struct SmallCachePorts {
    /// Addresses to read.
    address: Sink<Bits>,
    /// Their words, in order.
    word: Source<Bits>,
    /// Addresses that the cache has not.
    fetch: Source<Bits>,
    /// Their words.
    fetched: Sink<Bits>,
}

/// What the cache keeps of a word beside it.
#[derive(Clone, Copy, Debug, Bundle)]
struct Line {
    valid: Bool,
    tag: Bits,
    word: Bits,
}

impl Module for SmallCache {
    type Ports = SmallCachePorts;

    fn name(&self) -> String {
        format!("small_cache_a{}_i{}_w{}", self.address_bits, self.index_bits, self.word_bits)
    }

    fn shape(&self) -> SmallCachePortsShape {
        let (address, word) = (self.address_bits, self.word_bits);
        SmallCachePortsShape { address, word, fetch: address, fetched: word }
    }

    #[elaborate]
    fn elaborate(&self, SmallCachePorts { address, word, fetch, fetched }: Self::Ports) {
        let tag_bits = self.address_bits - self.index_bits;
        let shape = LineShape { tag: tag_bits, word: self.word_bits };
        let lines = Memory::<Line>::new(shape, 1 << self.index_bits).style(MemoryStyle::Block);

        // After reset every line is cleared, one in each cycle.
        let clearing = register_bool(true);
        let cleared = register_reset(self.index_bits, 0);
        when(clearing, || {
            cleared.set(cleared + 1);
            when(cleared.all(), || clearing.set(false));
        });

        // s1: the line has been read. It stays while its word is not taken, or has to be fetched.
        let s1_valid = register_bool(false);
        let s1_address = register::<Bits>(self.address_bits);
        // s1 holds the word itself once it was fetched.
        let s1_is_fetched = register_bool(false);
        let s1_fetched = register::<Bits>(self.word_bits);
        let s1_goes = wire::<Bool>(());
        let s0_goes = address.fires();
        address.ready.set(!clearing & (!s1_valid | s1_goes));
        let s1_line = lines.read(s0_goes, address.payload.truncate(self.index_bits));
        when(s0_goes, || {
            s1_valid.set(true);
            s1_address.set(address.payload);
            s1_is_fetched.set(false);
        })
        .otherwise_when(s1_goes, || s1_valid.set(false));

        let s1_hits = s1_line.valid & s1_line.tag.equals(s1_address.top(tag_bits));
        let s1_has_word = s1_hits | s1_is_fetched;
        word.offer(s1_valid & s1_has_word, mux(s1_is_fetched, s1_fetched, s1_line.word));
        s1_goes.set(word.fires());

        let s1_asked = register_bool(false);
        let s1_misses = s1_valid & !s1_has_word;
        fetch.offer(s1_misses & !s1_asked, s1_address);
        fetched.ready.set(s1_misses);
        when(fetch.fires(), || s1_asked.set(true));
        when(fetched.fires(), || {
            s1_asked.set(false);
            s1_is_fetched.set(true);
            s1_fetched.set(fetched.payload);
        });

        let stored: Line = wire(lines_shape(tag_bits, self.word_bits));
        stored.valid.set(!clearing);
        stored.tag.set(s1_address.top(tag_bits));
        stored.word.set(fetched.payload);
        let place = mux(clearing, cleared, s1_address.truncate(self.index_bits));
        lines.write(clearing | fetched.fires(), place, stored);
        cover("a hit follows a hit", s0_goes & s1_goes & s1_hits);
    }
}

fn lines_shape(tag: u32, word: u32) -> LineShape {
    LineShape { tag, word }
}

fn main() {
    match nic_dsl::elaborate(&SmallCache { address_bits: 16, index_bits: 9, word_bits: 32 }) {
        Ok(module) => println!("{}", verilog::print(&module)),
        Err(errors) => errors.iter().for_each(|error| eprintln!("{error}")),
    }
}

#[cfg(test)]
mod tests {
    use nic_dsl::interpreter::Interpreter;

    use super::*;

    /// The memory behind the cache.
    fn word_at(address: u32) -> u32 {
        address.wrapping_mul(0x9e37) & 0xffff
    }

    fn value(cache: &mut Interpreter, signal: &str) -> u32 {
        u32::try_from(cache.get(signal)).expect("a word")
    }

    /// Reads all of them in order; how many words were fetched, and how many cycles it took.
    fn read_all(addresses: &[u32]) -> (u32, u32) {
        let cache = SmallCache { address_bits: 8, index_bits: 3, word_bits: 16 };
        let module = nic_dsl::elaborate(&cache).expect("the module is right");
        let mut cache = Interpreter::new(module).expect("nothing is external");
        for input in ["address_valid", "fetched_valid", "fetch_ready", "word_ready"] {
            cache.set(input, 0_u32);
        }
        cache.set("rst", 1_u32);
        cache.clock_edge();
        cache.set("rst", 0_u32);
        let (mut asked, mut answered, mut fetches, mut cycles) = (0, 0, 0, 0);
        let mut wanted = None;
        while answered < addresses.len() {
            cycles += 1;
            assert!(cycles < 10_000, "{answered} of {} words came", addresses.len());
            cache.set("word_ready", 1_u32);
            cache.set("fetch_ready", 1_u32);
            cache.set("address_valid", u32::from(asked < addresses.len()));
            cache.set("address", addresses.get(asked).copied().unwrap_or(0));
            cache.set("fetched_valid", u32::from(wanted.is_some()));
            cache.set("fetched", wanted.map_or(0, word_at));
            if value(&mut cache, "word_valid") == 1 {
                assert_eq!(value(&mut cache, "word"), word_at(addresses[answered]));
                answered += 1;
            }
            asked +=
                usize::from(asked < addresses.len() && value(&mut cache, "address_ready") == 1);
            if wanted.is_some() && value(&mut cache, "fetched_ready") == 1 {
                wanted = None;
            } else if value(&mut cache, "fetch_valid") == 1 {
                wanted = Some(value(&mut cache, "fetch"));
                fetches += 1;
            }
            cache.clock_edge();
        }
        (fetches, cycles)
    }

    #[test]
    fn every_word_is_the_memorys_and_is_fetched_once_while_it_stays() {
        let addresses: Vec<u32> = (0..64).map(|i| i % 8 + 8 * (i / 32)).collect();
        assert_eq!(read_all(&addresses).0, 16, "two words for each of eight lines");
    }

    #[test]
    fn hits_take_a_cycle_each() {
        let once = read_all(&[0x21]).1;
        let often = read_all(&[0x21; 101]).1;
        assert_eq!(often - once, 100);
    }
}
