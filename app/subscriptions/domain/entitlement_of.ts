import { CalendarDay } from '#shared/domain/calendar_day'
import type { Entitlement, OpenRange } from '#subscriptions/domain/entitlement'

type Kept = {
  isUnrestricted: boolean
  visibleFrom: string | null
  visibleUntil: string | null
  ranges: readonly {
    startsOn: string | null
    endsOn: string | null
    actualStartsOn: string | null
    visibleFrom: string | null
    visibleUntil: string | null
    items?: readonly string[]
  }[]
}

/** What a kept subscription entitles to, with its days as days. */
export const entitlementOf = (kept: Kept): Entitlement => ({
  isUnrestricted: kept.isUnrestricted,
  visible: openRange(kept.visibleFrom, kept.visibleUntil),
  ranges: kept.ranges.map((range) => ({
    days: openRange(range.startsOn, range.endsOn),
    actualStart: CalendarDay.parse(range.actualStartsOn ?? ''),
    visible: openRange(range.visibleFrom, range.visibleUntil),
    items: range.items ?? [],
  })),
})

const openRange = (from: string | null, until: string | null): OpenRange => ({
  from: CalendarDay.parse(from ?? ''),
  until: CalendarDay.parse(until ?? ''),
})
