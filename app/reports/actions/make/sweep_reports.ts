import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import { makeReportJob } from '#reports/jobs/make_report_job'

const MOST_AT_ONCE = 100

/** Who made a report died: it takes its turn again. Asks once more for what waits and nobody took. */
export async function sweepReports(): Promise<void> {
  await rows(
    null,
    `update reports set state = 'New', step = null, lease_until = null
      where state = 'Processing' and lease_until < now()`
  )
  const waiting = await rows<{ id: number }>(
    null,
    `select id from reports where state = 'New' and created_at < now() - interval '5 seconds'
      order by id limit ?`,
    [MOST_AT_ONCE]
  )
  for (const { id } of waiting) {
    await sendJob(null, makeReportJob, { reportId: id }, { singletonKey: `report:${id}` })
  }
}
