import '#subscriptions/actions/mailings/mailing_mail'
import { handleJob, scheduleJob } from '#shared/jobs'
import { makeReady } from '#subscriptions/actions/prepare/make_ready'
import {
  resumePreparations,
  sweepPreparations,
} from '#subscriptions/actions/prepare/sweep_preparations'
import { prepareJob } from '#subscriptions/jobs/prepare_job'
import '#subscriptions/jobs/run_files'
import { remindEnding } from '#subscriptions/actions/remind/remind_ending'
import { sumUpTallies } from '#subscriptions/actions/subscribers/sum_up_tallies'

scheduleJob('subscriptions.sum_up_tallies', 60, sumUpTallies)
scheduleJob('subscriptions.remind_ending', 3_600, remindEnding)

handleJob(prepareJob, ({ id }, { signal }) => makeReady(id, signal))
scheduleJob('subscriptions.resume_preparations', 10, resumePreparations)
scheduleJob('subscriptions.sweep_preparations', 24 * 3_600, sweepPreparations)
