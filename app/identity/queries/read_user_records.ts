import { readUsers } from '#identity/queries/read_users'
import { withRecords, type UserRecord } from '#identity/queries/user_record'

export async function readUserRecords(ids: readonly number[]): Promise<UserRecord[]> {
  const users = await readUsers(ids)
  const inOrder = ids.flatMap((id) => users.find((user) => user.id === id) ?? [])
  return withRecords(inOrder)
}

export async function getUserRecord(userId: number): Promise<UserRecord | null> {
  const [record] = await readUserRecords([userId])
  return record ?? null
}
