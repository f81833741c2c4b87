import type { Condition } from '#shared/lists'
import type { BoardScope } from '#arrivals/domain/board_scope'

/** A product that has been quiet for longer is not news of these days. */
const NEWEST_WITHIN_DAYS = 7

const LATE = `(d.status = 'Late' and d.morning < ?)`

/** The newest day of each product, of `arrival_days d`, and what is late since mornings before. */
export const NEWEST = `(d.morning between ?::date - ?::int and ?::date and not exists (
  select from arrival_days newer
   where newer.product_id = d.product_id and newer.day > d.day and newer.morning <= ?::date)
  or ${LATE})`

export const newestBy = (today: string) => [today, NEWEST_WITHIN_DAYS, today, today, today]

/** Days of a board; what is late since mornings before stands on that of each morning as well. */
export function shownDays({ morning, today }: BoardScope): Condition {
  if (morning === null) return { sql: NEWEST, values: newestBy(today) }
  return { sql: `(d.morning = ? or ${LATE})`, values: [morning, morning] }
}
