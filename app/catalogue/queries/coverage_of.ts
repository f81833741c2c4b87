import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { Holiday, HolidayName, TradingCalendar } from '#shared/domain/trading_calendar'
import type { DayMask, Month, MonthCoverage } from '#catalogue/domain/day_mask'
import { referenceData } from '#catalogue/queries/reference_data'

export type CoverageMonth = MonthCoverage & {
  holidays: DayMask
  files: number
  bytes: number
  /** A letter a day: "." no file, "A" below 1 kB, each letter more another half power of two. */
  sizes: string
}

export type Coverage = {
  firstDay: string | null
  lastDay: string | null
  tradingDays: number
  degradedDays: number
  missingDays: number
  files: number
  bytes: number
  months: CoverageMonth[]
  closedDays: { day: string; name: HolidayName }[]
}

type MonthRow = Omit<CoverageMonth, 'holidays'>

/** Day by day what the inventory holds of a product, packed by month; null for no product. */
export async function coverageOf(productId: number): Promise<Coverage | null> {
  const [months, { calendars, products }] = await Promise.all([
    preparedRows<MonthRow>(null, MONTHS, [productId]),
    referenceData(),
  ])
  const product = products.find(({ id }) => id === productId)
  if (!product) return null
  const holidays = holidaysOf(months, calendars.get(product.calendarCode)!)
  return {
    firstDay: product.firstDay,
    lastDay: product.lastDay,
    tradingDays: product.tradingDays ?? 0,
    degradedDays: product.degradedDays ?? 0,
    missingDays: product.missingDays ?? 0,
    files: product.files ?? 0,
    bytes: product.bytes ?? 0,
    months: withHolidays(months, holidays),
    closedDays: holidays.map(({ day, name }) => ({ day: day.iso, name })),
  }
}

const MONTHS = `
  select month, available, degraded, missing, extra, files, bytes, sizes
    from coverage_months where product_id = ? order by month`

/** The holidays of the whole months that the inventory touches. */
function holidaysOf(months: MonthRow[], calendar: TradingCalendar): Holiday[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const range = new DayRange(firstDayOf(first.month), firstDayOf(last.month).endOfMonth())
  return calendar.holidaysIn(range)
}

function withHolidays(months: MonthRow[], holidays: Holiday[]): CoverageMonth[] {
  const masks = new Map<Month, DayMask>()
  for (const { day } of holidays) {
    const month = day.year * 100 + day.month
    masks.set(month, (masks.get(month) ?? 0) | (1 << (day.day - 1)))
  }
  return months.map((row) => ({ ...row, holidays: masks.get(row.month) ?? 0 }))
}

const firstDayOf = (month: Month) => CalendarDay.of(Math.floor(month / 100), month % 100, 1)
