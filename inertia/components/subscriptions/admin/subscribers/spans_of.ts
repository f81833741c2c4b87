import type { Span, SpanKind } from '@kontor/design-system/span_ribbon'
import type { Subscriber } from './types'

type Range = Subscriber['ranges'][number]
type Held = Pick<
  Subscriber,
  'isLocked' | 'isUnrestricted' | 'ranges' | 'visibleFrom' | 'visibleUntil'
>

const EVERY_DAY = { startsOn: null, endsOn: null, visibleFrom: null, visibleUntil: null }

/** The days that somebody is entitled to, by what they are on a day; nothing is given to a locked user. */
export function spansOf({ isLocked, isUnrestricted, ranges }: Held, today: string): Span[] {
  const kindOf = (range: Range): SpanKind => {
    if (isLocked || range.isVisibilityOver || isBefore(range.endsOn, today)) return 'over'
    if (isBefore(today, range.startsOn)) return 'ahead'
    return range.isTrial || range.isSalesTrial ? 'trial' : 'given'
  }
  if (isUnrestricted) return [{ from: null, until: null, kind: isLocked ? 'over' : 'given' }]
  return ranges.map((range) => ({
    ...{ from: range.startsOn, until: range.endsOn, kind: kindOf(range) },
  }))
}

/** When the days of each range can be seen: once they begin, and within both visibilities. */
export function seenOf({ isUnrestricted, ranges, ...all }: Held) {
  const held = isUnrestricted ? [EVERY_DAY] : ranges
  return held.map(({ startsOn, visibleFrom, visibleUntil }) => ({
    from: [startsOn, visibleFrom, all.visibleFrom].reduce(later),
    until: [visibleUntil, all.visibleUntil].reduce(earlier),
  }))
}

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && one < other

const later = (one: string | null, other: string | null) =>
  isBefore(one, other) ? other : (one ?? other)

const earlier = (one: string | null, other: string | null) =>
  isBefore(other, one) ? other : (one ?? other)
