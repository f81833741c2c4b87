import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { keptSoon } from '#statistics/actions/kept_soon'

/** How often each product was asked for, by day; products are few, so this needs no bound. */
const noted = new Map<string, Map<number, number>>()
const keepSoon = keptSoon(keepQuotes, 'quotes')

/** Takes note that prices were asked for, for the day of the shop on which they were. */
export function countQuotes(productIds: readonly number[]): void {
  const day = CalendarDay.today().iso
  const ofDay = noted.get(day) ?? new Map<number, number>()
  for (const id of productIds) ofDay.set(id, (ofDay.get(id) ?? 0) + 1)
  noted.set(day, ofDay)
  keepSoon()
}

/** Adds what was noted to what is kept. */
export async function keepQuotes(): Promise<void> {
  const taken = [...noted].flatMap(([day, ofDay]) =>
    [...ofDay].map(([productId, asked]) => ({ day, productId, asked }))
  )
  noted.clear()
  if (taken.length > 0) await rows(null, ADD, { taken: JSON.stringify(taken) })
}

const ADD = `
  insert into conversion_counts (unit, day, product_id, asked, saved, basket)
  select unit, date_trunc(unit, n.day)::date, n."productId", sum(n.asked), 0, 0
    from jsonb_to_recordset(cast(:taken as jsonb)) as n (day date, "productId" int, asked bigint)
         cross join unnest(array['day', 'month', 'year']) as unit
   group by 1, 2, 3`
