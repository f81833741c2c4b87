import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { useCaseCategoryFrom, type UseCaseCategoryWish } from '#catalogue/domain/use_case_wish'
import { changedMeanwhile } from '#catalogue/actions/use_cases/changed_meanwhile'
import { changeUseCases } from '#catalogue/actions/use_cases/change_use_cases'
import {
  lockUseCaseCategories,
  lockUseCaseCategory,
} from '#catalogue/actions/use_cases/lock_category'
import { takeProducts } from '#catalogue/actions/use_cases/take_products'

/** Refuses a taken name and a product that there is not. */
export function addUseCaseCategory(
  wish: UseCaseCategoryWish,
  actor: Actor
): Promise<Result<{ id: number }>> {
  return changeUseCases(async (trx) => {
    await lockUseCaseCategories(trx)
    const after = useCaseCategoryFrom(wish)
    const { nameEn, nameDe, products } = after
    const [inserted] = await rows<{ id: number }>(trx, INSERT, { nameEn, nameDe })
    const id = inserted!.id
    const taken = await takeProducts(trx, id, products)
    if (!taken.ok) return taken
    const subject = { type: 'use_case_category', id }
    await recordAudit(trx, {
      ...{ actor, subject, after, isNew: true },
      action: 'use_case_category.added',
    })
    return ok({ id })
  })
}

export type UseCaseCategoryChange = {
  id: number
  to: UseCaseCategoryWish
  /** The version that the person was looking at; without one the newest is changed. */
  expectedVersion?: number
  actor: Actor
}

/** Refuses as adding does, one that there is not, and one that was changed meanwhile. */
export function editUseCaseCategory(
  change: UseCaseCategoryChange
): Promise<Result<{ id: number }>> {
  const { id, to, expectedVersion, actor } = change
  return changeUseCases(async (trx) => {
    const before = await lockUseCaseCategory(trx, id)
    if (!before) return refuse('use_cases.errors.category_not_found', { status: 404 })
    const isBehind = (expectedVersion ?? before.version) !== before.version
    if (isBehind) return changedMeanwhile(trx, 'use_case_category', id)
    const { nameEn, nameDe, products } = useCaseCategoryFrom(to)
    await rows(trx, UPDATE, { id, nameEn, nameDe })
    const taken = await takeProducts(trx, id, products)
    if (!taken.ok) return taken
    const after = (await lockUseCaseCategory(trx, id))!
    const subject = { type: 'use_case_category', id }
    await recordAudit(trx, { actor, subject, action: 'use_case_category.edited', before, after })
    return ok({ id })
  })
}

const INSERT = `
  insert into use_case_categories (name_en, name_de, position)
  values (:nameEn, :nameDe, (select coalesce(max(position), 0) + 1 from use_case_categories))
  returning id`

const UPDATE = `
  update use_case_categories set name_en = :nameEn, name_de = :nameDe, version = version + 1
   where id = :id`
