import { useForm } from '@inertiajs/react'
import { readDayText } from '@kontor/design-system/date_field_text'
import { formatDay } from '@kontor/design-system/date_text'
import type { AssignedRange } from './types'

export type VisibleFrom = 'start' | 'open' | 'custom'
export type VisibleUntil = 'years' | 'week' | 'open' | 'custom'

type Values = {
  startDate: string
  endDate: string
  /** Of a filterable type alone. */
  actualStartDate: string
  visibleFrom: VisibleFrom
  visibleUntil: VisibleUntil
  visibilityStartDate: string
  visibilityEndDate: string
  trial: boolean
  /** Why, for the history. */
  reason: string
}

export type RangeForm = ReturnType<typeof useRangeForm>

/** A date range as it is typed; a new one begins today and has no end. */
export function useRangeForm(range: AssignedRange | undefined, today: string) {
  return useForm<Values>({
    startDate: range ? textOf(range.startsOn) : formatDay(today),
    endDate: textOf(range?.endsOn),
    actualStartDate: '',
    visibleFrom: range?.visibleFrom ? 'custom' : 'open',
    visibleUntil: range?.visibleUntil ? 'custom' : 'open',
    visibilityStartDate: textOf(range?.visibleFrom),
    visibilityEndDate: textOf(range?.visibleUntil),
    trial: range?.isTrial ?? false,
    reason: '',
  })
}

/** What is sent of it: nothing is open. */
export const sentOf = ({ visibleFrom, visibleUntil, ...values }: Values) => ({
  ...values,
  visibilityStartDate: { start: values.startDate, open: '', custom: values.visibilityStartDate }[
    visibleFrom
  ],
  visibilityEndDate: {
    years: later(values.endDate, { years: 2 }),
    week: later(values.endDate, { days: 7 }),
    open: '',
    custom: values.visibilityEndDate,
  }[visibleUntil],
})

/** The days alone, as an address asks what they would give. */
export function daysOf(values: Values): Record<string, string> {
  const { startDate, endDate, visibilityStartDate, visibilityEndDate } = sentOf(values)
  return { startDate, endDate, visibilityStartDate, visibilityEndDate }
}

/** Days end with this one. */
const LAST_DAY = '9999-12-31'

/** A typed day some time later; without a day there is none. */
function later(typed: string, { years = 0, days = 0 }: { years?: number; days?: number }): string {
  const day = readDayText(typed)
  if (!day) return ''
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  moved.setUTCDate(moved.getUTCDate() + days)
  const isBeyond = moved.getUTCFullYear() > 9999
  return formatDay(isBeyond ? LAST_DAY : moved.toISOString().slice(0, 10))
}

const textOf = (day: string | null | undefined) => (day ? formatDay(day) : '')
