import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import type { HolidayName, TradingCalendar } from '#shared/domain/trading_calendar'
import type { ChosenParts, FilterChoices } from '#catalogue/domain/filter_choices'
import type { ChosenIsin } from '#catalogue/domain/isin_choice'
import type { MonthHistory } from '#catalogue/domain/month_history'
import type { ModulePriceLevel } from '#catalogue/domain/quote/module_price'

export type Pricing =
  | { kind: 'day'; dailyPriceCents: Cents }
  | { kind: 'module'; group: string; groupName: string; levels: ModulePriceLevel[] }
  | { kind: 'request' }

export type QuotedProduct = {
  id: number
  code: string
  name: string
  pricing: Pricing
  minimalDays: number
  /** Whether the one-off order is among its buying options and it is visible. */
  orderable: boolean
  creditCard: boolean
  /** Which parts of it can be chosen; null where it is delivered as a whole. */
  filterChoices: FilterChoices | null
  /** Column of its files that holds the securities it is sold by; null where it holds them all. */
  isinField: string | null
  /** Those of the asked securities that its files hold, with their names. */
  knownIsins?: ReadonlyMap<string, string | null>
  /** What a buyer should read beside the price. */
  remark: Remark | null
  excludedCountries: string[]
  firstDay: CalendarDay | null
  lastDay: CalendarDay | null
}

export type QuoteSelection = {
  lineId: string
  productCode: string
  from: CalendarDay
  to: CalendarDay
  /** Degraded days are delivered and charged only where the buyer wants them. */
  includeDegraded?: boolean
  filters?: SelectionFilters | null
}

/** Codes of venues and currencies, and securities of a product that is sold by ISIN. */
export type SelectionFilters = { levelOne: string[]; levelTwo: string[]; isins?: string[] }

/** A remark of the catalogue in both languages; simple HTML or plain text. */
export type Remark = { en: string; de: string }

export type QuoteLineInput = {
  lineId: string
  product: QuotedProduct
  from: CalendarDay
  to: CalendarDay
  includeDegraded: boolean
  filters: SelectionFilters | null
  calendar: TradingCalendar
  /** What the inventory holds of the product. */
  history: MonthHistory
}

export type QuoteCustomer = {
  /** ISO code, or null while no delivery address is known. */
  deliveryCountry: string | null
  vatId: string | null
}

export type Notice = { code: string; params?: Record<string, string | number> }

export type LinePricing =
  | {
      kind: 'day'
      dailyPriceCents: Cents
      /** Securities that are charged each day, of a product that is sold by ISIN. */
      isins?: number
    }
  | {
      kind: 'module'
      group: string
      /** What people call the group: mostly its provider. */
      groupName: string
      daysPerModule: number
      modules: number
      /** Days that the last module would still cover at no charge. */
      unusedDays: number
      /** Modules of all lines of the price group: they pick the level. */
      groupModules: number
      level: ModulePriceLevel | null
      levels: ModulePriceLevel[]
      previousLevel: ModulePriceLevel | null
      nextLevel: NextLevel | null
    }
  | { kind: 'request' }

export type NextLevel = ModulePriceLevel & {
  modulesMissing: number
  /** For the whole group, at this level exactly; below 0 where more modules cost less. */
  differenceCents: Cents
}

/** Weekend, holidays, missing, outside, counted and left out days sum up to the calendar days. */
export type QuoteLine = {
  lineId: string
  product: { id: number; code: string; name: string; creditCard: boolean; remark: Remark | null }
  range: { from: string; to: string }
  calendarDays: number
  /** Trading days of the range, with or without files: the minimal days are counted in them. */
  businessDays: number
  weekendDays: number
  holidays: { day: string; name: HolidayName }[]
  missingDays: string[]
  degradedDays: string[]
  /** Whether the degraded days are among the counted ones. */
  degradedIncluded: boolean
  /** Trading days before the first or after the last file of the product. */
  outsideDays: number
  /** Trading days with files: the days that are charged. */
  countedDays: number
  minimalDays: number
  /** Codes of the chosen parts; null for a product that is delivered as a whole. */
  filters: SelectionFilters | null
  /** The exchanges and currencies of a filterable product with their names. */
  parts: ChosenParts | null
  /** The securities of a product that is sold by ISIN, whether its files hold them or not. */
  isins: ChosenIsin[] | null
  files: number
  bytes: number
  pricing: LinePricing
  priceCents: Cents
  errors: Notice[]
  warnings: Notice[]
}

export type FeeReason = 'small_order' | 'large_order' | 'free_order' | 'empty'

export type QuoteFee = {
  cents: Cents
  amountCents: Cents
  appliesUpToCents: Cents
  /** What is still to be added to the subtotal until the fee is dropped; 0 when there is none. */
  distanceCents: Cents
  reason: FeeReason
}

/** `staff` took it off; `unknown` while nobody knows where it goes. */
export type VatReason =
  'domestic' | 'eu_reverse_charge' | 'outside_eu' | 'quota' | 'staff' | 'unknown'

export type QuoteVat = {
  percent: number
  cents: Cents
  /** Only orders can have theirs from staff. */
  reason: Exclude<VatReason, 'staff'>
  /** Outside the EU, and while nobody knows where it goes, there is only a net total. */
  isNet: boolean
  idRequired: boolean
  idMissing: boolean
}

/** An explained price: plain data, so that it can be stored with an order as it is. */
export type Quote = {
  lines: QuoteLine[]
  subtotalCents: Cents
  fee: QuoteFee
  discountCents: Cents
  netCents: Cents
  vat: QuoteVat
  grossCents: Cents
  files: number
  bytes: number
  errors: Notice[]
  warnings: Notice[]
  /** True where nothing speaks against ordering exactly this. */
  canSubmit: boolean
  saved?: { number: number; label: string }
  rulesVersion: string
  rulesEffectiveFrom: string
}
