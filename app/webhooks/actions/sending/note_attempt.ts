import webhooks from '#config/webhooks'
import { preparedRows } from '#shared/database'
import type { ClaimedDelivery } from '#webhooks/actions/sending/claim_deliveries'
import { switchOffGone } from '#webhooks/actions/switch_off'
import { pauseAfter, wantsQuiet, type Answer } from '#webhooks/domain/delivery'

type Attempt = { delivery: ClaimedDelivery; answer: Answer; at: Date; ms: number }

const GONE = 410

/** Writes down a try. One that came after the claim was over, and somebody else's, is not counted. */
export async function noteAttempt(attempt: Attempt): Promise<void> {
  if (attempt.answer.problem === null) return noteSuccess(attempt)
  await noteFailure(attempt)
  if (attempt.answer.status === GONE) await switchOffGone(attempt.delivery.id)
}

const LOGGED = `logged as (
       insert into webhook_attempts (delivery_id, number, at, duration_ms, status, problem, answer)
       select id, attempts, :at::timestamptz, :ms::int, :status::int, :problem::text, :answer::text
         from done
     )`

/** A receiver that answers again gets at once what was waiting for it. */
async function noteSuccess(attempt: Attempt): Promise<void> {
  const [hook] = await preparedRows<{ wasFailing: boolean; webhookId: number }>(
    null,
    `with done as (
       update webhook_deliveries
          set state = 'Delivered', attempts = attempts + 1, leased_until = null,
              finished_at = clock_timestamp(), last_status = :status::int, last_problem = null
        where id = :id::bigint and attempts = :attempts::int and state = 'Waiting'
       returning id, attempts, webhook_id
     ), ${LOGGED}
     select h.id as "webhookId", h.failing_since is not null as "wasFailing"
       from done join webhooks h on h.id = done.webhook_id`,
    bindingsOf(attempt)
  )
  if (hook?.wasFailing) await letGo(hook.webhookId)
}

async function letGo(webhookId: number): Promise<void> {
  await preparedRows(
    null,
    `with hook as (
       update webhooks set failing_since = null, paused_until = null where id = :webhookId::bigint
       returning id
     )
     update webhook_deliveries d set next_attempt_at = now()
       from hook where d.webhook_id = hook.id and d.state = 'Waiting' and d.leased_until is null`,
    { webhookId }
  )
}

/** Where nobody answered, or was to be asked later, whatever else waits for the same webhook waits as long. */
async function noteFailure(attempt: Attempt): Promise<void> {
  const pause = Math.max(
    pauseAfter(attempt.delivery.attempts + 1, webhooks.pausesSeconds),
    attempt.answer.retryAfter ?? 0
  )
  await preparedRows(
    null,
    `with done as (
       update webhook_deliveries
          set attempts = attempts + 1, leased_until = null, last_status = :status::int,
              last_problem = :problem::text,
              next_attempt_at = clock_timestamp() + make_interval(secs => :pause::float8),
              state = case when give_up_at < clock_timestamp() + make_interval(secs => :pause::float8)
                           then 'Failed' else 'Waiting' end,
              finished_at = case when give_up_at < clock_timestamp() + make_interval(secs => :pause::float8)
                                 then clock_timestamp() end
        where id = :id::bigint and attempts = :attempts::int and state = 'Waiting'
       returning id, attempts, webhook_id, next_attempt_at
     ), ${LOGGED}, hook as (
       update webhooks h
          set failing_since = coalesce(h.failing_since, clock_timestamp()),
              paused_until = case when :wantsQuiet::boolean then done.next_attempt_at else h.paused_until end
         from done where h.id = done.webhook_id
       returning h.id, case when :wantsQuiet::boolean then done.next_attempt_at end as until
     )
     update webhook_deliveries d set next_attempt_at = hook.until
       from hook, done
      where d.webhook_id = hook.id and d.id <> done.id and d.state = 'Waiting'
        and d.leased_until is null and d.next_attempt_at < hook.until`,
    { ...bindingsOf(attempt), pause, wantsQuiet: wantsQuiet(attempt.answer) }
  )
}

const bindingsOf = ({ delivery, answer, at, ms }: Attempt) => ({
  ...{ id: delivery.id, attempts: delivery.attempts },
  ...{ at, ms, status: answer.status, problem: answer.problem, answer: answer.answer || null },
})
