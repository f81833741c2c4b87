import type { Say } from '#billing/pdf/say'
import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import type { PdfBlock, PdfCell } from '#shared/pdf'
import type { InvoiceContent, InvoiceLine } from '#billing/domain/invoice/content'

export function invoiceTable({ lines, locale }: InvoiceContent, say: Say): PdfBlock {
  const isCounted = lines.some(({ countedDays }) => countedDays !== null)
  const counted = { label: say('counted'), width: 22, align: 'right' } as const
  return {
    kind: 'table',
    columns: [
      { label: say('position'), width: 6 },
      { label: say('product'), width: isCounted ? 54 : 76 },
      ...(isCounted ? [counted] : []),
      { label: say('amount'), width: 18, align: 'right' },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      { text: line.name, note: noteOf(line, say) },
      ...(isCounted ? [countedOf(line, say)] : []),
      formatEuro(line.cents, locale),
    ]),
  }
}

function noteOf({ name, code, range }: InvoiceLine, say: Say): string {
  if (!range) return code && !name.includes(code) ? code : ''
  const [from, to] = [range.from, range.to].map((day) => CalendarDay.parse(day)!.format())
  return [code, say('days', { from, to })].filter(Boolean).join('\n')
}

function countedOf({ countedDays, modules }: InvoiceLine, say: Say): PdfCell {
  if (countedDays === null) return ''
  const days = say('counted_days', { count: countedDays })
  return modules === null ? days : { text: say('modules', { count: modules }), note: days }
}
