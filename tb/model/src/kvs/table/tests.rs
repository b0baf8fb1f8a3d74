//! The layout, and what is found in a table that breaks it.
use super::*;

const TABLE: Table = Table { buckets_base: 0x100, entries_base: 0x1000, bucket_bits: 3 };

fn entry(cas: u64, value: &[u8]) -> Entry {
    Entry { flags: [1, 2, 3, 4], cas: Some(cas), value: value.to_vec() }
}

/// RFC 3720, B.4: 32 bytes of zeros, of ones, and rising; byte 0 of the check there is the lowest.
#[test]
fn the_checksum_is_crc_32c() {
    assert_eq!(crc32c(&[0; 32]), 0x8a91_36aa);
    assert_eq!(crc32c(&[0xff; 32]), 0x62a8_ab43);
    assert_eq!(crc32c(&(0..32).collect::<Vec<u8>>()), 0x46dd_794e);
    assert_eq!(crc32c(b"123456789"), 0xe306_9283);
}

#[test]
fn the_hash_is_of_whole_lines() {
    let mut line = [0; 64];
    line[16..19].copy_from_slice(b"key");
    assert_eq!(hash(b"key"), crc32c(&line));
    assert_eq!(hash(b"a"), hash(b"a\0"));
    // 48 bytes of key fill a line, 49 need another.
    assert_eq!(hash(&[7; 48]), crc32c(&[[0; 16].to_vec(), vec![7; 48]].concat()));
    assert_ne!(hash(&[7; 48]), hash(&[[7; 48].to_vec(), vec![0]].concat()));
    let two = [[0; 16].to_vec(), vec![7; 49], vec![0; 63]].concat();
    assert_eq!(hash(&[7; 49]), crc32c(&two));
}

#[test]
fn the_buckets_of_a_key_differ_and_a_smaller_table_has_their_low_bits() {
    assert_eq!(buckets(0x1234_5678, 16), [0x5678, 0x5678 ^ 0x1235]);
    assert_eq!(buckets(0xffff_ffff, 32), [0xffff_ffff, 0]);
    for number in 0..2_000_u32 {
        let hash = hash(&number.to_le_bytes());
        let large = buckets(hash, 12);
        for bits in 1..12 {
            let small = buckets(hash, bits);
            assert_ne!(small[0], small[1]);
            assert_eq!(small, large.map(|bucket| bucket & ((1 << bits) - 1)));
        }
    }
}

#[test]
fn a_slot_and_an_entry_are_laid_out_as_documented() {
    let slot = Slot {
        hash: 0x0403_0201,
        key_bytes: 250,
        is_valid: true,
        is_dirty: true,
        value_bytes: 1_200,
    };
    let bytes = [1, 2, 3, 4, 250, 3, 0xb0, 4, 0, 0, 0, 0, 0, 0, 0, 0];
    assert_eq!(slot.to_bytes(), bytes);
    assert_eq!(Slot::from_bytes(bytes), Ok(slot));
    for (at, byte) in [(4, 0), (4, 251), (5, 7), (6, 0xb1), (8, 1), (15, 1)] {
        let mut wrong = bytes;
        wrong[at] = byte;
        assert!(Slot::from_bytes(wrong).is_err(), "byte {at} is {byte}");
        wrong[5] &= !VALID;
        assert!(Slot::from_bytes(wrong).is_ok(), "what is not valid may say anything");
    }
    let lines = entry_lines(b"key", &entry(0x0807_0605_0403_0201, &[9; 45]));
    let [line] = lines[..] else { panic!("64 bytes are one line, not {}", lines.len()) };
    assert_eq!(line[..19], *b"\x01\x02\x03\x04\x05\x06\x07\x08\x01\x02\x03\x04\0\0\0\0key");
    assert_eq!(line[19..], [9; 45]);
    assert_eq!(entry_lines(b"key", &entry(1, &[9; 46]))[1][..2], [9, 0]);
    assert_eq!(entry_lines(&[1; 250], &entry(1, &[2; 1_200])).len() as u64, ENTRY_LINES - 1);
}

