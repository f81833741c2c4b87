import { rows } from '#shared/database'

/** Longer than any transfer lasts: a claim ends after as many hours. */
const LONGEST_HOURS = 48

export async function sweepAccesses(): Promise<void> {
  await rows(
    null,
    `update delivery_accesses set outcome = 'cut', ended_at = now()
      where outcome = 'running' and started_at < now() - make_interval(hours => ?)`,
    [LONGEST_HOURS]
  )
}
