// The C interface of one compiled model; the Rust side of it is `library.rs`.
#include "Vtop.h"
#include "nic_sim_ports.h"  // NIC_SIM_TRACE, NIC_SIM_PORTS(P): P(name, member, width, is_output)
#if NIC_SIM_TRACE
#include "verilated_vcd_c.h"
#endif
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

namespace {

constexpr uint32_t TEXT = 1, FAILED = 2, FINISHED = 4, DEAD = 8;

struct Handle {
    VerilatedContext context;
    std::unique_ptr<Vtop> top;
    std::string text;
    bool dead = false;
#if NIC_SIM_TRACE
    std::unique_ptr<VerilatedVcdC> trace;
#endif
};

// Where `nic_sim_print` puts its text. Plain data: it must have no destructor at thread exit, which
// could come after the library is closed.
thread_local Handle* current = nullptr;

// Verilator keeps the context in a variable of the thread, and a model may move between threads:
// without this on every call the variable names a context that is gone.
class Entry {
public:
    explicit Entry(Handle* handle) {
        Verilated::threadContextp(&handle->context);
        current = handle;
    }
    ~Entry() {
        current = nullptr;
        Verilated::threadContextp(nullptr);
    }
};

struct Fatal {};

template <typename Action>
void guarded(Handle* handle, Action action) {
    try {
        action();
    } catch (const Fatal&) {
        handle->dead = true;
    } catch (const std::exception& error) {
        handle->text += std::string{"%Error: "} + error.what() + "\n";
        handle->dead = true;
    }
}

uint32_t status(Handle* handle) {
    const bool failed = handle->context.gotError();
    const bool finished = handle->context.gotFinish();
    if (VL_LIKELY(!failed && !finished && !handle->dead && handle->text.empty())) return 0;
    return (handle->text.empty() ? 0 : TEXT) | (failed ? FAILED : 0)
           | (finished && !failed ? FINISHED : 0) | (handle->dead ? DEAD : 0);
}

Handle* create(uint32_t power_up, uint32_t seed, void** pointers) {
    auto* const handle = new Handle;
    const Entry entry{handle};
    handle->context.threads(1);  // before the model is made, or it starts a thread per core
    handle->context.fatalOnError(false);
    handle->context.randReset(static_cast<int>(power_up));
    handle->context.randSeed(static_cast<int>(seed));
    if (NIC_SIM_TRACE) handle->context.traceEverOn(true);
    guarded(handle, [&] {
        handle->top.reset(new Vtop{&handle->context, "TOP"});
        void** next = pointers;
#define NIC_SIM_POINTER(name, member, width, is_output) *next++ = &handle->top->member;
        NIC_SIM_PORTS(NIC_SIM_POINTER)
    });
    return handle;
}

void destroy(Handle* handle) {
    Verilated::threadContextp(&handle->context);
    current = handle;
#if NIC_SIM_TRACE
    if (handle->trace) handle->trace->close();
    handle->trace.reset();
#endif
    handle->top.reset();
    current = nullptr;
    delete handle;
    Verilated::threadContextp(nullptr);
}

uint32_t eval(Handle* handle, uint64_t time) {
    const Entry entry{handle};
    if (VL_UNLIKELY(handle->dead)) return status(handle);
    handle->context.time(time);
    guarded(handle, [&] { handle->top->eval(); });
    return status(handle);
}

uint32_t status_now(Handle* handle) { return status(handle); }

const char* text(Handle* handle) { return handle->text.c_str(); }

void clear(Handle* handle) {
    handle->text.clear();
    handle->context.gotError(false);
    handle->context.gotFinish(false);
    handle->context.errorCount(0);
}

uint32_t trace_open(Handle* handle, const char* path) {
#if NIC_SIM_TRACE
    const Entry entry{handle};
    handle->trace.reset(new VerilatedVcdC);
    handle->top->trace(handle->trace.get(), 99);
    handle->trace->open(path);
    if (handle->trace->isOpen()) return 1;
    handle->trace.reset();
#endif
    return 0;
}

void trace_dump(Handle* handle, uint64_t time) {
#if NIC_SIM_TRACE
    const Entry entry{handle};
    if (handle->trace) handle->trace->dump(time);
#endif
}

void trace_flush(Handle* handle) {
#if NIC_SIM_TRACE
    const Entry entry{handle};
    if (handle->trace) handle->trace->flush();
#endif
}

struct Port {
    const char* name;
    uint32_t width;
    uint32_t is_output;
};

const Port ports[] = {
#define NIC_SIM_PORT(name, member, width, is_output) {name, width, is_output},
    NIC_SIM_PORTS(NIC_SIM_PORT){nullptr, 0, 0}};

struct Api {
    uint32_t version;
    uint32_t port_count;
    const Port* ports;
    Handle* (*create)(uint32_t, uint32_t, void**);
    void (*destroy)(Handle*);
    uint32_t (*eval)(Handle*, uint64_t);
    uint32_t (*status)(Handle*);
    const char* (*text)(Handle*);
    void (*clear)(Handle*);
    uint32_t (*trace_open)(Handle*, const char*);
    void (*trace_dump)(Handle*, uint64_t);
    void (*trace_flush)(Handle*);
};

const Api api = {1,      sizeof(ports) / sizeof(ports[0]) - 1,
                 ports,  create,
                 destroy, eval,
                 status_now, text,
                 clear,  trace_open,
                 trace_dump, trace_flush};

}  // namespace

extern "C" int nic_sim_print(const char* format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = std::vsnprintf(nullptr, 0, format, arguments);
    va_end(arguments);
    if (length > 0 && current) {
        std::string text(static_cast<size_t>(length) + 1, '\0');
        std::vsnprintf(&text[0], text.size(), format, again);
        text.pop_back();
        current->text += text;
    }
    va_end(again);
    return length;
}

// Verilator's own ends the process. Its callers do not expect a return either, so this unwinds to
// the entry point, and the model is dead.
void vl_fatal(const char* file, int line, const char*, const char* message) {
    nic_sim_print("%%Error: %s:%d: %s\n", file ? file : "", line, message ? message : "");
    Verilated::threadContextp()->gotError(true);
    throw Fatal{};
}

extern "C" __attribute__((visibility("default"))) const Api* nic_sim_api() { return &api; }
