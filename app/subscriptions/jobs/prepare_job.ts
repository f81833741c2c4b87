import { declareJob } from '#shared/jobs'

/** Makes ready what a subscriber asked for. Declared apart: actions send it. */
export const prepareJob = declareJob<{ id: number }>('subscriptions.prepare', {
  retryLimit: 2,
  concurrency: 2,
  expireInSeconds: 3_600,
})
