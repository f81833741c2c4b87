import { preparedRows } from '#shared/database'
import type { Address } from '#identity/domain/address'
import type User from '#identity/models/user'
import { versionsOfUsers } from '#identity/queries/user_versions'
import { undeletableUsers } from '#shared/people'

export type UserRecord = {
  user: User
  billing: Address | null
  delivery: Address | null
  /** The code of why the user cannot be deleted, whoever asks; null as well where it was not asked for. */
  keptFor: string | null
  version: number
}

type AddressRow = Address & { userId: number; kind: 'billing' | 'delivery' }

/** Everybody, unless it is said of whom. */
export type AskedOf = (user: User) => boolean

/** Adds addresses, versions and why they cannot be deleted to some users, in one query each; the latter every module is asked. */
export async function withRecords(
  users: User[],
  isAsked: AskedOf = () => true
): Promise<UserRecord[]> {
  const ids = users.map(({ id }) => id)
  const asked = users.filter(isAsked).map(({ id }) => id)
  const [addresses, undeletable, versions] = await Promise.all([
    addressesOf(ids),
    undeletableUsers(asked),
    versionsOfUsers(ids),
  ])
  return users.map((user) => {
    const of = (kind: string) => {
      const row = addresses.find((one) => one.userId === user.id && one.kind === kind)
      if (!row) return null
      const { userId: _, kind: __, ...address } = row
      return address
    }
    const keptFor = undeletable.get(user.id) ?? null
    const version = versions.get(user.id)!
    return { user, billing: of('billing'), delivery: of('delivery'), keptFor, version }
  })
}

const addressesOf = (userIds: number[]) =>
  preparedRows<AddressRow>(
    null,
    `select user_id as "userId", kind, name, address_line_1 as "addressLine1",
            address_line_2 as "addressLine2", postcode, city, country
       from addresses where user_id = any(?)`,
    [userIds]
  )
