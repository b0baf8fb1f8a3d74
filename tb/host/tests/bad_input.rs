//! What a broken device sends is counted, and the rest goes on.
use nic_host::{Configuration, DeviceReady, FromDevice, Host, profile};
use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode, D2hResponse, D2hResponseOpcode, GoState, H2dData,
    H2dResponse, M2sRequestOpcode, S2mCompletion, S2mData, S2mDataOpcode, S2mResponse,
};
use nic_tb::seed::generator;

fn host() -> Host {
    Host::new(&profile::AGILEX7_CXL, Configuration::server(1), generator())
}

/// The device sends this and takes what comes: all responses and data.
fn answers(host: &mut Host, sent: FromDevice) -> (Vec<H2dResponse>, Vec<H2dData>) {
    let (mut responses, mut data) = (vec![], vec![]);
    let mut sent = sent;
    for _ in 0..1000 {
        let offered = host.offered();
        responses.extend(offered.h2d_response);
        data.extend(offered.h2d_data);
        host.cycle(std::mem::take(&mut sent), DeviceReady::ALL);
    }
    (responses, data)
}

fn request(opcode: D2hRequestOpcode, line_address: u64) -> FromDevice {
    let one = D2hRequest { opcode, line_address, cqid: 9, non_temporal: false };
    FromDevice { d2h_request: Some(one), ..FromDevice::default() }
}

#[test]
fn a_request_outside_memory_is_answered_with_an_error() {
    let mut host = host();
    let (responses, data) = answers(&mut host, request(D2hRequestOpcode::RdOwn, 1 << 40));
    assert_eq!(responses.len(), 1);
    assert_eq!(responses[0].response_data, GoState::Error as u64);
    assert!(data[0].go_error && data[0].data == [0xff; 64]);
    assert_eq!(host.counters().refused, 1);
    let (responses, data) = answers(&mut host, request(D2hRequestOpcode::RdOwn, 1));
    assert_eq!(responses[0].response_data, GoState::Exclusive as u64);
    assert!(!data[0].go_error && host.is_idle());
}

#[test]
fn a_request_that_device_memory_does_not_know_is_refused() {
    let mut host = host();
    let line = Configuration::server(1).shape.device_memory.start;
    let (responses, _) = answers(&mut host, request(D2hRequestOpcode::CleanEvictNoData, line));
    assert_eq!(responses[0].response_data, GoState::Error as u64);
    assert_eq!((host.counters().refused, host.is_idle()), (1, true));
}

#[test]
fn answers_to_nothing_are_counted() {
    let mut host = host();
    let sent = FromDevice {
        d2h_request: None,
        d2h_response: Some(D2hResponse { opcode: D2hResponseOpcode::RspIHitI, uqid: 7 }),
        d2h_data: Some(D2hData {
            uqid: 8,
            chunk_valid: true,
            bogus: false,
            poison: false,
            data: [0; 64],
            byte_enable: u64::MAX,
        }),
        s2m_response: Some(S2mResponse { completion: S2mCompletion::Cmp, tag: 3 }),
        s2m_data: Some(S2mData {
            opcode: S2mDataOpcode::MemData,
            tag: 4,
            poison: false,
            data: [0; 64],
        }),
    };
    answers(&mut host, sent);
    assert_eq!((host.counters().unexpected, host.is_idle()), (4, true));
}

#[test]
fn a_read_of_memory_that_does_not_exist_ends_with_poison_and_no_completion() {
    let mut host = host();
    let line = Configuration::server(1).shape.device_memory.start;
    let core = host.core(0);
    let found = std::rc::Rc::new(std::cell::Cell::new(None));
    let told = found.clone();
    host.spawn(async move { told.set(Some(core.try_load(64 * line, 64).await)) });
    for _ in 0..2000 {
        let asked = host.offered().m2s_request;
        let sent = asked.map_or_else(FromDevice::default, |asked| {
            assert_eq!(asked.opcode, M2sRequestOpcode::MemRd);
            let opcode = S2mDataOpcode::MemDataNxm;
            let data = S2mData { opcode, tag: asked.tag, poison: true, data: [0xff; 64] };
            FromDevice { s2m_data: Some(data), ..FromDevice::default() }
        });
        host.cycle(sent, DeviceReady::ALL);
    }
    assert!(matches!(found.take(), Some(Err(_))), "poisoned");
    let counters = host.counters();
    assert_eq!((counters.missing_memory, counters.unexpected), (1, 0));
    assert!(host.is_idle());
}
