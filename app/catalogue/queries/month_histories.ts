import app from '@adonisjs/core/services/app'
import { preparedRows, type SqlClient } from '#shared/database'
import { MonthHistory } from '#catalogue/domain/month_history'
import type { MonthInventory } from '#catalogue/domain/month_inventory'

/** A product as far as its files go: every change of them gives its coverage another version. */
export type CoveredProduct = { id: number; coverageVersion: string | null }

type MonthRow = MonthInventory & { productId: number }

/** Histories of products that were quoted lately, kept under the version of their coverage. */
export class MonthHistories {
  #histories = new Map<string, MonthHistory>()

  constructor(private most = 1_000) {}

  /** By product id, with one statement for all that are not known, or with none. */
  async of(products: CoveredProduct[]): Promise<Map<number, MonthHistory>> {
    const unknown = products.filter((product) => !this.#histories.has(keyOf(product)))
    const read = await readHistories(
      null,
      unknown.map(({ id }) => id)
    )
    return new Map(
      products.map((product) => {
        const key = keyOf(product)
        const history = this.#histories.get(key) ?? read.get(product.id) ?? NO_FILES
        this.#remember(key, history)
        return [product.id, history]
      })
    )
  }

  #remember(key: string, history: MonthHistory) {
    this.#histories.delete(key)
    this.#histories.set(key, history)
    if (this.#histories.size > this.most) {
      this.#histories.delete(this.#histories.keys().next().value!)
    }
  }
}

const NO_FILES = new MonthHistory([])

const keyOf = ({ id, coverageVersion }: CoveredProduct) => `${id}:${coverageVersion}`

const histories = new MonthHistories()

/** What the inventory holds of products, by their ids. Inside a transaction it is read anew. */
export const loadHistories = (
  client: SqlClient,
  products: CoveredProduct[]
): Promise<ReadonlyMap<number, MonthHistory>> =>
  client || app.inTest
    ? readHistories(
        client,
        products.map(({ id }) => id)
      )
    : histories.of(products)

/** The same as the database, or a transaction, has it now; nothing for products without files. */
async function readHistories(
  client: SqlClient,
  productIds: number[]
): Promise<Map<number, MonthHistory>> {
  if (productIds.length === 0) return new Map()
  const found = await preparedRows<MonthRow>(client, MONTHS, [productIds])
  const byProduct = Map.groupBy(found, ({ productId }) => productId)
  return new Map([...byProduct].map(([id, months]) => [id, new MonthHistory(months)]))
}

const MONTHS = `
  select product_id as "productId", month, available, degraded, missing, extra, files, bytes,
         degraded_files as "degradedFiles", degraded_bytes as "degradedBytes",
         array_to_string(day_files, ',') as "dayFiles",
         array_to_string(day_bytes, ',') as "dayBytes"
    from coverage_months where product_id = any(?) order by product_id, month`
