//! The card from AXI to the MAC: what the host stores leaves as frames.
use nic_model::axi_write_slave::Response;
use nic_model::cmac_transmit::frame_of;
use nic_model::header_strip::packet_of;
use nic_sim::generated::reorder_nic_w8_align64_max1518_d16 as short;
use nic_sim::generated::reorder_nic_w32 as usual;
use nic_sim::{Bits, Inlet, LevelInlet, Outlet, Wrapper};
use nic_spec::message::MessageBeat;
use nic_tb::{Bench, Stall};
use nic_tests::axi::{WritePorts, beats, line_store};

/// Bytes before a frame.
const HEADER: usize = 8;
/// Bytes of a line.
const LINE: u64 = 64;

/// Bytes of the address space.
const WINDOW_BYTES: u64 = LINE << 12;

/// An emitted card.
struct Card<D: Wrapper> {
    write: WritePorts<D, 6, 64>,
    cmac: Outlet<D, MessageBeat<64>>,
    enable: LevelInlet<D, Bits<1>>,
    window: u64,
    alignment: u64,
    longest: u64,
}

macro_rules! card {
    ($name:ident, $module:ident::$device:ident, $window:literal, $alignment:literal, $longest:literal) => {
        fn $name() -> Card<$module::$device> {
            use $module::$device as Device;
            let address: Inlet<Device, _> = Device::WRITE_ADDRESS;
            Card {
                write: WritePorts {
                    address,
                    data: Device::WRITE_DATA,
                    response: Device::WRITE_RESPONSE,
                },
                cmac: Device::CMAC,
                enable: Device::ENABLE,
                window: $window,
                alignment: $alignment,
                longest: $longest,
            }
        }
    };
}
card!(usual, usual::ReorderNicW32, 32, 8, 9216);
card!(short, short::ReorderNicW8Align64Max1518D16, 8, 64, 1024);

impl<D: Wrapper> Card<D> {
    fn bench(&self, source: Stall, sink: Stall) -> Bench<D> {
        let mut bench = Bench::<D>::new(source, sink);
        bench.set_level(self.enable, &Bits::new(1));
        bench
    }

    /// Sends frames from `start` on, their lines in any order within reach; where they end.
    fn exchange(&self, bench: &mut Bench<D>, start: u64, frames: &[Vec<u8>]) -> u64 {
        let mut bytes: Vec<(u64, u8)> = Vec::new();
        let mut address = start;
        for frame in frames {
            let length = (frame.len() as u16).to_le_bytes();
            let message = [&length[..], &[0; HEADER - 2], frame].concat();
            bytes.extend((address..).zip(message.iter().copied()));
            address = (address + message.len() as u64).next_multiple_of(self.alignment);
            if let Some(packet) = packet_of(&message, HEADER) {
                bench.expect(self.cmac, beats(&frame_of(packet), false));
            }
        }
        let lines: Vec<_> = bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE).collect();
        let reach = self.window as usize - 1;
        for line in bench.generator().shuffled_within_window(lines, reach) {
            let mut burst = line_store(bench.generator(), line, LINE);
            burst.address %= WINDOW_BYTES;
            let id = bench.generator().bits(6);
            self.write.send(bench, id, &burst);
            self.write.expect(bench, id, Response::Okay);
        }
        address
    }
}

#[test]
fn one_frame_passes_from_axi_to_the_mac() {
    let card = usual();
    let mut bench = card.bench(Stall::Never, Stall::Never);
    let frame = bench.generator().bytes(100);
    card.exchange(&mut bench, 0, &[frame]);
    bench.until_idle();
    bench.finish();
}

#[test]
fn frames_of_every_length_pass_in_every_regime() {
    sends_frames(&usual());
    sends_frames(&short());
}

fn sends_frames<D: Wrapper>(card: &Card<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = card.bench(source, sink);
        let mut start = 0;
        for _ in 0..3 {
            let frame = |bench: &mut Bench<D>| {
                let most = *bench.generator().pick(&[70, 200, card.longest]);
                let length = bench.generator().within(1..=most);
                bench.generator().bytes(length as usize)
            };
            let frames: Vec<_> = (0..12).map(|_| frame(&mut bench)).collect();
            start = card.exchange(&mut bench, start, &frames);
            // The next lines may share one with the last.
            bench.until_idle();
        }
        bench.finish();
    }
}
