import { readRows } from '#shared/reading/read_rows'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Span } from '#statistics/domain/span'
import type { OfBar } from '#statistics/domain/time_bars'
import { between } from '#statistics/queries/asked_of'
import { barOf, isoDays } from '#statistics/queries/over_time'

export type NewUsersBar = OfBar & { internal: number; external: number }

/** How many users came in each bar of a span; none where nobody did. */
export function newUsersOverTime(
  span: Span,
  starts: readonly CalendarDay[] = [span.from]
): Promise<NewUsersBar[]> {
  const { sql, values } = between('u.created_at', span)
  return readRows<NewUsersBar>(
    `select ${barOf('shop_day(u.created_at)')} as bar,
            count(*) filter (where u.kind = 'staff') as internal,
            count(*) filter (where u.kind = 'customer') as external
       from users u where ${sql}
      group by 1 order by 1`,
    [isoDays(starts), ...values]
  )
}
