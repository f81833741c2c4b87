import { preparedRows } from '#shared/database'
import { DAYS_THERE } from '#reports/queries/days_there'

/** A month of days: a dot where there is no snapshot, else how many of some securities it has (A is ten). */
export type HoldingMonth = { month: number; days: string }

/** The days that have a snapshot, and how many of some securities were held on each. */
export const daysHolding = (productId: number, isins: readonly string[]): Promise<HoldingMonth[]> =>
  preparedRows<HoldingMonth>(
    null,
    `with held as materialized (
       select unnest(s.held) as days from report_securities s
        where s.product_id = :productId::int and s.isin = any(:isins::text[])),
     counted as materialized (
       select d.day, date_trunc('month', d.day)::date as first,
              (select count(*) from held h where h.days @> d.day) as found
         from (${DAYS_THERE}) d)
     select (extract(year from m.first) * 100 + extract(month from m.first))::int as month,
            string_agg(coalesce(case when c.found > 9 then 'A' else c.found::text end, '.'),
                       '' order by number) as days
       from (select distinct first from counted) m
      cross join generate_series(0, 30) number
       left join counted c on c.first = m.first and c.day = m.first + number
      group by m.first order by 1`,
    { productId, isins: [...isins] }
  )
