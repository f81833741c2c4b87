import { declareJob } from '#shared/jobs'

/** Reads which securities new files have. Declared apart: it sends itself while there are more. */
export const readDaysJob = declareJob<{ productId: number }>('reports.read_days', {
  concurrency: 1,
  expireInSeconds: 3_600,
})
