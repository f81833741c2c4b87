import logger from '@adonisjs/core/services/logger'
import { CalendarDay } from '#shared/domain/calendar_day'
import { customersOwing } from '#reports/actions/month_end/customers_owing'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { keepProblem } from '#reports/actions/month_end/keep_problem'
import { monthBefore, type Month } from '#reports/domain/month'

/**
 * Invoices everything that was completed before this month, customer by customer. Run again it goes
 * on where it was; whoever could not be invoiced, for whatever reason, is named and tried anew.
 */
export async function endMonth(
  month: Month = monthBefore(CalendarDay.today()),
  pageSize?: number
): Promise<number> {
  let invoices = 0
  for await (const { userId } of customersOwing(month, pageSize)) {
    const outcome = await invoiceCustomer(userId, month).catch((error: unknown) => {
      logger.error({ err: error, userId }, 'the reports of a customer could not be invoiced')
      return keepProblem(null, { userId, month, code: 'reports.unbilled.unexpected' })
    })
    if (outcome && 'label' in outcome) invoices++
  }
  return invoices
}
