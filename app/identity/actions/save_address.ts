import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Address, AddressKind } from '#identity/domain/address'
import UserAddress from '#identity/models/user_address'
import { recordAudit, type Actor } from '#shared/audit'
import { inTransaction } from '#shared/database'

type Input = { userId: number; kind: AddressKind; address: Address; actor: Actor }

/** Stores a user's billing or delivery address, in the caller's transaction where there is one. */
export function saveAddress(input: Input, trx?: TransactionClientContract): Promise<void> {
  return inTransaction(trx, (own) => store(own, input))
}

async function store(trx: TransactionClientContract, { userId, kind, address, actor }: Input) {
  const known = await UserAddress.query({ client: trx }).where({ userId, kind }).forUpdate().first()
  const before = known?.toAddress()
  const row = known ?? new UserAddress().useTransaction(trx).merge({ userId, kind })
  const after = { ...address, addressLine2: address.addressLine2 || null }
  row.merge(after)
  if (known && !known.$isDirty) return
  await row.save()
  await recordAudit(trx, {
    actor,
    subject: { type: 'user', id: userId },
    action: `user.${kind}_address_saved`,
    before,
    after,
  })
}
