import { CalendarDay } from '#shared/domain/calendar_day'
import { yearsBack } from '#shared/domain/years_back'

type Sold = {
  firstDay: string | null
  lastDay: string | null
  pricing: string
  isinField: string | null
}

/** The last years of what is sold by the day, as far as it goes back; null for everything else. */
export function lastYears({ firstDay, lastDay, pricing, isinField }: Sold, years: number) {
  if (!firstDay || !lastDay || pricing === 'request' || isinField !== null) return null
  const [first, to] = [CalendarDay.parse(firstDay)!, CalendarDay.parse(lastDay)!]
  const wanted = yearsBack(to, years)
  return { from: wanted.isBefore(first) ? first : wanted, to }
}
