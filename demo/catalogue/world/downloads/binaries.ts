import type { DemoDownload } from '#demo/catalogue/world/downloads/general'

const VERIFY_FILES = `#!/bin/sh
# Compares downloaded files with their SHA-256 sums.
# Usage: verify_files.sh SHA256SUMS [folder]
set -eu
sums=$(realpath "\${1:?the file with the sums is missing}")
cd "\${2:-.}"
sha256sum --check --ignore-missing "$sums"
`

const COUNT_PACKETS = `#!/usr/bin/env python3
"""Counts packets and bytes of a pcap file and prints the first and the last capture time."""
import struct
import sys
from datetime import datetime, timezone

UNITS = {0xA1B2C3D4: 1_000_000, 0xA1B23C4D: 1_000_000_000}


def read(path):
    with open(path, "rb") as file:
        head = file.read(24)
        for order in "<>":
            magic = struct.unpack(order + "I", head[:4])[0]
            if magic in UNITS:
                break
        else:
            sys.exit(f"{path} is no pcap file")
        record = struct.Struct(order + "IIII")
        packets = size = 0
        first = last = None
        while len(head := file.read(16)) == 16:
            seconds, fraction, length, _ = record.unpack(head)
            last = seconds + fraction / UNITS[magic]
            first = first or last
            packets += 1
            size += length
            file.seek(length, 1)
    return packets, size, first, last


def stamp(moment):
    return datetime.fromtimestamp(moment, timezone.utc).isoformat() if moment else "-"


for name in sys.argv[1:] or sys.exit("Usage: count_packets.py FILE..."):
    packets, size, first, last = read(name)
    print(f"{name}: {packets} packets, {size} bytes, {stamp(first)} to {stamp(last)}")
`

const JOIN_DAYS = `#!/bin/sh
# Joins the daily files of a product into one, with a single head line.
# Usage: join_days.sh XALC_TICK_CASH_L1_*.csv.gz > ticks.csv
set -eu
first=1
for file in "$@"; do
  if [ "$first" = 1 ]; then gzip -dc "$file"; else gzip -dc "$file" | tail -n +2; fi
  first=0
done
`

/** Small programs for those who work with the files. */
export const BINARY_DOWNLOADS: DemoDownload[] = [
  { category: 'binaries', name: 'verify_files.sh', content: VERIFY_FILES },
  { category: 'binaries', name: 'count_packets.py', content: COUNT_PACKETS },
  { category: 'binaries', name: 'join_days.sh', content: JOIN_DAYS },
]
