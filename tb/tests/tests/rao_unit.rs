//! The function behind `CoModify`: what it makes of a line, in each cycle, and what it refuses.
use nic_model::rao::{applied, modified};
use nic_sim::generated::rao_unit::RaoUnit as Device;
use nic_spec::message::{
    Choice, LineModification, Message, RaoModification, RaoOperation, RaoUnitFault, RaoUnitStatus,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::rao::any_number;

/// A line that is to be modified in this word; `predicted`: what it becomes if it is what it is taken to be.
fn request(
    random: &mut Generator,
    word: usize,
    says: &RaoModification,
    predicted: u64,
) -> LineModification {
    let mut data: [u8; 64] = std::array::from_fn(|_| random.below(256) as u8);
    let half = if word < 4 { 32 } else { 0 };
    let bytes = says.to_bytes();
    data[half..half + bytes.len()].copy_from_slice(&bytes);
    data[8 * word..8 * word + 8].copy_from_slice(&predicted.to_le_bytes());
    let line = std::array::from_fn(|_| random.below(256) as u8);
    let (port, tag) = (random.chance(1, 2), random.bits(10));
    LineModification { line, data, byte_enable: 0xff << (8 * word), port, tag }
}

fn any_modification(random: &mut Generator, operation: RaoOperation) -> RaoModification {
    let (lower, upper) = *random.pick(&[(true, true), (true, false), (false, true)]);
    RaoModification {
        operand: any_number(random),
        compare: any_number(random),
        expected: any_number(random),
        operation,
        lower,
        upper,
        is_predicted: random.chance(1, 2),
    }
}

/// Its word as it is.
fn set_word(request: &mut LineModification, word: usize, number: u64) {
    request.line[8 * word..8 * word + 8].copy_from_slice(&number.to_le_bytes());
}

/// Sends these, one in each cycle, and compares each with the model.
fn compare(bench: &mut Bench<Device>, requests: &[LineModification]) {
    bench.take_transfers();
    bench.send(Device::MODIFY, requests.iter().copied());
    let mut next = requests.iter();
    let mut cycles = 0;
    while next.len() > 0 {
        bench.step();
        cycles += 1;
        if bench.take_transfers().is_empty() {
            continue;
        }
        let request = next.next().expect("as many as were sent");
        let found = bench.level(Device::MODIFIED).data;
        let expected = modified(request).unwrap_or(request.line);
        // Bytes that are not enabled are nobody's.
        let enabled = |byte: &usize| request.byte_enable >> byte & 1 == 1;
        for byte in (0..64).filter(enabled) {
            assert_eq!(found[byte], expected[byte], "byte {byte} of {request:x?}");
        }
    }
    assert!(cycles <= requests.len() + 2, "{cycles} cycles for {} lines", requests.len());
}

#[test]
fn every_operation_is_done_on_every_word_and_half() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("requests");
    let mut requests = vec![];
    for operation in RaoOperation::ALL {
        for round in 0..240 {
            let word = round % 8;
            let mut says = any_modification(&mut random, *operation);
            says.is_predicted = false;
            let old = any_number(&mut random);
            if random.chance(1, 2) {
                // Of 8 bytes or of one half, what is compared with is there.
                says.compare = if random.chance(1, 2) { old } else { old ^ 1 << random.below(64) };
            }
            if random.chance(1, 4) {
                says.operand = old.wrapping_add(random.below(3)).wrapping_sub(1);
            }
            let mut request = request(&mut random, word, &says, 0);
            set_word(&mut request, word, old);
            requests.push(request);
        }
    }
    compare(&mut bench, &requests);
    assert_eq!(bench.level(Device::STATUS).fault, RaoUnitFault::None);
    bench.dismiss();
}

#[test]
fn a_word_that_is_as_predicted_is_written_and_another_one_gets_the_operation() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("requests");
    let mut requests = vec![];
    for round in 0..1_200 {
        let word = round % 8;
        let operation = *random.pick(RaoOperation::ALL);
        let says =
            RaoModification { is_predicted: true, ..any_modification(&mut random, operation) };
        let predicted = any_number(&mut random);
        let mut request = request(&mut random, word, &says, predicted);
        let is_so = random.chance(1, 2);
        let differs = if is_so { 0 } else { 1 << random.below(64) };
        set_word(&mut request, word, says.expected ^ differs);
        let written = modified(&request).expect("a known operation");
        if is_so {
            assert_eq!(written[8 * word..8 * word + 8], predicted.to_le_bytes());
        }
        requests.push(request);
    }
    compare(&mut bench, &requests);
    bench.dismiss();
}

#[test]
fn what_is_refused_changes_nothing_and_is_counted() {
    for first in [RaoUnitFault::NotAWord, RaoUnitFault::UnknownOperation] {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        let mut random = bench.generator().fork("requests");
        let mut expected = RaoUnitStatus { fault: first, not_a_word: 0, unknown_operations: 0 };
        let mut requests = vec![];
        for round in 0..400 {
            let operation = *random.pick(RaoOperation::ALL);
            let says = any_modification(&mut random, operation);
            let word = round % 8;
            let mut request = request(&mut random, word, &says, 7);
            // What is predicted is not written either.
            set_word(&mut request, word, says.expected);
            let fault = if round == 0 { first } else { *random.pick(&RaoUnitFault::ALL[1..]) };
            if fault == RaoUnitFault::NotAWord {
                request.byte_enable = match random.below(5) {
                    0 => 0,
                    1 => u64::MAX,
                    2 => request.byte_enable | 1 << random.below(64),
                    3 => 0xff << (1 + random.below(7) + 8 * random.below(7)),
                    _ => request.byte_enable & !(1 << (8 * word as u64 + random.below(8))),
                };
            } else {
                let at = if word < 4 { 32 + 24 } else { 24 };
                request.data[at] = match random.below(2) {
                    0 => 0x70 | (10 + random.below(6)) as u8,
                    _ => operation.code() as u8,
                };
            }
            match modified(&request) {
                Err(RaoUnitFault::NotAWord) => expected.not_a_word += 1,
                Err(_) => expected.unknown_operations += 1,
                // A bit that was enabled already.
                Ok(_) => assert_eq!(fault, RaoUnitFault::NotAWord),
            }
            requests.push(request);
        }
        compare(&mut bench, &requests);
        bench.run(2);
        assert_eq!(bench.level(Device::STATUS), expected);
        assert!(expected.not_a_word > 50 && expected.unknown_operations > 50, "{expected:?}");
        bench.reset();
        assert_eq!(bench.level(Device::STATUS).fault, RaoUnitFault::None);
        bench.dismiss();
    }
}

#[test]
fn the_model_knows_its_arithmetic() {
    use RaoOperation::{FetchAdd, MaximumSigned, MaximumUnsigned, MinimumSigned, MinimumUnsigned};
    let minus = |number: u64| number.wrapping_neg();
    assert_eq!(applied(FetchAdd, 4, 0xffff_ffff, 2, 0), 1);
    assert_eq!(applied(FetchAdd, 8, 0xffff_ffff, 2, 0), 0x1_0000_0001);
    assert_eq!(applied(MinimumSigned, 8, 3, minus(1), 0), minus(1));
    assert_eq!(applied(MinimumUnsigned, 8, 3, minus(1), 0), 3);
    assert_eq!(applied(MaximumSigned, 4, 0x8000_0000, 1, 0), 1);
    assert_eq!(applied(MaximumUnsigned, 4, 0x8000_0000, 1, 0), 0x8000_0000);
}
