import { preparedRows, type SqlClient } from '#shared/database'

export async function copyAddressesOf(client: SqlClient, userId: number): Promise<string[]> {
  const [person] = await preparedRows<{ addresses: string[] }>(
    client,
    `select array_remove(array[
              case when second_email_verified_at is not null then second_email::text end,
              case when third_email_verified_at is not null then third_email::text end
            ], null) as addresses
       from users where id = ? and erased_at is null`,
    [userId]
  )
  return person?.addresses ?? []
}
