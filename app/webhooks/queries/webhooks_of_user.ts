import { rows } from '#shared/database'
import { listWebhooks, type Webhook } from '#webhooks/queries/find_webhook'

/** A webhook with what its log counts: what arrived, was given up, or waits. */
export type CountedWebhook = Webhook & {
  delivered: number
  failed: number
  waiting: number
  lastAt: Date | null
}

type Counts = Omit<CountedWebhook, keyof Webhook> & { id: number }

/** The webhooks of a person as staff see them; of what was told only how much. */
export async function webhooksOfUser(userId: number): Promise<CountedWebhook[]> {
  const [webhooks, counted] = await Promise.all([
    listWebhooks(userId),
    rows<Counts>(
      null,
      `select h.id, count(*) filter (where d.state = 'Delivered') as delivered,
              count(*) filter (where d.state = 'Failed') as failed,
              count(*) filter (where d.state = 'Waiting') as waiting, max(d.created_at) as "lastAt"
         from webhooks h left join webhook_deliveries d on d.webhook_id = h.id
        where h.user_id = ? group by h.id`,
      [userId]
    ),
  ])
  const countsOf = new Map(counted.map(({ id, ...counts }) => [id, counts]))
  const none = { delivered: 0, failed: 0, waiting: 0, lastAt: null }
  return webhooks.map((one) => ({ ...one, ...(countsOf.get(one.id) ?? none) }))
}
