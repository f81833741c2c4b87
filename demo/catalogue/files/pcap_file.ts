import type { Cell } from '#demo/catalogue/files/family'

const PAYLOAD_BYTES = 40
const HEADERS_BYTES = 14 + 20 + 8
const PACKET_BYTES = HEADERS_BYTES + PAYLOAD_BYTES

/** A capture with nanosecond times: its global header, then a packet for each drawn message. */
export function* pcapFile(messages: Iterable<Cell[]>, channel: number): Generator<Buffer> {
  yield globalHeader()
  let sequence = 0
  for (const message of messages) yield packet(message, channel, ++sequence)
}

function globalHeader(): Buffer {
  const header = Buffer.alloc(24)
  header.writeUInt32LE(0xa1b23c4d, 0)
  header.writeUInt16LE(2, 4)
  header.writeUInt16LE(4, 6)
  header.writeUInt32LE(65_535, 16)
  header.writeUInt32LE(1, 20)
  return header
}

function packet([time, ...values]: Cell[], channel: number, sequence: number): Buffer {
  const bytes = Buffer.alloc(16 + PACKET_BYTES)
  bytes.writeUInt32LE(Math.floor(Date.parse(String(time)) / 1000), 0)
  bytes.writeUInt32LE(Number(String(time).slice(20, 29)), 4)
  bytes.writeUInt32LE(PACKET_BYTES, 8)
  bytes.writeUInt32LE(PACKET_BYTES, 12)
  ethernetAndAddress(bytes.subarray(16), channel)
  payload(bytes.subarray(16 + HEADERS_BYTES), values.map(Number), sequence)
  return bytes
}

/** Ethernet, IPv4 and UDP to the multicast group of the channel, from an address for examples. */
function ethernetAndAddress(frame: Buffer, channel: number) {
  frame.set([0x01, 0x00, 0x5e, 0x00, 0x00, channel, 0x02, 0x00, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00])
  const ip = frame.subarray(14, 34)
  ip.set([0x45, 0, 0, 20 + 8 + PAYLOAD_BYTES, 0, 0, 0x40, 0, 16, 17])
  ip.set([192, 0, 2, 10, 233, 252, 0, channel], 12)
  ip.writeUInt16BE(checksum(ip), 10)
  const udp = frame.subarray(34, 42)
  udp.writeUInt16BE(40_000, 0)
  udp.writeUInt16BE(50_000 + channel, 2)
  udp.writeUInt16BE(8 + PAYLOAD_BYTES, 4)
}

function checksum(header: Buffer): number {
  let sum = 0
  for (let offset = 0; offset < header.length; offset += 2) sum += header.readUInt16BE(offset)
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16)
  return ~sum & 0xffff
}

function payload(
  bytes: Buffer,
  [template, instrument, price, quantity]: number[],
  sequence: number
) {
  bytes.writeBigUInt64LE(BigInt(sequence), 0)
  bytes.writeUInt16LE(template ?? 0, 8)
  bytes.writeUInt32LE(instrument ?? 0, 10)
  bytes.writeBigInt64LE(BigInt(price ?? 0) * 10_000n, 16)
  bytes.writeBigInt64LE(BigInt(quantity ?? 0) * 10_000n, 24)
}
