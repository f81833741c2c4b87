import { declareJob } from '#shared/jobs'

/** Only a nudge: whoever takes it makes the report whose turn it is. Declared apart: actions send it. */
export const makeReportJob = declareJob<{ reportId: number }>('reports.make_report', {
  retryLimit: 2,
  concurrency: 2,
  expireInSeconds: 300,
})
