import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUser } from '#identity'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { holdSubscriptions } from '#subscriptions/actions/entitle/hold_subscriptions'

/** What of filterable types is given only by the answer to a request. */
export type Door = 'staff' | 'request'

/** Sees to it that a person holds a type to which something is added, where he may have it from staff. */
export async function holdType(
  trx: TransactionClientContract,
  { userId, typeId }: Which,
  door: Door = 'staff'
): Promise<Result<undefined>> {
  const [type] = await rows<{ isFilterable: boolean }>(
    trx,
    'select is_filterable as "isFilterable" from subscription_types where id = ? for key share',
    [typeId]
  )
  if (!type) return refuse('entitlements.errors.type_unknown', { status: 404 })
  if (type.isFilterable && door === 'staff') {
    return refuse('entitlements.errors.by_request', { status: 409 })
  }
  const user = await findUser(userId)
  if (!user || user.erasedAt || user.mergedInto !== null) {
    return refuse('entitlements.errors.user_unknown', { status: 404 })
  }
  if (user.isLocked) return refuse('entitlements.errors.locked', { status: 409 })
  await holdSubscriptions(trx, { typeIds: [typeId], userIds: [userId] })
  return ok()
}
