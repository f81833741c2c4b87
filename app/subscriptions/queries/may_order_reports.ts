import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { MAY_SEE } from '#subscriptions/queries/may_see'

/**
 * Whether somebody has a subscription to reports that is active and visible today: it entitles to
 * today, and today is in the days on which it and the range may be seen.
 */
export async function mayOrderReports(userId: number): Promise<boolean> {
  const today = CalendarDay.today().iso
  return (await preparedRows<{ id: number }>(null, REPORTS, { userId, today })).length > 0
}

const REPORTS = `
  select s.id
    from (select :today::date as day) d, subscription_users s
    join subscription_types t on t.id = s.type_id and t.special_type = 'REPORT'
   where s.user_id = :userId::bigint and ${MAY_SEE}
   limit 1`
