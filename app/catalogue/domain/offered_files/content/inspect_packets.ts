import type { Chunks, Problem } from '#catalogue/domain/offered_files/content/problem'

const FILE_HEAD = 24
const PACKET_HEAD = 16
const MARKS = [0xa1b2c3d4, 0xa1b23c4d]

/** Follows a capture from packet to packet: one that is cut off ends within one. */
export async function inspectPackets(chunks: Chunks): Promise<Problem | null> {
  let rest = Buffer.alloc(0)
  let skipped = 0
  let isLittle: boolean | null = null
  for await (const chunk of chunks) {
    if (skipped >= chunk.length) {
      skipped -= chunk.length
      continue
    }
    rest = Buffer.concat([rest, chunk.subarray(skipped)])
    skipped = 0
    if (isLittle === null) {
      if (rest.length < FILE_HEAD) continue
      if (!isCapture(rest)) return 'other_content'
      isLittle = MARKS.includes(rest.readUInt32LE(0))
      rest = rest.subarray(FILE_HEAD)
    }
    ;({ rest, skipped } = afterPackets(rest, isLittle))
  }
  if (isLittle === null) return 'other_content'
  return rest.length > 0 || skipped > 0 ? 'broken' : null
}

const isCapture = (head: Buffer) =>
  MARKS.includes(head.readUInt32LE(0)) || MARKS.includes(head.readUInt32BE(0))

/** What is left behind the last whole packet, or how much of one is still to come. */
function afterPackets(bytes: Buffer<ArrayBuffer>, isLittle: boolean) {
  let at = 0
  while (at + PACKET_HEAD <= bytes.length) {
    at += PACKET_HEAD + (isLittle ? bytes.readUInt32LE(at + 8) : bytes.readUInt32BE(at + 8))
  }
  return { rest: bytes.subarray(at), skipped: Math.max(0, at - bytes.length) }
}
