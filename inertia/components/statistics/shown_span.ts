import { readDayText, writeDayText } from '@kontor/design-system/date_field_text'
import type { StatisticsPage } from './types'

type Asked = Pick<StatisticsPage, 'from' | 'to' | 'typed' | 'problems'>

/** The days in the fields: those that are shown, or, where one of them was refused, both as they were typed. */
export function shownSpan({ from, to, typed, problems }: Asked) {
  const isRefused = Boolean(problems.from || problems.to)
  return {
    from: (isRefused && asWritten(typed.from)) || writeDayText(from),
    to: (isRefused && asWritten(typed.to)) || writeDayText(to),
  }
}

/** A day as the shop writes it; what is none stays as it was typed. */
function asWritten(typed: string): string {
  const day = readDayText(typed)
  return day ? writeDayText(day) : typed
}
