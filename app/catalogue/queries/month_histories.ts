import { rows, type SqlClient } from '#shared/database'
import type { MonthInventory } from '#catalogue/domain/month_inventory'

/** A product as far as its files go: every change of them gives its coverage another version. */
export type CoveredProduct = { id: number; coverageVersion: string | null }

type MonthRow = MonthInventory & { productId: number }

/** Month rows of products that were quoted lately, kept under the version of their coverage. */
export class MonthHistories {
  #histories = new Map<string, MonthInventory[]>()

  constructor(private most = 500) {}

  /** By product id, with one statement for all that are not known, or with none. */
  async of(products: CoveredProduct[]): Promise<Map<number, MonthInventory[]>> {
    const unknown = products.filter((product) => !this.#histories.has(keyOf(product)))
    const read = await readHistories(
      null,
      unknown.map(({ id }) => id)
    )
    return new Map(
      products.map((product) => {
        const key = keyOf(product)
        const months = this.#histories.get(key) ?? read.get(product.id) ?? []
        this.#remember(key, months)
        return [product.id, months]
      })
    )
  }

  #remember(key: string, months: MonthInventory[]) {
    this.#histories.delete(key)
    this.#histories.set(key, months)
    if (this.#histories.size > this.most) {
      this.#histories.delete(this.#histories.keys().next().value!)
    }
  }
}

const keyOf = ({ id, coverageVersion }: CoveredProduct) => `${id}:${coverageVersion}`

/** Month rows by product id as the database, or a transaction, has them now. */
export async function readHistories(
  client: SqlClient,
  productIds: number[]
): Promise<Map<number, MonthInventory[]>> {
  if (productIds.length === 0) return new Map()
  const found = await rows<MonthRow>(
    client,
    `select product_id as "productId", month, available, degraded, missing, extra, files, bytes,
            degraded_files as "degradedFiles", degraded_bytes as "degradedBytes",
            array_to_string(day_files, ',') as "dayFiles",
            array_to_string(day_bytes, ',') as "dayBytes"
       from coverage_months where product_id = any(?) order by product_id, month`,
    [productIds]
  )
  return Map.groupBy(found, ({ productId }) => productId)
}
