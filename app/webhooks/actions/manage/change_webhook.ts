import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import webhooks from '#config/webhooks'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, type Result } from '#shared/domain/result'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import { giveUpWaiting } from '#webhooks/actions/switch_off'
import type { HookWish } from '#webhooks/domain/hook_wish'
import { readReceiver, type Receiver } from '#webhooks/domain/receiver_url'
import { findWebhook, type Webhook } from '#webhooks/queries/find_webhook'

type Owner = Actor & { id: number }

/**
 * Changes a webhook of whoever asks. What waits goes to the new address; what waits for one that is
 * switched off is given up. A change begins anew with counting failures.
 */
export async function changeWebhook(
  owner: Owner,
  id: number,
  wish: HookWish
): Promise<Result<Webhook>> {
  const receiver = readReceiver(wish.url, webhooks)
  if (!receiver.ok) return receiver
  return transaction<Result<Webhook>>(async (trx) => {
    await rows(trx, 'select id from webhooks where id = ? and user_id = ? for update', [
      id,
      owner.id,
    ])
    const before = await findWebhook(owner.id, id, trx)
    if (!before) return UNKNOWN
    const unseen = refuseOtherThan(wish.version, before.version)
    if (!unseen.ok) return unseen
    const isOn = wish.isOn ?? before.isOn
    await update(trx, id, { ...wish, ...receiver.value, isOn })
    if (!isOn) await giveUpWaiting(trx, id)
    await recordAudit(trx, {
      actor: owner,
      subject: { type: 'webhook', id },
      action: 'webhook.changed',
      before: factsOf(before),
      after: factsOf({ ...wish, url: receiver.value.url, isOn }),
    })
    return ok((await findWebhook(owner.id, id, trx))!)
  })
}

async function update(
  trx: TransactionClientContract,
  id: number,
  { name, url, receiver, events, isOn }: HookWish & Receiver
): Promise<void> {
  await rows(
    trx,
    `update webhooks
        set name = :name, url = :url, receiver = :receiver, events = :events, is_on = :isOn,
            off_reason = case when :isOn then null else off_reason end,
            failing_since = null, paused_until = null, updated_at = now(), version = version + 1
      where id = :id`,
    { id, name, url, receiver, events, isOn } as never
  )
  await rows(
    trx,
    `update webhook_deliveries set receiver = ? where webhook_id = ? and state = 'Waiting'`,
    [receiver, id]
  )
}

const factsOf = ({ name, url, events, isOn }: HookWish) => ({ name, url, events, isOn })
