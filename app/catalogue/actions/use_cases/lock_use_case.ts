import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { KeptUseCase, KeptUseCaseCategory } from '#catalogue/domain/use_case_wish'

/** A use case as it is, held until the transaction ends, or null. */
export async function lockUseCase(
  trx: TransactionClientContract,
  id: number
): Promise<KeptUseCase | null> {
  const [found] = await rows<KeptUseCase>(
    trx,
    `select name_en as "nameEn", name_de as "nameDe", description_en as "descriptionEn",
            description_de as "descriptionDe", link,
            array(select category_id from use_case_assignments
                   where use_case_id = u.id order by category_id) as categories
       from use_cases u where id = ? for update`,
    [id]
  )
  return found ?? null
}

/** A category of use cases as it is, held until the transaction ends, or null. */
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
