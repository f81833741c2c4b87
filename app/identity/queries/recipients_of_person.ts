import type { SqlClient } from '#shared/database'
import { copyAddressesOf } from '#identity/queries/copy_addresses_of'

/** Who gets a mail about a person's business: the address itself, then those that get a copy. */
export async function recipientsOfPerson(
  client: SqlClient,
  userId: number,
  to: string
): Promise<[string, ...string[]]> {
  const copies = await copyAddressesOf(client, userId)
  return [to, ...copies.filter((address) => address.toLowerCase() !== to.toLowerCase())]
}
