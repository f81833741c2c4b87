import { declareJob } from '#shared/jobs'

/** Declared apart: the action that asks for an evidence sends it. */
export const makeEvidenceJob = declareJob<{ evidenceId: number }>('contracts.make_evidence', {
  retryLimit: 3,
  retryDelaySeconds: 5,
  concurrency: 1,
  expireInSeconds: 600,
})
