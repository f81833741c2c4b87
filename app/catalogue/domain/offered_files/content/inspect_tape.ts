import type { Chunks, Problem } from '#catalogue/domain/offered_files/content/problem'

const BLOCK = 512
const MARK_AT = 257

/** A tape archive has its mark in the first block, and whole blocks. */
export async function inspectTape(chunks: Chunks): Promise<Problem | null> {
  let first = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of chunks) {
    if (first.length < BLOCK) first = Buffer.concat([first, chunk.subarray(0, BLOCK)])
    bytes += chunk.length
  }
  if (first.subarray(MARK_AT, MARK_AT + 5).toString('latin1') !== 'ustar') return 'other_content'
  return bytes % BLOCK === 0 ? null : 'broken'
}
