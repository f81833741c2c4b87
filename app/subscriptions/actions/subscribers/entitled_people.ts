import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Person = { id: number; name: string; isLocked: boolean; isGone: boolean }

const MOST_NAMED = 5

/** Holds accounts that are about to be given something; a locked one or one that is gone refuses it for all. */
export async function entitledPeople(
  trx: TransactionClientContract,
  userIds: readonly number[]
): Promise<Result<number[]>> {
  const asked = [...new Set(userIds)]
  if (asked.length === 0) {
    return refuse('subscriptions.subscribers.errors.nobody', { field: 'users' })
  }
  const people = await rows<Person>(trx, PEOPLE, [asked])
  if (people.length < asked.length || people.some(({ isGone }) => isGone)) {
    return refuse('entitlements.errors.user_unknown', { status: 404, field: 'users' })
  }
  const locked = people.filter(({ isLocked }) => isLocked).map(({ name }) => name)
  if (locked.length === 0) return ok(asked)
  return refuse('subscriptions.subscribers.errors.locked', {
    params: { names: locked.slice(0, MOST_NAMED).join(', ') },
    status: 409,
    field: 'users',
  })
}

const PEOPLE = `
  select id, btrim(first_name || ' ' || last_name) as name, locked_at is not null as "isLocked",
         erased_at is not null or merged_into is not null as "isGone"
    from users where id = any(?::bigint[]) order by id for key share`
