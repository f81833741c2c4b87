import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refuseUnseenUser } from '#identity/actions/account/refuse_unseen_user'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { actorOf } from '#identity/domain/actor'
import { refuseLock } from '#identity/domain/user_changes'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal =
  | HoldRefusal
  | 'account.errors.staff_not_lockable'
  | 'merger.errors.merged_already'
  | 'shared.errors.changed_meanwhile'
type Input = AccountChange & {
  reason?: string
  /** The version on which it was decided; without it the newest is locked. */
  seen?: number
}

/** Sessions and tokens end: whoever comes with one is told. Staff cannot be locked here. */
export const lockUser = (input: Input): Promise<Result<User, Refusal>> => setLock(input, true)

/** Lets a locked customer in again; sessions from before the lock end unseen. */
export const unlockUser = (input: Input): Promise<Result<User, Refusal>> => setLock(input, false)

async function setLock(input: Input, isLocked: boolean) {
  const result = await transaction((trx) => setLockIn(trx, input, isLocked))
  if (result.ok && !isLocked) await endSessionsOf(input.userId)
  return result
}

/** Sessions from before a lock that is lifted are left to whoever lifts it. */
export async function setLockIn(
  trx: TransactionClientContract,
  input: Input,
  isLocked: boolean
): Promise<Result<User, Refusal>> {
  const held = await holdAccount(trx, input)
  if (!held.ok) return held
  const { user, by } = held.value
  const refusal = refuseLock(user)
  if (refusal) return refuse(refusal, { status: 409 })
  const unseen = await refuseUnseenUser(trx, input)
  if (!unseen.ok) return unseen
  if (user.isLocked === isLocked) return ok(user)
  await user.merge({ lockedAt: isLocked ? clock.now() : null }).save()
  await recordAudit(trx, {
    ...{ actor: actorOf(by), reason: input.reason, subject: { type: 'user', id: user.id } },
    action: isLocked ? 'user.locked' : 'user.unlocked',
  })
  return ok(user)
}
