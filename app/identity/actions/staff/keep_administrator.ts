import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isAdministrator } from '#identity/queries/covers_rights'
import { hasOtherAdministrator } from '#identity/queries/has_other_administrator'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import type { Refusal } from '#shared/domain/result'

export type LastAdministrator = 'account.errors.last_administrator'

/** Before anybody is held: of two who give it up at once the second sees the first is none. */
export const queueAsAdministrator = (trx: TransactionClientContract): Promise<unknown> =>
  rows(trx, `select pg_advisory_xact_lock(hashtextextended('the last administrator', 0))`)

/** Refuses what leaves the shop without an administrator; `wasOne` is what the person was before. */
export async function refuseLastAdministrator(
  trx: TransactionClientContract,
  user: User,
  wasOne: boolean
): Promise<Refusal<LastAdministrator> | null> {
  if (!wasOne || isAdministrator(user) || (await hasOtherAdministrator(trx, user.id))) return null
  return { code: 'account.errors.last_administrator', status: 409 }
}
