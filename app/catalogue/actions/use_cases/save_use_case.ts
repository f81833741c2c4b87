import { recordAudit, type Actor } from '#shared/audit'
import { ok, refuse, type Result } from '#shared/domain/result'
import { useCaseFrom, type KeptUseCase, type UseCaseWish } from '#catalogue/domain/use_case_wish'
import { assignCategories } from '#catalogue/actions/use_cases/assign_categories'
import { changedMeanwhile } from '#catalogue/actions/use_cases/changed_meanwhile'
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

export type UseCaseChange = {
  id: number
  to: UseCaseWish
  /** The version that the person was looking at; without one the newest is changed. */
  expectedVersion?: number
  actor: Actor
}

/** Refuses a use case or category that there is not, and one that was changed meanwhile. */
export function editUseCase(change: UseCaseChange): Promise<Result<{ id: number }>> {
  const { id, to, expectedVersion, actor } = change
  return changeUseCases(async (trx) => {
    const held = await holdUseCase(trx, id)
    if (!held) return refuse('use_cases.errors.not_found', { status: 404 })
    const { useCase, before } = held
    const { version } = useCase
    if ((expectedVersion ?? version) !== version) return changedMeanwhile(trx, 'use_case', id)
    const after = useCaseFrom(to)
    const assigned = await assignCategories(trx, id, after.categories)
    if (!assigned.ok) return assigned
    await useCase.merge({ ...columnsOf(after), version: version + 1 }).save()
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.edited', before, after })
    return ok({ id })
  })
}

const columnsOf = ({ categories: _categories, ...columns }: KeptUseCase) => columns
