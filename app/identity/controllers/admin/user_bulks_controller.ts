import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { setLockIn } from '#identity/actions/staff/set_lock'
import User from '#identity/models/user'
import { refuse } from '#shared/domain/result'
import { answerBulk } from '#shared/http/bulk'
import { callerOf } from '#shared/http/caller'

export default class UserBulksController {
  lock(ctx: HttpContext) {
    return answerBulk(ctx, { act: lockStep(ctx, true) })
  }

  unlock(ctx: HttpContext) {
    return answerBulk(ctx, { act: lockStep(ctx, false), after: endSessionsOf })
  }
}

/** Who is locked already is left out: taking the step back would let in whom others have locked. */
function lockStep(ctx: HttpContext, isLocked: boolean) {
  const by = callerOf(ctx)
  return async (trx: TransactionClientContract, userId: number) => {
    const user = await User.query({ client: trx }).where({ id: userId }).forUpdate().first()
    if (user?.isLocked === isLocked) {
      return refuse(`people.errors.${isLocked ? 'locked' : 'not_locked'}`, { status: 409 })
    }
    return setLockIn(trx, { userId, by }, isLocked)
  }
}