/// A table with a few keys, of any lengths, and what is in it.
fn filled() -> (Image, BTreeMap<Vec<u8>, Entry>) {
    let (mut image, mut all) = (Image::new(), BTreeMap::new());
    for number in 0..20_u8 {
        let key = vec![number + 1; 1 + usize::from(number) * 13];
        let entry = entry(number.into(), &vec![number; usize::from(number) * 60]);
        TABLE.insert(&mut image, &key, &entry, number % 2 == 1).expect("there is a place");
        all.insert(key, entry);
    }
    (image, all)
}

fn contents(image: &Image) -> Result<Contents, String> {
    TABLE.contents(|line| line_of(image, line))
}

#[test]
fn what_is_put_into_a_table_is_in_it() {
    let (image, all) = filled();
    let contents = contents(&image).expect("it is a table");
    assert_eq!(contents.len(), 20);
    for (number, (key, found)) in contents.iter().enumerate() {
        assert_eq!((&found.entry, found.is_dirty), (&all[key], number % 2 == 1));
        let entry = TABLE.entry_address(found.bucket, found.slot);
        assert_eq!(image[&entry][16], key[0]);
    }
    let inside = |line: &u64| {
        (0x100..0x100 + TABLE.bucket_lines()).contains(line)
            || (0x1000..0x1000 + TABLE.entry_lines()).contains(line)
    };
    assert!(image.keys().all(inside));
    assert_eq!((TABLE.bucket_lines(), TABLE.entry_lines()), (8, 768));
    assert_eq!(TABLE.entry_address(2, 3), 0x1000 + 24 * 11);
}

#[test]
fn a_full_bucket_and_a_collision_are_refused() {
    let table = Table { bucket_bits: 1, ..TABLE };
    let mut image = Image::new();
    for number in 0..8 {
        table.insert(&mut image, &[number, 1], &entry(1, b""), false).expect("there is a place");
    }
    let full = table.insert(&mut image, b"key", &entry(1, b""), false);
    assert!(full.as_ref().is_err_and(|text| text.contains("is free")), "{full:?}");

    let second = buckets(hash(b"key"), 3)[1];
    let mut image = Image::new();
    let place = TABLE.insert_where(&mut image, b"key", &entry(1, b""), true, |at| at == second);
    assert_eq!(place, Ok((second, 0)));
    TABLE.insert_where(&mut image, b"yek", &entry(1, b""), true, |_| false).expect_err("nowhere");

    let mut image = Image::new();
    TABLE.insert(&mut image, b"a", &entry(1, b"x"), false).expect("there is a place");
    TABLE.insert(&mut image, b"a\0", &entry(2, b"y"), false).expect("another length will do");
    assert_eq!(contents(&image).expect("it is a table").len(), 2);
    // The polynomial itself, its highest power first, does not change the checksum.
    let other = [b'k' ^ 0xf1, b'e' ^ 0x76, b'y' ^ 0xec, b'-' ^ 0x05, b'1' ^ 0x01];
    assert_eq!(hash(b"key-1"), hash(&other));
    TABLE.insert(&mut image, b"key-1", &entry(1, b"x"), false).expect("there is a place");
    TABLE.insert(&mut image, &other, &entry(1, b"x"), false).expect_err("they collide");
}

