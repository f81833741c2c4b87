import { referenceData } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

const DAYS = 730

/** More in March and October than in August. */
const SEASON = [0.9, 1, 1.3, 1.1, 1, 0.8, 0.7, 0.5, 1.1, 1.3, 1.2, 0.6]
/** Two years ago the shop was smaller. */
const THEN = 0.6
const ON_WEEKENDS = 0.2

/** Of what is looked at, how much is saved and how much is put into a basket that nobody orders. */
const SAVED = 0.07
const LEFT_LYING = 0.09
/** Whoever orders has asked for the price so often. */
const ASKED_FOR_AN_ORDER = 7

type Counted = { day: string; productId: number; asked: number; saved: number; basket: number }

/** Two years of prices that were asked for, saved and put into baskets, around what was ordered. */
export async function seedConversion(): Promise<number> {
  const known = await rows(null, 'select 1 from conversion_counts where asked > 0 limit 1')
  if (known.length > 0) return 0
  const ordered = new Map(
    (await rows<{ key: string; items: number }>(null, ORDERED)).map(({ key, items }) => [
      key,
      items,
    ])
  )
  const { products } = await referenceData()
  const sold = products.filter(({ visible, kind }) => visible && kind !== 'analytics')
  const today = CalendarDay.today()
  const days = [...new DayRange(today.plusDays(-DAYS), today.plusDays(-1)).days()]
  const counted = days.flatMap((day) =>
    sold.map(({ id }) => countedOn(day, id, ordered.get(`${day.iso} ${id}`) ?? 0, today))
  )
  const found = counted.filter(({ asked, saved, basket }) => asked + saved + basket > 0)
  await rows(null, INSERT, [JSON.stringify(found)])
  return found.length
}

/** The same in every demo: some products are looked at daily, others now and then. */
function countedOn(
  day: CalendarDay,
  productId: number,
  items: number,
  today: CalendarDay
): Counted {
  const grown = 1 - (1 - THEN) * ((today.epochDay - day.epochDay) / DAYS)
  const busy = SEASON[day.month - 1]! * grown * (day.isWeekend ? ON_WEEKENDS : 1)
  const looked = luck(productId, 0) ** 2 * 4 * busy
  const asked = Math.floor(looked + luck(productId, day.epochDay)) + items * ASKED_FOR_AN_ORDER
  return {
    ...{ day: day.iso, productId, asked },
    saved: Math.floor(asked * SAVED + luck(productId, day.epochDay + 1)),
    basket: items + Math.floor(asked * LEFT_LYING + luck(productId, day.epochDay + 2) * 0.9),
  }
}

/** Between 0 and 1. */
const luck = (one: number, other: number) => ((one * 7_919 + other * 104_729) % 1_009) / 1_009

const ORDERED = `
  select day || ' ' || product_id as key, sum(items)::bigint as items
    from product_sales_tallies
   where not is_internal and state not in ('Failed', 'Rejected') group by 1`

const INSERT = `
  insert into conversion_counts (unit, day, product_id, asked, saved, basket)
  select unit, date_trunc(unit, n.day)::date, n."productId",
         sum(n.asked), sum(n.saved), sum(n.basket)
    from jsonb_to_recordset(?::jsonb)
           as n (day date, "productId" int, asked int, saved int, basket int)
         cross join unnest(array['day', 'month', 'year']) as unit
   group by 1, 2, 3`
