import { holdFactors } from '#identity/actions/factors/hold_factors'
import { dropIdleCodes, firstRecoveryCodes } from '#identity/actions/factors/recovery_codes'
import { tellOfFactor } from '#identity/actions/factors/tell_of_factor'
import type { NewPasskey } from '#identity/gateways/passkeys'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Added = { recoveryCodes: string[] | null }
type Code = 'account.errors.passkey_known' | 'account.errors.too_many_passkeys'

const MOST_PASSKEYS = 20

/** Keeps a passkey that was checked. Answers recovery codes where it is the account's first factor. */
export function addPasskey(
  user: User,
  name: string,
  passkey: NewPasskey
): Promise<Result<Added, Code>> {
  const { subject } = user
  return transaction<Result<Added, Code>>(async (trx) => {
    await holdFactors(trx, subject)
    const kept = await rows(trx, 'select 1 from passkeys where subject = ?', [subject])
    if (kept.length >= MOST_PASSKEYS) {
      return refuse('account.errors.too_many_passkeys', { field: 'name', status: 409 })
    }
    const { credentialId, publicKey, counter, transports, isSynced } = passkey
    const added = await rows(
      trx,
      `insert into passkeys
         (subject, credential_id, public_key, counter, transports, is_synced, name, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (credential_id) do nothing returning id`,
      [
        ...[subject, credentialId, publicKey, counter, transports, isSynced, name],
        clock.now().toJSDate(),
      ]
    )
    if (added.length === 0) {
      return refuse('account.errors.passkey_known', { field: 'name', status: 409 })
    }
    await tellOfFactor(trx, user, 'passkey_added', { name })
    return ok({ recoveryCodes: await firstRecoveryCodes(trx, subject) })
  })
}

export function removePasskey(
  user: User,
  id: number
): Promise<Result<undefined, 'account.errors.factor_unknown'>> {
  return transaction(async (trx) => {
    await holdFactors(trx, user.subject)
    const [removed] = await rows<{ name: string }>(
      trx,
      'delete from passkeys where id = ? and subject = ? returning name',
      [id, user.subject]
    )
    if (!removed) return refuse('account.errors.factor_unknown', { status: 404 })
    await dropIdleCodes(trx, user.subject)
    await tellOfFactor(trx, user, 'passkey_removed', removed)
    return ok()
  })
}
