import { dayNumber, isoDay, isWeekend, partsOf } from '../date_text'
import type { IsoDay } from '../date_text'
import type { CalendarMonth } from '../coverage_calendar'
import { packDays } from './coverage'

interface History {
  from: IsoDay
  to: IsoDay
  degraded?: readonly IsoDay[]
  missing?: readonly IsoDay[]
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '12-25', '12-26']
const EASTER = ['2019-04-19', '2019-04-22', '2020-04-10', '2020-04-13', '2021-04-02', '2021-04-05']
  .concat(['2022-04-15', '2022-04-18', '2023-04-07', '2023-04-10', '2024-03-29', '2024-04-01'])
  .concat(['2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06'])

/** An invented history for stories and tests: all working days but the ones that are named. */
export function history({ from, to, degraded = [], missing = [] }: History): CalendarMonth[] {
  const holidays: IsoDay[] = []
  const available: IsoDay[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day++) {
    const text = isoDay(day)
    if (isWeekend(day) || missing.includes(text) || degraded.includes(text)) continue
    if (isHoliday(text)) holidays.push(text)
    else available.push(text)
  }
  return monthsBetween(from, to).map((month) => ({
    month,
    available: maskOf(available, month),
    degraded: maskOf(degraded, month),
    missing: maskOf(missing, month),
    holidays: maskOf(holidays, month),
    medium: maskOf(available, month) & 0b0101_1010_0111_0101_1010_0111_0101_101,
    large: maskOf(available, month) & 0b0000_1000_0010_0000_1000_0010_0000_100,
  }))
}

/** Seven years of currency quotes with five missing and ten degraded days. */
export const FX_HISTORY = history({
  from: '2019-01-02',
  to: '2026-09-17',
  missing: ['2025-04-09', '2025-10-14', '2024-02-27', '2021-08-11', '2020-03-16'],
  degraded: ['2025-03-12', '2025-05-20', '2025-07-01', '2025-11-06', '2025-11-07'].concat([
    '2026-01-22',
    '2024-06-11',
    '2019-05-14',
    '2019-05-15',
    '2019-05-16',
  ]),
})

function isHoliday(day: IsoDay): boolean {
  return FIXED_HOLIDAYS.includes(day.slice(5)) || EASTER.includes(day)
}

function maskOf(days: readonly IsoDay[], month: number): number {
  const prefix = `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`
  return packDays(days.filter((day) => day.startsWith(prefix)))[0]?.days ?? 0
}

function monthsBetween(from: IsoDay, to: IsoDay): number[] {
  const [first, last] = [from, to].map((day) => {
    const { year, month } = partsOf(dayNumber(day))
    return year * 12 + month - 1
  }) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const index = first + at
    return Math.floor(index / 12) * 100 + (index % 12) + 1
  })
}
