import { ADDRESS_SECRET, hashOfSecret } from '#shared/address_secret'
import { preparedRows, rows } from '#shared/database'
import { feedAddress, feedSecrets } from '#subscriptions/gateways/feed_secrets'

export type OpenFeed = { id: string; userId: number; typeId: number; locale: 'en' | 'de' }

/** Whose subscription a secret address tells of; unknown, ended and of somebody locked are the same null. */
export async function findFeed(secret: string): Promise<OpenFeed | null> {
  if (!ADDRESS_SECRET.test(secret)) return null
  const [feed] = await preparedRows<OpenFeed>(
    null,
    `select f.id, s.user_id as "userId", s.type_id as "typeId", u.locale
       from subscription_feeds f
       join subscription_users s on s.id = f.subscription_id
       join users u on u.id = s.user_id and u.locked_at is null
      where f.secret_hash = :hash::text`,
    { hash: hashOfSecret(secret) }
  )
  return feed ?? null
}

export type OwnFeed = { address: string | null; createdAt: Date; readAt: Date | null }

type Kept = Omit<OwnFeed, 'address'> & { id: string; hash: string }

/** The feed of a subscription; without its address where a lost application key made it. */
export async function feedOf(subscriptionId: number): Promise<OwnFeed | null> {
  const [kept] = await rows<Kept>(
    null,
    `select id, secret_hash as hash, created_at as "createdAt", read_at as "readAt"
       from subscription_feeds where subscription_id = ?`,
    [subscriptionId]
  )
  if (!kept) return null
  const { id, hash, ...feed } = kept
  const secret = feedSecrets.knownSecret(id, hash)
  return { ...feed, address: secret && feedAddress(secret) }
}
