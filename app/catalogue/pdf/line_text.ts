import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import type { QuoteLine } from '#catalogue/domain/quote/types'

export function lineText(line: QuoteLine, locale: Locale): string {
  const say = (key: string, params: object) => translate(locale, `quotes.pdf.${key}`, { ...params })
  const { product, range, pricing, countedDays, priceCents } = line
  const [from, to] = [range.from, range.to].map((day) => CalendarDay.parse(day)!.format())
  const what = [
    product.name,
    say('days', { from, to }),
    say('counted_days', { count: countedDays }),
    ...(pricing.kind === 'module' ? [say('modules', { count: pricing.modules })] : []),
    ...(pricing.kind === 'day' && pricing.isins !== undefined
      ? [say('counted_isins', { count: pricing.isins })]
      : []),
  ]
  return `${what.join(', ')}: ${formatEuro(priceCents, locale)}`
}
