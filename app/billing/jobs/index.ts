import logger from '@adonisjs/core/services/logger'
import { SYSTEM_ACTOR } from '#shared/audit'
import { handleJob, scheduleJob, subscribe } from '#shared/jobs'
import { drawPapersOf } from '#billing/actions/invoice/draw_papers_of'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { sweepPapers } from '#billing/actions/invoice/sweep_papers'
import { resumeCardRefunds } from '#billing/actions/refund/finish_card_refund'
import { drawPapersJob } from '#billing/jobs/draw_papers_job'
import { ordersConfirmed } from '#orders'

/* The jobs are named as kept databases know their queues. */

/** What gets no invoice is told on the order's page; a refusal is no reason to try again. */
subscribe(ordersConfirmed, 'orders.issue_invoice', async ({ orderNumber }) => {
  const issued = await issueInvoice(orderNumber, SYSTEM_ACTOR)
  if (!issued.ok) logger.info({ orderNumber, why: issued.refusal.code }, 'no invoice was issued')
})

handleJob(drawPapersJob, ({ invoiceId }) => drawPapersOf(invoiceId))

scheduleJob('orders.resume_refunds', 60, resumeCardRefunds)
scheduleJob('billing.sweep_papers', 600, sweepPapers)
