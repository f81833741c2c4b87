import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf } from '#identity/domain/actor'
import { sealSecret } from '#identity/gateways/authenticator_secret'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

const ago = (days: number) => clock.now().minus({ days, hours: 5 }).toJSDate()

/** An authenticator app, a passkey and recovery codes of which one is used; nobody has them any more. */
export async function addSecondFactors(trx: TransactionClientContract, user: User): Promise<void> {
  const { subject } = user
  const about = { actor: actorOf(user), subject: { type: 'user', id: user.id } }
  await rows(
    trx,
    `insert into authenticators (subject, encrypted_secret, last_step, created_at, last_used_at)
     values (?, ?, 0, ?, ?)`,
    [subject, sealSecret('JBSWY3DPEHPK3PXP'), ago(200), ago(9)]
  )
  await rows(
    trx,
    `insert into passkeys (subject, credential_id, public_key, counter, transports, is_synced, name,
                           created_at, last_used_at)
     values (?, gen_random_uuid()::text, 'demo', 0, '{internal}', true, 'iPhone', ?, ?)`,
    [subject, ago(90), ago(12)]
  )
  await rows(
    trx,
    `insert into recovery_codes (subject, code_hash, created_at, used_at)
     select ?, 'demo ' || n, ?, case n when 1 then ?::timestamptz end from generate_series(1, 10) n`,
    [subject, ago(200), ago(31)]
  )
  const steps = [
    ['authenticator_added', 200],
    ['recovery_codes_made', 200],
    ['passkey_added', 90],
    ['recovery_code_used', 31],
  ] as const
  for (const [action, days] of steps) {
    await recordAudit(trx, { ...about, action: `user.${action}`, at: ago(days) })
  }
}
