import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { useCaseFrom, type KeptUseCase, type UseCaseWish } from '#catalogue/domain/use_case_wish'
import { assignCategories } from '#catalogue/actions/use_cases/assign_categories'
import { changeUseCases } from '#catalogue/actions/use_cases/change_use_cases'
import { lockUseCase } from '#catalogue/actions/use_cases/lock_use_case'

/** Adds a use case; refuses a category that there is not. */
export function addUseCase(wish: UseCaseWish, actor: Actor): Promise<Result<{ id: number }>> {
  return changeUseCases(async (trx) => {
    const after = useCaseFrom(wish)
    const id = await insert(trx, after)
    const assigned = await assignCategories(trx, id, after.categories)
    if (!assigned.ok) return assigned
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.added', after, isNew: true })
    return ok({ id })
  })
}

/** Writes a use case anew; refuses one that there is not, and a category that there is not. */
export function editUseCase(
  id: number,
  wish: UseCaseWish,
  actor: Actor
): Promise<Result<{ id: number }>> {
  return changeUseCases(async (trx) => {
    const before = await lockUseCase(trx, id)
    if (!before) return refuse('use_cases.errors.not_found', { status: 404 })
    const after = useCaseFrom(wish)
    const assigned = await assignCategories(trx, id, after.categories)
    if (!assigned.ok) return assigned
    await rows(trx, UPDATE, { id, ...columnsOf(after) })
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.edited', before, after })
    return ok({ id })
  })
}

async function insert(trx: TransactionClientContract, useCase: KeptUseCase): Promise<number> {
  const [inserted] = await rows<{ id: number }>(trx, INSERT, columnsOf(useCase))
  return inserted!.id
}

const columnsOf = ({ categories: _categories, ...columns }: KeptUseCase) => columns

const INSERT = `
  insert into use_cases (name_en, name_de, description_en, description_de, link)
  values (:nameEn, :nameDe, :descriptionEn, :descriptionDe, :link) returning id`

const UPDATE = `
  update use_cases
     set name_en = :nameEn, name_de = :nameDe, description_en = :descriptionEn,
         description_de = :descriptionDe, link = :link
   where id = :id`
