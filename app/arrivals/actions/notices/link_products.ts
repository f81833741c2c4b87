import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** These products and no others; refuses codes that there are not. */
export async function linkProducts(
  trx: TransactionClientContract,
  noticeId: number,
  codes: readonly string[]
): Promise<Result<undefined>> {
  const known = await rows<{ id: number; code: string }>(
    trx,
    'select id, code from products where code = any(?::text[])',
    [[...codes]]
  )
  const code = codes.find((one) => !known.some((product) => product.code === one))
  if (code !== undefined) {
    const details = { field: 'products', params: { code } }
    return refuse('subscriptions.types.errors.product_unknown', details)
  }
  await rows(trx, 'delete from arrival_notice_products where notice_id = ?', [noticeId])
  await rows(trx, 'insert into arrival_notice_products select ?, unnest(?::int[])', [
    noticeId,
    known.map(({ id }) => id),
  ])
  return ok()
}
