//! The cases of the coherence tables that this engine cannot meet, with the reason.
use nic_model::coherence::Table;

/// The host has the line Modified.
const HOST_MODIFIED: &str = "the host has the line Modified, so that the device has no copy";
/// The host has a copy.
const HOST_COPY: &str = "the host has a copy, so that the page is in host-bias";

/// Why no run can meet the case; `None` if one can.
pub fn why_not(table: Table, case: &str) -> Option<&'static str> {
    match table {
        Table::Requests => match case {
            "RdAny" | "CacheFlushed" => Some("serves no hint"),
            "CleanEvict" => Some("a clean line is given up with CleanEvictNoData"),
            _ => None,
        },
        Table::Memory => match case.split_once(' ') {
            Some(("M6" | "M7" | "M9" | "M10", case)) if case.ends_with("device-bias") => {
                Some(HOST_COPY)
            }
            Some(("M6" | "M7", "E, host-bias" | "M, host-bias")) => {
                Some("the host has the line Shared, so that the device does not own it")
            }
            Some(("M9" | "M10", "S, host-bias" | "E, host-bias" | "M, host-bias")) => {
                Some(HOST_MODIFIED)
            }
            Some(("M10", "I, host-bias")) => Some("sent for a request of the device alone"),
            _ => None,
        },
        _ => None,
    }
}
