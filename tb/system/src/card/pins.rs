//! Ports of an emitted device, by the names of their type.
use nic_sim::{Inlet, Outlet, PulseInlet, PulseInput, StreamInput, StreamOutput, Wrapper};
use nic_spec::message::Message;

/// Offers this, or nothing.
pub(crate) fn drive<D: Wrapper, P: Message>(device: &mut D, port: Inlet<D, P>, offer: Option<&P>) {
    let mut stream = StreamInput::open(device.model_mut(), port);
    match offer {
        Some(payload) => stream.offer(payload),
        None => stream.withdraw(),
    }
}

/// Takes, or does not.
pub(crate) fn set_ready<D: Wrapper, P: Message>(device: &mut D, port: Outlet<D, P>, ready: bool) {
    StreamOutput::open(device.model_mut(), port).set_ready(ready);
}

/// What moves, if it is taken.
pub(crate) fn offered<D: Wrapper, P: Message>(
    device: &mut D,
    port: Outlet<D, P>,
    ready: bool,
) -> Option<P> {
    StreamOutput::open(device.model_mut(), port).offered().filter(|_| ready)
}

/// Whether the device takes.
pub(crate) fn is_taken<D: Wrapper, P: Message>(device: &mut D, port: Inlet<D, P>) -> bool {
    StreamInput::open(device.model_mut(), port).is_ready()
}

/// Sends this, or nothing.
pub(crate) fn pulse<D: Wrapper, P: Message>(
    device: &mut D,
    port: PulseInlet<D, P>,
    sent: Option<&P>,
) {
    let mut port = PulseInput::open(device.model_mut(), port);
    match sent {
        Some(payload) => port.send(payload),
        None => port.clear(),
    }
}
