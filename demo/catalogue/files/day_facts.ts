import { createHash } from 'node:crypto'

/**
 * What distinguishes a day of a product: its volume and whether something went wrong. Drawn from
 * an MD5 of product and day, because the history is made by SQL that has to draw the same.
 */
export type DayFacts = { volume: number; state: 'available' | 'degraded' | 'missing'; note: number }

export function dayFacts(code: string, isoDay: string): DayFacts {
  const hash = createHash('md5').update(`${code}:${isoDay}`).digest()
  const luck = hash.readUInt32BE(0) % 1000
  const volume = 0.7 + (hash.readUInt32BE(4) % 1000) / 1500
  const state = luck < 2 ? 'missing' : luck < 7 ? 'degraded' : 'available'
  return { volume, state, note: hash.readUInt32BE(8) % 1000 }
}

/** The same for a table expression with the columns `code` and `day`. */
export const DAY_FACTS_SQL = `
  case when luck % 1000 < 2 then 'missing' when luck % 1000 < 7 then 'degraded'
       else 'available' end as state,
  0.7 + (swell % 1000) / 1500.0 as volume,
  note % 1000 as note`

export const HASHES_SQL = `
  (('x' || substr(md5(code || ':' || day), 1, 8))::bit(32)::bigint) as luck,
  (('x' || substr(md5(code || ':' || day), 9, 8))::bit(32)::bigint) as swell,
  (('x' || substr(md5(code || ':' || day), 17, 8))::bit(32)::bigint) as note`
