import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf } from '#identity/domain/actor'
import type { FactorEvent } from '#identity/domain/factor_event'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { queueMail } from '#shared/mail'

type News = {
  /** Who did it, where it was not the owner. */
  by?: User
  name?: string
  left?: number
  reason?: string
}

export async function tellOfFactor(
  trx: TransactionClientContract,
  user: User,
  event: FactorEvent,
  { by = user, name, left, reason }: News = {}
): Promise<void> {
  await recordAudit(trx, {
    ...{ actor: actorOf(by), reason, subject: { type: 'user', id: user.id } },
    action: `user.${event}`,
    ...(name === undefined ? {} : { after: { name } }),
  })
  await queueMail(trx, {
    dedupeKey: `${event}:${user.id}:${randomUUID()}`,
    to: user.email,
    locale: user.locale,
    template: `account_mails.${event}`,
    data: { name: user.fullName, passkey: name ?? '', left: left ?? 0 },
  })
}
