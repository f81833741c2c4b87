import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { actorOf } from '#identity/domain/actor'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { queueMail } from '#shared/mail'

type Refusal =
  | 'account.errors.deletion_requested'
  | 'account.errors.deletion_not_requested'
  | 'account.errors.deletion_of_staff'

/** Confirms it and tells the staff. The accounts of staff belong to their employer. */
export function requestDeletion(
  user: User,
  reason: string | null
): Promise<Result<undefined, Refusal>> {
  if (user.isStaff) {
    return Promise.resolve(refuse('account.errors.deletion_of_staff', { status: 403 }))
  }
  return transaction(async (trx) => {
    const [request] = await rows<{ id: number }>(
      trx,
      `insert into account_deletion_requests (user_id, reason, created_at) values (?, ?, ?)
       on conflict (user_id) where withdrawn_at is null and refused_at is null do nothing returning id`,
      [user.id, reason, clock.now().toJSDate()]
    )
    if (!request) return refuse('account.errors.deletion_requested', { status: 409 })
    await record(trx, user, 'user.deletion_requested')
    await mail(trx, user, `deletion-requested:${request.id}`, { reason: reason ?? '–' })
    return ok()
  })
}

export function withdrawDeletion(user: User): Promise<Result<undefined, Refusal>> {
  return transaction(async (trx) => {
    const [request] = await rows<{ id: number }>(
      trx,
      `update account_deletion_requests set withdrawn_at = ?
        where user_id = ? and withdrawn_at is null and refused_at is null returning id`,
      [clock.now().toJSDate(), user.id]
    )
    if (!request) return refuse('account.errors.deletion_not_requested', { status: 409 })
    await record(trx, user, 'user.deletion_withdrawn')
    await mail(trx, user, `deletion-withdrawn:${request.id}`)
    return ok()
  })
}

const record = (trx: TransactionClientContract, user: User, action: string) =>
  recordAudit(trx, { actor: actorOf(user), subject: { type: 'user', id: user.id }, action })

/** One mail to the person, one to the staff who carry it out. */
async function mail(
  trx: TransactionClientContract,
  user: User,
  key: string,
  data: { reason?: string } = {}
) {
  const event = key.split(':')[0]!.replace('-', '_')
  const url = `${appUrl}/admin/deletion-requests`
  const facts = { name: user.fullName, email: user.email, company: user.company, id: user.id, url }
  const letters = [
    { to: user.email, locale: user.locale, template: `account_mails.${event}` },
    { to: shop.support.email, locale: 'en' as const, template: `account_mails.${event}_staff` },
  ]
  for (const letter of letters) {
    const dedupeKey = `${key}:${letter.template}`
    await queueMail(trx, { ...letter, dedupeKey, data: { ...facts, ...data } })
  }
}
