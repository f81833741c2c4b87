import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { customersOwing } from '#reports/actions/month_end/customers_owing'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { monthOf, type Month } from '#reports/domain/month'

/**
 * Invoices the reports of past months as their month ends did, each in the night after it, up to a
 * moment: between the invoices of orders, so that numbers follow the days.
 */
export async function endMonthsBefore(moment: Date): Promise<void> {
  for (;;) {
    const month = await oldestOwed()
    if (!month || nightAfter(month) > moment) return
    for await (const { userId } of customersOwing(month)) {
      const issued = await invoiceCustomer(userId, month, nightAfter(month))
      if (issued && 'label' in issued) continue
      throw new Error(`The reports of user ${userId} cannot be invoiced: ${issued?.code}`)
    }
  }
}

async function oldestOwed(): Promise<Month | null> {
  const [{ at } = { at: null }] = await rows<{ at: Date | null }>(
    null,
    `select min(completed_at) as at from reports
      where state = 'Completed' and invoice_id is null and price_cents > discount_cents`
  )
  return at && monthOf(CalendarDay.parse(dayInBerlin(at))!)
}

const nightAfter = ({ to }: Month): Date =>
  DateTime.fromISO(to.plusDays(1).iso, { zone: SHOP_TIME_ZONE }).toJSDate()
