import logger from '@adonisjs/core/services/logger'
import { SYSTEM_ACTOR } from '#shared/audit'
import { scheduleJob, subscribe } from '#shared/jobs'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { resumeCardRefunds } from '#billing/actions/refund/finish_card_refund'
import { ordersConfirmed } from '#orders'

/* The jobs are named as kept databases know their queues. */

/** What gets no invoice is told on the order's page; a refusal is no reason to try again. */
subscribe(ordersConfirmed, 'orders.issue_invoice', async ({ orderNumber }) => {
  const issued = await issueInvoice(orderNumber, SYSTEM_ACTOR)
  if (!issued.ok) logger.info({ orderNumber, why: issued.refusal.code }, 'no invoice was issued')
})

scheduleJob('orders.resume_refunds', 60, resumeCardRefunds)
