import type { DayNumber } from '../date_text'

/** First and last day of a range, both included. */
export interface DayRange {
  from: DayNumber
  to: DayNumber
}

/**
 * A choice in the making. `drag`: the button is down; `tap`: the first day stands, the last is
 * asked for; `keys`: Shift extends, and `before` is what Escape brings back.
 */
export interface Draft {
  by: 'drag' | 'tap' | 'keys'
  anchor: DayNumber
  head: DayNumber
  before: DayRange | null
}

export type DraftAction =
  | { type: 'press'; day: DayNumber; chosen: DayRange | null }
  | { type: 'over'; day: DayNumber }
  | { type: 'release' }
  | { type: 'extend'; from: DayNumber; to: DayNumber; chosen: DayRange | null }
  | { type: 'cancel' }

/** What follows from an act: the new draft and, where the choice changes, the range to report. */
export interface DraftStep {
  draft: Draft | null
  report?: DayRange | null
}

/** The range between two days in either order. */
export function rangeOf(draft: Pick<Draft, 'anchor' | 'head'>): DayRange {
  return { from: Math.min(draft.anchor, draft.head), to: Math.max(draft.anchor, draft.head) }
}

/**
 * Choosing days: press and drag, or press twice, or extend with Shift. A choice is reported when
 * it is complete; keys report each step, as there is no moment at which they are let go.
 */
export function stepDraft(draft: Draft | null, action: DraftAction): DraftStep {
  switch (action.type) {
    case 'press':
      return press(draft, action.day, action.chosen)
    case 'over':
      return { draft: draft && draft.by !== 'keys' ? { ...draft, head: action.day } : draft }
    case 'release':
      return release(draft)
    case 'extend':
      return extend(draft, action)
    case 'cancel':
      return draft?.by === 'keys' ? { draft: null, report: draft.before } : { draft: null }
  }
}

function press(draft: Draft | null, day: DayNumber, chosen: DayRange | null): DraftStep {
  if (draft?.by === 'tap') return { draft: null, report: rangeOf({ ...draft, head: day }) }
  return { draft: { by: 'drag', anchor: day, head: day, before: chosen } }
}

function release(draft: Draft | null): DraftStep {
  if (draft?.by === 'keys') return { draft: null }
  if (draft?.by !== 'drag') return { draft }
  if (draft.anchor === draft.head) return { draft: { ...draft, by: 'tap' } }
  return { draft: null, report: rangeOf(draft) }
}

function extend(
  draft: Draft | null,
  { from, to, chosen }: { from: DayNumber; to: DayNumber; chosen: DayRange | null }
): DraftStep {
  const next: Draft = {
    by: 'keys',
    anchor: draft?.anchor ?? anchorFor(from, chosen),
    head: to,
    before: draft ? draft.before : chosen,
  }
  return { draft: next, report: rangeOf(next) }
}

/** Extending from one end of what is chosen keeps the other end. */
function anchorFor(day: DayNumber, chosen: DayRange | null): DayNumber {
  if (chosen?.to === day) return chosen.from
  return chosen?.from === day ? chosen.to : day
}
