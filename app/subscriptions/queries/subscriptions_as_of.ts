import { rows } from '#shared/database'

type PastRange = {
  startsOn: string | null
  endsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
  isSalesTrial: boolean
  actualStartsOn: string | null
  items: string[]
}

export type PastSubscription = {
  typeId: number
  name: string
  isUnrestricted: boolean
  visibleFrom: string | null
  visibleUntil: string | null
  ranges: PastRange[]
}

/** What somebody was entitled to at a moment, by name, whatever was changed or removed since. */
export const subscriptionsAsOf = (userId: number, moment: Date): Promise<PastSubscription[]> =>
  rows<PastSubscription>(
    null,
    `with latest as (
       select distinct on (subscription_id, range_id) subscription_id, range_id, type_id, state
         from subscription_versions
        where user_id = :userId::bigint and since <= :moment::timestamptz
        order by subscription_id, range_id, id desc
     )
     select s.type_id as "typeId", t.name, (s.state->>'isUnrestricted')::boolean as "isUnrestricted",
            (s.state->>'visibleFrom')::date as "visibleFrom",
            (s.state->>'visibleUntil')::date as "visibleUntil",
            coalesce((select jsonb_agg('{"actualStartsOn": null, "items": []}' || r.state order by r.state->>'startsOn' nulls first, r.range_id)
                        from latest r
                       where r.subscription_id = s.subscription_id and r.range_id is not null
                         and r.state is not null), '[]') as ranges
       from latest s join subscription_types t on t.id = s.type_id
      where s.range_id is null and s.state is not null
      order by t.name`,
    { userId, moment }
  )
