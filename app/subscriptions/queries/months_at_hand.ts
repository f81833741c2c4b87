import { writtenDays, type DayFilesOf } from '#catalogue'
import { preparedRows } from '#shared/database'
import { isTooMuch } from '#subscriptions/domain/data_month'

type Month = { month: string; files: number; bytes: number }

/** How many files of the months of some days can be fetched at once, the newest month first. */
export async function monthsAtHand({ productIds, days: seen }: DayFilesOf, days: string[]) {
  if (days.length === 0) return []
  const months = await preparedRows<Month>(
    null,
    `select to_char(f.day, 'YYYY-MM') as month, count(*) as files, sum(f.bytes)::bigint as bytes
       from (select distinct date_trunc('month', day)::date as first
               from unnest(:days::date[]) as day) m
       join lake_files f on f.product_id = any(:productIds::int[])
        and f.day >= m.first and f.day < m.first + interval '1 month'
      where f.storage = 'lake' and f.day <@ :seen::datemultirange
      group by 1 order by 1 desc`,
    { productIds, seen: writtenDays(seen), days }
  )
  return months.map((month) => ({ ...month, isTooMuch: isTooMuch(month) }))
}
