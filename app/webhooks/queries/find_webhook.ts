import { rows, type SqlClient } from '#shared/database'
import type { HookEvent } from '#webhooks/domain/events'
import type { OffReason } from '#webhooks/domain/off_reason'

export type Webhook = {
  id: number
  name: string
  url: string
  events: HookEvent[]
  isOn: boolean
  offReason: OffReason | null
  failingSince: Date | null
  formerSecretUntil: Date | null
  createdAt: Date
  version: number
}

const COLUMNS = `id, name, url, events, is_on as "isOn", off_reason as "offReason",
  failing_since as "failingSince",
  case when former_secret_until > now() then former_secret_until end as "formerSecretUntil",
  created_at as "createdAt", version`

/** A person's webhook; somebody else's is as unknown as one that does not exist. */
export async function findWebhook(
  userId: number,
  id: number,
  client: SqlClient = null
): Promise<Webhook | null> {
  const [found] = await rows<Webhook>(
    client,
    `select ${COLUMNS} from webhooks where user_id = ? and id = ?`,
    [userId, id]
  )
  return found ?? null
}

/** The webhooks of a person, the oldest first. */
export const listWebhooks = (userId: number): Promise<Webhook[]> =>
  rows<Webhook>(null, `select ${COLUMNS} from webhooks where user_id = ? order by id`, [userId])
