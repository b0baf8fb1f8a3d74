//! The small devices whose ports these tests drive.
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_tiny_modify::DcohTinyModify;
use nic_sim::generated::dcoh_type2_tiny as type2;
use nic_sim::generated::dcoh_type2_tiny_modify_r1::DcohType2TinyModifyR1;
use nic_sim::generated::dcoh_type2_two_banks_tiny as two_banks;
use nic_sim::generated::hmc_bank_tiny_modify::HmcBankTinyModify;
use nic_sim::generated::{hmc_bank_tiny as small, hmc_bank_tiny_r2 as urgent};

use super::Coherent;

/// A device of sets of two ways: the ports that each has, and how large it is.
macro_rules! coherent {
    (
        $device:ident, changes [$($change:ident),*], status [$($status:ident),*],
        modify [$($modify:ident $modified:ident),*],
        swept after $cycles:literal, lines apart $apart:literal, outstanding $outstanding:literal
    ) => {
        Coherent {
            line_request: [$device::LINE_REQUEST_0, $device::LINE_REQUEST_1],
            line_response: [$device::LINE_RESPONSE_0, $device::LINE_RESPONSE_1],
            d2h_request: $device::D2H_REQUEST,
            d2h_response: $device::D2H_RESPONSE,
            d2h_data: $device::D2H_DATA,
            h2d_request: $device::H2D_REQUEST,
            h2d_response: $device::H2D_RESPONSE,
            h2d_data: $device::H2D_DATA,
            memory_map: $device::MEMORY_MAP,
            write_policy: $device::WRITE_POLICY,
            line_change: vec![$($device::$change),*],
            status: vec![$($device::$status),*],
            modify: vec![$(($device::$modify, $device::$modified)),*],
            swept_after: $cycles,
            ways: 2,
            lines_apart: $apart,
            outstanding: $outstanding,
        }
    };
}

/// A bank of two sets of two ways, four entries.
pub use small::HmcBankTiny as SmallBank;

/// The small bank.
pub fn small_bank() -> Coherent<SmallBank> {
    coherent!(
        SmallBank,
        changes [LINE_CHANGE, VICTIM_CHANGE],
        status [STATUS],
        modify [],
        swept after 4, lines apart 2, outstanding 4
    )
}

/// The same, with a function that modifies lines.
pub type ModifyingBank = HmcBankTinyModify;

/// That bank; the function is the model's.
pub fn modifying_bank() -> Coherent<ModifyingBank> {
    coherent!(
        ModifyingBank,
        changes [LINE_CHANGE, VICTIM_CHANGE],
        status [STATUS],
        modify [MODIFY MODIFIED],
        swept after 4, lines apart 2, outstanding 4
    )
}

/// A bank of four sets of two ways, eight entries, two of which are left to port 0.
pub use urgent::HmcBankTinyR2 as UrgentBank;

/// The small bank whose port 0 comes first.
pub fn urgent_bank() -> Coherent<UrgentBank> {
    coherent!(
        UrgentBank,
        changes [LINE_CHANGE, VICTIM_CHANGE],
        status [STATUS],
        modify [],
        swept after 8, lines apart 4, outstanding 8
    )
}

/// The small engine: two such banks.
pub fn small_engine() -> Coherent<DcohTiny> {
    coherent!(
        DcohTiny,
        changes [LINE_CHANGE_0, LINE_CHANGE_1, VICTIM_CHANGE_0, VICTIM_CHANGE_1],
        status [STATUS_0, STATUS_1],
        modify [],
        swept after 4, lines apart 4, outstanding 8
    )
}

/// The small engine with memory of its own.
pub type SmallType2 = type2::DcohType2Tiny;

/// The ports of the small engine with memory of its own that the other one has, too.
pub fn small_type2() -> Coherent<SmallType2> {
    coherent!(
        SmallType2,
        changes [
            LINE_CHANGE_0, LINE_CHANGE_1, VICTIM_CHANGE_0, VICTIM_CHANGE_1, DEVICE_LINE_CHANGE,
            DEVICE_VICTIM_CHANGE
        ],
        status [STATUS_0, STATUS_1],
        modify [],
        swept after 16, lines apart 4, outstanding 8
    )
}

/// The small engine, with a function of each bank.
pub fn modifying_engine() -> Coherent<DcohTinyModify> {
    coherent!(
        DcohTinyModify,
        changes [LINE_CHANGE_0, LINE_CHANGE_1],
        status [STATUS_0, STATUS_1],
        modify [MODIFY_0 MODIFIED_0, MODIFY_1 MODIFIED_1],
        swept after 4, lines apart 4, outstanding 8
    )
}

/// The same, with memory of its own.
pub fn modifying_type2() -> Coherent<DcohType2TinyModifyR1> {
    coherent!(
        DcohType2TinyModifyR1,
        changes [LINE_CHANGE_0, LINE_CHANGE_1],
        status [STATUS_0, STATUS_1],
        modify [MODIFY_0 MODIFIED_0, MODIFY_1 MODIFIED_1],
        swept after 16, lines apart 4, outstanding 8
    )
}

/// The same with two banks of it.
pub type SmallTwoBanks = two_banks::DcohType2TwoBanksTiny;

/// The ports of the small engine with two banks of memory that the others have, too.
pub fn small_two_banks() -> Coherent<SmallTwoBanks> {
    coherent!(
        SmallTwoBanks,
        changes [
            LINE_CHANGE_0, LINE_CHANGE_1, VICTIM_CHANGE_0, VICTIM_CHANGE_1, DEVICE_LINE_CHANGE_0,
            DEVICE_LINE_CHANGE_1, DEVICE_VICTIM_CHANGE_0, DEVICE_VICTIM_CHANGE_1
        ],
        status [STATUS_0, STATUS_1],
        modify [],
        swept after 17, lines apart 4, outstanding 8
    )
}
