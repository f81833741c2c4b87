import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Address } from '#identity/domain/address'
import UserAddress from '#identity/models/user_address'

export type Addresses = { billing: Address | null; delivery: Address | null }

/** A user's addresses as they are stored; whether one is complete says `isComplete`. */
export async function findAddresses(
  userId: number,
  trx?: TransactionClientContract
): Promise<Addresses> {
  const rows = await UserAddress.query({ client: trx }).where({ userId })
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.toAddress() ?? null
  return { billing: of('billing'), delivery: of('delivery') }
}
