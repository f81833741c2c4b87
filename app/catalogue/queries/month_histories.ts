import app from '@adonisjs/core/services/app'
import { preparedRows, type SqlClient } from '#shared/database'
import { MonthHistory } from '#catalogue/domain/month_history'
import type { MonthInventory } from '#catalogue/domain/month_inventory'

/** A product as far as its files go: every change of them gives its coverage another version. */
export type CoveredProduct = { id: number; coverageVersion: string | null }

type MonthRow = MonthInventory & { productId: number }

/** Histories of products that were quoted lately, kept under the version of their coverage. */
export class MonthHistories {
  #histories = new Map<string, Promise<MonthHistory>>()

  constructor(
    private most = 1_000,
    private read = (ids: number[]) => readHistories(null, ids)
  ) {}

  /** With one statement at most. Whoever asks for what another one is reading waits for it. */
  async of(products: CoveredProduct[]): Promise<Map<number, MonthHistory>> {
    const unknown = products.filter((product) => !this.#histories.has(keyOf(product)))
    if (unknown.length > 0) this.#begin(unknown)
    const found = products.map((product) => this.#used(keyOf(product)))
    while (this.#histories.size > this.most) {
      this.#histories.delete(this.#histories.keys().next().value!)
    }
    return new Map((await Promise.all(found)).map((history, at) => [products[at]!.id, history]))
  }

  #begin(products: CoveredProduct[]) {
    const reading = this.read(products.map(({ id }) => id))
    for (const product of products) {
      const history = reading.then((read) => read.get(product.id) ?? NO_FILES)
      this.#histories.set(keyOf(product), history)
      history.catch(() => this.#histories.delete(keyOf(product)))
    }
  }

  /** Moves to the end what was asked for: the beginning goes first. */
  #used(key: string): Promise<MonthHistory> {
    const history = this.#histories.get(key)!
    this.#histories.delete(key)
    this.#histories.set(key, history)
    return history
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
export async function readHistories(
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
