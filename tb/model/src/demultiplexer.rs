//! What a demultiplexer should do: sort packets by the number that their first payload names.

/// What comes out of a demultiplexer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sorted<P> {
    /// The payloads for each sink.
    pub sinks: Vec<Vec<P>>,
    /// Packets that named no sink.
    pub stray_packets: u64,
}

/// Sorts payloads with their selections to `sinks` sinks.
pub fn sorted<P>(
    inputs: impl IntoIterator<Item = (P, u64)>,
    sinks: usize,
    is_last: impl Fn(&P) -> bool,
) -> Sorted<P> {
    let mut sorted = Sorted { sinks: (0..sinks).map(|_| Vec::new()).collect(), stray_packets: 0 };
    let mut destination_of_packet = None;
    for (payload, selection) in inputs {
        let is_first = destination_of_packet.is_none();
        let destination = destination_of_packet.unwrap_or(selection);
        destination_of_packet = (!is_last(&payload)).then_some(destination);
        match sorted.sinks.get_mut(destination as usize) {
            Some(sink) => sink.push(payload),
            None => sorted.stray_packets += u64::from(is_first),
        }
    }
    sorted
}
