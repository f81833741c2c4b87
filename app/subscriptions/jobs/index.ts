import '#subscriptions/actions/mailings/mailing_mail'
import { scheduleJob } from '#shared/jobs'
import '#subscriptions/jobs/run_files'
import { remindEnding } from '#subscriptions/actions/remind/remind_ending'

scheduleJob('subscriptions.remind_ending', 3_600, remindEnding)
