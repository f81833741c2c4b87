import { rows } from '#shared/database'
import type { KnownSubscription } from '#contracts/domain/evidence/evidence'
import { BELONGED, bound, type Asked } from '#contracts/queries/evidence/asked'

/**
 * What was given by subscription at the moment, or when somebody left, and reaches into the part of the period in which he
 * belonged to the company; whatever was changed since.
 */
export const subscriptionsKnown = (asked: Asked): Promise<KnownSubscription[]> =>
  rows<KnownSubscription>(
    null,
    `with stretches as ${BELONGED},
     latest as (
       select distinct on (user_id, subscription_id, range_id) user_id, subscription_id, range_id,
              type_id, state
         from subscription_versions v
        where user_id = any(:userIds::bigint[]) and since < :moment::timestamptz
          and since < (select max(m.until) from stretches m where m.user_id = v.user_id)
        order by user_id, subscription_id, range_id, id desc),
     given as (
       select s.user_id, s.type_id, (s.state->>'isUnrestricted')::boolean as is_unrestricted,
              (select coalesce(jsonb_agg(jsonb_build_object('startsOn', r.state->'startsOn',
                        'endsOn', r.state->'endsOn', 'isTrial', r.state->'isTrial')
                        order by r.state->>'startsOn' nulls first, r.range_id), '[]')
                 from latest r
                where r.user_id = s.user_id and r.subscription_id = s.subscription_id
                  and r.range_id is not null and r.state is not null
                  and exists (select from stretches m where m.user_id = s.user_id
                    and daterange((r.state->>'startsOn')::date, (r.state->>'endsOn')::date, '[]')
                        && (daterange(:from::date, :to::date, '[]')
                            * daterange(shop_day(m.since), shop_day(m.until), '[]')))) as ranges
         from latest s where s.range_id is null and s.state is not null)
     select u.email as person, t.name, coalesce(g.is_unrestricted, false) as "isUnrestricted", g.ranges
       from given g join users u on u.id = g.user_id join subscription_types t on t.id = g.type_id
      where g.is_unrestricted or g.ranges <> '[]'
      order by u.email, t.name`,
    bound(asked)
  )
