import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendJob } from '#shared/jobs'
import { makeReportJob } from '#reports/jobs/make_report_job'

type Which = {
  id: number
  /** Only an own one; null for staff. */ userId: number | null
  actor: Actor
}

/** Has a failed report made once more, at the price of its first day. */
export function restartReport({ id, userId, actor }: Which): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const [report] = await rows<{ state: string }>(
      trx,
      `select state from reports where id = :id and (:userId::bigint is null or user_id = :userId)
        for update`,
      { id, userId } as never
    )
    if (!report) return refuse('reports.errors.not_found', { status: 404 })
    if (report.state !== 'Failed') return refuse('reports.errors.not_failed', { status: 409 })
    await rows(
      trx,
      // So that it has all its tries once more.
      `update reports set state = 'New', failure = null, attempt = ceil(attempt / 3.0)::int * 3 where id = ?`,
      [id]
    )
    await recordAudit(trx, { actor, subject: { type: 'report', id }, action: 'report.restarted' })
    await sendJob(trx, makeReportJob, { reportId: id })
    return ok()
  })
}
