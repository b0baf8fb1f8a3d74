//! IPv4 with options, IPv6 with extension headers: where the transport header is, and what it is.
use nic_dsl::{
    Bits, Bool, Bundle, any_of, concatenate, constant, constant_bool, elaborate, mux, one_hot_mux,
    pack, scope, vector_of,
};

use super::link::Link;
use super::stage::{byte, number};

/// Units of 8 bytes of IPv6 extension headers that are looked at.
const UNITS: usize = 5;
/// Places where an extension header may begin: at each unit, and behind the last.
const PLACES: usize = UNITS + 1;
/// Words of 4 bytes of an IPv4 header without options, and most of one (RFC 791, 3.1).
const IPV4_WORDS: u32 = 5;
const MOST_IPV4_WORDS: u32 = 15;
/// Options of IPv4 that route by addresses in them: loose and strict (RFC 791, 3.1). Until the pointer, in the third byte, is
/// above the length, in the second, the address that a checksum is of is in the option.
const SOURCE_ROUTES: [u32; 2] = [131, 137];
/// Bytes of an IPv6 header (RFC 8200, 3).
pub(super) const IPV6_BYTES: u32 = 40;

/// Protocol numbers (IANA, Protocol Numbers): TCP, UDP.
pub(super) const TCP: u32 = 6;
pub(super) const UDP: u32 = 17;
/// IPv6 extension headers that have their length in units of 8 bytes, the first not counted, in the
/// second byte: hop-by-hop options, routing, destination options (RFC 8200, 4.3, 4.4, 4.6).
const EXTENSIONS: [u32; 3] = [0, ROUTING, 60];
/// The routing header (RFC 8200, 4.4). While it has segments left, in its fourth byte, the address that a checksum is of is
/// in it, not in the IPv6 header (8.1).
const ROUTING: u32 = 43;
/// Type and length of the home address option (RFC 6275, 6.3), whose address a checksum is of in place of the source. It is 6
/// bytes behind a multiple of 8.
const HOME_ADDRESS: [u32; 2] = [201, 16];
/// The fragment header (RFC 8200, 4.5).
const FRAGMENT: u32 = 44;

/// What a protocol number or next header announces.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Announced {
    /// An extension header that is looked into.
    pub extension: Bool,
    /// It is a routing header.
    pub routing: Bool,
    /// A fragment.
    pub fragment: Bool,
    /// UDP.
    pub udp: Bool,
    /// TCP.
    pub tcp: Bool,
}

impl Announced {
    fn read(protocol: Bits) -> Self {
        Self {
            extension: any_of(EXTENSIONS.map(|number| protocol.equals(number))),
            routing: protocol.equals(ROUTING),
            fragment: protocol.equals(FRAGMENT),
            udp: protocol.equals(UDP),
            tcp: protocol.equals(TCP),
        }
    }

    fn bits(self) -> Bits {
        pack([self.extension, self.routing, self.fragment, self.udp, self.tcp])
    }

    fn from_bits(bits: Bits) -> Self {
        let [extension, routing, fragment, udp, tcp] = [0, 1, 2, 3, 4].map(|i| bits.bit(i));
        Self { extension, routing, fragment, udp, tcp }
    }

    fn masked(self, condition: Bool) -> Self {
        Self::from_bits(self.bits() & condition.mask(self.bits().width()))
    }
}

/// What can be read off the internet header at once.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Internet {
    /// It is an IPv4 header, if all of it is there.
    pub is_ipv4: Bool,
    /// It is an IPv6 header, if all of it is there.
    pub is_ipv6: Bool,
    /// It is neither, though the Ethernet header says so.
    pub is_neither: Bool,
    /// Words of 4 bytes of an IPv4 header.
    #[width(4)]
    pub ipv4_words: Bits,
    /// Bytes of the IPv4 packet with its header, or of the IPv6 packet without.
    #[width(16)]
    pub stated_bytes: Bits,
    /// It is a fragment of an IPv4 packet.
    pub is_ipv4_fragment: Bool,
    /// Of each word of options of an IPv4 header: in it ends what may be the beginning of a source route that is not used up.
    #[width(MOST_IPV4_WORDS - IPV4_WORDS)]
    pub ipv4_routes: Bits,
    /// The IPv4 header announces UDP, and it is no fragment.
    pub announces_ipv4_udp: Bool,
    /// The IPv4 header announces TCP, and it is no fragment.
    pub announces_ipv4_tcp: Bool,
    /// What the IPv6 header announces.
    pub ipv6_announces: Announced,
    /// What an extension header at each unit would announce.
    pub unit_announces: [Announced; UNITS],
    /// A routing header at each unit has segments left.
    pub unit_routes: [Bool; UNITS],
    /// Of an extension header at each unit: whether what it announces is one unit behind, two, and so
    /// on; no bit if that is not looked at, or a home address is on the way.
    #[width(UNITS as u32)]
    pub unit_reaches: [Bits; UNITS],
    /// An extension header at each place would end within the packet, and what it announces is not looked at.
    pub ends_unread: [Bool; PLACES],
    /// An extension header at each place would end outside the packet.
    pub ends_outside: [Bool; PLACES],
    /// The first 8 bytes at each place are not all in the packet.
    pub is_outside: [Bool; PLACES],
}

