//! What a message of CXL.mem says of the host's caches, in two fields.
use super::{M2sRequest, M2sWrite, MetaField, MetaValue};

impl MetaField {
    /// The two fields that say this, or that say nothing.
    pub fn saying(meta: Option<MetaValue>) -> (Self, MetaValue) {
        let field = if meta.is_some() { Self::Meta0State } else { Self::NoOp };
        (field, meta.unwrap_or(MetaValue::Invalid))
    }

    fn read(self, value: MetaValue) -> Option<MetaValue> {
        (self == Self::Meta0State).then_some(value)
    }
}

impl M2sRequest {
    /// What the host's caches may hold afterwards, if it says so.
    pub fn meta(&self) -> Option<MetaValue> {
        self.meta_field.read(self.meta_value)
    }
}

impl M2sWrite {
    /// What the host's caches may hold afterwards, if it says so.
    pub fn meta(&self) -> Option<MetaValue> {
        self.meta_field.read(self.meta_value)
    }
}
