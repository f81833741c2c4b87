import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { findUser, queueMailToPerson } from '#identity'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'

type Trx = TransactionClientContract
type Sent = Result<{ to: string }>

/** Tells a person what the subscription is and where its files are; as often as staff ask for it. */
export const sendWelcome = (which: Which): Promise<Sent> =>
  transaction((trx) => sendWelcomeIn(trx, which))

/** The same within a transaction that has begun. */
export async function sendWelcomeIn(
  trx: Trx,
  { userId, typeId, by, reason }: Which
): Promise<Sent> {
  const [held] = await assignedSubscriptions(userId, typeId, trx)
  const user = await findUser(userId)
  if (!held || !user) return refuse('entitlements.errors.not_assigned', { status: 404 })
  if (user.isLocked) {
    return refuse('subscriptions.subscribers.errors.welcome_locked', { status: 409 })
  }
  await queueMailToPerson(trx, userId, {
    dedupeKey: `subscription-welcome:${held.id}:${clock.milliseconds()}`,
    to: user.email,
    locale: user.locale,
    template: 'subscriptions.subscribers.mails.welcome',
    data: {
      ...{ name: user.fullName, subscription: held.name },
      url: `${appUrl}/my-account/my-subscriptions/${typeId}`,
    },
  })
  const subject = { type: 'subscription', id: held.id }
  await recordAudit(trx, { actor: by, subject, action: 'subscription.welcome_sent', reason })
  return ok({ to: user.email })
}
