import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { selected } from '#shared/lists'
import { ARRIVAL_COLUMNS, ARRIVALS, type Arrival } from '#arrivals/lists/arrival_columns'
import { OVERDUE, NEWEST_WITHIN_DAYS } from '#arrivals/lists/shown_days'

/**
 * How the newest day of each of some products came, or when it is expected, and days of the last week
 * that are late or missing; by name, older days first.
 */
export const newestArrivals = (productIds: readonly number[]): Promise<Arrival[]> =>
  preparedRows<Arrival>(
    null,
    `select ${selected(ARRIVAL_COLUMNS)}
       from (
         select newest.product_id, newest.day
           from unnest(:productIds::int[]) as known(id)
          cross join lateral (
            select product_id, day from arrival_days
             where product_id = known.id and morning <= :today::date
             order by day desc limit 1) newest
          union
         select product_id, day from arrival_days
          where ${OVERDUE} and product_id = any(:productIds::int[])
            and morning < :today::date and morning >= :today::date - ${NEWEST_WITHIN_DAYS}) shown
       join (${ARRIVALS}) on (d.product_id, d.day) = (shown.product_id, shown.day)
      order by p.name, p.id, d.day`,
    { productIds: [...productIds], today: CalendarDay.today().iso }
  )
