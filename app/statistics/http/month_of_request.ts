import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  lastWholeMonth,
  monthOf,
  monthsFrom,
  readMonth,
  type Month,
} from '#statistics/domain/month'
import { lastPaperDay } from '#statistics/queries/venues/last_paper_day'

/** The month that an address names; else the last that is over and has papers. */
export async function monthOfRequest({ request }: HttpContext): Promise<Month> {
  const named = readMonth(request.qs().month)
  if (named) return named
  const day = CalendarDay.parse((await lastPaperDay()) ?? '')
  return day ? monthOf(day) : lastWholeMonth(CalendarDay.today())
}

/** Months that can be chosen: from the first that has papers to the one that runs, and the one shown. */
export function choosableMonths(firstDay: string | null, shown: Month): string[] {
  const today = CalendarDay.today()
  const first = (firstDay && CalendarDay.parse(firstDay)) || lastWholeMonth(today).from
  return [...new Set([...monthsFrom(first, today), shown.name])].toSorted().toReversed()
}
