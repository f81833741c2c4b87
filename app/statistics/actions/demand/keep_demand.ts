import type { Demand } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { keptSoon } from '#statistics/actions/kept_soon'
import { DemandBook } from '#statistics/domain/demand_book'

const MOST_NOTED = 500
/** Of one kind on one day: whoever sends made-up words fills that day's list, and no more. */
const MOST_A_DAY = 1_000

const book = new DemandBook(MOST_NOTED)
const keepSoon = keptSoon(keepDemand, 'demand')

/** Takes note for the day of the shop on which it was asked. */
export function noteDemand(demand: readonly Demand[]): void {
  const day = CalendarDay.today().iso
  for (const one of demand) book.note(one, day)
  keepSoon()
}

/** Adds what was noted to what is kept. What is new on a day that is full is left out. */
export async function keepDemand(): Promise<void> {
  const noted = book.take()
  if (noted.length === 0) return
  await rows(null, ADD, { noted: JSON.stringify(noted), most: MOST_A_DAY })
}

const THING = 'day, kind, term, product_id, from_day, to_day'

/** In one order, so that two processes that add at once do not wait for each other in a circle. */
const ADD = `
  with noted as (
    select n.day, n.kind, n.term, n."productId" as product_id, n."from" as from_day,
           n."to" as to_day, n.days, n.asked,
           exists (select from unmet_demands u
                    where u.day = n.day and u.kind = n.kind and u.term is not distinct from n.term
                      and u.product_id is not distinct from n."productId"
                      and u.from_day is not distinct from n."from"
                      and u.to_day is not distinct from n."to") as is_kept
      from jsonb_to_recordset(cast(:noted as jsonb))
             as n (day date, kind text, term text, "productId" int, "from" date, "to" date,
                   days int, asked int)
  ), placed as (
    select noted.*,
           count(*) filter (where not is_kept) over (partition by day, kind order by ${THING}) as place
      from noted
  )
  insert into unmet_demands (${THING}, days, asked)
  select ${THING}, days, asked
    from placed p
   where is_kept
      or place + (select count(*) from unmet_demands u where u.day = p.day and u.kind = p.kind)
           <= cast(:most as int)
   order by ${THING}
  on conflict (${THING}) do update set asked = unmet_demands.asked + excluded.asked`
