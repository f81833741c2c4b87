import { preparedRows } from '#shared/database'

/** A month of days: a dot where there is no snapshot, else how many of some securities it has (A is ten). */
export type HoldingMonth = { month: number; days: string }

/** The days that have a snapshot, and how many of some securities were held on each. */
export const daysHolding = (productId: number, isins: readonly string[]): Promise<HoldingMonth[]> =>
  preparedRows<HoldingMonth>(
    null,
    `with counted as (
       select d.day, (select count(*) from report_securities s
                       where s.product_id = d.product_id and s.isin = any(:isins::text[])
                         and s.held @> d.day) as found
         from report_days d where d.product_id = :productId::int),
     months as (
       select distinct date_trunc('month', day)::date as first from counted)
     select (extract(year from m.first) * 100 + extract(month from m.first))::int as month,
            (select string_agg(coalesce(case when c.found > 9 then 'A' else c.found::text end, '.'),
                               '' order by number)
               from generate_series(0, 30) number
               left join counted c on c.day = m.first + number
                and date_trunc('month', c.day)::date = m.first) as days
       from months m order by 1`,
    { productId, isins: [...isins] }
  )
