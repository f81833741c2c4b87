import webhooks from '#config/webhooks'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import { TEST_EVENT } from '#webhooks/domain/events'
import { bodyOf, newMessageId } from '#webhooks/domain/message'

/** Sends a message to a webhook of its owner, also to one that is switched off; it is tried at once. */
export async function sendTest(userId: number, id: number): Promise<Result<undefined>> {
  const messageId = newMessageId()
  const [made] = await rows<{ id: number }>(
    null,
    `with hook as (
       select id, receiver from webhooks where id = :id and user_id = :userId
     ), message as (
       insert into webhook_messages (id, event, dedupe_key, body)
       select :messageId::text, :event::text, :messageId::text, :body::text from hook
       returning id
     )
     insert into webhook_deliveries (webhook_id, message_id, receiver, give_up_at)
     select hook.id, message.id, hook.receiver, now() + make_interval(secs => :tried::float8)
       from hook, message
     returning id`,
    {
      ...{ id, userId, messageId, event: TEST_EVENT },
      ...{
        body: bodyOf(TEST_EVENT, { webhookId: id }, clock.now().toJSDate()),
        tried: webhooks.triedSeconds,
      },
    }
  )
  return made ? ok() : UNKNOWN
}
