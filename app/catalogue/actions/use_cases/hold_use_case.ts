import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { KeptUseCase } from '#catalogue/domain/use_case_wish'
import UseCase from '#catalogue/models/use_case'

/** Held until the transaction ends; null for none. */
export async function holdUseCase(
  trx: TransactionClientContract,
  id: number
): Promise<{ useCase: UseCase; before: KeptUseCase } | null> {
  const useCase = await UseCase.query({ client: trx }).where({ id }).forUpdate().first()
  if (!useCase) return null
  const { nameEn, nameDe, descriptionEn, descriptionDe, link } = useCase
  const categories = await categoriesOf(trx, id)
  return { useCase, before: { nameEn, nameDe, descriptionEn, descriptionDe, link, categories } }
}

async function categoriesOf(trx: TransactionClientContract, id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    trx,
    `select category_id as id from use_case_assignments
      where use_case_id = ? order by category_id`,
    [id]
  )
  return found.map((one) => one.id)
}
