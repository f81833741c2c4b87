import { preparedRows } from '#shared/database'
import { DAYS_THERE } from '#reports/queries/days_there'

/** The last day with a snapshot before the month of a day, or null. */
export async function dayBeforeMonth(productId: number, day: string): Promise<string | null> {
  const [found] = await preparedRows<{ day: string | null }>(
    null,
    `select max(day) as day from (${DAYS_THERE}) d
      where day < date_trunc('month', :day::date)::date`,
    { productId, day }
  )
  return found!.day
}
