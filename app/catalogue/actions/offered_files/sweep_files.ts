import { rows } from '#shared/database'
import { made } from '#shared/storage'
import { OFFERED_FILES } from '#catalogue/actions/offered_files/keep_bytes'

/** Long enough for every upload that is still on its way to its row. */
const OLD_MS = 24 * 60 * 60 * 1000

/** Takes away what was replaced or deleted, and uploads that were cut before they had a row. */
export async function sweepOfferedFiles(now = Date.now()): Promise<number> {
  const old: string[] = []
  for await (const { key, modified } of made().list(OFFERED_FILES)) {
    if (modified && now - modified.getTime() >= OLD_MS) old.push(key)
  }
  const kept = await rows<{ key: string }>(null, 'select key from offered_files')
  const keys = new Set(kept.map(({ key }) => key))
  const left = old.filter((key) => !keys.has(key))
  for (const key of left) await made().remove(key)
  return left.length
}
