import logger from '@adonisjs/core/services/logger'
import { defineJob } from '#shared/jobs'
import { failRun } from '#subscriptions/actions/runs/end_run'
import { stepRun } from '#subscriptions/actions/runs/step_run'

type Payload = { run: number }

/** Goes through a task stretch by stretch; one that is handed back goes on where it was. */
export const runFiles = defineJob<Payload>('subscriptions.run_files', {
  expireInSeconds: 3_600,
  async handle({ run }, { signal }) {
    try {
      while (await stepRun(run)) signal.throwIfAborted()
    } catch (error) {
      if (signal.aborted) throw error
      logger.error({ err: error, run }, 'a task of subscriptions failed')
      await failRun(run, error)
    }
  },
})
