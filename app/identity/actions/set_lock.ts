import { endSessionsOf } from '#identity/actions/end_sessions'
import User from '#identity/models/user'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal = 'account.errors.user_unknown' | 'account.errors.staff_not_lockable'
type Input = { userId: number; actor: Actor; reason?: string }

/** Locks a customer out: every session and token ends with it. Staff cannot be locked here. */
export const lockUser = (input: Input): Promise<Result<User, Refusal>> => setLock(input, true)

/** Lets a locked customer in again. */
export const unlockUser = (input: Input): Promise<Result<User, Refusal>> => setLock(input, false)

async function setLock({ userId, actor, reason }: Input, isLocked: boolean) {
  const result = await transaction<Result<User, Refusal>>(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
    if (!user) return refuse('account.errors.user_unknown', { status: 404 })
    if (user.isStaff) return refuse('account.errors.staff_not_lockable', { status: 409 })
    if (user.isLocked === isLocked) return ok(user)
    await user.merge({ lockedAt: isLocked ? clock.now() : null }).save()
    await recordAudit(trx, {
      ...{ actor, reason, subject: { type: 'user', id: userId } },
      action: isLocked ? 'user.locked' : 'user.unlocked',
    })
    return ok(user)
  })
  if (result.ok && isLocked) await endSessionsOf(userId)
  return result
}
