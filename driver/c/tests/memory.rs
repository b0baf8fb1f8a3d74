//! What the functions for C ask of the process's memory, where there is little of it.
#![allow(unsafe_code, reason = "an allocator, and a program in C has nothing else")]
use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::null_mut;

use nic_driver_c::*;

/// The most bytes that are given at a time.
const MOST_BYTES: usize = 1 << 20;

struct Little;

// SAFETY: that of the system, or nothing.
unsafe impl GlobalAlloc for Little {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promise.
        if layout.size() > MOST_BYTES { null_mut() } else { unsafe { System.alloc(layout) } }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static LITTLE: Little = Little;

#[test]
fn a_pool_that_cannot_be_asks_for_no_memory_and_one_that_can_be_says_that_there_is_none() {
    let mut pool = null_mut();
    let mut new = |count, bytes| unsafe { nic_pool_new(0, count, bytes, 2048, &mut pool) };
    assert_eq!(new(1_000_000, 0), nic_status::BufferBytes);
    assert_eq!(new(1_000_000, 2048), nic_status::OutOfMemory);
    assert_eq!(new(1_000, 2048), nic_status::Ok);
    unsafe { nic_pool_end(pool) };
}
