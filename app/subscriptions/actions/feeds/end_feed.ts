import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'

type Wish = { userId: number; typeId: number; by: Actor }

/** The address of a subscription's feed answers nobody any more; without one nothing changes. */
export const endFeed = ({ userId, typeId, by }: Wish): Promise<void> =>
  transaction(async (trx) => {
    const [ended] = await rows<{ subscriptionId: number }>(
      trx,
      `delete from subscription_feeds f using subscription_users s
        where s.id = f.subscription_id and s.user_id = ? and s.type_id = ?
       returning f.subscription_id as "subscriptionId"`,
      [userId, typeId]
    )
    if (!ended) return
    await recordAudit(trx, {
      actor: by,
      subject: { type: 'subscription', id: ended.subscriptionId },
      action: 'subscription.feed_ended',
    })
  })
