import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdUser } from '#identity/queries/read_users'
import { versionOfUser } from '#identity/queries/user_versions'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok } from '#shared/domain/result'

type Seen = { userId: number; seen?: number }

/** Refuses a change of an account that has changed since it was looked at, and holds one that has not. */
export async function refuseUnseenUser(trx: TransactionClientContract, { userId, seen }: Seen) {
  if (seen === undefined) return ok()
  await holdUser(trx, userId)
  return refuseOtherThan(seen, await versionOfUser(userId, trx))
}
