import { recordAudit, type Actor } from '#shared/audit'
import { ok, refuse, type Result } from '#shared/domain/result'
import { useCaseFrom, type KeptUseCase, type UseCaseWish } from '#catalogue/domain/use_case_wish'
import { assignCategories } from '#catalogue/actions/use_cases/assign_categories'
import { changeUseCases } from '#catalogue/actions/use_cases/change_use_cases'
import { holdUseCase } from '#catalogue/actions/use_cases/hold_use_case'
import UseCase from '#catalogue/models/use_case'

export function addUseCase(wish: UseCaseWish, actor: Actor): Promise<Result<{ id: number }>> {
  return changeUseCases(async (trx) => {
    const after = useCaseFrom(wish)
    const { id } = await UseCase.create(columnsOf(after), { client: trx })
    const assigned = await assignCategories(trx, id, after.categories)
    if (!assigned.ok) return assigned
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.added', after, isNew: true })
    return ok({ id })
  })
}

/** Refuses a use case or category that there is not. */
export function editUseCase(
  id: number,
  wish: UseCaseWish,
  actor: Actor
): Promise<Result<{ id: number }>> {
  return changeUseCases(async (trx) => {
    const held = await holdUseCase(trx, id)
    if (!held) return refuse('use_cases.errors.not_found', { status: 404 })
    const { useCase, before } = held
    const after = useCaseFrom(wish)
    const assigned = await assignCategories(trx, id, after.categories)
    if (!assigned.ok) return assigned
    await useCase.merge(columnsOf(after)).save()
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.edited', before, after })
    return ok({ id })
  })
}

const columnsOf = ({ categories: _categories, ...columns }: KeptUseCase) => columns
