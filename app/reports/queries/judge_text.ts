import type { CalendarDay } from '#shared/domain/calendar_day'
import { readEntries } from '#reports/domain/entries'
import { judgeEntries, type JudgedEntry } from '#reports/domain/judged_entry'
import { lookUp } from '#reports/queries/look_up'

/** More entries than a person types are judged by their form alone. */
const MOST_LOOKED_UP = 100

export async function judgeText(
  productId: number,
  text: string,
  day: CalendarDay
): Promise<JudgedEntry[]> {
  const entries = readEntries(text)
  const codes = entries.filter(({ problem }) => problem === null).map(({ code }) => code)
  const wanted = [...new Set(codes)].slice(0, MOST_LOOKED_UP)
  const found = wanted.length === 0 ? [] : await lookUp({ productId, codes: wanted, day: day.iso })
  return judgeEntries(entries, found, day.iso)
}
