import type { Refusal } from '#shared/domain/result'
import { CalendarDay } from '#shared/domain/calendar_day'
import { readTypedDay } from '#shared/domain/typed_day'

/** What was sent, as it may be kept, or why not: a refusal at each field that is wrong. */
export type Judged<Values> = { ok: true; value: Values } | { ok: false; refusals: Refusal[] }

export type Sent = string | number | null | undefined

export const judged = <Values>(value: Values, refusals: readonly (Refusal | false)[]) => {
  const wrong = refusals.filter((one) => one !== false)
  return wrong.length > 0 ? { ok: false as const, refusals: wrong } : { ok: true as const, value }
}

/** Outer blanks and those in a row mean nothing. */
export const tidy = (text: Sent): string =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Nothing and 0 leave a range open. */
export const isOpen = (sent: Sent): boolean => ['', '0'].includes(tidy(sent))

/** A day of the years that the interfaces can write, 1000 to 9999; null for anything else. */
export function dayIn(sent: Sent): CalendarDay | null {
  const day = isOpen(sent) ? null : readTypedDay(tidy(sent))
  return day && !day.isBefore(CalendarDay.of(1000, 1, 1)) ? day : null
}

export const LONGEST_NAME = 200

/** Names must be there and fit; else the refusal at `name`. */
export function refusedName(name: string): Refusal | false {
  if (name === '') return { code: 'contracts.records.errors.name_empty', field: 'name' }
  const params = { most: LONGEST_NAME }
  return (
    name.length > LONGEST_NAME && { code: 'contracts.records.errors.long', field: 'name', params }
  )
}
