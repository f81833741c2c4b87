import { formatEuro } from '#shared/domain/money'
import { formatCount } from '#shared/domain/written_count'
import type { Fact } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import type { Quote, QuoteLine } from '#catalogue/domain/quote/types'
import { totalRows } from '#catalogue/pdf/quote_totals'

/** How the price of one product comes about: its days, what each costs, fee and total. */
export function priceFacts(quote: Quote, locale: Locale): Fact[] {
  const [line] = quote.lines
  if (!line) return []
  return [...dayFacts(line, locale), priceFact(line, locale), ...totalFacts(quote, locale)]
}

function dayFacts(line: QuoteLine, locale: Locale): Fact[] {
  const say = (key: string) => translate(locale, `catalogue.quote.${key}`)
  const taken: [string, number][] = [
    ['weekend_days', line.weekendDays],
    ['holidays', line.holidays.length],
    ['missing_days', line.missingDays.length],
    ['degraded_days', line.degradedIncluded ? 0 : line.degradedDays.length],
    ['outside_days', line.outsideDays],
  ]
  return [
    { label: say('calendar_days'), text: formatCount(line.calendarDays, locale) },
    ...taken
      .filter(([, days]) => days > 0)
      .map(([key, days]) => ({ label: say(key), text: formatCount(-days, locale) })),
    { label: say('counted_days'), text: formatCount(line.countedDays, locale), rank: 'sum' },
  ]
}

function priceFact({ pricing, countedDays, priceCents }: QuoteLine, locale: Locale): Fact {
  return { label: label(), text: formatEuro(priceCents, locale) }

  function label(): string {
    if (pricing.kind === 'module') {
      const amount = formatCount(pricing.modules, locale)
      const each = pricing.level?.modulePriceCents ?? 0
      const price = formatEuro(each, locale)
      return `${translate(locale, 'catalogue.quote.modules')}, ${translate(locale, 'catalogue.quote.price', { amount, price })}`
    }
    const price = formatEuro(pricing.kind === 'day' ? pricing.dailyPriceCents : 0, locale)
    return translate(locale, 'catalogue.quote.price_days', { count: countedDays, price })
  }
}

/** The subtotal of one line is its price, which stands above. */
const totalFacts = (quote: Quote, locale: Locale): Fact[] =>
  totalRows(quote, locale)
    .slice(1)
    .map(({ label, amount, note, isSum }) => ({
      ...{ label, text: amount },
      ...(note && { why: note }),
      ...(isSum && { rank: 'total' as const }),
    }))
