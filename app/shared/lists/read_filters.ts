import { CalendarDay, ISO_DAY } from '#shared/domain/calendar_day'
import { rowId } from '#shared/http/row_id'
import {
  MOST_VALUES,
  namesOf,
  type Address,
  type Filter,
  type Question,
} from '#shared/lists/question'
import { valuesIn } from '#shared/lists/read_text'

type Reader = {
  address: Address
  view: string
  note: (field: string, code: string, params?: Record<string, string | number>) => void
}

/** Chosen values that the list knows, and holds in the view that is asked for. */
export function readFilters({ filters }: Question, reader: Reader): Record<string, string[]> {
  const names = Object.keys(filters)
  return Object.fromEntries(names.map((name) => [name, readFilter(name, filters[name]!, reader)]))
}

function readFilter(name: string, filter: Filter, { address, view, note }: Reader): string[] {
  const given = address[name]
  const isReadable = [given].flat().every((one) => one === undefined || typeof one === 'string')
  const spelled = valuesIn(given).map((one) => usual(filter, one))
  const values = [...new Set(spelled)]
  const choices = namesOf(filter)
  const form = formOf(filter)
  const isKnown = (one: string) => form?.fits(one) ?? choices?.includes(one) ?? true
  const understood = values.filter((one) => isKnown(one) && isHeld(filter, view, one))
  if (!isReadable || understood.length < values.length) {
    if (form) note(name, form.code)
    else note(name, 'not_one_of', { choices: (filter.heldBy?.[view] ?? choices ?? []).join(', ') })
  }
  if (values.length > MOST_VALUES) note(name, 'too_many', { most: MOST_VALUES })
  return understood.slice(0, MOST_VALUES)
}

function formOf({ isDay: takesDay, isId: takesId }: Filter) {
  if (takesDay) return { fits: isDay, code: 'not_a_day' }
  return takesId ? { fits: isId, code: 'not_an_id' } : null
}

/** A value as the list knows it, which others may spell in other ways. */
function usual({ isDay: takesDay, spellings }: Filter, one: string): string {
  const day = takesDay ? CalendarDay.parse(one)?.iso : undefined
  return day ?? spellings?.[one.toLowerCase()] ?? one
}

const isDay = (text: string) => ISO_DAY.test(text) && CalendarDay.parse(text) !== null

const isId = (text: string) => rowId.match.test(text)

/** Values that no view holds find nothing; those of another view do not belong to this one. */
function isHeld({ heldBy }: Filter, view: string, value: string): boolean {
  if (!heldBy) return true
  const isElsewhere = Object.values(heldBy).some((held) => held.includes(value))
  return heldBy[view]!.includes(value) || !isElsewhere
}
