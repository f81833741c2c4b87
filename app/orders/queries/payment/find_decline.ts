import { rows } from '#shared/database'

export type Decline = {
  /** The provider's words for the buyer. */
  message: string | null
}

/** The last card that was declined under a payment link, or null. */
export async function findDecline(link: string): Promise<Decline | null> {
  const [declined] = await rows<Decline>(
    null,
    `select message from payment_attempts
      where link_id = ? and reason = 'declined' order by created_at desc limit 1`,
    [link]
  )
  return declined ?? null
}
