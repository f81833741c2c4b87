import { rows } from '#shared/database'
import type { DeskKind } from '#desk/domain/kinds'
import type { Whose } from '#desk/domain/whose'
import { ASKED_FOR, THINGS } from '#desk/queries/things_sql'

export type Thing = {
  kind: DeskKind
  key: string
  since: Date
  cents: number | null
  takenById: number | null
  takenBy: string | null
  takenAt: Date | null
  snoozedUntil: string | null
}

type Asked = { kinds: readonly DeskKind[]; whose: Whose; me: number; first: number }

/** The first ones of each kind, those that wait longest before all others. */
export const listThings = ({ kinds, whose, me, first }: Asked) =>
  rows<Thing>(
    null,
    `select placed.kind, placed.key, since, cents, taken_by_id as "takenById",
            taken_at as "takenAt", snoozed_until as "snoozedUntil",
            (select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)
               from users u where u.id = taken_by_id) as "takenBy"
       from (select things.*, row_number() over (partition by kind order by since, key) as place
               from (${THINGS}) as things where ${ASKED_FOR}) as placed
      where place <= :first order by placed.kind, place`,
    { kinds: [...kinds], whose, me, first }
  )
