// The machine of a program whose card is simulated: every access is a request on standard output, which
// the simulation serves on one of its processors and answers on standard input. Numbers are of this
// machine; both ends run on it.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "machine.h"
#include "nic_driver.h"

// The requests; `../c_program.rs` knows them by the same letters.
enum { LOAD = 'l', STORE = 's', READ = 'r', WRITE = 'w', RELEASE = 'b', WAIT = 'c' };

static void fail(void) {
    fprintf(stderr, "the simulation has ended\n");
    exit(1);
}

static void ask(char what, uint64_t address, uint64_t value, const void *bytes, size_t count) {
    if (putchar(what) == EOF || fwrite(&address, sizeof address, 1, stdout) != 1 ||
        fwrite(&value, sizeof value, 1, stdout) != 1 ||
        fwrite(bytes, 1, count, stdout) != count || fflush(stdout) == EOF)
        fail();
}

static void answer(void *bytes, size_t count) {
    if (fread(bytes, 1, count, stdin) != count)
        fail();
}

static void done(void) {
    char byte;
    answer(&byte, 1);
}

static void load(void *context, uint64_t address, uint8_t *bytes, size_t count) {
    (void)context;
    ask(LOAD, address, count, NULL, 0);
    answer(bytes, count);
}

static void store(void *context, uint64_t address, const uint8_t *bytes, size_t count) {
    (void)context;
    ask(STORE, address, count, bytes, count);
    done();
}

static void release(void *context) {
    (void)context;
    ask(RELEASE, 0, 0, NULL, 0);
    done();
}

static uint32_t read_register(void *context, size_t offset) {
    (void)context;
    uint32_t value;
    ask(READ, offset, 0, NULL, 0);
    answer(&value, sizeof value);
    return value;
}

static void write_register(void *context, size_t offset, uint32_t value) {
    (void)context;
    ask(WRITE, offset, value, NULL, 0);
    done();
}

static void wait_for_change(void *context, uint64_t address, uint64_t known) {
    (void)context;
    ask(WAIT, address, known, NULL, 0);
    done();
}

const struct nic_machine *machine_of_the_card(void) {
    static const struct nic_machine machine = {NULL, load, store, release, read_register,
                                               write_register, wait_for_change, NULL};
    return &machine;
}
