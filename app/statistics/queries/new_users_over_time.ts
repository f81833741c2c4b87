import { readRows } from '#shared/reading/read_rows'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Asked } from '#statistics/domain/asked'
import type { OfBar } from '#statistics/domain/time_bars'
import { daysKept } from '#statistics/queries/asked_of'
import { barOf, isoDays } from '#statistics/queries/over_time'

export type NewUsersBar = OfBar & { internal: number; external: number }

/** How many users came in each bar of a span; none where nobody did. */
export function newUsersOverTime(
  asked: Asked,
  starts: readonly CalendarDay[] = [asked.from]
): Promise<NewUsersBar[]> {
  const { sql, values } = daysKept(asked)
  return readRows<NewUsersBar>(
    `select ${barOf('s.day')} as bar,
            coalesce(sum(s.users) filter (where s.is_internal), 0)::bigint as internal,
            coalesce(sum(s.users) filter (where not s.is_internal), 0)::bigint as external
       from new_user_tallies s where ${sql}
      group by 1 order by 1`,
    [isoDays(starts), ...values]
  )
}
