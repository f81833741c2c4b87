import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'

export type EndingContract = { number: string; company: string; product: string; endDate: string }

/** `count`: how many there are to tell of; `first`: some of them, those that end earliest. */
export type Ending = { count: number; first: EndingContract[] }

const WARNED_BEFORE = [60, 14]

/** A worker that did not run on the day itself warns up to so many days later. */
const MOST_LATE_DAYS = 3

const MOST_NAMED = 40

/** Remembers the ends that are due as told, and answers those that were not; none where a day has told already. */
export async function keepEnding(
  trx: TransactionClientContract,
  today: CalendarDay
): Promise<Ending> {
  const [kept] = await rows<Ending>(trx, KEEP, {
    ...{ today: today.iso, before: WARNED_BEFORE, late: MOST_LATE_DAYS, most: MOST_NAMED },
  })
  return kept!
}

const KEEP = `
  with kept as (
    insert into contract_ends_told (contract_id, end_date, days_before, told_on)
    select c.id, c.end_date, w.days, :today::date
      from unnest(:before::int[]) as w (days)
      join contracts c on c.end_date between :today::date + w.days - :late::int and :today::date + w.days
     where not exists (select from contract_ends_told t where t.told_on = :today::date)
        on conflict do nothing returning contract_id),
  named as (
    select c.clm_ma_number as number, b.name as company, p.name as product, c.end_date as "endDate"
      from kept k
      join contracts c on c.id = k.contract_id
      join business_partners b on b.id = c.partner_id
      join information_products p on p.id = c.product_id
     order by c.end_date, lower(b.name), c.id limit :most)
  select (select count(*) from kept) as count,
         (select coalesce(jsonb_agg(n), '[]') from named n) as first`
