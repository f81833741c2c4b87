import { Engine, type Watch } from '#shared/duckdb'
import { lake } from '#shared/storage'
import { cutStatement, type Cut } from '#delivery/gateways/extract/statement'

const HOUR_MS = 3_600_000

/** Part of the machine that all extractions of one worker share. */
export const cutting = new Engine({
  threads: 2,
  memory: '512MB',
  spill: '8GB',
  atOnce: 8,
  mostMs: 12 * HOUR_MS,
  folders: () => [lake().folder].filter((folder) => folder !== undefined),
})

/** Answers how many rows. @throws EngineProblem; the reason of the signal when it was aborted. */
export async function cutFile(cut: Cut, watch: Watch): Promise<number> {
  return (await cutting.run(cutStatement(cut), watch)).changed
}
