import { PREVIEW_ROWS, type PreviewTable } from '#catalogue/domain/preview'

const GLOBAL_HEADER = 24
const RECORD_HEADER = 16
const ETHERNET = 1
const IPV4 = 0x0800
const VLAN_TAG = 0x8100
const SHOWN_PAYLOAD = 24

const COLUMNS = [
  { name: 'time', type: 'timestamp' },
  { name: 'length', type: 'int32' },
  { name: 'protocol', type: 'string' },
  { name: 'source', type: 'string' },
  { name: 'destination', type: 'string' },
  { name: 'payload_length', type: 'int32' },
  { name: 'payload', type: 'hex' },
]

const PROTOCOLS: Record<number, string> = { 1: 'ICMP', 2: 'IGMP', 6: 'TCP', 17: 'UDP' }

type ByteOrder = { uint32(at: number): number; nanoseconds: boolean }

/** First packets of a pcap file as rows; null for another file. A packet cut off is left out. */
export function decodeCapture(bytes: Buffer): PreviewTable | null {
  const order = bytes.length >= GLOBAL_HEADER ? byteOrderOf(bytes) : null
  if (!order) return null
  const isEthernet = (order.uint32(20) & 0xffff) === ETHERNET
  const rows: (string | null)[][] = []
  let at = GLOBAL_HEADER
  while (rows.length <= PREVIEW_ROWS && at + RECORD_HEADER <= bytes.length) {
    const captured = order.uint32(at + 8)
    const frame = bytes.subarray(at + RECORD_HEADER, at + RECORD_HEADER + captured)
    if (frame.length < captured) break
    const time = timeOf(order.uint32(at), order.uint32(at + 4), order.nanoseconds)
    rows.push([time, String(order.uint32(at + 12)), ...addressing(isEthernet ? frame : null)])
    at += RECORD_HEADER + captured
  }
  return { columns: COLUMNS, rows }
}

function byteOrderOf(bytes: Buffer): ByteOrder | null {
  const little = (at: number) => bytes.readUInt32LE(at)
  const big = (at: number) => bytes.readUInt32BE(at)
  if (little(0) === 0xa1b2c3d4) return { uint32: little, nanoseconds: false }
  if (little(0) === 0xa1b23c4d) return { uint32: little, nanoseconds: true }
  if (big(0) === 0xa1b2c3d4) return { uint32: big, nanoseconds: false }
  return big(0) === 0xa1b23c4d ? { uint32: big, nanoseconds: true } : null
}

function timeOf(seconds: number, fraction: number, nanoseconds: boolean): string {
  const digits = String(fraction).padStart(nanoseconds ? 9 : 6, '0')
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${digits}Z`
}

/** Protocol, addresses and payload of an Ethernet frame; nothing of frames of another kind. */
function addressing(frame: Buffer | null): (string | null)[] {
  const ip = frame && ipPacketOf(frame)
  if (!ip) return [null, null, null, null, null]
  const number = ip[9]!
  const header = (ip[0]! & 0x0f) * 4
  const segment = ip.subarray(header, Math.max(header, ip.readUInt16BE(2)))
  const hasPorts = (number === 6 || number === 17) && segment.length >= 8
  const port = (at: number) => (hasPorts ? `:${segment.readUInt16BE(at)}` : '')
  const payload = segment.subarray(hasPorts ? headerLength(number, segment) : 0)
  return [
    PROTOCOLS[number] ?? String(number),
    [...ip.subarray(12, 16)].join('.') + port(0),
    [...ip.subarray(16, 20)].join('.') + port(2),
    String(payload.length),
    payload.subarray(0, SHOWN_PAYLOAD).toString('hex'),
  ]
}

function ipPacketOf(frame: Buffer): Buffer | null {
  if (frame.length < 38) return null
  const tagged = frame.readUInt16BE(12) === VLAN_TAG ? 4 : 0
  const isIp = frame.readUInt16BE(12 + tagged) === IPV4 && frame[14 + tagged]! >> 4 === 4
  return isIp ? frame.subarray(14 + tagged) : null
}

const headerLength = (protocol: number, segment: Buffer) =>
  protocol === 6 && segment.length > 12 ? (segment[12]! >> 4) * 4 : 8
