import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { writeDatedPrice } from '#catalogue/actions/write_dated_price'
import { sideOf, type Difference } from '#catalogue/actions/catalogue_import/differences'
import { columnsOf, INSERT, UPDATE } from '#catalogue/actions/catalogue_import/product_columns'
import type { WholeProduct } from '#catalogue/domain/product_problems'

export type Planned = { id: number | null; product: WholeProduct; differences: Difference[] }

/** The product's own row and its price, with an entry in its history; answers its id. */
export async function writeProduct(
  trx: TransactionClientContract,
  { id, product, differences }: Planned,
  actor: Actor
): Promise<number> {
  const [written] = await rows<{ id: number }>(trx, id ? UPDATE : INSERT, columnsOf(product))
  if (product.dailyPriceFrom !== null) {
    const { dailyPriceFrom: from, dailyPriceCents: cents } = product
    await writeDatedPrice(trx, { code: product.code, from, cents })
  }
  await recordAudit(trx, {
    actor,
    subject: { type: 'product', id: product.code },
    action: id ? 'product.changed' : 'product.created',
    before: id ? sideOf(differences, 'before') : undefined,
    after: id ? sideOf(differences, 'after') : product,
  })
  return written!.id
}
