import { holdFactors } from '#identity/actions/factors/hold_factors'
import { dropIdleCodes, firstRecoveryCodes } from '#identity/actions/factors/recovery_codes'
import { tellOfFactor } from '#identity/actions/factors/tell_of_factor'
import { stepOfCode } from '#identity/domain/time_code'
import { sealSecret } from '#identity/gateways/authenticator_secret'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Input = { user: User; secret: string; code: string }
type Added = { recoveryCodes: string[] | null }
type Code = 'account.errors.code_wrong' | 'account.errors.authenticator_known'

/** The first code proves the secret and is used up. Answers recovery codes for a first factor. */
export function addAuthenticator({ user, secret, code }: Input): Promise<Result<Added, Code>> {
  const { subject } = user
  return transaction<Result<Added, Code>>(async (trx) => {
    const step = stepOfCode(secret, code, clock.milliseconds())
    if (step === null) return refuse('account.errors.code_wrong', { field: 'code' })
    await holdFactors(trx, subject)
    const added = await rows(
      trx,
      `insert into authenticators (subject, encrypted_secret, last_step, created_at)
       values (?, ?, ?, ?) on conflict (subject) do nothing returning subject`,
      [subject, sealSecret(secret), step, clock.now().toJSDate()]
    )
    if (added.length === 0) return refuse('account.errors.authenticator_known', { status: 409 })
    await tellOfFactor(trx, user, 'authenticator_added')
    return ok({ recoveryCodes: await firstRecoveryCodes(trx, subject) })
  })
}

export function removeAuthenticator(
  user: User
): Promise<Result<undefined, 'account.errors.factor_unknown'>> {
  return transaction(async (trx) => {
    await holdFactors(trx, user.subject)
    const removed = await rows(
      trx,
      'delete from authenticators where subject = ? returning subject',
      [user.subject]
    )
    if (removed.length === 0) return refuse('account.errors.factor_unknown', { status: 404 })
    await dropIdleCodes(trx, user.subject)
    await tellOfFactor(trx, user, 'authenticator_removed')
    return ok()
  })
}
