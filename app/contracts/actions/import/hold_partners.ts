import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Nobody else writes partners until this is over, and no user is put to one that changes. */
export async function holdPartners(trx: TransactionClientContract, id: number): Promise<void> {
  await rows(trx, 'lock table business_partners in share row exclusive mode')
  await rows(
    trx,
    `select 1 from business_partners p
      where exists (select 1 from partner_import_lines l
                     where l.import_id = ? and l.partner_id = p.id
                       and (l.name, l.country) is distinct from (p.name, p.country))
      order by p.id for update`,
    [id]
  )
}
