import type { FileEnds } from '#shared/domain/file_ends'
import type { Problem } from '#catalogue/domain/offered_files/content/problem'

type Judge = (ends: FileEnds) => Problem | null

const END_OF_ZIP = Buffer.from('504b0506', 'hex')
const PLAIN_END_OF_ZIP = 22
const IN_ZIP64 = 0xffffffff

/** A ZIP ends with its table of contents, and that with where it begins and how long it is. */
export const judgeZip: Judge = ({ head, tail, bytes }) => {
  const first = head.subarray(0, 4).toString('latin1')
  if (first === 'PK\x05\x06') return 'empty'
  if (first !== 'PK\x03\x04') return 'other_content'
  const at = tail.lastIndexOf(END_OF_ZIP)
  if (at < 0 || at + PLAIN_END_OF_ZIP > tail.length) return 'broken'
  if (at + PLAIN_END_OF_ZIP + tail.readUInt16LE(at + 20) !== tail.length) return 'broken'
  const [size, begin] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (size === IN_ZIP64 || begin === IN_ZIP64) return null
  return begin + size <= bytes - tail.length + at ? null : 'broken'
}

/** Parquet has its mark at both ends, and before the last one the length of what describes it. */
export const judgeParquet: Judge = ({ head, tail, bytes }) => {
  if (head.subarray(0, 4).toString('latin1') !== 'PAR1') return 'other_content'
  if (bytes < 12 || tail.subarray(-4).toString('latin1') !== 'PAR1') return 'broken'
  const described = tail.readUInt32LE(tail.length - 8)
  return described > 0 && described <= bytes - 12 ? null : 'broken'
}
