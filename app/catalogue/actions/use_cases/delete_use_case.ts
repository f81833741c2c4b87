import { recordAudit, type Actor } from '#shared/audit'
import { ok, refuse, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'
import { changeUseCases } from '#catalogue/actions/use_cases/change_use_cases'
import { holdUseCase } from '#catalogue/actions/use_cases/hold_use_case'

export function deleteUseCase(id: number, actor: Actor, seen?: number): Promise<Result<undefined>> {
  return changeUseCases(async (trx) => {
    const held = await holdUseCase(trx, id)
    if (!held) return refuse('use_cases.errors.not_found', { status: 404 })
    const { useCase, before } = held
    const unseen = refuseUnseen(useCase.version, seen)
    if (unseen) return unseen
    await useCase.delete()
    const subject = { type: 'use_case', id }
    await recordAudit(trx, { actor, subject, action: 'use_case.deleted', before })
    return ok()
  })
}
