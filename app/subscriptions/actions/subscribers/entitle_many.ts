import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAuditOfMany, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdSubscriptions } from '#subscriptions/actions/entitle/hold_subscriptions'

export type GivenRange = {
  startsOn: string | null
  endsOn: string | null
  actualStartsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
  /** Never given on to others. */
  isSalesTrial: boolean
}

export type Gift = {
  typeIds: readonly number[]
  userIds: readonly number[]
  ranges: readonly GivenRange[]
  action: string
  by: Actor
  reason?: string
  /** What a refusal names, and whose field it is: the people, or the types. */
  named?: 'people' | 'types'
}

type Held = { id: number; typeId: number; isUnrestricted: boolean; name: string; type: string }
type Added = GivenRange & { id: number; subscriptionId: number }

/** Gives date ranges of types to people whom the caller holds; who has one already keeps it. */
export async function entitleMany(
  trx: TransactionClientContract,
  { typeIds, userIds, ranges, action, by, reason, named = 'people' }: Gift
): Promise<Result<number>> {
  const held = await holdForAll(trx, typeIds, userIds)
  const unrestricted = held.filter(({ isUnrestricted }) => isUnrestricted)
  if (unrestricted.length > 0) return refuseUnrestricted(unrestricted, named)
  const added = await rows<Added>(trx, INSERT, {
    held: held.map(({ id }) => id),
    ranges: JSON.stringify(ranges),
  })
  await rows(trx, 'update subscription_users set version = default where id = any(?::bigint[])', [
    added.map(({ subscriptionId }) => subscriptionId),
  ])
  const typeOf = new Map(held.map(({ id, typeId }) => [id, typeId]))
  const entries = [...new Set(added.map(({ subscriptionId }) => subscriptionId))].map((id) => ({
    id,
    after: {
      typeId: typeOf.get(id)!,
      ranges: added.filter(({ subscriptionId }) => subscriptionId === id),
    },
  }))
  await recordAuditOfMany(trx, { actor: by, action, reason, type: 'subscription', entries })
  return ok(added.length)
}

function refuseUnrestricted(held: readonly Held[], named: 'people' | 'types') {
  const names = held.slice(0, 5).map((one) => (named === 'people' ? one.name : one.type))
  return refuse('subscriptions.subscribers.errors.unrestricted', {
    params: { names: names.join(', ') },
    status: 409,
    field: named === 'people' ? 'users' : 'subscriptions',
  })
}

async function holdForAll(
  trx: TransactionClientContract,
  typeIds: readonly number[],
  userIds: readonly number[]
): Promise<Held[]> {
  await holdSubscriptions(trx, { typeIds, userIds })
  return rows<Held>(
    trx,
    `select s.id, s.type_id as "typeId", s.is_unrestricted as "isUnrestricted", t.name as type,
            btrim(u.first_name || ' ' || u.last_name) as name
       from subscription_users s
       join users u on u.id = s.user_id
       join subscription_types t on t.id = s.type_id
      where s.type_id = any(?::int[]) and s.user_id = any(?::bigint[])
      order by s.id`,
    [[...typeIds], [...userIds]]
  )
}

const INSERT = `
  insert into subscription_ranges (subscription_id, starts_on, ends_on, actual_starts_on,
    visible_from, visible_until, is_trial, is_sales_trial)
  select held.id, g."startsOn", g."endsOn", g."actualStartsOn", g."visibleFrom", g."visibleUntil",
         g."isTrial", g."isSalesTrial"
    from unnest(:held::bigint[]) as held(id)
   cross join jsonb_to_recordset(:ranges::jsonb) as g("startsOn" date, "endsOn" date,
     "actualStartsOn" date, "visibleFrom" date, "visibleUntil" date, "isTrial" boolean, "isSalesTrial" boolean)
   where not exists (
     select from subscription_ranges r
      where r.subscription_id = held.id and r.starts_on is not distinct from g."startsOn"
        and r.ends_on is not distinct from g."endsOn"
        and r.visible_from is not distinct from g."visibleFrom"
        and r.visible_until is not distinct from g."visibleUntil" and r.is_trial = g."isTrial"
        and r.is_sales_trial = g."isSalesTrial")
  returning subscription_id as "subscriptionId", id, starts_on as "startsOn", ends_on as "endsOn",
    actual_starts_on as "actualStartsOn", visible_from as "visibleFrom",
    visible_until as "visibleUntil", is_trial as "isTrial",
    is_sales_trial as "isSalesTrial"`
