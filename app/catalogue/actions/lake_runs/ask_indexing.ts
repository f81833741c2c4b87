import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { askRun } from '#catalogue/actions/lake_runs/ask_run'
import { productIdOf } from '#catalogue/queries/product_id_of'

/** Has a worker compare the lake with the days of a product; one that is under way goes on instead. */
export const askIndexing = (code: string, actor: Actor): Promise<Result<undefined>> =>
  refusableTransaction(async (trx): Promise<Result<undefined>> => {
    const productId = await productIdOf(trx, code)
    if (productId === null) return refuse('manage_products.errors.not_found', { status: 404 })
    const id = await askRun(trx, { kind: 'index', productId, asked: { prefixes: [] } }, actor)
    return id === null ? refuse('product_days.errors.indexing', { status: 409 }) : ok()
  })
