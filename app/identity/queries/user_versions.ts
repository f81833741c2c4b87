import { lastEntryOf } from '#identity/queries/changes_since'
import { preparedRows, type SqlClient } from '#shared/database'

type Last = { userId: number; seq: number }

/** The version of an account: its history counts what changes, and a new account without one is the first. */
const versionAt = (lastEntry: number): number => lastEntry + 1

export const versionOfUser = async (userId: number, client: SqlClient | null = null) =>
  versionAt(await lastEntryOf(userId, client))

/** The same of some users by their ids, in one query. */
export async function versionsOfUsers(ids: number[]): Promise<Map<number, number>> {
  const found = await preparedRows<Last>(
    null,
    `select u.id as "userId",
            coalesce((select max(e.seq) from audit_events e
                       where e.subject_type = 'user' and e.subject_id = u.id::text), 0) as seq
       from users u where u.id = any(?)`,
    [ids]
  )
  return new Map(found.map(({ userId, seq }) => [userId, versionAt(seq)]))
}
