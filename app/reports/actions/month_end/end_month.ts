import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { monthBefore, type Month } from '#reports/domain/month'

/**
 * Invoices everything that was completed before this month, customer by customer. Run again it goes
 * on where it was; whoever could not be invoiced is tried anew.
 */
export async function endMonth(month: Month = monthBefore(CalendarDay.today())): Promise<number> {
  let invoices = 0
  for (const { userId } of await customersOwing(month)) {
    const outcome = await invoiceCustomer(userId, month).catch((error: unknown) => {
      logger.error({ err: error, userId }, 'the reports of a customer could not be invoiced')
      return null
    })
    if (outcome && 'label' in outcome) invoices++
  }
  return invoices
}

const customersOwing = ({ to }: Month) =>
  rows<{ userId: number }>(
    null,
    `select distinct user_id as "userId" from reports
      where state = 'Completed' and invoice_id is null and price_cents > discount_cents
        and completed_at < shop_day_begins(?::date + 1)
      order by 1`,
    [to.iso]
  )
