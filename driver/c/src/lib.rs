//! The driver for programs in C: `driver/include/nic_driver.h` is written from this crate.
//!
//! A program gives a [`nic_machine`], the functions through which memory and registers are reached,
//! and gets handles. Every function that can fail returns a [`nic_status`]; what it finds goes where a
//! pointer says, and only if it succeeds: but for `NIC_STATUS_FOREIGN_BUFFER` of a ring, which has given what it found. A function never keeps a pointer, but for that to the machine.
//!
//! The values of structures that a program fills in have the numbers of the `enum`s that their
//! descriptions name. A number without a name is refused with `NIC_STATUS_BAD_VALUE`.
#![allow(unsafe_code, reason = "pointers of C; each function says what they must be")]
#![allow(non_camel_case_types, reason = "types have the names that C knows them by")]

mod card;
mod codes;
mod instruments;
mod interrupts;
mod key_value;
mod machine;
mod memory;
mod network;
mod pool;
mod push;
mod receive;
mod settings;
mod status;
mod store_queue;
mod store_queues;
mod stores;
mod transmit;

pub use card::*;
pub use codes::*;
pub use instruments::*;
pub use interrupts::*;
pub use key_value::*;
pub use machine::*;
pub use memory::*;
pub use network::*;
pub use pool::*;
pub use push::*;
pub use receive::*;
pub use settings::*;
pub use status::*;
pub use store_queue::*;
pub use store_queues::*;
pub use stores::*;
pub use transmit::*;

/// The value behind a pointer.
///
/// # Safety
/// It is null, or points to such a value, which nobody changes for as long as it is used.
unsafe fn read<'a, T>(pointer: *const T) -> Result<&'a T, nic_status> {
    // SAFETY: the caller's promise.
    unsafe { pointer.as_ref() }.ok_or(nic_status::NullPointer)
}

/// The value behind a pointer, to be changed.
///
/// # Safety
/// It is null, or points to such a value, which nobody else uses for as long as it is used.
unsafe fn change<'a, T>(pointer: *mut T) -> Result<&'a mut T, nic_status> {
    // SAFETY: the caller's promise.
    unsafe { pointer.as_mut() }.ok_or(nic_status::NullPointer)
}

/// Writes what a function has found.
///
/// # Safety
/// The pointer is null, or there is room for such a value.
unsafe fn give<T>(pointer: *mut T, value: T) -> Result<(), nic_status> {
    if pointer.is_null() {
        return Err(nic_status::NullPointer);
    }
    // SAFETY: the caller's promise.
    unsafe { pointer.write(value) };
    Ok(())
}

/// So many values behind a pointer; none of them needs no pointer.
///
/// # Safety
/// It is null, or points to so many values, which nobody changes for as long as they are used.
unsafe fn slice<'a, T>(pointer: *const T, count: usize) -> Result<&'a [T], nic_status> {
    if count == 0 {
        return Ok(&[]);
    }
    if pointer.is_null() {
        return Err(nic_status::NullPointer);
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
}

/// Gives a handle away.
///
/// # Safety
/// The pointer is null, or there is room for the handle.
unsafe fn give_handle<T>(pointer: *mut *mut T, handle: T) -> Result<(), nic_status> {
    if pointer.is_null() {
        return Err(nic_status::NullPointer);
    }
    // SAFETY: the caller's promise.
    unsafe { pointer.write(Box::into_raw(Box::new(handle))) };
    Ok(())
}

/// Ends a handle; null is none.
///
/// # Safety
/// It is null, or came from [`give_handle`] and has not been ended.
unsafe fn end_handle<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: the caller's promise.
        drop(unsafe { Box::from_raw(handle) });
    }
}
