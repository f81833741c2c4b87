import webhooks from '#config/webhooks'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import { newSecret, sealSecret } from '#webhooks/gateways/secret'

export type RotatedSecret = { secret: string; formerSecretUntil: Date }

/**
 * Gives a webhook a new secret, which is shown this once. For a day messages carry a signature of the
 * former one as well, so that receivers can be changed over without missing any.
 */
export function rotateSecret(
  owner: Actor & { id: number },
  id: number
): Promise<Result<RotatedSecret>> {
  const secret = newSecret()
  return transaction<Result<RotatedSecret>>(async (trx) => {
    const [changed] = await rows<{ formerSecretUntil: Date }>(
      trx,
      `update webhooks
          set former_secret = secret, secret = :secret, updated_at = now(), version = version + 1,
              former_secret_until = now() + make_interval(hours => :hours::int)
        where id = :id and user_id = :userId
       returning former_secret_until::timestamptz as "formerSecretUntil"`,
      { id, userId: owner.id, secret: sealSecret(secret), hours: webhooks.overlapHours }
    )
    if (!changed) return UNKNOWN
    await recordAudit(trx, {
      actor: owner,
      subject: { type: 'webhook', id },
      action: 'webhook.secret_rotated',
      after: { formerSecretUntil: changed.formerSecretUntil.toISOString() },
    })
    return ok({ secret, ...changed })
  })
}
