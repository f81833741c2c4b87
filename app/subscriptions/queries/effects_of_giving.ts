import { rows } from '#shared/database'
import type { RangeTerms } from '#subscriptions/domain/range_terms'
import { lossesOf, type Effect } from '#subscriptions/queries/losses_of'

type Given = { typeIds: readonly number[]; userIds: readonly number[]; terms: RangeTerms }
type Pair = { userId: number | null; person: string | null; typeId: number; type: string }

/** Nobody reads more lines beside a form. */
const MOST_TOLD = 20

/** What a new date range of some types gives to each of some people, or to somebody who has nothing yet. */
export async function effectsOfGiving({ typeIds, userIds, terms }: Given) {
  const pairs = await rows<Pair>(null, PAIRS, [[...userIds], [...typeIds]])
  const told: (Pair & Effect)[] = []
  for (const pair of pairs.slice(0, MOST_TOLD)) {
    const which = { userId: pair.userId ?? 0, typeId: pair.typeId, rangeId: null }
    told.push({ ...pair, losses: await lossesOf(which, terms), isGone: false })
  }
  return { told, more: pairs.length - told.length }
}

/** No account has the number 0. */
const PAIRS = `
  select u.id as "userId", btrim(u.first_name || ' ' || u.last_name) as person,
         t.id as "typeId", t.name as type
    from subscription_types t
    left join users u on u.id = any(?::bigint[])
   where t.id = any(?::int[])
   order by t.name, u.last_name, u.id`
