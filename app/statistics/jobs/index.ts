import logger from '@adonisjs/core/services/logger'
import { handleJob, scheduleJob } from '#shared/jobs'
import { sweepDemand } from '#statistics/actions/demand/sweep_demand'
import { rehearse } from '#statistics/actions/rehearsal/rehearse'
import { splitPapers } from '#statistics/actions/split_papers'
import { sumUpSales } from '#statistics/actions/sum_up_sales'
import { rehearseJob } from '#statistics/jobs/rehearse_job'
import { silentRehearsals } from '#statistics/queries/rehearsal/rehearsals'

handleJob(rehearseJob, ({ rehearsalId }, { signal }) => rehearse(rehearsalId, signal))

scheduleJob('statistics.sum_up_sales', 60, sumUpSales)
scheduleJob('statistics.split_papers', 30, async () => void (await splitPapers()))
scheduleJob('statistics.sweep_demand', 24 * 60 * 60, sweepDemand)
scheduleJob('statistics.sweep_rehearsals', 60, async ({ signal }) => {
  for (const { id } of await silentRehearsals()) {
    await rehearse(id, signal).catch((error) =>
      logger.error({ err: error, rehearsal: id }, 'a rehearsal could not be made')
    )
  }
})
