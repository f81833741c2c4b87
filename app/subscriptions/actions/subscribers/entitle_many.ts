import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAuditOfMany, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** A range as its table has it; what sales gave as a trial is never given on. */
export type GivenRange = {
  startsOn: string | null
  endsOn: string | null
  actualStartsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
}

export type Gift = {
  typeId: number
  userIds: readonly number[]
  ranges: readonly GivenRange[]
  action: string
  by: Actor
}

type Held = { id: number; isUnrestricted: boolean; name: string }
type Added = GivenRange & { id: number; subscriptionId: number }

/** Gives date ranges of one type to many people whom the caller holds; who has one already keeps it. */
export async function entitleMany(
  trx: TransactionClientContract,
  { typeId, userIds, ranges, action, by }: Gift
): Promise<Result<number>> {
  const held = await holdForAll(trx, typeId, userIds)
  const unrestricted = held.filter(({ isUnrestricted }) => isUnrestricted)
  if (unrestricted.length > 0) {
    return refuse('subscriptions.subscribers.errors.unrestricted', {
      params: {
        names: unrestricted
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', '),
      },
      status: 409,
      field: 'users',
    })
  }
  const added = await rows<Added>(trx, INSERT, {
    held: held.map(({ id }) => id),
    ranges: JSON.stringify(ranges),
  })
  const entries = [...new Set(added.map(({ subscriptionId }) => subscriptionId))].map((id) => ({
    id,
    after: { typeId, ranges: added.filter(({ subscriptionId }) => subscriptionId === id) },
  }))
  await recordAuditOfMany(trx, { actor: by, action, type: 'subscription', entries })
  return ok(added.length)
}

async function holdForAll(
  trx: TransactionClientContract,
  typeId: number,
  userIds: readonly number[]
): Promise<Held[]> {
  await rows(
    trx,
    `insert into subscription_users (type_id, user_id)
     select ?::int, unnest(?::bigint[]) on conflict (type_id, user_id) do nothing`,
    [typeId, [...userIds]]
  )
  return rows<Held>(
    trx,
    `select s.id, s.is_unrestricted as "isUnrestricted",
            btrim(u.first_name || ' ' || u.last_name) as name
       from subscription_users s join users u on u.id = s.user_id
      where s.type_id = ? and s.user_id = any(?::bigint[]) order by s.id for update of s`,
    [typeId, [...userIds]]
  )
}

const INSERT = `
  insert into subscription_ranges (subscription_id, starts_on, ends_on, actual_starts_on,
    visible_from, visible_until, is_trial)
  select held.id, g."startsOn", g."endsOn", g."actualStartsOn", g."visibleFrom", g."visibleUntil",
         g."isTrial"
    from unnest(:held::bigint[]) as held(id)
   cross join jsonb_to_recordset(:ranges::jsonb) as g("startsOn" date, "endsOn" date,
     "actualStartsOn" date, "visibleFrom" date, "visibleUntil" date, "isTrial" boolean)
   where not exists (
     select from subscription_ranges r
      where r.subscription_id = held.id and r.starts_on is not distinct from g."startsOn"
        and r.ends_on is not distinct from g."endsOn"
        and r.visible_from is not distinct from g."visibleFrom"
        and r.visible_until is not distinct from g."visibleUntil" and r.is_trial = g."isTrial")
  returning subscription_id as "subscriptionId", id, starts_on as "startsOn", ends_on as "endsOn",
    actual_starts_on as "actualStartsOn", visible_from as "visibleFrom",
    visible_until as "visibleUntil", is_trial as "isTrial"`
