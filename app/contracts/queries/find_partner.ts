import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Partner } from '#contracts/domain/partner'

export type HeldPartner = Partner & { version: number; hasUser: boolean }

/** Held until the transaction ends: nobody changes it meanwhile, and no user is assigned to it. */
export async function holdPartner(
  trx: TransactionClientContract,
  id: number
): Promise<HeldPartner | null> {
  // The table before the row, as an import has it: so neither waits for the other for ever.
  await rows(trx, 'lock table business_partners in row exclusive mode')
  await rows(trx, 'select 1 from business_partners where id = ? for update', [id])
  const [partner] = await rows<HeldPartner>(
    trx,
    `select p.id, p.name, p.country, p.version,
            exists (select 1 from users u where u.business_partner_id = p.number) as "hasUser"
       from business_partners p where p.id = ?`,
    [id]
  )
  return partner ?? null
}
