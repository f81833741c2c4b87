import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import {
  assignedSubscriptions,
  type AssignedSubscription,
} from '#subscriptions/queries/assigned_subscriptions'

export type Which = {
  userId: number
  typeId: number
  by: Actor
  reason?: string
  requestId?: number
}

type Trx = TransactionClientContract
type Change = (trx: Trx, held: AssignedSubscription) => Promise<Result<unknown>>

/** Changes what somebody has of a type while nobody else does; what it was and is goes to its history, and nothing where it stayed as it was. */
export const changeHeld = (
  which: Which,
  action: string,
  change: Change
): Promise<Result<undefined>> => transaction((trx) => changeIn(trx, which, { action, change }))

/** The same within a transaction that has begun. */
export async function changeIn(
  trx: Trx,
  { userId, typeId, by, reason, requestId }: Which,
  { action, change }: { action: string; change: Change }
): Promise<Result<undefined>> {
  await rows(trx, 'select 1 from subscription_users where user_id = ? and type_id = ? for update', [
    userId,
    typeId,
  ])
  const [before] = await assignedSubscriptions(userId, typeId, trx)
  if (!before) return refuse('entitlements.errors.not_assigned', { status: 404 })
  const changed = await change(trx, before)
  if (!changed.ok) return changed
  const [after] = await assignedSubscriptions(userId, typeId, trx)
  const subject = { type: 'subscription', id: before.id }
  if (after && isDeepStrictEqual(before, after)) return { ok: true, value: undefined }
  await recordAudit(trx, {
    ...{ actor: by, subject, action, reason, before: kept(before) },
    after: after && { ...kept(after), ...(requestId && { requestId }) },
  })
  return { ok: true, value: undefined }
}

/** What is said of the type is no part of what somebody has. */
const kept = ({ description: _, specialType: __, ...held }: AssignedSubscription) => held
