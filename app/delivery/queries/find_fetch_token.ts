import { rows } from '#shared/database'
import { hashOf } from '#delivery/gateways/link_token'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

export type Fetcher = { userId: number; email: string; reference: Reference; fulfilmentId: number }

/** For whom and which delivery a script's secret works; nothing when it does not, or no longer. */
export async function findFetchToken(token: string | undefined): Promise<Fetcher | undefined> {
  if (!token || token.length > 100) return undefined
  const [fetcher] = await rows<Fetcher>(
    null,
    `select t.user_id as "userId", u.email, ${REFERENCE} as reference, f.id as "fulfilmentId"
       from delivery_fetch_tokens t
       join fulfilments f on f.id = t.fulfilment_id
       join users u on u.id = t.user_id
      where t.token_hash = ? and t.expires_at > now() and u.locked_at is null`,
    [hashOf(token)]
  )
  return fetcher
}
