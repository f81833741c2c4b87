import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import ArrivalNotice from '#arrivals/models/arrival_notice'

/** Held until the transaction ends; refuses a notice that there is not, and one that is not shown any more. */
export async function holdNotice(
  trx: TransactionClientContract,
  id: number
): Promise<Result<ArrivalNotice>> {
  const notice = await ArrivalNotice.query({ client: trx }).where({ id }).forUpdate().first()
  if (!notice) return refuse('arrivals.notices.errors.not_found', { status: 404 })
  const isOver = notice.endedAt !== null || notice.lastDay < CalendarDay.today().iso
  return isOver ? refuse('arrivals.notices.errors.ended', { status: 409 }) : ok(notice)
}
