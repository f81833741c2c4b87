import logger from '@adonisjs/core/services/logger'
import { handleJob, scheduleJob } from '#shared/jobs'
import { checkNightly } from '#contracts/actions/check/check_nightly'
import { makeEvidence } from '#contracts/actions/evidence/make_evidence'
import { sweepContractPapers } from '#contracts/actions/papers/sweep_papers'
import { makeEvidenceJob } from '#contracts/jobs/make_evidence_job'
import { lateEvidences } from '#contracts/queries/evidence/find_asked'
import { warnEnding } from '#contracts/actions/warn/warn_ending'

handleJob(makeEvidenceJob, ({ evidenceId }) => makeEvidence(evidenceId))

scheduleJob('contracts.sweep_papers', 3600, async () => void (await sweepContractPapers()))
scheduleJob('contracts.sweep_evidence', 120, async () => {
  for (const { id } of await lateEvidences()) {
    await makeEvidence(id).catch((error) =>
      logger.error({ err: error, evidence: id }, 'an evidence could not be made')
    )
  }
})
scheduleJob('contracts.warn_ending', 3600, () => warnEnding())
scheduleJob('contracts.check_nightly', 3600, () => checkNightly())
