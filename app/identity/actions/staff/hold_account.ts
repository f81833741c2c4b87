import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/models/user'
import { coversRights } from '#identity/queries/covers_rights'
import { scopesOf } from '#identity/queries/scopes_of'
import { ok, refuse, type Result } from '#shared/domain/result'

export type HoldRefusal =
  | 'account.errors.user_unknown'
  | 'account.errors.rights_exceed_own'
  | 'identity.errors.no_permission'

export type AccountChange = { userId: number; by: User }
export type Held = { user: User; by: User }

/**
 * Holds it and the holder's own until the transaction ends: of two who take each other's rights at
 * the same moment, one comes too late. Refuses an account with more rights than theirs.
 */
export async function holdAccount(
  trx: TransactionClientContract,
  { userId, by }: AccountChange
): Promise<Result<Held, HoldRefusal>> {
  const found = await User.query({ client: trx })
    .whereIn('id', [userId, by.id])
    .orderBy('id')
    .forUpdate()
  const actor = found.find(({ id }) => id === by.id)
  if (!actor || !scopesOf(actor).has('users.write')) {
    return refuse('identity.errors.no_permission', { status: 403 })
  }
  const user = found.find(({ id }) => id === userId)
  if (!user) return refuse('account.errors.user_unknown', { status: 404 })
  return coversRights(actor, user)
    ? ok({ user, by: actor })
    : refuse('account.errors.rights_exceed_own', { status: 403 })
}
