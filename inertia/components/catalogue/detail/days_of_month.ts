import type { Data } from '@generated/data'
import { daysInMonth, dayOf, isoDay, isWeekend } from '@kontor/design-system/date_text'
import type { Days } from '../quote/range_presets'

type Coverage = Pick<Data.Catalogue.Coverage, 'months' | 'closedDays'> & {
  firstDay: string
  lastDay: string
}

export interface DayFacts {
  coverage: Coverage
  knownDays: Data.Catalogue.ProductDetail['knownDays']
  /** Whether the last day is the last one for good. */
  hasEnded: boolean
  owned: readonly Days[]
}

type Month = Coverage['months'][number]
type Condition =
  'available' | 'degraded' | 'missing' | 'holiday' | 'weekend' | 'extra' | 'unpublished'

export interface DayRow {
  day: string
  condition: Condition
  /** The holiday's name, or what happened. */
  note: string | null
  /** The files of the day are no larger together, in bytes. */
  mostBytes: number | null
  isOwned: boolean
}

/** Every day of a month within the history, and of its last month those that are still to come. */
export function daysOfMonth(facts: DayFacts, year: number, month: number): DayRow[] {
  const { firstDay, lastDay, months } = facts.coverage
  const marks = months.find((one) => one.month === year * 100 + month)
  const first = dayOf(year, month, 1)
  return Array.from({ length: daysInMonth(year, month) }, (_, bit) => ({
    day: isoDay(first + bit),
    condition: conditionOf(marks, bit, isWeekend(first + bit), isoDay(first + bit) > lastDay),
    mostBytes: mostBytes(marks?.sizes[bit]),
  }))
    .filter(({ day }) => day >= firstDay && (day <= lastDay || !facts.hasEnded))
    .map((row) => ({ ...row, note: noteOf(facts, row.day), isOwned: isOwned(facts, row) }))
}

const MARKS = ['available', 'degraded', 'missing', 'extra', 'holidays'] as const

function conditionOf(
  marks: Month | undefined,
  bit: number,
  weekend: boolean,
  isLater: boolean
): Condition {
  const mark = marks && MARKS.find((name) => marks[name] & (1 << bit))
  if (mark) return mark === 'holidays' ? 'holiday' : mark
  if (weekend) return 'weekend'
  return isLater ? 'unpublished' : 'missing'
}

const noteOf = ({ coverage, knownDays }: DayFacts, day: string): string | null =>
  knownDays.find((known) => known.day === day)?.note ??
  coverage.closedDays.find((closed) => closed.day === day)?.name ??
  null

const isOwned = (
  { owned }: DayFacts,
  { day, mostBytes: bytes }: Pick<DayRow, 'day' | 'mostBytes'>
) => bytes !== null && owned.some(({ from, to }) => day >= from && day <= to)

/** A letter more is half a power of two more, from 1 kB on. */
const mostBytes = (letter = '.'): number | null =>
  letter === '.' ? null : Math.round(1024 * 2 ** ((letter.charCodeAt(0) - 64) / 2))
