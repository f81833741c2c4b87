import { scheduleJob } from '#shared/jobs'
import { sendDueMails } from '#shared/mail/send_due_mails'

const EVERY_SECONDS = 2

scheduleJob('mail.send_due', EVERY_SECONDS, sendDueMails)
