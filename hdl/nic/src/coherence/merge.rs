//! Several streams as one, without a cycle of delay: for sources that are queues.
use nic_dsl::{
    Bool, Bundle, Stream, any_of, constant_bool, elaborate, one_hot_mux, register_bool, when,
};

/// Connects `sink` to the sources in turn. What is offered stays until it is taken; a source that
/// was served waits for the others that offer something. `sink` depends on the sources in the same
/// cycle, and they on it.
#[elaborate]
pub(super) fn merge<P: Bundle>(sources: &[Stream<P>], sink: Stream<P>) {
    if let [only] = sources {
        sink.connect(*only);
        return;
    }
    // The source that was offered last, whether it was taken or not.
    let offered_last: Vec<Bool> = sources.iter().map(|_| register_bool(false)).collect();
    let is_held = register_bool(false);
    let mut chosen: Vec<Bool> = vec![];
    for i in 0..sources.len() {
        // Those behind the last one come first, then those up to it.
        let mut is_chosen = constant_bool(false);
        for (last, was_last) in offered_last.iter().enumerate() {
            let before = (1..sources.len()).map(|step| (last + step) % sources.len());
            let nearer: Vec<Bool> =
                before.take_while(|other| *other != i).map(|other| sources[other].valid).collect();
            let is_first = !any_of(nearer);
            is_chosen = is_chosen | (*was_last & is_first);
        }
        let nobody_yet = !any_of(offered_last.iter().copied());
        let is_lowest = !any_of(sources[..i].iter().map(|source| source.valid));
        let in_turn = sources[i].valid & (is_chosen | (nobody_yet & is_lowest));
        chosen.push((is_held & offered_last[i]) | (!is_held & in_turn));
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
