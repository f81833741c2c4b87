import { rows } from '#shared/database'
import { made } from '#shared/storage'
import { PAPERS } from '#contracts/actions/papers/attach_paper'

/** Long enough for every upload that is still on its way to its row. */
const OLD_MS = 24 * 60 * 60 * 1000

/** Takes away the files of contracts that were deleted, and of uploads that were cut. */
export async function sweepContractPapers(now = Date.now()): Promise<number> {
  const kept = await rows<{ key: string }>(null, 'select key from contract_papers')
  const keys = new Set(kept.map(({ key }) => key))
  let removed = 0
  for await (const { key, modified } of made().list(PAPERS)) {
    if (keys.has(key) || !modified || now - modified.getTime() < OLD_MS) continue
    await made().remove(key)
    removed++
  }
  return removed
}
