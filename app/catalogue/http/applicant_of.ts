import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { applicants, type KnownApplicant } from '#catalogue/ports/applicant'

export async function applicantOf(ctx: HttpContext): Promise<KnownApplicant | null> {
  const caller = callerOrNobody(ctx)
  return (caller && (await applicants.only()?.(caller))) ?? null
}
