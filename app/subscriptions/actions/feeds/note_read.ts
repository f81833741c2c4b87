import { rows } from '#shared/database'

/** Says on the page that the feed is in use; once an hour is enough. */
export async function noteRead(feedId: string): Promise<void> {
  await rows(
    null,
    `update subscription_feeds set read_at = now()
      where id = ? and (read_at is null or read_at < now() - interval '1 hour')`,
    [feedId]
  )
}
