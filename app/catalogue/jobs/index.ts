import logger from '@adonisjs/core/services/logger'
import { logError } from '#shared/log_error'
import { handleJob, scheduleJob } from '#shared/jobs'
import { publishDueDrafts } from '#catalogue/actions/drafts/publish_due_drafts'
import { doRun } from '#catalogue/actions/lake_runs/do_run'
import { sweepOfferedFiles } from '#catalogue/actions/offered_files/sweep_files'
import { lakeRunJob } from '#catalogue/jobs/lake_run_job'
import { silentRuns } from '#catalogue/queries/lake_runs/lake_runs'

handleJob(lakeRunJob, ({ runId }, { signal }) => doRun(runId, signal))

scheduleJob('catalogue.publish_drafts', 5, publishDueDrafts)
scheduleJob('catalogue.sweep_files', 3600, async () => void (await sweepOfferedFiles()))
scheduleJob('catalogue.sweep_runs', 60, async ({ signal }) => {
  for (const { id } of await silentRuns()) {
    await doRun(id, signal).catch((error: unknown) =>
      logger.error({ err: logError(error), run: id }, 'a run over the lake was not done')
    )
  }
})
