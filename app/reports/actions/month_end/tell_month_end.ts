import { appUrl } from '#config/app'
import { staffWith } from '#identity'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { queueMail } from '#shared/mail'
import { customersOwing } from '#reports/actions/month_end/customers_owing'
import { monthName, monthOf, type Month } from '#reports/domain/month'
import { billedCustomer } from '#reports/queries/billed_customer'

/** The invoices are issued in the night after the month; its last three days are for mending. */
const DAYS_BEFORE = 3

/** Tells those who write reports what the month end will invoice, and for how many something is missing. */
export async function tellMonthEnd(today = CalendarDay.today()): Promise<void> {
  const month = monthOf(today)
  const issuedOn = month.to.plusDays(1)
  if (today.plusDays(DAYS_BEFORE).iso < issuedOn.iso) return
  const untold = await withoutMail(month)
  if (untold.length === 0) return
  const { customers, problems, netCents } = await preview(month)
  if (customers === 0) return
  await transaction(async (trx) => {
    for (const { id, email: to, locale } of untold) {
      await queueMail(trx, {
        ...{ dedupeKey: keyOf(month, id), to, locale },
        template: `reports.mails.${problems === 0 ? 'month_end' : 'month_end_lacking'}`,
        data: {
          ...{ month: monthName(month), day: issuedOn.format() },
          ...{ customers, problems, net: formatEuro(netCents, locale) },
          url: `${appUrl}/admin/manage-reports/month-end`,
        },
      })
    }
  })
}

const keyOf = (month: Month, userId: number) => `reports-month-end:${monthName(month)}:${userId}`

async function withoutMail(month: Month) {
  const staff = await staffWith('reports.write')
  const told = await rows<{ key: string }>(
    null,
    'select dedupe_key as key from mail_outbox where dedupe_key = any(?::text[])',
    [staff.map(({ id }) => keyOf(month, id))]
  )
  const keys = new Set(told.map(({ key }) => key))
  return staff.filter(({ id }) => !keys.has(keyOf(month, id)))
}

async function preview(month: Month) {
  const sums = { customers: 0, problems: 0, netCents: 0 }
  for await (const { userId, netCents } of customersOwing(month)) {
    const { ok } = await billedCustomer(userId)
    sums.customers++
    sums.problems += ok ? 0 : 1
    sums.netCents += netCents
  }
  return sums
}
