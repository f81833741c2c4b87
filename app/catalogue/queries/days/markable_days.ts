import { rows, type SqlClient } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'
import type { MarkableDay } from '#catalogue/domain/day_mark'

export const markableDays = (
  client: SqlClient,
  productId: number,
  { from, to }: DayRange
): Promise<MarkableDay[]> =>
  rows<MarkableDay>(client, DAYS, { product: productId, from: from.iso, to: to.iso })

const DAYS = `
  with filed as (
    select day, count(*) as files, sum(bytes)::bigint as bytes from lake_files
     where product_id = :product and day between :from and :to group by day
  ), aside as (
    select day, count(*) as files from set_aside_files
     where product_id = :product and day between :from and :to group by day
  )
  select series::date as day,
         extract(isodow from series) < 6 and not exists (
           select from exchange_holidays h join products p on p.calendar_code = h.calendar_code
            where p.id = :product and h.day = series::date) as "isTrading",
         coalesce(filed.files, 0) as files, coalesce(filed.bytes, 0) as bytes,
         coalesce(aside.files, 0) as "setAside"
    from generate_series(:from::date, :to::date, '1 day') series
    left join filed on filed.day = series::date
    left join aside on aside.day = series::date
   order by 1`
