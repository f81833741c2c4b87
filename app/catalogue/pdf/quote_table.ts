import { CalendarDay } from '#shared/domain/calendar_day'
import { formatBytes } from '#shared/domain/file_size'
import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import type { PdfBlock, PdfCell } from '#shared/pdf'
import type { Quote, QuoteLine } from '#catalogue/domain/quote/types'

export function quoteTable({ lines }: Pick<Quote, 'lines'>, locale: Locale): PdfBlock {
  const say = (key: string, params?: object) =>
    translate(locale, `quotes.pdf.${key}`, { ...params })
  return {
    kind: 'table',
    columns: [
      { label: say('position'), width: 6 },
      { label: say('product'), width: 44 },
      { label: say('counted'), width: 18, align: 'right' },
      { label: say('unit'), width: 16, align: 'right' },
      { label: say('amount'), width: 16, align: 'right' },
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      { text: line.product.name, note: noteOf(line, locale, say) },
      countedOf(line, say),
      formatEuro(unitPrice(line), locale),
      formatEuro(line.priceCents, locale),
    ]),
  }
}

type Say = (key: string, params?: object) => string

function noteOf(line: QuoteLine, locale: Locale, say: Say): string {
  const { product, range, files, bytes } = line
  const [from, to] = [range.from, range.to].map((day) => CalendarDay.parse(day)!.format())
  const size = formatBytes(bytes, locale)
  const days = say('days', { from, to })
  const whole = `${product.code}\n${days}, ${say('files', { count: files, size })}`
  return [whole, ...partsOf(line, say), ...isinsOf(line, say)].join('\n')
}

function partsOf({ parts }: QuoteLine, say: Say): string[] {
  if (!parts) return []
  const named = (values: { name: string }[]) => values.map(({ name }) => name).join(', ')
  return [
    say('level_one', { values: named(parts.levelOne) }),
    say('level_two', { values: named(parts.levelTwo) }),
  ]
}

function isinsOf({ isins }: QuoteLine, say: Say): string[] {
  const available = (isins ?? []).filter(({ isAvailable }) => isAvailable)
  return available.length > 0
    ? [say('isins', { isins: available.map(({ isin }) => isin).join(', ') })]
    : []
}

function countedOf({ pricing, countedDays }: QuoteLine, say: Say): PdfCell {
  const days = say('counted_days', { count: countedDays })
  if (pricing.kind === 'day' && pricing.isins !== undefined) {
    return { text: days, note: say('counted_isins', { count: pricing.isins }) }
  }
  if (pricing.kind !== 'module') return days
  return { text: say('modules', { count: pricing.modules }), note: days }
}

function unitPrice({ pricing }: QuoteLine): number {
  if (pricing.kind === 'day') return pricing.dailyPriceCents
  return pricing.kind === 'module' ? (pricing.level?.modulePriceCents ?? 0) : 0
}
