import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import webhooks from '#config/webhooks'
import { findUser, queueMailToPerson } from '#identity'
import { recordAudit, SYSTEM_ACTOR, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import type { OffReason } from '#webhooks/domain/off_reason'

type Hook = { id: number; userId: number; name: string; url: string; times: number }

const DAY_SECONDS = 86_400

/** Switches off webhooks of which every try failed for days, and tells their owners; not those of locked accounts. */
export async function switchOffFailing(): Promise<void> {
  const failing = await rows<{ id: number }>(
    null,
    `select id from webhooks
      where is_on and failing_since < now() - make_interval(secs => :tried::float8)
        and not exists (select from users u where u.id = user_id and u.locked_at is not null)
      order by id limit 500`,
    { tried: webhooks.triedSeconds }
  )
  for (const { id } of failing) await transaction((trx) => switchOff(trx, id, 'failures'))
}

/** The same for one whose receiver says that it will not come back (410). */
export async function switchOffGone(deliveryId: number): Promise<void> {
  const [hook] = await rows<{ id: number }>(
    null,
    'select webhook_id as id from webhook_deliveries where id = ?',
    [deliveryId]
  )
  if (hook) await transaction((trx) => switchOff(trx, hook.id, 'gone'))
}

/** Switches off a webhook of somebody for staff. One that is off already is as unknown as one of others. */
export const switchOffByStaff = (
  { userId, id }: { userId: number; id: number },
  by: Actor
): Promise<Result<undefined>> =>
  transaction<Result<undefined>>(async (trx) => {
    const [own] = await rows(
      trx,
      'select 1 from webhooks where id = ? and user_id = ? and is_on for update',
      [id, userId]
    )
    if (!own) return UNKNOWN
    await switchOff(trx, id, 'staff', by)
    return ok()
  })

async function switchOff(
  trx: TransactionClientContract,
  id: number,
  why: OffReason,
  actor: Actor = SYSTEM_ACTOR
): Promise<void> {
  const [hook] = await rows<Hook>(
    trx,
    `update webhooks
        set is_on = false, off_reason = :why, updated_at = now(), version = version + 1
      where id = :id and is_on and (:why <> 'failures' or failing_since is not null)
     returning id, user_id as "userId", name, url,
               extract(epoch from updated_at)::float8 as times`,
    { id, why }
  )
  if (!hook) return
  await giveUpWaiting(trx, id)
  await recordAudit(trx, {
    actor,
    subject: { type: 'webhook', id },
    action: 'webhook.switched_off',
    after: { isOn: false, why },
  })
  await tellOwner(trx, hook, why)
}

/** What has not been sent stays in the log, from which it can be sent again. */
export async function giveUpWaiting(trx: TransactionClientContract, id: number): Promise<void> {
  await rows(
    trx,
    `update webhook_deliveries set state = 'Failed', finished_at = now(), leased_until = null
      where webhook_id = ? and state = 'Waiting'`,
    [id]
  )
}

async function tellOwner(
  trx: TransactionClientContract,
  hook: Hook,
  why: OffReason
): Promise<void> {
  const owner = await findUser(hook.userId)
  if (!owner) return
  await queueMailToPerson(trx, owner.id, {
    dedupeKey: `webhook-off:${hook.id}:${hook.times}`,
    to: owner.email,
    locale: owner.locale,
    template: `webhooks.mails.off_${why}`,
    data: {
      ...{ name: owner.fullName, hook: hook.name, address: hook.url },
      days: Math.round(webhooks.triedSeconds / DAY_SECONDS),
      url: `${appUrl}/my-account/webhooks/${hook.id}`,
    },
  })
}
