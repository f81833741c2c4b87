import { rows } from '#shared/database'
import { findRefund, type Refund } from '#billing/queries/refund/find_refund'

/** A request that the provider does not show after this time has not arrived. */
const PAUSE = `interval '10 minutes'`

/** Whether the provider was asked so recently that it may still show up in its sum. */
export async function wasSentJustNow({ id }: Refund): Promise<boolean> {
  const recent = await rows(
    null,
    `select id from refunds where id = ? and sent_at > now() - ${PAUSE}`,
    [id]
  )
  return recent.length > 0
}

/** Of all who saw the refund unsent, or sent long ago, one may ask the provider; others: null. */
export async function claimRefund(
  { id }: Refund,
  canceledBeforeCents: number
): Promise<Refund | null> {
  const claimed = await rows(
    null,
    `update refunds set sent_at = now(), canceled_before_cents = :canceledBeforeCents,
            updated_at = now()
      where id = :id and state = 'Pending' and (sent_at is null or sent_at <= now() - ${PAUSE})
      returning id`,
    { id, canceledBeforeCents }
  )
  return claimed.length === 1 ? findRefund(null, id) : null
}
