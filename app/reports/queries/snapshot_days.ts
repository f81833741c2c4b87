import { preparedRows } from '#shared/database'
import { DAYS_THERE } from '#reports/queries/days_there'

export type SnapshotDays = { first: string | null; newest: string | null; isThere: boolean }

/** First and newest day that reports can be made of, and whether one of them is a given day. */
export async function snapshotDays(productId: number, day: string): Promise<SnapshotDays> {
  const [days] = await preparedRows<SnapshotDays>(
    null,
    `select min(day) as first, max(day) as newest,
            coalesce(bool_or(day = :day::date), false) as "isThere"
       from (${DAYS_THERE}) d`,
    { productId, day }
  )
  return days!
}
