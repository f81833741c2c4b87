import { sweepAnsweredCalls } from '#shared/answered_calls'
import { sweepIdempotencyKeys } from '#shared/idempotency'
import { scheduleJob } from '#shared/jobs'
import { sweepMails } from '#shared/mail/sweep_mails'
import { sendDueMails } from '#shared/mail/send_due_mails'

scheduleJob('shared.send_mails', 2, sendDueMails)
scheduleJob('shared.sweep_idempotency_keys', 3_600, sweepIdempotencyKeys)
scheduleJob('shared.sweep_answered_calls', 3_600, sweepAnsweredCalls)
scheduleJob('shared.sweep_mails', 24 * 3_600, sweepMails)
