import type { Condition } from '#shared/lists'
import type { BoardScope } from '#arrivals/domain/board_scope'

/** A product that has been quiet for longer is not news of these days. */
export const NEWEST_WITHIN_DAYS = 7

/** Days that did not come when they should; a newer one that is expected does not make up for them. */
export const OVERDUE = `status in ('Late', 'Missing')`

/** Of `arrival_days d`, the newest day of each product; found product by product along the key. */
export const NEWEST = `d.morning >= ?::date - ?::int and (d.product_id, d.day) in (
  select newest.product_id, newest.day
    from products known
   cross join lateral (
     select product_id, day from arrival_days
      where product_id = known.id and morning <= ?::date order by day desc limit 1) newest
   union
  select product_id, day from arrival_days where ${OVERDUE} and morning < ?::date)`

export const newestBy = (today: string) => [today, NEWEST_WITHIN_DAYS, today, today]

/** Of `arrival_days d`, the days of a morning, and what is late or missing since those before. */
export const OF_MORNING = `(d.morning = ? or
  (d.${OVERDUE} and d.morning < ? and d.morning >= ?::date - ?::int))`

export const ofMorning = (morning: string) => [morning, morning, morning, NEWEST_WITHIN_DAYS]

/** Days of a board; what is late or missing since mornings before stands on that of each morning as well. */
export function shownDays({ morning, today }: BoardScope): Condition {
  if (morning === null) return { sql: `(${NEWEST})`, values: newestBy(today) }
  return { sql: OF_MORNING, values: ofMorning(morning) }
}
