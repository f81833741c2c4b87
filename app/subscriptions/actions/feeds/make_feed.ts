import { randomUUID } from 'node:crypto'
import { recordAudit, type Actor } from '#shared/audit'
import { hashOfSecret } from '#shared/address_secret'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { feedSecrets } from '#subscriptions/gateways/feed_secrets'

type Wish = { userId: number; typeId: number; by: Actor }

/** Makes the address of a subscription's feed; one that was there before ends with it. */
export const makeFeed = ({ userId, typeId, by }: Wish): Promise<Result<undefined>> =>
  transaction<Result<undefined>>(async (trx) => {
    const id = randomUUID()
    const hash = hashOfSecret(feedSecrets.secretFor(id))
    const [made] = await rows<{ subscriptionId: number }>(
      trx,
      `insert into subscription_feeds (id, subscription_id, secret_hash)
       select :id, s.id, :hash from subscription_users s
        where s.user_id = :userId and s.type_id = :typeId
       on conflict (subscription_id) do update
         set id = excluded.id, secret_hash = excluded.secret_hash, created_at = now(), read_at = null
       returning subscription_id as "subscriptionId"`,
      { id, hash, userId, typeId }
    )
    if (!made) return refuse('subscriptions.errors.unknown', { status: 404 })
    await recordAudit(trx, {
      actor: by,
      subject: { type: 'subscription', id: made.subscriptionId },
      action: 'subscription.feed_made',
    })
    return ok()
  })
