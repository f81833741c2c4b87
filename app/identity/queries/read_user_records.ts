import { readUsers } from '#identity/queries/read_users'
import { withRecords, type AskedOf, type UserRecord } from '#identity/queries/user_record'

export async function readUserRecords(
  ids: readonly number[],
  isAsked?: AskedOf
): Promise<UserRecord[]> {
  const users = await readUsers(ids)
  const inOrder = ids.flatMap((id) => users.find((user) => user.id === id) ?? [])
  return withRecords(inOrder, isAsked)
}

export async function getUserRecord(userId: number, isAsked?: AskedOf): Promise<UserRecord | null> {
  const [record] = await readUserRecords([userId], isAsked)
  return record ?? null
}
