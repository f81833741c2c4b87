import { scheduleJob } from '#shared/jobs'
import { sendDueDeliveries } from '#webhooks/actions/sending/send_due_deliveries'
import { sweepMessages } from '#webhooks/actions/sweep_messages'
import { switchOffFailing } from '#webhooks/actions/switch_off'

scheduleJob('webhooks.send_due', 1, sendDueDeliveries)
scheduleJob('webhooks.switch_off_failing', 3_600, switchOffFailing)
scheduleJob('webhooks.sweep_messages', 24 * 3_600, sweepMessages)
