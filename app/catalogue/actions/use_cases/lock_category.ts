import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { KeptUseCaseCategory } from '#catalogue/domain/use_case_wish'

export type LockedCategory = KeptUseCaseCategory & { version: number }

/** One of them; all are locked, for a product that it takes leaves another one. */
export async function lockUseCaseCategory(
  trx: TransactionClientContract,
  id: number
): Promise<LockedCategory | null> {
  await lockUseCaseCategories(trx)
  const [found] = await rows<LockedCategory>(
    trx,
    `select name_en as "nameEn", name_de as "nameDe", version,
            array(select code from products
                   where use_case_category_id = c.id order by code) as products
       from use_case_categories c where id = ?`,
    [id]
  )
  return found ?? null
}

/** In one order for everybody, until the transaction ends. */
export async function lockUseCaseCategories(trx: TransactionClientContract): Promise<void> {
  await rows<{ id: number }>(trx, 'select id from use_case_categories order by id for update', [])
}
