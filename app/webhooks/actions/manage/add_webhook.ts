import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import webhooks from '#config/webhooks'
import { type Actor, recordAudit } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { HookWish } from '#webhooks/domain/hook_wish'
import { readReceiver } from '#webhooks/domain/receiver_url'
import { newSecret, sealSecret } from '#webhooks/gateways/secret'
import { findWebhook, type Webhook } from '#webhooks/queries/find_webhook'

type Owner = Actor & { id: number }

/** A webhook with its secret, which is shown this once. */
export type AddedWebhook = { webhook: Webhook; secret: string }

/** Adds a webhook for whoever asks. Refused where there are as many as there may be. */
export async function addWebhook(owner: Owner, wish: HookWish): Promise<Result<AddedWebhook>> {
  const receiver = readReceiver(wish.url, webhooks)
  if (!receiver.ok) return receiver
  const secret = newSecret()
  return refusableTransaction<Result<AddedWebhook>>(async (trx) => {
    if (await hasMost(trx, owner.id)) {
      return refuse('webhooks.errors.too_many', {
        params: { n: webhooks.mostPerPerson },
        status: 409,
      })
    }
    const id = await insert(trx, { ...wish, ...receiver.value, userId: owner.id, secret })
    await recordAudit(trx, {
      actor: owner,
      subject: { type: 'webhook', id },
      action: 'webhook.added',
      after: { name: wish.name, url: receiver.value.url, events: wish.events },
      isNew: true,
    })
    return ok({ webhook: (await findWebhook(owner.id, id, trx))!, secret })
  })
}

/** One at a time for each person, so that two requests cannot pass the limit together. */
async function hasMost(trx: TransactionClientContract, userId: number): Promise<boolean> {
  await rows(trx, `select pg_advisory_xact_lock(hashtext('webhooks of ' || ?::text))`, [userId])
  const [counted] = await rows<{ count: number }>(
    trx,
    'select count(*) as count from webhooks where user_id = ?',
    [userId]
  )
  return counted!.count >= webhooks.mostPerPerson
}

type New = HookWish & { receiver: string; userId: number; secret: string }

async function insert(trx: TransactionClientContract, hook: New): Promise<number> {
  const [made] = await rows<{ id: number }>(
    trx,
    `insert into webhooks (user_id, name, url, receiver, events, secret, is_on)
     values (:userId, :name, :url, :receiver, :events, :secret, :isOn) returning id`,
    { ...hook, secret: sealSecret(hook.secret), isOn: hook.isOn ?? true } as never
  )
  return made!.id
}
