import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'
import { monthName, monthOf } from '#reports/domain/month'

/** What an invoice of reports is for, by the first day of its month. */
export const supplyName = ({ from }: { from: string }, locale: Locale): string =>
  translate(locale, 'reports.invoice.supply', {
    month: monthName(monthOf(CalendarDay.parse(from)!)),
  })
