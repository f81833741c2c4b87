import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdFactors } from '#identity/actions/factors/hold_factors'
import { tellOfFactor } from '#identity/actions/factors/tell_of_factor'
import { hashOfRecoveryCode, newRecoveryCodes } from '#identity/domain/recovery_code'
import type User from '#identity/models/user'
import { findFactors, hasFactor } from '#identity/queries/factors/find_factors'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** Makes recovery codes anew; the former ones end. Refuses without a factor that they could stand for. */
export function renewRecoveryCodes(
  user: User
): Promise<Result<string[], 'account.errors.factor_unknown'>> {
  return transaction(async (trx) => {
    await holdFactors(trx, user.subject)
    if (!hasFactor(await findFactors(user.subject, trx))) {
      return refuse('account.errors.factor_unknown', { status: 409 })
    }
    const codes = await writeCodes(trx, user.subject)
    await tellOfFactor(trx, user, 'recovery_codes_made')
    return ok(codes)
  })
}

/** Codes for an account that got its first factor; null where it has some. */
export async function firstRecoveryCodes(
  trx: TransactionClientContract,
  subject: string
): Promise<string[] | null> {
  const known = await rows(trx, 'select 1 from recovery_codes where subject = ? limit 1', [subject])
  return known.length === 0 ? writeCodes(trx, subject) : null
}

/** Without a factor nothing is left that a recovery code could stand for. */
export async function dropIdleCodes(
  trx: TransactionClientContract,
  subject: string
): Promise<void> {
  if (hasFactor(await findFactors(subject, trx))) return
  await rows(trx, 'delete from recovery_codes where subject = ?', [subject])
}

async function writeCodes(trx: TransactionClientContract, subject: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await rows(trx, 'delete from recovery_codes where subject = ?', [subject])
  await rows(
    trx,
    `insert into recovery_codes (subject, code_hash, created_at)
     select ?, hash, ? from unnest(?::text[]) as hash`,
    [subject, clock.now().toJSDate(), codes.map((code) => hashOfRecoveryCode(subject, code))]
  )
  return codes
}
