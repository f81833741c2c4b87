import type { Data } from '@generated/data'
import { Disclosure } from '@kontor/design-system/disclosure'
import type { TotalsRow } from '@kontor/design-system/totals_table'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { useFeeRow, useVatRow } from './order_rows'

type Quote = Data.Catalogue.Quote
type Line = Omit<Quote['lines'][number], 'owned'>

/** A usual year has no more. */
const MOST_HOLIDAYS = 9
const SAID_AT_ONCE = 2

/** How calendar days become counted days, each step with its reason. */
export function useDayRows(line: Line, { isFolded = false } = {}): TotalsRow[] {
  const t = useText('catalogue/quote')
  const { count, day } = useFormat()
  const { locale } = useShared()
  const listed = (days: string[]) => shortList(days.map((iso) => day(iso)))
  const taken = (id: string, label: string, amount: number, why?: ReactNode): TotalsRow[] =>
    amount > 0 ? [{ id, label, amount: count(-amount), why }] : []
  return [
    { id: 'calendar', label: t('calendar_days'), amount: count(line.calendarDays) },
    ...taken('weekend', t('weekend_days'), line.weekendDays),
    ...taken('holidays', t('holidays'), line.holidays.length, holidays()),
    ...taken(
      'missing',
      t('missing_days'),
      line.missingDays.length,
      t('not_charged', { days: listed(line.missingDays) })
    ),
    ...taken(
      'degraded',
      t('degraded_days'),
      line.degradedIncluded ? 0 : line.degradedDays.length,
      t('not_charged', { days: listed(line.degradedDays) })
    ),
    ...taken('outside', t('outside_days'), line.outsideDays),
    {
      id: 'counted',
      label: t('counted_days'),
      amount: count(line.countedDays),
      why: countedWhy(),
      sum: true,
    },
  ]

  /** A few are said at once; more are folded, or shortened on paper. */
  function holidays(): ReactNode {
    const names = line.holidays.map((holiday) => `${day(holiday.day)} ${holiday.name[locale]}`)
    if (!isFolded || names.length <= SAID_AT_ONCE) return shortList(names, MOST_HOLIDAYS)
    return (
      <Disclosure look="inline" title={t('show_holidays')}>
        <p className="pb-1">{names.join(', ')}</p>
      </Disclosure>
    )
  }

  function countedWhy(): string | undefined {
    const isMet = line.businessDays >= line.minimalDays
    if (isMet && line.countedDays === 0) return undefined
    const minimum = t(isMet ? 'minimum_met' : 'minimum_short', {
      count: line.minimalDays,
    })
    const degraded = line.degradedIncluded ? line.degradedDays.length : 0
    return degraded > 0 ? `${minimum} ${t('degraded', { count: degraded })}` : minimum
  }
}

/** What the counted days cost: modules of days, or a price a day. */
export function usePriceRows({ pricing, countedDays, priceCents }: Line): TotalsRow[] {
  const t = useText('catalogue/quote')
  const { count, money } = useFormat()
  if (pricing.kind === 'request' || countedDays === 0) return []
  const isDay = pricing.kind === 'day'
  const isins = isDay ? pricing.isins : undefined
  const each = isDay ? pricing.dailyPriceCents : (pricing.level?.modulePriceCents ?? 0)
  const amount = isDay ? countedDays : pricing.modules
  return [
    {
      id: 'price',
      label: label(),
      amount: money(priceCents),
      sum: true,
    },
  ]

  function label(): string {
    const price = money(each)
    if (!isDay) return t('price', { amount: count(amount), price })
    if (isins === undefined) return t('price_days', { count: amount, price })
    const days = t('on_days', { count: amount, days: count(amount) })
    return t('price_isins', { count: isins, days, price })
  }
}

/** Fee and tax of an order that holds nothing else; a net price has none. */
export function useOrderRows(
  quote: Pick<Quote, 'fee' | 'vat'> & { lines: readonly Pick<Line, 'errors'>[] }
): TotalsRow[] {
  const isOrderable = quote.lines.every(({ errors }) => errors.length === 0)
  const [fee, vat] = [useFeeRow(quote.fee, isOrderable), useVatRow(quote.vat)]
  return quote.vat.isNet ? [fee] : [fee, vat]
}

/** The first days of a list and how many more there are. */
function shortList(days: string[], most = 4): string {
  const shown = days.slice(0, most).join(', ')
  return days.length > most ? `${shown} +${days.length - most}` : shown
}
