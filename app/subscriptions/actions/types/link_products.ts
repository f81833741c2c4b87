import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { judgeProducts, type TypeKind } from '#subscriptions/domain/type_kind'

type Type = { id: number; specialType: TypeKind['specialType'] }

/** Lets a type give these products and no others, and says their ids; refuses products that do not exist or that it cannot give. */
export async function linkProducts(
  trx: TransactionClientContract,
  type: Type,
  codes: readonly string[]
): Promise<Result<number[]>> {
  const found = await rows<{ id: number; code: string; kind: string }>(
    trx,
    'select id, code, kind from products where code = any(?::text[])',
    [[...codes]]
  )
  const unknown = codes.find((code) => !found.some((one) => one.code === code))
  if (unknown) {
    return refuse('subscriptions.types.errors.product_unknown', {
      field: 'products',
      params: { code: unknown },
    })
  }
  const judged = judgeProducts(type, found)
  if (!judged.ok) return judged
  const ids = found.map(({ id }) => id)
  await rows(
    trx,
    'delete from subscription_type_products where type_id = ? and not product_id = any(?::int[])',
    [type.id, ids]
  )
  await rows(
    trx,
    `insert into subscription_type_products select ?, unnest(?::int[])
     on conflict do nothing`,
    [type.id, ids]
  )
  return ok(ids)
}
