//! What a request of port 0 waits for while port 1 misses as fast as it can, where port 0 comes first (`RESERVED=8`)
//! and where ports are equal; docs/coherence.md has the table that is printed.
use nic_coherence::device::Engine;
use nic_coherence::rates::urgent::{Asked, Bulk, Found, beside, both};
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_links::DcohLinks;
use nic_sim::generated::dcoh_links_r8::DcohLinksR8;
use nic_sim::generated::dcoh_o128::DcohO128;
use nic_sim::generated::dcoh_o128_r8::DcohO128R8;
use nic_sim::generated::dcoh_r8::DcohR8;

/// What is asked for, beside what, and each how many cycles the host takes a request.
const ROWS: [(&str, Asked, Bulk, u64); 5] = [
    ("hit beside NC-reads", Asked::Hit, Bulk::Reads, 1),
    ("miss beside nothing", Asked::Miss, Bulk::None, 1),
    ("miss beside NC-reads", Asked::Miss, Bulk::Reads, 1),
    ("miss beside NC-writes", Asked::Miss, Bulk::Writes, 1),
    ("miss beside NC-reads, a request each 4 cycles", Asked::Miss, Bulk::Reads, 4),
];

/// Of each row the most cycles on average and the most at all, and the least that is left to port 1.
type Pinned = [(f64, u64, f64); 5];

/// What a row is: cycles on average, at most, and responses to port 1 in a cycle.
fn cells(found: &Found) -> String {
    match found.worst {
        Some(worst) => format!("{:.1} | {worst} | {:.3}", found.mean, found.bulk),
        None => format!("- | none in 20,000 | {:.3}", found.bulk),
    }
}

/// Measures both engines, prints the rows, and holds the second one to what it was.
fn check<E: Engine, U: Engine>(engine: &str, pinned: &Pinned) {
    for ((what, asked, bulk, every), (mean, worst, left)) in ROWS.into_iter().zip(*pinned) {
        let (equal, urgent) = (beside::<E>(asked, bulk, every), beside::<U>(asked, bulk, every));
        println!("| `{engine}`: {what} | {} | {} |", cells(&equal), cells(&urgent));
        assert!(urgent.mean <= mean, "{what}: {urgent:?}");
        assert!(urgent.worst.is_some_and(|found| found <= worst), "{what}: {urgent:?}");
        assert!(urgent.bulk >= left, "{what}: {urgent:?}");
        // A miss is not worse than beside an equal port.
        let is_better = urgent.worst <= equal.worst.or(Some(u64::MAX));
        assert!(is_better || matches!(asked, Asked::Hit), "{what}: {equal:?}, {urgent:?}");
        // Nor does it wait for ever there: for the requests that are outstanding, and those are at most 256.
        let most = 64 + 256 * every.max(2);
        assert!(equal.worst.is_some_and(|found| found <= most), "{what}: {equal:?}");
    }
    let ([first, second], [urgent_first, urgent_second]) = (both::<E>(), both::<U>());
    println!(
        "`{engine}`: both ports miss: {first:.3} and {second:.3} lines per cycle, {urgent_first:.3} and \
         {urgent_second:.3} where port 0 comes first"
    );
    // Nobody starves, and nothing is lost of both together.
    assert!(urgent_second > 0.08 && urgent_first > 4.0 * urgent_second, "{urgent_second}");
    assert!(urgent_first + urgent_second > 0.98 * (first + second));
}

#[test]
fn port_0_of_the_usual_engine_waits_for_hardly_anything() {
    let pinned = [
        (5.4, 7, 0.55),
        (196.0, 196, 0.0),
        (197.0, 200, 0.56),
        (197.0, 200, 0.28),
        (208.0, 212, 0.24),
    ];
    check::<Dcoh, DcohR8>("dcoh", &pinned);
}

#[test]
fn port_0_of_the_engine_of_the_cards_waits_for_hardly_anything() {
    let pinned = [
        (5.6, 8, 0.92),
        (196.0, 196, 0.0),
        (197.0, 200, 0.98),
        (197.0, 200, 0.49),
        (208.0, 212, 0.24),
    ];
    check::<DcohO128, DcohO128R8>("dcoh_o128", &pinned);
}

#[test]
fn port_0_of_the_engine_with_links_waits_for_hardly_anything() {
    let pinned = [
        (5.6, 8, 0.92),
        (196.0, 196, 0.0),
        (197.0, 200, 0.98),
        (199.0, 201, 0.65),
        (202.0, 205, 0.49),
    ];
    check::<DcohLinks, DcohLinksR8>("dcoh_links", &pinned);
}
