import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { refuse, type Result } from '#shared/domain/result'
import { holdVersion } from '#subscriptions/actions/entitle/hold_version'
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
  /** The subscription's version on which it was decided; without it the newest is changed. */
  seen?: number
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
  { userId, typeId, by, reason, requestId, seen }: Which,
  { action, change }: { action: string; change: Change }
): Promise<Result<undefined>> {
  const version = await holdVersion(trx, { userId, typeId })
  const [before] = await assignedSubscriptions(userId, typeId, trx)
  if (!before) return refuse('entitlements.errors.not_assigned', { status: 404 })
  const current = refuseOtherThan(seen, version)
  if (!current.ok) return current
  const changed = await change(trx, before)
  if (!changed.ok) return changed
  const [after] = await assignedSubscriptions(userId, typeId, trx)
  const subject = { type: 'subscription', id: before.id }
  if (after && isDeepStrictEqual(before, after)) return { ok: true, value: undefined }
  await rows(trx, 'update subscription_users set version = default where id = ?', [before.id])
  await recordAudit(trx, {
    ...{ actor: by, subject, action, reason, before: kept(before) },
    after: after && { ...kept(after), ...(requestId && { requestId }) },
  })
  return { ok: true, value: undefined }
}

/** What is said of the type is no part of what somebody has. */
const kept = ({ description: _, specialType: __, version: ___, ...held }: AssignedSubscription) =>
  held
