import { preparedRows } from '#shared/database'
import type { Asks } from '#contracts/domain/records/information_product'

/** What contracts of an information product are asked for; null where there is no such product. */
export async function findAsks(id: number): Promise<Asks | null> {
  const [found] = await preparedRows<Asks>(
    null,
    `select affiliates, time_series as "timeSeries", remark from information_products where id = ?`,
    [id]
  )
  return found ?? null
}
