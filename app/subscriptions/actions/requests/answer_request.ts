import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUser, queueMailToPerson } from '#identity'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import type { HeldRequest } from '#subscriptions/actions/requests/hold_request'

type Answer = {
  state: 'Confirmed' | 'Rejected'
  by: Actor
  reason?: string
  typeId?: number
  rangeId?: number
  /** What the mail says of it, in the language of whoever asked. */
  facts: (locale: Locale) => Record<string, string>
}

/** Writes the answer to a held request down, with its history and the mail to whoever asked. */
export async function answerRequest(
  trx: TransactionClientContract,
  request: HeldRequest,
  { state, by, reason, typeId, rangeId, facts }: Answer
): Promise<void> {
  await rows(trx, UPDATE, {
    ...{ id: request.id, state, reason: reason ?? null, at: clock.now().toJSDate() },
    ...{ typeId: typeId ?? null, rangeId: rangeId ?? null },
  } as never)
  await recordAudit(trx, {
    actor: by,
    subject: { type: 'subscription_request', id: request.id },
    action: `subscription_request.${state.toLowerCase()}`,
    ...{ before: { state: request.state }, after: { state, typeId, rangeId }, reason },
  })
  const user = request.userId === null ? null : await findUser(request.userId)
  const locale = user?.locale ?? request.locale
  const mail = {
    dedupeKey: `subscription-request:${request.id}:${state.toLowerCase()}`,
    ...{ to: user?.email ?? request.email, locale },
    template: `subscription_requests.mails.${state.toLowerCase()}`,
    data: { id: request.id, product: request.productName, ...facts(locale) },
  }
  if (user) await queueMailToPerson(trx, user.id, mail)
  else await queueMail(trx, mail)
}

const UPDATE = `
  update subscription_requests
     set state = :state, reason = :reason::text, decided_at = :at::timestamptz,
         type_id = coalesce(:typeId::int, type_id), range_id = :rangeId::bigint
   where id = :id`
