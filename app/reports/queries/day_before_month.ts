import { preparedRows } from '#shared/database'

/** The last day with a snapshot before the month of a day, or null. */
export async function dayBeforeMonth(productId: number, day: string): Promise<string | null> {
  const [found] = await preparedRows<{ day: string | null }>(
    null,
    `select max(day) as day from report_days
      where product_id = :productId::int and day < date_trunc('month', :day::date)::date`,
    { productId, day }
  )
  return found!.day
}
