import app from '@adonisjs/core/services/app'
import { countDesk } from '#desk'
import type { User } from '#identity'
import { ADMIN_GROUPS } from '#site/queries/admin_groups'
import { opensTo } from '#site/queries/list_admin_places'
import { countWaiting, type Counted } from '#site/queries/list_tiles'

const KEPT_MS = 5_000
const PLACES = ADMIN_GROUPS.flatMap(({ places }) => places)
const COUNTING = PLACES.filter(({ waiting }) => waiting !== undefined)

let known: { until: number; counted: Promise<Counted> } | null = null

/** How much waits behind each place of the administration that opens to a person, as its rail shows. */
export async function placeCounts(user: User): Promise<Record<string, number>> {
  const opens = opensTo(user)
  const [counted, onDesk] = await Promise.all([waitingNow(), countDesk(user)])
  const counts: Counted = { ...counted, today: onDesk }
  return Object.fromEntries(
    PLACES.filter(opens).flatMap(({ name }) => (counts[name] ? [[name, counts[name]!]] : []))
  )
}

/** The same for everybody, so it is counted at most every few seconds, however many pages are opened. */
function waitingNow(): Promise<Counted> {
  const now = performance.now()
  if (known && known.until > now && !app.inTest) return known.counted
  const counted = countWaiting(COUNTING)
  known = { until: now + KEPT_MS, counted }
  counted.catch(() => (known = null))
  return counted
}
