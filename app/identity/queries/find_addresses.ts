import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Address, AddressKind } from '#identity/domain/address'
import { preparedRows } from '#shared/database'

export type Addresses = { billing: Address | null; delivery: Address | null }

/** A user's addresses as they are stored; whether one is complete says `isComplete`. */
export async function findAddresses(
  userId: number,
  trx?: TransactionClientContract
): Promise<Addresses> {
  const found = await preparedRows<Address & { kind: AddressKind }>(
    trx ?? null,
    `select kind, name, address_line_1 as "addressLine1", address_line_2 as "addressLine2",
            postcode, city, country
       from addresses where user_id = ?`,
    [userId]
  )
  const of = (wanted: AddressKind) => {
    const { kind, ...address } = found.find((row) => row.kind === wanted) ?? {}
    return kind ? (address as Address) : null
  }
  return { billing: of('billing'), delivery: of('delivery') }
}