#[test]
fn what_is_against_the_format_is_found() {
    let (image, _) = filled();
    let key = vec![6; 66];
    let Found { bucket, slot, .. } = contents(&image).expect("it is a table")[&key];
    let (line, at) = (0x100 + bucket, 16 * slot);
    let first = TABLE.entry_address(bucket, slot);
    // Where a byte changes, and what is said then.
    let cases = [
        (line, at, "the hash is"),
        (line, at + 4, "the hash is"),
        (line, at + 5, ""),
        (line, at + 9, "bits that mean nothing"),
        (first, 13, "other than zero"),
        (first, 16, "the hash is"),
        (first + 5, 63, "other than zero"),
    ];
    for (line, at, text) in cases {
        let mut image = image.clone();
        image.get_mut(&line).expect("it is written")[at] ^= 1;
        match contents(&image) {
            Ok(contents) => {
                assert!(text.is_empty() && !contents.contains_key(&key), "{line:#x}")
            }
            Err(error) => assert!(!text.is_empty() && error.contains(text), "{error}"),
        }
    }
    // Moved into a bucket that is not its own, then there twice.
    let entry = contents(&image).expect("it is a table")[&key].entry.clone();
    let both = buckets(hash(&key), 3);
    let place = |bucket: u64| {
        let mut image = image.clone();
        let bytes = Slot::of(&key, &entry.value, false).to_bytes();
        image.entry(0x100 + bucket).or_insert([0; 64])[48..].copy_from_slice(&bytes);
        image.extend((TABLE.entry_address(bucket, 3)..).zip(entry_lines(&key, &entry)));
        contents(&image).expect_err("it is against the format")
    };
    let other = (0..8).find(|bucket| !both.contains(bucket)).expect("there are eight");
    assert!(place(other).contains("belongs into"), "{}", place(other));
    let second = both.into_iter().find(|other| *other != bucket).expect("they differ");
    assert!(place(second).contains("meets"), "{}", place(second));
}

#[test]
fn the_cards_table_lies_over_the_hosts() {
    let found = |bucket, is_dirty, entry| Found { bucket, slot: 0, is_dirty, entry };
    let (one, two) = (entry(1, b"one"), entry(2, b"two"));
    let key = || b"key".to_vec();
    let host = Contents::from([(key(), found(9, false, one.clone()))]);
    let with = |found| union(&Contents::from([(key(), found)]), 3, &host);
    assert_eq!(union(&Contents::new(), 3, &host), Ok([(key(), one.clone())].into()));
    assert_eq!(with(found(1, false, one.clone())), Ok([(key(), one.clone())].into()));
    assert_eq!(with(found(1, true, two.clone())), Ok([(key(), two.clone())].into()));
    let error = |result: Result<_, String>| result.expect_err("they contradict each other");
    assert!(error(with(found(1, false, two.clone()))).contains("other than"));
    assert!(error(with(found(2, true, two.clone()))).contains("bucket 2"));
    let alone = |is_dirty| {
        union(&Contents::from([(key(), found(1, is_dirty, one.clone()))]), 3, &Contents::new())
    };
    assert!(alone(true).is_ok());
    assert!(error(alone(false)).contains("not in the host's"));
    let dirty = Contents::from([(key(), found(9, true, one.clone()))]);
    assert!(error(union(&Contents::new(), 3, &dirty)).contains("is dirty"));
}

#[test]
fn two_contents_are_compared() {
    let (one, two) = (entry(1, b"one"), entry(2, b"two"));
    let map = |entry: &Entry| BTreeMap::from([(b"key".to_vec(), entry.clone())]);
    assert_eq!(compare(&map(&one), &map(&one)), Ok(()));
    let unknown = Entry { cas: None, ..one.clone() };
    assert_eq!(compare(&map(&one), &map(&unknown)), Ok(()));
    let error = |stored: &BTreeMap<_, _>, expected: &BTreeMap<_, _>| {
        compare(stored, expected).expect_err("they differ")
    };
    assert!(error(&map(&two), &map(&one)).contains("another value"));
    assert!(error(&map(&entry(2, b"one")), &map(&one)).contains("CAS value 2, not 1"));
    let flagged = Entry { flags: [0; 4], ..one.clone() };
    assert!(error(&map(&flagged), &map(&one)).contains("flags"));
    assert!(error(&map(&one), &BTreeMap::new()).contains("should not be"));
    assert!(error(&BTreeMap::new(), &map(&one)).contains("is not there"));
}
