import webhooks from '#config/webhooks'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Which = { userId: number; webhookId: number; deliveryId: number }

/** Sends a message of the log once more, under its id and signed anew; failures are tried again as ever. */
export async function sendAgain({
  userId,
  webhookId,
  deliveryId,
}: Which): Promise<Result<undefined>> {
  const [found] = await rows<{ isFlying: boolean }>(
    null,
    `with found as (
       select d.id, d.state = 'Waiting' and d.leased_until is not null as flies
         from webhook_deliveries d join webhooks h on h.id = d.webhook_id
        where d.id = :deliveryId and h.id = :webhookId and h.user_id = :userId
     ), again as (
       update webhook_deliveries d
          set state = 'Waiting', next_attempt_at = now(), finished_at = null,
              give_up_at = now() + make_interval(secs => :tried::float8)
         from found where d.id = found.id and not found.flies
       returning d.id
     )
     select found.flies as "isFlying" from found`,
    { userId, webhookId, deliveryId, tried: webhooks.triedSeconds }
  )
  if (!found) return refuse('webhooks.errors.delivery_unknown', { status: 404 })
  if (found.isFlying) return refuse('webhooks.errors.being_sent', { status: 409 })
  return ok()
}
