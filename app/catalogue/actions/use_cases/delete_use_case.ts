import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeUseCases } from '#catalogue/actions/use_cases/change_use_cases'
import { lockUseCase } from '#catalogue/actions/use_cases/lock_use_case'

/** Deletes a use case and takes it out of its categories. */
export function deleteUseCase(id: number, actor: Actor): Promise<Result<undefined>> {
  return changeUseCases(async (trx) => {
    const before = await lockUseCase(trx, id)
    if (!before) return refuse('use_cases.errors.not_found', { status: 404 })
    await rows(trx, 'delete from use_cases where id = ?', [id])
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.deleted', before })
    return ok()
  })
}
