import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { refuseUnseenUser } from '#identity/actions/account/refuse_unseen_user'
import { holdFactors } from '#identity/actions/factors/hold_factors'
import { tellOfFactor } from '#identity/actions/factors/tell_of_factor'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import { findFactors, hasFactor } from '#identity/queries/factors/find_factors'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Input = AccountChange & {
  reason: string
  /** The account's version on which it was decided; without it the newest is changed. */
  seen?: number
}
type Code = HoldRefusal | 'account.errors.factor_unknown' | 'shared.errors.changed_meanwhile'

/** Staff make sure first who is asking; the owner is told by mail, and signed out everywhere. */
export async function removeFactors(input: Input): Promise<Result<undefined, Code>> {
  const removed = await remove(input)
  if (removed.ok) await endSessionsOf(input.userId)
  return removed
}

function remove({ reason, ...input }: Input) {
  return transaction<Result<undefined, Code>>(async (trx) => {
    const held = await holdAccount(trx, input)
    if (!held.ok) return held
    const { user, by } = held.value
    const unseen = await refuseUnseenUser(trx, input)
    if (!unseen.ok) return unseen
    if (user.issuer !== EMBEDDED_ISSUER) {
      return refuse('account.errors.factor_unknown', { status: 409 })
    }
    await holdFactors(trx, user.subject)
    if (!hasFactor(await findFactors(user.subject, trx))) {
      return refuse('account.errors.factor_unknown', { status: 409 })
    }
    for (const table of ['authenticators', 'passkeys', 'recovery_codes']) {
      await rows(trx, `delete from ${table} where subject = ?`, [user.subject])
    }
    await endProviderSessionsOf(trx, user.subject)
    await tellOfFactor(trx, user, 'factors_removed', { by, reason })
    return ok()
  })
}
