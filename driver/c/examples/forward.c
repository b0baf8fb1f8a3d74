// Sends every frame that it receives, from the buffer that it came into: the whole life of a ring.
// forward PACKETS MEMORY: ends after so many; MEMORY is the address of 512 KiB that the card may use.
// A ring that stops itself between check_ring and a wait is noticed when the machine's wait returns, which it may do early.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "machine.h"
#include "nic_driver.h"

enum { RING = 0, PLACES_LOG2 = 6, BUFFERS = 128, BUFFER_BYTES = 2048, BURST = 32 };

static void check(const char *what, enum nic_status status) {
    if (status != NIC_STATUS_OK) {
        fprintf(stderr, "forward: %s: %s\n", what, nic_status_text(status));
        exit(1);
    }
}

// Ends the program if the ring has stopped itself: nothing more would come.
static void check_ring(const struct nic_card *card, enum nic_half half) {
    enum nic_ring_fault fault;
    check("fault", nic_ring_get_fault(card, half, RING, &fault));
    if (fault != NIC_RING_FAULT_NONE) {
        fprintf(stderr, "forward: the ring that %s stopped: %s\n",
                half == NIC_HALF_RECEIVE ? "receives" : "sends", nic_ring_fault_text(fault));
        exit(1);
    }
}

// Gives the buffers of damaged packets back, and moves the others, to be sent, to the front; how many.
static size_t keep_whole(const struct nic_pool *pool, struct nic_packet *packets, size_t came) {
    size_t whole = 0;
    for (size_t packet = 0; packet < came; packet++) {
        if (packets[packet].fault != NIC_FAULT_NONE) {
            check("free", nic_pool_free_packet(pool, &packets[packet]));
            continue;
        }
        packets[packet].checksum = NIC_CHECKSUM_NONE;
        packets[whole++] = packets[packet];
    }
    return whole;
}

static void print_statistics(const struct nic_card *card, const char *name, enum nic_half half) {
    struct nic_ring_statistics counted;
    check("statistics", nic_ring_get_statistics(card, half, RING, &counted));
    fprintf(stderr, "%s: %" PRIu64 " packets, %" PRIu64 " bytes, %" PRIu64 " dropped\n", name,
            counted.packets, counted.bytes, counted.stopped_drops + counted.starved_drops);
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "forward: expected PACKETS and MEMORY, the address of 512 KiB\n");
        return 2;
    }
    const size_t wanted = strtoul(arguments[1], NULL, 0);
    const uint64_t memory = strtoull(arguments[2], NULL, 0);
    const uint64_t buffers = memory + 0x4000;

    struct nic_card *card;
    check("card", nic_card_open(machine_of_the_card(), &card));
    const struct nic_range ranges[] = {{memory, buffers},
                                       {buffers, buffers + BUFFERS * BUFFER_BYTES}};
    check("ranges", nic_card_set_ranges(card, RING, ranges, 2));
    struct nic_pool *pool;
    check("pool", nic_pool_new(buffers, BUFFERS, BUFFER_BYTES, BUFFER_BYTES, &pool));

    struct nic_geometry in = {.base_address = memory, .size_log2 = PLACES_LOG2,
                              .layout = NIC_LAYOUT_PACKED, .signal = NIC_SIGNAL_INLINE,
                              .completion = NIC_COMPLETION_INLINE};
    struct nic_geometry out = in;
    out.base_address = memory + 0x2000;
    struct nic_receive_ring *receive;
    struct nic_transmit_ring *transmit;
    check("receive ring", nic_receive_ring_new(card, RING, &in, &receive));
    check("transmit ring", nic_transmit_ring_new(card, RING, &out, &transmit));
    struct nic_ring_settings settings;
    check("settings", nic_ring_settings_default(NIC_HALF_TRANSMIT, &out, &settings));
    check("start", nic_ring_start(card, NIC_HALF_TRANSMIT, RING, &settings));
    check("settings", nic_ring_settings_default(NIC_HALF_RECEIVE, &in, &settings));
    check("start", nic_ring_start(card, NIC_HALF_RECEIVE, RING, &settings));
    check("refill", nic_receive_ring_refill(receive, pool, NULL));

    for (size_t done = 0; done < wanted;) {
        struct nic_packet packets[BURST];
        size_t came, gone = 0;
        check("receive", nic_receive_ring_burst(receive, pool, packets, BURST, &came));
        if (came == 0) {
            check_ring(card, NIC_HALF_RECEIVE);
            check("wait", nic_receive_ring_wait(receive));
        }
        const size_t whole = keep_whole(pool, packets, came);
        while (gone < whole) {
            size_t sent;
            check("send", nic_transmit_ring_burst(transmit, packets + gone, whole - gone, &sent));
            gone += sent;
            if (sent == 0)
                check_ring(card, NIC_HALF_TRANSMIT);
            check("reclaim", nic_transmit_ring_reclaim(transmit, pool, NULL));
        }
        check("refill", nic_receive_ring_refill(receive, pool, NULL));
        done += came;
    }

    struct nic_transmit_counts counts;
    check("counts", nic_transmit_ring_counts(transmit, &counts));
    while (counts.outstanding > 0) {
        check_ring(card, NIC_HALF_TRANSMIT);
        check("wait", nic_transmit_ring_wait(transmit));
        check("reclaim", nic_transmit_ring_reclaim(transmit, pool, NULL));
        check("counts", nic_transmit_ring_counts(transmit, &counts));
    }
    check("stop", nic_ring_stop(card, NIC_HALF_RECEIVE, RING));
    check("stop", nic_ring_stop(card, NIC_HALF_TRANSMIT, RING));
    print_statistics(card, "received", NIC_HALF_RECEIVE);
    print_statistics(card, "sent", NIC_HALF_TRANSMIT);
    nic_receive_ring_end(receive);
    nic_transmit_ring_end(transmit);
    nic_pool_end(pool);
    nic_card_close(card);
    return 0;
}