impl Internet {
    /// Of what is behind the Ethernet header.
    #[elaborate]
    pub fn read(link: Link) -> Self {
        let header = link.internet;
        let version = byte(header, 0).top(4);
        let ipv4_words = byte(header, 0).truncate(4);
        let is_ipv4 = link.is_ipv4 & version.equals(4) & ipv4_words.is_at_least(IPV4_WORDS);
        let is_ipv6 = link.is_ipv6 & version.equals(6);
        // More fragments, or an offset (RFC 791, 3.1).
        let fragment_field = number(header, 6).truncate(14);
        let unit = |unit: u32| IPV6_BYTES + 8 * unit;
        let unit_homes: [Bool; UNITS] = std::array::from_fn(|at| {
            let byte = |number: usize| byte(header, unit(at as u32) + 6 + number as u32);
            byte(0).equals(HOME_ADDRESS[0]) & byte(1).equals(HOME_ADDRESS[1])
        });
        let ipv6_bytes = number(header, 4);
        let packet_units = ipv6_bytes.top(13);
        let more_units = |at: usize| byte(header, unit(at as u32) + 1);
        let ends_outside: [Bool; PLACES] = std::array::from_fn(|at| {
            let last_unit = more_units(at).zero_extend(13) + at as u32;
            packet_units.is_at_most(last_unit)
        });
        let unit_reaches: [Bits; UNITS] = std::array::from_fn(|at| {
            pack((0..UNITS).map(|more| match unit_homes.get(at..=at + more) {
                Some(homes) => more_units(at).equals(more) & !any_of(homes.iter().copied()),
                None => constant_bool(false),
            }))
        });
        let ends_unread: [Bool; PLACES] = std::array::from_fn(|at| match unit_reaches.get(at) {
            Some(reaches) => !reaches.any() & !ends_outside[at],
            None => !ends_outside[at],
        });
        let ipv4_bytes = number(header, 2);
        let protocol = byte(header, 9);
        let is_ipv4_whole = is_ipv4 & fragment_field.is_zero();
        Self {
            is_ipv4,
            is_ipv6,
            is_neither: (link.is_ipv4 & !is_ipv4) | (link.is_ipv6 & !is_ipv6),
            ipv4_words,
            stated_bytes: mux(link.is_ipv6, ipv6_bytes, ipv4_bytes),
            is_ipv4_fragment: is_ipv4 & fragment_field.any(),
            ipv4_routes: may_route(header, ipv4_words),
            announces_ipv4_udp: is_ipv4_whole & protocol.equals(UDP),
            announces_ipv4_tcp: is_ipv4_whole & protocol.equals(TCP),
            ipv6_announces: Announced::read(byte(header, 6)).masked(is_ipv6),
            unit_announces: std::array::from_fn(|at| {
                Announced::read(byte(header, unit(at as u32)))
            }),
            unit_routes: std::array::from_fn(|at| byte(header, unit(at as u32) + 3).any()),
            unit_reaches,
            ends_unread,
            ends_outside,
            is_outside: std::array::from_fn(|at| packet_units.is_at_most(at as u32)),
        }
    }
}

/// Of each word of options of an IPv4 header, whether in it ends what may be the beginning of a source route that is not used
/// up. Options are not walked through: any place may be that of an option's type. No option has 64 bytes.
#[elaborate]
fn may_route(header: Bits, ipv4_words: Bits) -> Bits {
    let places = 4 * (MOST_IPV4_WORDS - IPV4_WORDS) - 2;
    let [kinds, lengths, pointers] =
        [0, 1, 2].map(|offset| header.slice(8 * (4 * IPV4_WORDS + offset), 8 * places));
    let begins_route = vector_of(places, |place| {
        let [kind, length, pointer] =
            [kinds, lengths, pointers].map(|bytes| bytes.element(place, 8));
        let is_route = any_of(SOURCE_ROUTES.map(|number| kind.equals(number)));
        let is_short = length.top(2).is_zero() & pointer.top(2).is_zero();
        let is_left = pointer.truncate(6).is_at_most(length.truncate(6));
        (is_route & is_short & is_left).bits()
    });
    pack((IPV4_WORDS..MOST_IPV4_WORDS).map(|word| {
        let end = 4 * (word + 1 - IPV4_WORDS) - 2;
        let begin = end.saturating_sub(4);
        ipv4_words.is_above(word) & begins_route.slice(begin, end - begin).any()
    }))
}

/// What is inside an IP packet.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Inside {
    /// UDP is announced.
    pub announces_udp: Bool,
    /// TCP is announced.
    pub announces_tcp: Bool,
    /// It is a fragment.
    pub is_fragment: Bool,
    /// Its extension headers reach beyond what is looked at, or they or its options say that a checksum is of other addresses.
    pub is_unread: Bool,
    /// An IPv6 extension header is not all in it.
    pub is_cut: Bool,
}

