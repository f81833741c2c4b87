import { changesOf, type FieldChange } from '#identity/domain/user_history'
import { CHANGES_OF, type UserPart } from '#identity/domain/user_parts'
import { rows, type SqlClient } from '#shared/database'

type Values = Record<string, unknown> | null
type Entry = { who: string; before: Values; after: Values }
type Asked = { userId: number; part: UserPart; seen: number }

/** The number of the last entry of a person's history, which has none left out. */
export async function lastEntryOf(
  userId: number,
  client: SqlClient | null = null
): Promise<number> {
  const [last] = await rows<{ seq: number }>(
    client,
    `select coalesce(max(seq), 0) as seq from audit_events
      where subject_type = 'user' and subject_id = ?`,
    [String(userId)]
  )
  return last!.seq
}

export async function changesSince(
  { userId, part, seen }: Asked,
  client: SqlClient | null = null
): Promise<(FieldChange & { who: string })[]> {
  const { actions, fields } = CHANGES_OF[part]
  const entries = await rows<Entry>(
    client,
    `select actor_label as who, before, after from audit_events
      where subject_type = 'user' and subject_id = ? and seq > ?::bigint and action = any(?) order by seq`,
    [String(userId), seen, actions]
  )
  return entries.flatMap(({ who, before, after }) =>
    changesOf(before, after)
      .filter(({ field }) => fields.includes(field))
      .map((change) => ({ who, ...change }))
  )
}
