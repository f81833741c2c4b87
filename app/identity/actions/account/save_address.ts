import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Address, AddressKind } from '#identity/domain/address'
import { recordAudit, type Actor } from '#shared/audit'
import { inTransaction, preparedRows } from '#shared/database'

type Input = { userId: number; kind: AddressKind; address: Address; actor: Actor }

/** In the caller's transaction where there is one. */
export function saveAddress(input: Input, trx?: TransactionClientContract): Promise<void> {
  return inTransaction(trx, (own) => store(own, input))
}

async function store(trx: TransactionClientContract, { userId, kind, address, actor }: Input) {
  const { name, addressLine1, addressLine2, postcode, city, country } = address
  const after = { name, addressLine1, addressLine2: addressLine2 || null, postcode, city, country }
  const [before] = await preparedRows<Address>(trx, HOLD, [userId, kind])
  if (before && isSame(before, after)) return
  await preparedRows(trx, STORE, { userId, kind, ...after })
  await recordAudit(trx, {
    actor,
    subject: { type: 'user', id: userId },
    action: `user.${kind}_address_saved`,
    before,
    after,
  })
}

const isSame = (before: Address, after: Address) =>
  (Object.keys(after) as (keyof Address)[]).every((name) => before[name] === after[name])

const HOLD = `
  select name, address_line_1 as "addressLine1", address_line_2 as "addressLine2", postcode, city,
         country
    from addresses where user_id = ? and kind = ? for update`

const STORE = `
  insert into addresses
    (user_id, kind, name, address_line_1, address_line_2, postcode, city, country)
  values (:userId, :kind, :name, :addressLine1, :addressLine2, :postcode, :city, :country)
  on conflict (user_id, kind) do update
     set name = excluded.name, address_line_1 = excluded.address_line_1,
         address_line_2 = excluded.address_line_2, postcode = excluded.postcode,
         city = excluded.city, country = excluded.country, updated_at = now()`
