import { findUser } from '#identity'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { ReportWish } from '#reports/actions/request_report'

/** For whom staff ask: a customer who is still there. */
export async function chosenCustomer(
  userId: number | null | undefined
): Promise<Result<ReportWish['user']>> {
  if (!userId) return refuse('reports.errors.no_user', { field: 'userId' })
  const user = await findUser(userId)
  if (!user || user.erasedAt || user.mergedInto !== null || user.kind !== 'customer') {
    return refuse('reports.errors.user_unknown', { field: 'userId' })
  }
  const { id, email, company, locale } = user
  return ok({ id, email, company: company ?? '', locale: locale === 'de' ? 'de' : 'en' })
}