/// Lengths of an IP packet.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Extent {
    /// Words of 4 bytes from the internet header to what is announced.
    #[width(5)]
    pub words: Bits,
    /// Bytes of the packet from the internet header on.
    #[width(17)]
    pub bytes: Bits,
}

/// Follows the extension headers, unit by unit. Behind one that ends outside the packet everything is outside, and counts for
/// nothing.
#[elaborate]
pub(super) fn look_inside(internet: Internet) -> (Inside, Extent) {
    let mut announced = vec![internet.ipv6_announces];
    for unit in 1..=UNITS {
        let announced_here =
            scope(&format!("unit_{unit}"), || announced_at(unit, &announced, internet));
        announced.push(announced_here);
    }
    let is_unread = (0..PLACES).map(|at| {
        let ends_unread = announced[at].extension & internet.ends_unread[at];
        match internet.unit_routes.get(at) {
            Some(routes) => {
                ends_unread | (announced[at].routing & *routes & !internet.ends_outside[at])
            }
            None => ends_unread,
        }
    });
    let is_fragment = (0..PLACES).map(|at| announced[at].fragment & !internet.is_outside[at]);
    let is_cut = (0..PLACES).map(|at| {
        let extension_is_cut = announced[at].extension & internet.ends_outside[at];
        extension_is_cut | (announced[at].fragment & internet.is_outside[at])
    });
    let may_route = internet.is_ipv4 & internet.ipv4_routes.any();
    announced[UNITS].routing.ignore();
    // A unit behind the last is not looked at.
    for (at, reaches) in internet.unit_reaches.iter().enumerate().skip(1) {
        reaches.top(at as u32).ignore();
    }
    let any = |field: fn(&Announced) -> Bool| any_of(announced.iter().map(field));
    let inside = Inside {
        announces_udp: (internet.announces_ipv4_udp & !may_route) | any(|announced| announced.udp),
        announces_tcp: (internet.announces_ipv4_tcp & !may_route) | any(|announced| announced.tcp),
        is_fragment: internet.is_ipv4_fragment | any_of(is_fragment),
        is_unread: may_route | any_of(is_unread),
        is_cut: any_of(is_cut),
    };

    let ipv6_words = |at: usize| constant(5, IPV6_BYTES / 4 + 2 * at as u32);
    let ends = announced.iter().map(|announced| announced.udp | announced.tcp);
    let ipv6_places = ends.enumerate().map(|(at, ends)| (ends, ipv6_words(at)));
    let ipv4_place = (internet.is_ipv4, internet.ipv4_words.zero_extend(5));
    let words = one_hot_mux(ipv6_places.chain([ipv4_place]));
    // The length of an IPv6 packet does not count its header.
    let uncounted = mux(internet.is_ipv6, constant(17, IPV6_BYTES), constant(17, 0));
    (inside, Extent { words, bytes: internet.stated_bytes.zero_extend(17) + uncounted })
}

/// What the extension header announces that ends before a unit, if there is one: any of those that
/// `announced` has at the units before.
#[elaborate]
fn announced_at(unit: usize, announced: &[Announced], internet: Internet) -> Announced {
    let from = (0..unit).map(|from| {
        let reaches = internet.unit_reaches[from].bit((unit - from) as u32 - 1);
        let routes = announced[from].routing & internet.unit_routes[from];
        let goes_on = announced[from].extension & reaches & !routes;
        let announces = internet.unit_announces[from].bits();
        announces & goes_on.mask(announces.width())
    });
    let announced_here = from.reduce(|all, one| all | one).expect("a unit is behind another");
    Announced::from_bits(announced_here)
}

/// Where a flow comes from and goes to.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Addresses {
    /// Where it comes from; an IPv4 address is in the lowest 4 bytes.
    #[width(128)]
    pub source: Bits,
    /// Where it goes to, likewise.
    #[width(128)]
    pub destination: Bits,
}

impl Addresses {
    /// Of an IPv6 header or an IPv4 header.
    pub fn read(header: Bits, is_ipv6: Bool) -> Self {
        let bytes = |from: u32, count: u32| header.slice(8 * from, 8 * count);
        // RFC 791, 3.1; RFC 8200, 3.
        let field =
            |ipv4: u32, ipv6: u32| mux(is_ipv6, bytes(ipv6, 16), bytes(ipv4, 4).zero_extend(128));
        Self { source: field(12, 8), destination: field(16, 24) }
    }

    /// These if the condition holds, else zero.
    pub fn masked(self, condition: Bool) -> Self {
        let mask = condition.mask(128);
        Self { source: self.source & mask, destination: self.destination & mask }
    }
}

/// Bytes of an IPv4 header, from its words.
pub(super) fn bytes_of_words(words: Bits) -> Bits {
    concatenate([words, constant(2, 0)])
}
