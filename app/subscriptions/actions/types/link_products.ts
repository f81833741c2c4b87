import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** Lets a type give these products and no others, and says their ids; refuses codes of products that do not exist. */
export async function linkProducts(
  trx: TransactionClientContract,
  typeId: number,
  codes: readonly string[]
): Promise<Result<number[]>> {
  const found = await rows<{ id: number; code: string }>(
    trx,
    'select id, code from products where code = any(?::text[])',
    [[...codes]]
  )
  const unknown = codes.find((code) => !found.some((one) => one.code === code))
  if (unknown) {
    return refuse('subscriptions.types.errors.product_unknown', {
      field: 'products',
      params: { code: unknown },
    })
  }
  const ids = found.map(({ id }) => id)
  await rows(
    trx,
    'delete from subscription_type_products where type_id = ? and not product_id = any(?::int[])',
    [typeId, ids]
  )
  await rows(
    trx,
    `insert into subscription_type_products select ?, unnest(?::int[])
     on conflict do nothing`,
    [typeId, ids]
  )
  return ok(ids)
}
