import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import type { Locale } from '#shared/domain/locale'

/** A trial of an analytics product, or a year of historical data to try. */
export type TrialKind = 'trial' | 'sample_data'

export const TITLES = ['ms', 'mr', 'dr', 'prof'] as const

export type TrialForm = {
  title?: (typeof TITLES)[number] | null
  firstName: string
  lastName: string
  companyName: string
  companyPhone?: string | null
  companyEmail: string
  street: string
  postalCode: string
  city: string
  country: string
  tin?: string | null
  product?: string | null
  subProductId?: string | null
  effectiveDate: CalendarDay
  message?: string | null
}

export type TrialOffer = {
  kind: TrialKind
  productCode: string
  productName: string
  weeks: number
  /** What can be kept after the trial; the first one is proposed. */
  packages: TrialPackage[]
}

/** `priceCents` is asked for only once the trial is over and the data is kept. */
export type TrialPackage = { code: string; nameEn: string; nameDe: string; priceCents: Cents }

export type NewTrialRequest = {
  form: TrialForm
  /** Null for visitors. */
  userId: number | null
  locale: Locale
}

/** The year that historical sample data covers (sample data rule). */
export const SAMPLE_YEAR = {
  year: 2022,
  from: CalendarDay.of(2022, 1, 1),
  to: CalendarDay.of(2022, 12, 31),
}

/** How long historical sample data may be tried (sample data rule). */
export const SAMPLE_WEEKS = 4

const MONTHS_AHEAD = 3

/** The last day on which a trial may begin: three months ahead, or the end of a shorter month. */
export function latestTrialDay(today: CalendarDay): CalendarDay {
  const months = today.month - 1 + MONTHS_AHEAD
  const month = CalendarDay.of(today.year + Math.floor(months / 12), (months % 12) + 1, 1)
  const last = month.endOfMonth()
  return today.day < last.day ? CalendarDay.of(month.year, month.month, today.day) : last
}

/** Whether a trial may begin on the day: between today and three months ahead, both included. */
export const canBeginOn = (day: CalendarDay, today: CalendarDay): boolean =>
  !day.isBefore(today) && !day.isAfter(latestTrialDay(today))

/** The last day of a trial of so many weeks. */
export const trialEnd = (first: CalendarDay, weeks: number): CalendarDay =>
  first.plusDays(weeks * 7 - 1)

type Sampled = {
  kind: string
  visible: boolean
  pricing: string
  buyingOptions: string[]
  sampleDay: string | null
  firstDay: string | null
  lastDay: string | null
}

/** Has free samples, is sold by day, and its history holds the sample year from end to end. */
export function isSampled(product: Sampled): boolean {
  const { kind, visible, pricing, buyingOptions, sampleDay, firstDay, lastDay } = product
  if (!visible || kind !== 'files' || pricing === 'request') return false
  if (!sampleDay || !buyingOptions.includes('otp')) return false
  const [begin, end] = [`${SAMPLE_YEAR.year}-01-07`, `${SAMPLE_YEAR.year}-12-23`]
  return firstDay !== null && firstDay <= begin && lastDay !== null && lastDay >= end
}
