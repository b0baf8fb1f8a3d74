//! Regions of memory: what is given out lies apart, begins with a page, and comes back whole.
use std::cell::Cell;

use nic_driver::Region;
use nic_driver::region::{Error, OutOfMemory, PAGE_BYTES};
use proptest::prelude::*;

const BEGIN: u64 = 0x10_0000_0000;
const PAGES: u64 = 100;
const END: u64 = BEGIN + PAGES * PAGE_BYTES;

fn map() -> Vec<Cell<u64>> {
    vec![Cell::new(u64::MAX); Region::map_words(END - BEGIN) as usize]
}

proptest! {
    #[test]
    fn what_is_given_out_lies_apart_and_comes_back_whole(
        steps in prop::collection::vec((any::<bool>(), 1..20_u64 * PAGE_BYTES, any::<usize>()), 1..200)
    ) {
        let map = map();
        let region = Region::new(&map, BEGIN, END).expect("a region");
        let mut given: Vec<(u64, u64)> = vec![];
        for (gives_back, bytes, which) in steps {
            if gives_back && !given.is_empty() {
                let (address, bytes) = given.swap_remove(which % given.len());
                region.free(address, bytes);
            } else {
                let pages = bytes.div_ceil(PAGE_BYTES);
                match region.alloc(bytes) {
                    Ok(address) => {
                        let end = address + pages * PAGE_BYTES;
                        prop_assert!(address.is_multiple_of(PAGE_BYTES));
                        prop_assert!(BEGIN <= address && end <= END);
                        prop_assert!(region.has(address) && region.has(end - 1));
                        for (other, bytes) in &given {
                            let other_end = other + bytes.div_ceil(PAGE_BYTES) * PAGE_BYTES;
                            prop_assert!(other_end <= address || end <= *other);
                        }
                        given.push((address, bytes));
                    }
                    Err(error) => {
                        prop_assert_eq!(error.bytes, bytes);
                        prop_assert!(error.largest < pages * PAGE_BYTES);
                        let again = region.alloc(error.largest);
                        prop_assert!(error.largest == 0 || again.is_ok(), "it is free");
                        if let (Ok(address), true) = (again, error.largest > 0) {
                            region.free(address, error.largest);
                        }
                    }
                }
            }
            let used: u64 = given.iter().map(|(_, bytes)| bytes.div_ceil(PAGE_BYTES)).sum();
            prop_assert_eq!(region.available(), (PAGES - used) * PAGE_BYTES);
        }
        given.iter().for_each(|(address, bytes)| region.free(*address, *bytes));
        prop_assert_eq!(region.alloc(END - BEGIN), Ok(BEGIN));
    }
}

#[test]
fn ends_within_pages_and_short_maps_are_refused() {
    let map = map();
    for (begin, end) in [(BEGIN + 64, END), (BEGIN, END - 64), (END, BEGIN)] {
        assert_eq!(Region::new(&map, begin, end).err(), Some(Error::Ends(begin, end)));
    }
    let short = Region::new(&map[..1], BEGIN, END).err();
    assert_eq!(short, Some(Error::Map { words: 1, needed: 2 }));
    let whole = Region::new(&map, BEGIN, END).expect("a region");
    assert_eq!(whole.available(), END - BEGIN, "a map is clear");
    let none = OutOfMemory { bytes: END - BEGIN + 1, largest: END - BEGIN };
    assert_eq!(whole.alloc(END - BEGIN + 1), Err(none));
    assert!(!whole.has(BEGIN - 1) && !whole.has(END));
}

#[test]
#[should_panic(expected = "is free")]
fn what_is_free_does_not_come_back() {
    let map = map();
    let region = Region::new(&map, BEGIN, END).expect("a region");
    let address = region.alloc(2 * PAGE_BYTES).expect("it is empty");
    region.free(address, PAGE_BYTES);
    region.free(address, 2 * PAGE_BYTES);
}

#[test]
#[should_panic(expected = "no such range")]
fn another_address_does_not_come_back() {
    let map = map();
    let region = Region::new(&map, BEGIN, END).expect("a region");
    region.free(END, PAGE_BYTES);
}
