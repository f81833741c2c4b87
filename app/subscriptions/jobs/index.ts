import '#subscriptions/actions/mailings/mailing_mail'
import { scheduleJob } from '#shared/jobs'
import '#subscriptions/jobs/run_files'
import { remindEnding } from '#subscriptions/actions/remind/remind_ending'
import { sumUpTallies } from '#subscriptions/actions/subscribers/sum_up_tallies'

scheduleJob('subscriptions.sum_up_tallies', 60, sumUpTallies)
scheduleJob('subscriptions.remind_ending', 3_600, remindEnding)
