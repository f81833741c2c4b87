import { isConfirmed, refuseMerger, type MergerRefusal } from '#identity/domain/merger'
import User from '#identity/models/user'
import { coversRights } from '#identity/queries/covers_rights'
import { scopesOf } from '#identity/queries/scopes_of'
import { rows, type SqlClient } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Merger } from '#shared/people'

export type JudgedMerger = Merger & { by: User }
export type MergerCode =
  | MergerRefusal
  | 'account.errors.user_unknown'
  | 'account.errors.rights_exceed_own'
  | 'identity.errors.no_permission'
  | 'merger.errors.in_deletion'
  | 'merger.errors.while_paying'
  | 'merger.errors.not_confirmed'

export type BothAccounts = { from: User; into: User; by: User }

type Asked = JudgedMerger & { trx?: TransactionClientContract; isHeld?: boolean }

/** The two accounts of a merger, held until the transaction ends where that is asked; or why they cannot be merged. */
export async function judgeMerger({
  trx,
  isHeld,
  ...ids
}: Asked): Promise<Result<BothAccounts, MergerCode>> {
  const query = User.query(trx && { client: trx }).whereIn('id', [ids.from, ids.into, ids.by.id])
  const found = await (isHeld ? query.orderBy('id').forUpdate() : query)
  const [from, into, by] = [ids.from, ids.into, ids.by.id].map((id) =>
    found.find((user) => user.id === id)
  )
  if (!by || !scopesOf(by).has('users.write')) {
    return refuse('identity.errors.no_permission', { status: 403 })
  }
  if (!from || !into || from.erasedAt || into.erasedAt) {
    return refuse('account.errors.user_unknown', { status: 404, field: 'into' })
  }
  const code = refuseMerger({ from, into, by })
  if (code) return refuse(code, { status: 409, field: 'into' })
  if (!coversRights(by, from) || !coversRights(by, into)) {
    return refuse('account.errors.rights_exceed_own', { status: 403 })
  }
  if (await isInDeletion(trx ?? null, [from.id, into.id])) {
    return refuse('merger.errors.in_deletion', { status: 409, field: 'into' })
  }
  return ok({ from, into, by })
}

/** Refuses where the typed e-mail address is not that of the account that ends. */
export const refuseTyped = (
  typed: string | null,
  { email }: User
): Result<never, MergerCode> | null =>
  isConfirmed(typed ?? '', email)
    ? null
    : refuse('merger.errors.not_confirmed', { status: 422, field: 'confirm' })

async function isInDeletion(client: SqlClient, userIds: number[]): Promise<boolean> {
  const waiting = await rows(
    client,
    `select 1 from account_deletion_requests
      where user_id = any(?) and withdrawn_at is null and refused_at is null limit 1`,
    [userIds]
  )
  return waiting.length > 0
}
