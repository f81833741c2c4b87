import { rows } from '#shared/database'

export async function countWebhooksOf(userId: number): Promise<number> {
  const [counted] = await rows<{ webhooks: number }>(
    null,
    'select count(*)::int as webhooks from webhooks where user_id = ?',
    [userId]
  )
  return counted!.webhooks
}
