import identity from '#config/identity'
import { rows, type SqlClient } from '#shared/database'

/** Whether somebody else than this person administers the shop, named by the provider or granted here. */
export async function hasOtherAdministrator(client: SqlClient, userId: number): Promise<boolean> {
  const [found] = await rows<{ exists: boolean }>(
    client,
    `select exists (select from users
        where kind = 'staff' and id <> ? and erased_at is null and locked_at is null
          and (groups || granted_groups) && ?::text[]) as "exists"`,
    [userId, [identity.groups.admin]]
  )
  return found!.exists
}
