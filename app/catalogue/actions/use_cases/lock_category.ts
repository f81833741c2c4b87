import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { KeptUseCaseCategory } from '#catalogue/domain/use_case_wish'

export async function lockUseCaseCategory(
  trx: TransactionClientContract,
  id: number
): Promise<KeptUseCaseCategory | null> {
  const [found] = await rows<KeptUseCaseCategory>(
    trx,
    `select name_en as "nameEn", name_de as "nameDe",
            array(select code from products
                   where use_case_category_id = c.id order by code) as products
       from use_case_categories c where id = ? for update`,
    [id]
  )
  return found ?? null
}
