import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import type { ProductFields } from '#catalogue/domain/product_fields'

/** A series of files that was found, what somebody made of its proposal, and the product that it became. */
export type DiscoveredSeries = {
  position: number
  found: FoundSeries
  changes: ProductFields
  version: number
  changedBy: string | null
  productId: number | null
}

const COLUMNS = `
  position, found, changes, version, changed_by as "changedBy", product_id as "productId"`

/** In the order in which they were found, those with the most files first. */
export const listSeries = (runId: number): Promise<DiscoveredSeries[]> =>
  rows<DiscoveredSeries>(
    null,
    `select ${COLUMNS} from discovered_series where run_id = ? order by position`,
    [runId]
  )

export async function findSeries(
  client: SqlClient,
  runId: number,
  position: number
): Promise<DiscoveredSeries | null> {
  const [found] = await rows<DiscoveredSeries>(
    client,
    `select ${COLUMNS} from discovered_series where run_id = ? and position = ?`,
    [runId, position]
  )
  return found ?? null
}

/** Held until the transaction ends. */
export async function holdSeries(
  trx: TransactionClientContract,
  runId: number,
  position: number
): Promise<DiscoveredSeries | null> {
  const [found] = await rows<DiscoveredSeries>(
    trx,
    `select ${COLUMNS} from discovered_series where run_id = ? and position = ? for update`,
    [runId, position]
  )
  return found ?? null
}
