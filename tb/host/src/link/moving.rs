//! Which channels of the link move: to see what waits for what, a host closes the others for ever.

/// A channel of the link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// D2H Req.
    D2hRequest,
    /// D2H Rsp.
    D2hResponse,
    /// D2H Data.
    D2hData,
    /// S2M NDR.
    S2mResponse,
    /// S2M DRS.
    S2mData,
    /// H2D Req.
    H2dRequest,
    /// H2D Rsp.
    H2dResponse,
    /// H2D Data.
    H2dData,
    /// M2S Req.
    M2sRequest,
    /// M2S RwD.
    M2sWrite,
}

impl Lane {
    /// Every channel.
    pub const ALL: [Self; 10] = [
        Self::D2hRequest,
        Self::D2hResponse,
        Self::D2hData,
        Self::S2mResponse,
        Self::S2mData,
        Self::H2dRequest,
        Self::H2dResponse,
        Self::H2dData,
        Self::M2sRequest,
        Self::M2sWrite,
    ];
}

/// The channels that move; on the others the host takes nothing, and offers nothing new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moving(u16);

impl Moving {
    /// Every channel.
    pub const ALL: Self = Self::only(&Lane::ALL);

    /// These alone.
    pub const fn only(lanes: &[Lane]) -> Self {
        let mut bits = 0;
        let mut at = 0;
        while at < lanes.len() {
            bits |= 1 << lanes[at] as u16;
            at += 1;
        }
        Self(bits)
    }

    /// All but this one.
    pub const fn all_but(lane: Lane) -> Self {
        Self(Self::ALL.0 & !(1 << lane as u16))
    }

    /// Whether this one does.
    pub const fn has(self, lane: Lane) -> bool {
        self.0 >> lane as u16 & 1 == 1
    }

    /// Whether all of these do.
    pub fn has_all(self, lanes: &[Lane]) -> bool {
        lanes.iter().all(|lane| self.has(*lane))
    }
}

#[cfg(test)]
mod tests {
    use super::{Lane, Moving};

    #[test]
    fn those_that_are_named_move() {
        assert!(Moving::ALL.has_all(&Lane::ALL));
        let two = Moving::only(&[Lane::D2hData, Lane::M2sWrite]);
        let found = Lane::ALL.into_iter().filter(|lane| two.has(*lane));
        assert!(found.eq([Lane::D2hData, Lane::M2sWrite]));
        assert!(!two.has_all(&[Lane::D2hData, Lane::H2dData]));
        let others = Moving::all_but(Lane::H2dData);
        assert!(Lane::ALL.into_iter().all(|lane| others.has(lane) != (lane == Lane::H2dData)));
    }
}
