import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import { drawPapersJob } from '#billing/jobs/draw_papers_job'

const MOST_AT_ONCE = 100

/** Asks again for papers that nobody drew: their job may rest among the dead letters. */
export async function sweepPapers(): Promise<void> {
  const undrawn = await rows<{ id: number }>(
    null,
    `select id from invoices where pdf is null and created_at < now() - interval '10 minutes'
      order by id limit ?`,
    [MOST_AT_ONCE]
  )
  for (const { id } of undrawn) {
    await sendJob(null, drawPapersJob, { invoiceId: id }, { singletonKey: String(id) })
  }
}
