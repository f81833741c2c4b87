import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { TradingCalendar } from '#shared/domain/trading_calendar'
import { monthOf } from '#catalogue/domain/day_mask'
import type { FilterChoices } from '#catalogue/domain/filter_choices'
import { MonthHistory } from '#catalogue/domain/month_history'
import type { MonthInventory } from '#catalogue/domain/month_inventory'
import type { QuoteRules } from '#catalogue/domain/quote/make_quote'
import type { QuotedProduct, QuoteLineInput, SelectionFilters } from '#catalogue/domain/quote/types'

export const RULES: QuoteRules = {
  rulesVersion: 'test',
  effectiveFrom: '2024-01-01',
  fee: { amountCents: 5_000, appliesUpToCents: 30_000, basis: 'subtotal' },
  daysPerModule: 31,
  sellerCountry: 'DE',
}

export const CALENDAR = new TradingCalendar(
  'TEST',
  new Map([
    ['2025-04-18', { en: 'Good Friday', de: 'Karfreitag' }],
    ['2025-04-21', { en: 'Easter Monday', de: 'Ostermontag' }],
    ['2025-05-01', { en: 'Labour Day', de: 'Tag der Arbeit' }],
  ])
)

export const LEVELS = [
  { lowLimit: 1, highLimit: 3, modulePriceCents: 14_130 },
  { lowLimit: 4, highLimit: 8, modulePriceCents: 11_800 },
  { lowLimit: 9, highLimit: null, modulePriceCents: 9_650 },
]

export const CHOICES: FilterChoices = {
  levelOne: {
    field: 'venue',
    values: [
      { id: 1, code: 'XALC', name: 'Alster Cash Market' },
      { id: 2, code: 'XALD', name: 'Alster Derivatives' },
    ],
  },
  levelTwo: {
    field: 'currency',
    values: [
      { id: 3, code: 'EUR', name: 'EUR' },
      { id: 4, code: 'CHF', name: 'CHF' },
    ],
  },
}

export const day = (text: string) => CalendarDay.parse(text)!

const FIRST = day('2024-01-02')
const LAST = day('2026-06-30')

type Options = {
  lineId?: string
  from: string
  to: string
  missing?: string[]
  degraded?: string[]
  includeDegraded?: boolean
  filters?: SelectionFilters
  product?: Partial<QuotedProduct>
}

/** A selection of a product with files on every trading day but the missing ones. */
export function line({ from, to, missing = [], degraded = [], ...rest }: Options): QuoteLineInput {
  const product: QuotedProduct = {
    id: 1,
    code: 'tick',
    name: 'Tick',
    pricing: { kind: 'day', dailyPriceCents: 1_000 },
    minimalDays: 1,
    orderable: true,
    filterChoices: null,
    isinField: null,
    remark: null,
    creditCard: true,
    excludedCountries: [],
    firstDay: FIRST,
    lastDay: LAST,
    ...rest.product,
  }
  return {
    lineId: rest.lineId ?? 'a',
    includeDegraded: rest.includeDegraded ?? false,
    filters: rest.filters ?? null,
    product,
    ...{ from: day(from), to: day(to), calendar: CALENDAR },
    history: new MonthHistory(monthsOf(missing, degraded)),
  }
}

/** Two files a day of a hundred bytes each. */
const FILES = 2
const BYTES = 200

function monthsOf(missing: string[], degraded: string[]): MonthInventory[] {
  const months = new Map<number, MonthInventory>()
  for (const one of CALENDAR.tradingDays(new DayRange(FIRST, LAST))) {
    const month = monthOf(one)
    const row = months.get(month) ?? emptyMonth(month)
    const state = missing.includes(one.iso)
      ? 'missing'
      : degraded.includes(one.iso)
        ? 'degraded'
        : 'available'
    row[state] |= 1 << (one.day - 1)
    if (state !== 'missing') {
      row.files += FILES
      row.bytes += BYTES
    }
    if (state === 'degraded') {
      row.degradedFiles += FILES
      row.degradedBytes += BYTES
    }
    months.set(month, row)
  }
  return [...months.values()]
}

const emptyMonth = (month: number): MonthInventory => ({
  ...{ month, available: 0, degraded: 0, missing: 0, extra: 0, files: 0, bytes: 0 },
  ...{ degradedFiles: 0, degradedBytes: 0 },
  dayFiles: Array(31).fill(FILES).join(','),
  dayBytes: Array(31).fill(BYTES).join(','),
})

export const modules = (code = 'fx'): Partial<QuotedProduct> => ({
  code,
  pricing: { kind: 'module', group: 'MRDF', groupName: 'Meridian FX', levels: LEVELS },
})
