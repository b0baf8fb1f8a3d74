//! Words that cannot be names in the emitted Verilog.

/// Keywords of SystemVerilog (IEEE 1800-2017, table B.1), in order; those of Verilog (IEEE
/// 1364-2005) are among them.
#[rustfmt::skip] // one word a line would hide the list
const KEYWORDS: &[&str] = &[
    "accept_on", "alias", "always", "always_comb", "always_ff", "always_latch", "and", "assert",
    "assign", "assume", "automatic", "before", "begin", "bind", "bins", "binsof", "bit", "break",
    "buf", "bufif0", "bufif1", "byte", "case", "casex", "casez", "cell", "chandle", "checker",
    "class", "clocking", "cmos", "config", "const", "constraint", "context", "continue", "cover",
    "covergroup", "coverpoint", "cross", "deassign", "default", "defparam", "design", "disable",
    "dist", "do", "edge", "else", "end", "endcase", "endchecker", "endclass", "endclocking",
    "endconfig", "endfunction", "endgenerate", "endgroup", "endinterface", "endmodule",
    "endpackage", "endprimitive", "endprogram", "endproperty", "endsequence", "endspecify",
    "endtable", "endtask", "enum", "event", "eventually", "expect", "export", "extends", "extern",
    "final", "first_match", "for", "force", "foreach", "forever", "fork", "forkjoin", "function",
    "generate", "genvar", "global", "highz0", "highz1", "if", "iff", "ifnone", "ignore_bins",
    "illegal_bins", "implements", "implies", "import", "incdir", "include", "initial", "inout",
    "input", "inside", "instance", "int", "integer", "interconnect", "interface", "intersect",
    "join", "join_any", "join_none", "large", "let", "liblist", "library", "local", "localparam",
    "logic", "longint", "macromodule", "matches", "medium", "modport", "module", "nand", "negedge",
    "nettype", "new", "nexttime", "nmos", "nor", "noshowcancelled", "not", "notif0", "notif1",
    "null", "or", "output", "package", "packed", "parameter", "pmos", "posedge", "primitive",
    "priority", "program", "property", "protected", "pull0", "pull1", "pulldown", "pullup",
    "pulsestyle_ondetect", "pulsestyle_onevent", "pure", "rand", "randc", "randcase",
    "randsequence", "rcmos", "real", "realtime", "ref", "reg", "reject_on", "release", "repeat",
    "restrict", "return", "rnmos", "rpmos", "rtran", "rtranif0", "rtranif1", "s_always",
    "s_eventually", "s_nexttime", "s_until", "s_until_with", "scalared", "sequence", "shortint",
    "shortreal", "showcancelled", "signed", "small", "soft", "solve", "specify", "specparam",
    "static", "string", "strong", "strong0", "strong1", "struct", "super", "supply0", "supply1",
    "sync_accept_on", "sync_reject_on", "table", "tagged", "task", "this", "throughout", "time",
    "timeprecision", "timeunit", "tran", "tranif0", "tranif1", "tri", "tri0", "tri1", "triand",
    "trior", "trireg", "type", "typedef", "union", "unique", "unique0", "unsigned", "until",
    "until_with", "untyped", "use", "uwire", "var", "vectored", "virtual", "void", "wait",
    "wait_order", "wand", "weak", "weak0", "weak1", "while", "wildcard", "wire", "with", "within",
    "wor", "xnor", "xor",
];

/// Words that Verilator 5 warns about (SYMRSVDWORD, VARHIDDEN) or refuses: C++ keywords and common
/// words, and the members of SystemVerilog's package `std`.
#[rustfmt::skip] // one word a line would hide the list
const RESERVED_BY_VERILATOR: &[&str] = &[
    "abort", "alignas", "alignof", "and_eq", "asm", "atomic_cancel", "atomic_commit",
    "atomic_noexcept", "auto", "bitand", "bitor", "bool", "catch", "char", "char16_t", "char32_t",
    "compl", "concept", "const_cast", "constexpr", "decltype", "delete", "double", "dynamic_cast",
    "explicit", "false", "far", "float", "friend", "goto", "inline", "long", "mailbox", "mutable",
    "namespace", "near", "noexcept", "not_eq", "nullptr", "operator", "or_eq", "override",
    "private", "process", "public", "randomize", "register", "requires", "sc_clock", "sc_in",
    "sc_inout", "sc_out", "sc_signal", "semaphore", "short", "sizeof", "static_assert",
    "static_cast", "std", "switch", "synchronized", "template", "thread_local", "throw",
    "transaction_safe", "transaction_safe_dynamic", "true", "try", "typeid", "typename",
    "uint16_t", "uint32_t", "uint64_t", "uint8_t", "using", "volatile", "wchar_t", "xor_eq",
];

/// Members, types and macros beside which the C++ that Verilator 5 makes of a module has its ports.
#[rustfmt::skip] // one word a line would hide the list
const NO_PORTS: &[&str] = &[
    "CData", "EData", "IData", "NULL", "QData", "SData", "atClone", "contextp", "errno", "eval",
    "eval_end_step", "eval_step", "eventsPending", "hierName", "linux", "modelName", "name",
    "nextTimeSlot", "prepareClone", "rootp", "stderr", "stdin", "stdout", "threads", "trace",
    "traceBaseModel", "traceCapable", "unix", "vlNamep", "vlSymsp",
];

/// What a word is, if it cannot be the name of a port.
pub(super) fn reserved_of_ports(word: &str) -> Option<&'static str> {
    let is_reserved = NO_PORTS.binary_search(&word).is_ok();
    is_reserved.then_some("a name in the C++ that Verilator makes of a module")
}

/// What a word is, if it cannot be a name.
pub(super) fn reserved(word: &str) -> Option<&'static str> {
    if KEYWORDS.binary_search(&word).is_ok() {
        Some("a SystemVerilog keyword")
    } else if RESERVED_BY_VERILATOR.binary_search(&word).is_ok() {
        Some("a word that Verilator reserves")
    } else if word == "wreal" {
        Some("a keyword of Icarus")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_complete_sorted_and_distinct() {
        assert_eq!(KEYWORDS.len(), 248, "IEEE 1800-2017 has 248 keywords");
        assert!(KEYWORDS.is_sorted_by(|a, b| a < b));
        assert!(RESERVED_BY_VERILATOR.is_sorted_by(|a, b| a < b));
        assert!(NO_PORTS.is_sorted_by(|a, b| a < b));
        assert!(NO_PORTS.iter().all(|word| reserved(word).is_none()));
        assert!(RESERVED_BY_VERILATOR.iter().all(|word| !KEYWORDS.contains(word)));
    }

    #[test]
    fn a_reserved_word_is_found_and_another_is_not() {
        assert_eq!(reserved("wire"), Some("a SystemVerilog keyword"));
        assert_eq!(reserved("namespace"), Some("a word that Verilator reserves"));
        assert_eq!(reserved("wreal"), Some("a keyword of Icarus"));
        assert_eq!(reserved("beat"), None);
        assert!(reserved_of_ports("eval").is_some() && reserved_of_ports("beat").is_none());
    }
}
