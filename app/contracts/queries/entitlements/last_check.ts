import { rows } from '#shared/database'

/** The newest nightly check: its day, and how many findings were new then. */
export type Check = { day: string; fresh: number }

/** Null before the first one. */
export async function lastCheck(): Promise<Check | null> {
  const [last] = await rows<Check>(
    null,
    'select day, fresh from contract_checks order by day desc limit 1'
  )
  return last ?? null
}
