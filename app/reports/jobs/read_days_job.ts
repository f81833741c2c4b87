import { declareJob } from '#shared/jobs'

/** Reads which securities new files have. Declared apart: who watches for them sends it. */
export const readDaysJob = declareJob<{ productId: number }>('reports.read_days', {
  concurrency: 1,
  expireInSeconds: 3_600,
})
