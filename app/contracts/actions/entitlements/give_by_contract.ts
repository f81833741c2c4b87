import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { giveDaysIn } from '#subscriptions'
import { daysOf } from '#contracts/domain/stretch'
import { findGift, type Gift } from '#contracts/queries/entitlements/find_gift'

export type GiftWish = {
  contractId: number
  userIds: readonly number[]
  /** The contract's version that somebody was looking at. */
  version: number
  actor: Actor
}

/** Gives people of a company the days of its contract that they do not have yet: all of them, or none. */
export const giveByContract = (wish: GiftWish): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const held = await holdContract(trx, wish)
    if (!held.ok) return held
    const gift = (await findGift(wish.contractId, trx, { userIds: wish.userIds }))!
    const chosen = gift.users.filter(({ id }) => wish.userIds.includes(id))
    if (chosen.length === 0 || chosen.length < new Set(wish.userIds).size) {
      const code = wish.userIds.length === 0 ? 'nobody' : 'not_theirs'
      return refuse(`contracts.mending.errors.${code}`, { field: 'users' })
    }
    return giveTypes(trx, { ...gift, users: chosen }, wish)
  })

async function giveTypes(
  trx: TransactionClientContract,
  { contract, types, users }: Gift,
  { contractId, actor }: GiftWish
): Promise<Result<number>> {
  const days = contract.days.map(daysOf)
  const given: string[] = []
  for (const { id: typeId, name } of types) {
    const userIds = users.filter(({ misses }) => misses.includes(typeId)).map(({ id }) => id)
    if (userIds.length === 0) continue
    const done = await giveDaysIn(trx, { typeId, userIds, days, by: actor })
    if (!done.ok) return done
    given.push(name)
  }
  if (given.length === 0) {
    return refuse('contracts.mending.errors.all_have', { field: 'users', status: 409 })
  }
  const subject = { type: 'contract', id: contractId }
  const after = { people: users.length, types: given.join(', ') }
  await recordAudit(trx, { actor, subject, action: 'contract.given', after })
  return ok(users.length)
}

/** The contract, and its people: nobody edits it, gives by it or moves them meanwhile. */
async function holdContract(
  trx: TransactionClientContract,
  { contractId, userIds, version }: GiftWish
): Promise<Result<undefined>> {
  const [held] = await rows<{ version: number }>(
    trx,
    'select version from contracts where id = ?::bigint for update',
    [contractId]
  )
  if (!held) return refuse('contracts.records.errors.not_found', { status: 404 })
  if (held.version !== version) return refuse('contracts.mending.errors.changed', { status: 409 })
  await rows(trx, 'select 1 from users where id = any(?::bigint[]) order by id for share', [
    [...userIds],
  ])
  return ok()
}
