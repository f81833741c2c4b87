import { receivedDays } from '#subscriptions'
import { EVERYTHING, partsOf, RANGE, type Held } from '#contracts/lists/permissioning/held_sql'

/*
 * What somebody had by subscription until it was taken away or changed: states of a subscription `s` and of its ranges `h`
 * that held together for a while and do so no longer, and the days of that while that what there is now does not tell.
 */

const VISIBLE = `(v.state->>'visibleFrom')::date as visible_from,
       (v.state->>'visibleUntil')::date as visible_until`

const SUBSCRIPTIONS = `(
    select v.id as version, v.subscription_id as id, v.user_id, v.type_id, v.since, v.until, ${VISIBLE},
           (v.state->>'isUnrestricted')::boolean as is_unrestricted
      from subscription_versions v where v.range_id is null and v.state is not null)`

const RANGES = `(
    select v.id as version, v.range_id as id, v.subscription_id, v.user_id, v.since, v.until, ${VISIBLE},
           (v.state->>'startsOn')::date as starts_on, (v.state->>'endsOn')::date as ends_on,
           (v.state->>'isTrial')::boolean as is_trial
      from subscription_versions v where v.range_id is not null and v.state is not null)`

const during = (since: string, until: string) => `
    cross join lateral (
      select case when ${since} < ${until}
                  then daterange(shop_day(${since}), shop_day(${until} - interval '1 microsecond'), '[]')
                  else 'empty' end as days) g`

const SAME_RANGE = `
    left join lateral (
      select ${receivedDays({ days: `daterange(m.starts_on, m.ends_on, '[]')`, subscription: 'n', range: 'm' })} as days
        from subscription_users n join subscription_ranges m on m.subscription_id = n.id
       where n.id = s.id and n.user_id = s.user_id and not n.is_unrestricted
         and m.id = h.id and m.is_trial = h.is_trial) k on true`

const SAME_SUBSCRIPTION = `
    left join lateral (
      select ${receivedDays({ days: EVERYTHING, subscription: 'n' })} as days
        from subscription_users n
       where n.id = s.id and n.user_id = s.user_id and n.is_unrestricted) k on true`

/** Parts by what they rest on, each with the days on which they were received that are not told by what is there now. */
const untold = (parts: string, received: string) => `(
      select e.part, e.basis, d.days as received
        from ${parts} e
       cross join lateral unnest(
         datemultirange((${received}) * g.days) - coalesce(datemultirange(k.days), '{}')) d (days))`

const OVER = { received: 'e.received', starts: `'-infinity'::date`, held: 'g.days' }
const BEGUN = `coalesce(lower(e.received)::text, '')`

const rangesOf = (which: string, ends: string): Held => ({
  ...OVER,
  range: `h.id || ':' || h.version || ':' || s.version || ':' || ${BEGUN}`,
  from: `${RANGES} h
    join ${SUBSCRIPTIONS} s on s.id = h.subscription_id and s.user_id = h.user_id
                           and not s.is_unrestricted and ${which}
    ${during('greatest(s.since, h.since)', 'least(s.until, h.until)')} ${SAME_RANGE}`,
  parts: untold(
    partsOf(RANGE, 'h.is_trial'),
    receivedDays({ days: 'e.part', subscription: 's', range: 'h' })
  ),
  ends,
})

const UNRESTRICTED: Held = {
  ...OVER,
  range: `'0:' || s.version || ':' || ${BEGUN}`,
  from: `(select * from ${SUBSCRIPTIONS} one where one.is_unrestricted and one.until is not null) s
    ${during('s.since', 's.until')} ${SAME_SUBSCRIPTION}`,
  parts: untold(partsOf(EVERYTHING, 'false'), receivedDays({ days: 'e.part', subscription: 's' })),
  ends: 'shop_day(s.until)',
}

export const PAST: readonly Held[] = [
  rangesOf('h.until is not null', 'shop_day(h.until)'),
  rangesOf('s.until is not null and h.until is null', 'shop_day(s.until)'),
  UNRESTRICTED,
]
