import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { saveAddress } from '#identity/actions/account/save_address'
import { ADDRESS_KINDS, type AddressKind } from '#identity/domain/address'
import type User from '#identity/models/user'
import { findAddresses } from '#identity/queries/find_addresses'
import type { Actor } from '#shared/audit'

/** Of each kind the address that the account which goes on has, or that of the other one. */
export type ChosenAddresses = Record<AddressKind, 'keep' | 'take'>

type Wish = { from: User; into: User; actor: Actor; addresses: ChosenAddresses }

/** The addresses that were chosen, and the business partner where there was none. */
export async function carryOver(
  trx: TransactionClientContract,
  { from, into, actor, addresses }: Wish
): Promise<void> {
  const [theirs, own] = [await findAddresses(from.id, trx), await findAddresses(into.id, trx)]
  for (const kind of ADDRESS_KINDS) {
    const address = theirs[kind]
    if (address && (addresses[kind] === 'take' || !own[kind])) {
      await saveAddress({ userId: into.id, kind, address, actor }, trx)
    }
  }
  if (!from.businessPartnerId || into.businessPartnerId) return
  const { businessPartnerId, businessPartnerName } = from
  await into.merge({ businessPartnerId, businessPartnerName }).save()
}
