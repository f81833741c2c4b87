import { wireDayOf } from '#shared/http/wire'
import type { Verification } from '#delivery/queries/verify_checksum'

/** A verification for programs, which read days as YYYYMMDD. */
export function verificationToWire(found: Verification) {
  if (found.verdict === 'unknown') return found
  if (found.kind === 'file') {
    return { ...found, file: { ...found.file, day: wireDayOf(found.file.day) } }
  }
  if (found.kind !== 'evidence') return found
  const { from, to, knownOn } = found.evidence
  const days = { from: wireDayOf(from), to: wireDayOf(to), knownOn: wireDayOf(knownOn) }
  return { ...found, evidence: { ...found.evidence, ...days } }
}
