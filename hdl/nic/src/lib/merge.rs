//! Several streams as one, without a cycle of delay: for sources that are queues.
use nic_dsl::{Bool, Bundle, Stream, any_of, elaborate, mux, one_hot_mux, register_bool, when};

/// Connects `sink` to the sources in turn. What is offered stays until it is taken; a source that
/// was served waits for the others that offer something. `sink` depends on the sources in the same
/// cycle, and they on it.
#[elaborate]
pub(crate) fn merge<P: Bundle>(sources: &[Stream<P>], sink: Stream<P>) {
    if let [only] = sources {
        sink.connect(*only);
        return;
    }
    // The source that was offered last, whether it was taken or not; at first the last of all.
    let first = |i: usize| register_bool(i + 1 == sources.len());
    let offered_last: Vec<Bool> = (0..sources.len()).map(first).collect();
    let is_held = register_bool(false);
    let mut chosen: Vec<Bool> = vec![];
    for i in 0..sources.len() {
        // Those behind the last one come first, then those up to it.
        let turns = offered_last.iter().enumerate().map(|(last, was_last)| {
            let before = (1..sources.len()).map(|step| (last + step) % sources.len());
            let nearer = before.take_while(|other| *other != i);
            *was_last & !any_of(nearer.map(|other| sources[other].valid))
        });
        let has_turn = any_of(turns);
        let in_turn = sources[i].valid & has_turn;
        let is_chosen = mux(is_held, offered_last[i], in_turn);
        chosen.push(is_chosen);
    }
    let choices = chosen.iter().zip(sources).map(|(chosen, source)| (*chosen, source.payload));
    let any = any_of(sources.iter().map(|source| source.valid));
    sink.offer(any, one_hot_mux(choices));
    is_held.set(any & !sink.ready);
    for ((chosen, source), last) in chosen.iter().zip(sources).zip(&offered_last) {
        source.ready.set(*chosen & sink.ready);
        when(any, || last.set(*chosen));
    }
}

/// As [`merge`], packet by packet: a source that was served goes on until `ends` says that its payload
/// is the last of its packet.
#[elaborate]
pub(crate) fn merge_packets<P: Bundle>(
    sources: &[Stream<P>],
    sink: Stream<P>,
    ends: impl Fn(&P) -> Bool,
) {
    if let [only] = sources {
        sink.connect(*only);
        return;
    }
    let first = |i: usize| register_bool(i + 1 == sources.len());
    let served_last: Vec<Bool> = (0..sources.len()).map(first).collect();
    let is_held = register_bool(false);
    let mut chosen: Vec<Bool> = vec![];
    for i in 0..sources.len() {
        let turns = served_last.iter().enumerate().map(|(last, was_last)| {
            let before = (1..sources.len()).map(|step| (last + step) % sources.len());
            let nearer = before.take_while(|other| *other != i);
            *was_last & !any_of(nearer.map(|other| sources[other].valid))
        });
        let has_turn = any_of(turns);
        let in_turn = sources[i].valid & has_turn;
        let is_chosen = mux(is_held, served_last[i], in_turn);
        chosen.push(is_chosen);
    }
    let offers = chosen.iter().zip(sources).map(|(chosen, source)| *chosen & source.valid);
    let is_offered = any_of(offers);
    let choices = chosen.iter().zip(sources).map(|(chosen, source)| (*chosen, source.payload));
    let payload = one_hot_mux(choices);
    sink.offer(is_offered, payload);
    when(is_offered, || is_held.set(!(sink.ready & ends(&payload))));
    for ((chosen, source), last) in chosen.iter().zip(sources).zip(&served_last) {
        source.ready.set(*chosen & sink.ready);
        when(is_offered, || last.set(*chosen));
    }
}
