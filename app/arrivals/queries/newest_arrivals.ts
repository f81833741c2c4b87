import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ARRIVAL_COLUMNS, ARRIVALS, type Arrival } from '#arrivals/lists/arrival_columns'

const COLUMNS = Object.entries(ARRIVAL_COLUMNS).map(([name, sql]) => `${sql} as "${name}"`)

/** How the newest day of each of some products came, or when it is expected; by name. */
export const newestArrivals = (productIds: readonly number[]): Promise<Arrival[]> =>
  preparedRows<Arrival>(
    null,
    `select ${COLUMNS.join(', ')}
       from unnest(:productIds::int[]) as known(id)
      cross join lateral (
        select product_id, day from arrival_days
         where product_id = known.id and morning <= :today::date
         order by day desc limit 1) newest
       join (${ARRIVALS}) on (d.product_id, d.day) = (newest.product_id, newest.day)
      order by p.name, p.id`,
    { productIds: [...productIds], today: CalendarDay.today().iso }
  )
