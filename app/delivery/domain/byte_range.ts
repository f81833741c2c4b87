/** The bytes that a request asks for; `end` is the first byte that is no longer part of them. */
export type ByteRange =
  { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' }

const WHOLE: ByteRange = { kind: 'whole' }
const UNSATISFIABLE: ByteRange = { kind: 'unsatisfiable' }
const SINGLE = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i

/** RFC 9110, section 14. What is malformed or names several ranges gets the whole file. */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = SINGLE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined) return WHOLE
  if (first === '') return last === '' ? WHOLE : suffixRange(Number(last), size)
  if (last !== '' && Number(last) < Number(first)) return WHOLE
  if (Number(first) >= size) return UNSATISFIABLE

  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  return { kind: 'part', start: Number(first), end }
}

function suffixRange(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return UNSATISFIABLE
  return { kind: 'part', start: Math.max(0, size - length), end: size }
}

/** Only with the strong tag of this very file: no date is sent, so none applies. */
export function rangeStillApplies(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}
