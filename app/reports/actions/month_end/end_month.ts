import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { monthBefore, type Month } from '#reports/domain/month'

const PAGE_SIZE = 200

/**
 * Invoices everything that was completed before this month, customer by customer. Run again it goes
 * on where it was; whoever could not be invoiced is tried anew.
 */
export async function endMonth(
  month: Month = monthBefore(CalendarDay.today()),
  pageSize = PAGE_SIZE
): Promise<number> {
  let invoices = 0
  for await (const userId of customersOwing(month, pageSize)) {
    const outcome = await invoiceCustomer(userId, month).catch((error: unknown) => {
      logger.error({ err: error, userId }, 'the reports of a customer could not be invoiced')
      return null
    })
    if (outcome && 'label' in outcome) invoices++
  }
  return invoices
}

/** Page by page, so that it does not matter how many there are. */
async function* customersOwing({ to }: Month, pageSize: number) {
  let last = 0
  for (;;) {
    const page = await rows<{ userId: number }>(
      null,
      `select distinct user_id as "userId" from reports
        where state = 'Completed' and invoice_id is null and price_cents > discount_cents
          and completed_at < shop_day_begins(?::date + 1) and user_id > ?
        order by 1 limit ?`,
      [to.iso, last, pageSize]
    )
    for (const { userId } of page) yield userId
    if (page.length < pageSize) return
    last = page.at(-1)!.userId
  }
}
