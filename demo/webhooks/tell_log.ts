import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { DemoHook, DemoMessage } from '#demo/webhooks/demo_hooks'
import { bodyOf, newMessageId } from '#webhooks/domain/message'

const HOUR = 3_600_000

/** Writes what a webhook was told, with every try, as if it had happened. */
export async function tellLog(
  trx: TransactionClientContract,
  webhookId: number,
  { url, tries: messages }: DemoHook
): Promise<void> {
  for (const message of [...messages].reverse()) {
    await tell(trx, { webhookId, receiver: new URL(url).origin, message })
  }
}

type Told = { webhookId: number; receiver: string; message: DemoMessage }

async function tell(trx: TransactionClientContract, told: Told): Promise<void> {
  const { event, data, hoursAgo, state, tries } = told.message
  const at = new Date(Date.now() - hoursAgo * HOUR)
  const messageId = newMessageId()
  const last = tries.at(-1)!
  await rows(
    trx,
    `insert into webhook_messages (id, event, dedupe_key, body, created_at)
     values (?, ?, ?, ?, ?)`,
    [messageId, event, messageId, bodyOf(event, data, at), at]
  )
  const [made] = await rows<{ id: number }>(
    trx,
    `insert into webhook_deliveries
       (webhook_id, message_id, receiver, state, attempts, next_attempt_at, give_up_at,
        last_status, last_problem, created_at, finished_at)
     values (:webhookId, :messageId, :receiver, :state, :attempts, now() + interval '40 minutes',
        :at::timestamptz + interval '3 days', :status, :problem, :at::timestamptz,
        case when :state <> 'Waiting' then :at::timestamptz + interval '1 hour' end)
     returning id`,
    {
      ...{ webhookId: told.webhookId, messageId, receiver: told.receiver, state, at },
      ...{ attempts: tries.length, status: last.status, problem: last.problem },
    }
  )
  await rows(
    trx,
    `insert into webhook_attempts (delivery_id, number, at, duration_ms, status, problem, answer)
     select :id::bigint, n, :at::timestamptz + make_interval(mins => ((n - 1) * (n - 1))::int),
            (t ->> 'ms')::int, (t ->> 'status')::int, t ->> 'problem', nullif(t ->> 'answer', '')
       from jsonb_array_elements(:tries::jsonb) with ordinality tried (t, n)`,
    { id: made!.id, at, tries: JSON.stringify(tries) }
  )
}
