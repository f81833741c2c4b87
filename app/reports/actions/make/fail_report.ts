import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { sendJob } from '#shared/jobs'
import type { LeasedReport } from '#reports/actions/make/acquire_report'
import { tellSupport } from '#reports/actions/make/tell_support'
import type { Failure } from '#reports/domain/report_state'
import { makeReportJob } from '#reports/jobs/make_report_job'

const TRIES = 3
const PAUSE_SECONDS = 2

/** Failed with its reason; where another try may help, it waits for its turn again. */
export async function failReport(
  { id, attempt }: LeasedReport,
  failure: Failure,
  isPermanent: boolean
): Promise<void> {
  const isOver = isPermanent || attempt % TRIES === 0
  const { code: why, params } = failure
  await transaction(async (trx) => {
    const changed = await rows(
      trx,
      `update reports set state = ?, step = null, lease_until = null, failure = ?::jsonb
        where id = ? and attempt = ? and state = 'Processing' returning id`,
      [isOver ? 'Failed' : 'New', JSON.stringify(failure), id, attempt]
    )
    if (changed.length === 0) return
    await recordAudit(trx, {
      actor: SYSTEM_ACTOR,
      subject: { type: 'report', id },
      action: isOver ? 'report.failed' : 'report.tried',
      after: { attempt, failure },
    })
    if (isOver) await tellSupport(trx, { id, of: `try ${attempt}`, why, params })
    else await sendJob(trx, makeReportJob, { reportId: id }, { startAfter: PAUSE_SECONDS })
  })
}
