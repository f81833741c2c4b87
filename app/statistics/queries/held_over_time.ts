import { readRows } from '#shared/reading/read_rows'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Asked } from '#statistics/domain/asked'
import type { OfBar } from '#statistics/domain/time_bars'
import { heldByThen } from '#statistics/queries/asked_of'
import { barOf, isoDays } from '#statistics/queries/over_time'

export type HeldBar = OfBar & { held: number }

/** How many subscriptions are held on the last day of each bar, as what has begun less what has ended by then. */
export async function heldOverTime(
  asked: Pick<Asked, 'from' | 'to' | 'users'>,
  starts: readonly CalendarDay[] = [asked.from]
): Promise<HeldBar[]> {
  const { sql, values } = heldByThen(asked)
  const changes = await readRows<HeldBar>(
    `select ${barOf('s.day')} as bar, sum(s.held)::bigint as held
       from subscriber_day_tallies s where ${sql}
      group by 1 order by 1`,
    [isoDays(starts), ...values]
  )
  const changeOf = new Map(changes.map(({ bar, held }) => [bar, held]))
  let held = changeOf.get(BEFORE) ?? 0
  return starts.map((_, at) => {
    held += changeOf.get(at + 1) ?? 0
    return { bar: at + 1, held }
  })
}

/** What came before the first bar. */
const BEFORE = 0
