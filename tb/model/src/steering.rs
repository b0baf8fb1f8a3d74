//! Where packets should leave: each at the sink of its destination, if there is one and it is enabled.

/// Where a packet for `destination` leaves; `None`: nowhere. `enable` has a bit for each destination.
pub fn sink(destination: u64, sinks: usize, enable: u64) -> Option<usize> {
    let number = destination as usize;
    (number < sinks && enable >> number & 1 == 1).then_some(number)
}
