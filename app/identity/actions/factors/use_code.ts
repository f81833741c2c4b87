import { holdFactors, personOf } from '#identity/actions/factors/hold_factors'
import { tellOfFactor } from '#identity/actions/factors/tell_of_factor'
import { hashOfRecoveryCode } from '#identity/domain/recovery_code'
import { stepOfCode } from '#identity/domain/time_code'
import { openSecret } from '#identity/gateways/authenticator_secret'
import { findFactors } from '#identity/queries/factors/find_factors'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'

/** Of two requests with the same code one finds its time step taken (RFC 6238, 5.2). */
export async function useTimeCode(subject: string, code: string): Promise<boolean> {
  const [kept] = await rows<{ sealed: string }>(
    null,
    'select encrypted_secret as sealed from authenticators where subject = ?',
    [subject]
  )
  const secret = kept && openSecret(kept.sealed)
  const step = secret ? stepOfCode(secret, code, clock.milliseconds()) : null
  if (step === null) return false
  const taken = await rows(
    null,
    `update authenticators set last_step = ?, last_used_at = ?
      where subject = ? and encrypted_secret = ? and last_step < ? returning subject`,
    [step, clock.now().toJSDate(), subject, kept!.sealed, step]
  )
  return taken.length === 1
}

/** Uses up a recovery code, once, and tells the owner how many are left. */
export function useRecoveryCode(subject: string, typed: string): Promise<boolean> {
  return transaction(async (trx) => {
    await holdFactors(trx, subject)
    const used = await rows(
      trx,
      `update recovery_codes set used_at = ?
        where subject = ? and code_hash = ? and used_at is null returning id`,
      [clock.now().toJSDate(), subject, hashOfRecoveryCode(subject, typed)]
    )
    if (used.length === 0) return false
    const { recoveryCodesLeft: left } = await findFactors(subject, trx)
    await tellOfFactor(trx, await personOf(trx, subject), 'recovery_code_used', { left })
    return true
  })
}
