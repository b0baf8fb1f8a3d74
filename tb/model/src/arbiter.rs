//! What an arbiter should do: merge, and never mix the payloads of two packets.
use std::collections::VecDeque;

/// What leaves if every source offers all it has from the start: a packet of the first source, one
/// of the next, and round again. Each payload comes with the number of its source.
pub fn in_turn<P>(sources: Vec<Vec<P>>, is_last: impl Fn(&P) -> bool) -> Vec<(usize, P)> {
    let mut sources: Vec<VecDeque<P>> = sources.into_iter().map(VecDeque::from).collect();
    let mut merged = Vec::new();
    while sources.iter().any(|source| !source.is_empty()) {
        for (number, source) in sources.iter_mut().enumerate() {
            while let Some(payload) = source.pop_front() {
                let ends = is_last(&payload);
                merged.push((number, payload));
                if ends {
                    break;
                }
            }
        }
    }
    merged
}

/// Whether all payloads of a packet stand together, given the source of each payload and whether
/// it ends its packet.
pub fn are_whole(payloads: &[(usize, bool)]) -> bool {
    payloads.windows(2).all(|pair| {
        let [(source, ends), (next_source, _)] = pair else { return true };
        *ends || source == next_source
    })
}

/// How many packets of other sources end, at most, while one source waits: `events` are the
/// sources that waited in each cycle, and the source whose packet ended in it.
pub fn longest_wait(events: &[(Vec<bool>, Option<usize>)]) -> u64 {
    let mut longest = 0;
    let sources = events.first().map_or(0, |(waiting, _)| waiting.len());
    for source in 0..sources {
        let mut waited = 0;
        for (waiting, ended) in events {
            waited = match (waiting[source], ended) {
                (false, _) => 0,
                (true, None) => waited,
                (true, Some(_)) => waited + 1,
            };
            longest = longest.max(waited);
        }
    }
    longest
}
