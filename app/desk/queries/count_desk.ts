import { scopesOf, type User } from '#identity'
import { preparedRows, rows } from '#shared/database'
import { seenKinds, type DeskKind } from '#desk/domain/kinds'
import type { Whose } from '#desk/domain/whose'
import { ASKED_FOR, THINGS } from '#desk/queries/things_sql'

/** How much of a kind lies there: by whose it is, and of those asked for also how much money. */
export type Tally = {
  kind: DeskKind
  everyone: number
  mine: number
  nobody: number
  later: number
  shown: number
  cents: number
  /** Of those asked for, since before a day. */
  old: number
}

type Asked = { kinds: readonly DeskKind[]; whose: Whose; me: number; before: string }

export const tallyDesk = ({ kinds, whose, me, before }: Asked) =>
  rows<Tally>(
    null,
    `select kind, count(*) filter (where not rests) as everyone,
            count(*) filter (where not rests and taken_by_id = :me) as mine,
            count(*) filter (where not rests and taken_by_id is null) as nobody,
            count(*) filter (where rests) as later,
            count(*) filter (where ${ASKED_FOR}) as shown,
            coalesce(sum(cents) filter (where ${ASKED_FOR}), 0)::bigint as cents,
            count(*) filter (where ${ASKED_FOR} and since < shop_day_begins(:before::date)) as old
       from (${THINGS}) as things group by kind`,
    { kinds: [...kinds], whose, me, before }
  )

/** How many things wait for somebody, of those that a person sees. Every page of staff asks: it takes less time than its plan. */
export async function countDesk(user: User): Promise<number> {
  const kinds = seenKinds(scopesOf(user))
  if (kinds.length === 0) return 0
  const [counted] = await preparedRows<{ things: number }>(
    null,
    `select count(*) as things from (${THINGS}) as things where not rests`,
    { kinds }
  )
  return counted!.things
}
