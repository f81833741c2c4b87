import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import webhooks from '#config/webhooks'
import { clock } from '#shared/clock'
import { preparedRows } from '#shared/database'
import type { HookEvent } from '#webhooks/domain/events'
import { bodyOf, newMessageId } from '#webhooks/domain/message'

export type HookAnnouncement = {
  event: HookEvent
  /** Whose webhooks are told; they all get the same. */
  users: readonly number[]
  /** Names what happened: the second announcement under it tells nobody. */
  key: string
  /** What the message says besides event and moment; nothing that a receiver may not know. */
  data: Record<string, unknown>
}

/**
 * Announces an event to the webhooks of people, in the caller's transaction: one message, and a
 * delivery for each webhook that wants it, in one statement. The worker sends them after the commit.
 */
export async function announceToHooks(
  trx: TransactionClientContract,
  { event, users, key, data }: HookAnnouncement
): Promise<void> {
  await preparedRows(
    trx,
    `with hooks as (
       select id, receiver, paused_until from webhooks
        where user_id = any(:users::bigint[]) and is_on and :event::text = any(events)
     ), message as (
       insert into webhook_messages (id, event, dedupe_key, body)
       select :id::text, :event::text, :key::text, :body::text where exists (select from hooks)
       on conflict (dedupe_key) do nothing returning id
     )
     insert into webhook_deliveries (webhook_id, message_id, receiver, next_attempt_at, give_up_at)
     select hooks.id, message.id, hooks.receiver, greatest(now(), hooks.paused_until),
            now() + make_interval(secs => :tried::float8)
       from message, hooks`,
    {
      ...{ users: [...users], event, key, id: newMessageId() },
      ...{ body: bodyOf(event, data, clock.now().toJSDate()), tried: webhooks.triedSeconds },
    }
  )
}
