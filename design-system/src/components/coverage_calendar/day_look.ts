import type { DayCondition } from '../coverage_ribbon/coverage'
import type { CalendarDay, SizeStep } from './calendar_month'

/** How a cell takes part in the range: not at all, inside it, or at one of its ends. */
export type RangePlace = 'none' | 'inside' | 'end'

type DayState = Pick<CalendarDay, 'condition' | 'size' | 'selectable'> &
  Partial<Pick<CalendarDay, 'isPending' | 'isOwned' | 'isLeftOut'>>

const CELL =
  'relative grid place-items-center rounded-mark focus-visible:z-2 forced-color-adjust-none'

const PAPER: Record<SizeStep, string> = { 1: 'bg-cov-1', 2: 'bg-cov-2', 3: 'bg-cov-3' }

const FOOT =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-1.25 after:bg-cov-degraded after:content-[""]'
const RING =
  'before:absolute before:inset-0 before:m-auto before:aspect-square before:w-5.5 before:max-w-full before:rounded-full before:border before:border-line-strong before:content-[""]'
const FRAME =
  'inset-ring-2 inset-ring-cov-missing before:absolute before:inset-x-1 before:top-1/2 before:-translate-y-1/2 ' +
  'before:h-0.5 before:-rotate-32 before:bg-cov-missing before:content-[""]'

/** A dot in the corner: the reader has this day. */
const OWNED =
  'before:absolute before:end-0.5 before:top-0.5 before:size-1.25 before:rounded-full before:bg-current before:content-[""]'

/** Still to come: an outline without a fill. */
const PENDING = 'cursor-not-allowed border border-dotted border-control-border text-subtle'

const MARK: Partial<Record<DayCondition, string>> = {
  degraded: FOOT,
  holiday: RING,
  missing: FRAME,
}

/** Skipped days inside a range are a fifth as strong as those that are delivered. */
const CHOSEN = { delivered: 'bg-cov-selected text-cov-selected-ink', skipped: 'bg-cov-selected/20' }

const PLACE: Record<RangePlace, string> = {
  none: '',
  inside: 'rounded-none forced-colors:outline-2 forced-colors:outline-[Highlight]',
  end:
    'z-1 rounded-none ring-2 ring-ink ring-offset-1 ring-offset-canvas focus-visible:outline-offset-4 ' +
    'forced-colors:outline-2 forced-colors:outline-[Highlight]',
}

/** The classes of a day cell: condition by mark, file size by paper, choice by fill. */
export function dayLook(day: DayState, place: RangePlace): string {
  if (day.isPending) return `${CELL} ${PENDING}`
  return [CELL, paper(day, place), MARK[day.condition], day.isOwned && OWNED, PLACE[place]]
    .filter(Boolean)
    .join(' ')
}

function paper({ condition, size, selectable, isLeftOut }: DayState, place: RangePlace): string {
  const delivered = condition === 'available' || condition === 'degraded'
  if (place !== 'none') {
    return delivered && !isLeftOut ? CHOSEN.delivered : `${CHOSEN.skipped} ${skippedInk(condition)}`
  }
  if (!selectable) return 'cursor-not-allowed text-disabled'
  const hover = 'cursor-pointer hover:outline-2 hover:-outline-offset-2 hover:outline-ink'
  return delivered ? `${PAPER[size]} text-ink ${hover}` : `${restInk(condition)} ${hover}`
}

function skippedInk(condition: DayCondition): string {
  return condition === 'missing' ? 'text-ink' : 'text-muted'
}

function restInk(condition: DayCondition): string {
  return condition === 'missing' ? 'text-ink' : 'text-subtle'
}
