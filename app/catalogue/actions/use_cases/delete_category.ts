import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'
import { changeUseCases } from '#catalogue/actions/use_cases/change_use_cases'
import { lockUseCaseCategory } from '#catalogue/actions/use_cases/lock_category'

export function deleteUseCaseCategory(
  id: number,
  actor: Actor,
  seen?: number
): Promise<Result<undefined>> {
  return changeUseCases(async (trx) => {
    const before = await lockUseCaseCategory(trx, id)
    if (!before) return refuse('use_cases.errors.category_not_found', { status: 404 })
    const unseen = refuseUnseen(before.version, seen)
    if (unseen) return unseen
    const assigned = 'select 1 from use_case_assignments where category_id = ? limit 1'
    const used = await rows(trx, assigned, [id])
    if (used.length > 0) return refuse('use_cases.errors.category_in_use', { status: 409 })
    await rows(trx, 'delete from use_case_categories where id = ?', [id])
    const subject = { type: 'use_case_category', id }
    await recordAudit(trx, { actor, subject, action: 'use_case_category.deleted', before })
    return ok()
  })
}
