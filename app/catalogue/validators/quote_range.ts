import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { SelectionFilters } from '#catalogue/domain/quote/types'

export type Selected = {
  from: CalendarDay
  to: CalendarDay
  includeDegraded: boolean
  filters: SelectionFilters | null
}

/** More values than any product has. */
const MOST_CODES = 200

/** Days must exist; whether their order makes sense and parts exist is the quote's matter. */
export function readSelected(query: Record<string, unknown>): Result<Selected> {
  const [first, last] = [String(query.from ?? ''), String(query.to ?? '')]
  const [from, to] = [readTypedDay(first), readTypedDay(last)]
  if (!from) return refuse(noDay(first, 'catalogue.errors.day_invalid'), { field: 'from' })
  if (!to) return refuse(noDay(last, 'catalogue.errors.day_invalid'), { field: 'to' })
  return ok({ from, to, includeDegraded: query.degraded === '1', filters: readFilters(query) })
}

/** Whether an address names days of which one does not exist. */
export const namesWrongDay = (query: Record<string, unknown>): boolean =>
  ['from', 'to'].some((name) => Boolean(query[name])) && !readSelected(query).ok

/** Codes and ISINs, once with commas between them or one by one; null where none are named. */
export function readFilters(query: Record<string, unknown>): SelectionFilters | null {
  const { levelOne, levelTwo, isins } = query
  if ([levelOne, levelTwo, isins].every((value) => value === undefined)) return null
  const parts = { levelOne: readCodes(levelOne), levelTwo: readCodes(levelTwo) }
  return isins === undefined ? parts : { ...parts, isins: readCodes(isins) }
}

const readCodes = (value: unknown): string[] =>
  [value ?? []]
    .flat()
    .flatMap((text) => String(text).slice(0, 10_000).split(','))
    .filter(Boolean)
    .slice(0, MOST_CODES)
    .map((code) => code.slice(0, 50))
