import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { HolidayName } from '#shared/domain/trading_calendar'
import type { MarkableDay } from '#catalogue/domain/day_mark'
import { whyDay, type Why } from '#catalogue/domain/why_day'
import type { FileOfDay, NotedDay } from '#catalogue/queries/days/days_within'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData } from '#catalogue/queries/reference_data'

type Known = { files: FileOfDay[]; notes: NotedDay[] }

export async function whyOf(
  { calendarCode, firstDay, lastDay }: ProductRow,
  { day, files: count }: MarkableDay,
  { files, notes }: Known
): Promise<{ code: Why; holiday: HolidayName | null }> {
  const { calendars } = await referenceData()
  const at = CalendarDay.parse(day)!
  const [holiday] = calendars.get(calendarCode)!.holidaysIn(new DayRange(at, at))
  const note = notes[0] ?? null
  const code = whyDay({
    ...{ day, files: count, note },
    isWeekend: at.isWeekend,
    isHoliday: holiday !== undefined,
    degraded: note?.condition === 'degraded',
    wasWithdrawn: files.some(({ place }) => place === 'withdrawn'),
    ...{ firstDay: firstDay ?? day, lastDay: lastDay ?? day },
  })
  return { code, holiday: holiday?.name ?? null }
}
