import type { RangeTerms } from '#subscriptions/domain/range_terms'

export const rowOf = ({
  days,
  visible,
  actualStart,
  isTrial,
  isSalesTrial = false,
}: RangeTerms) => ({
  startsOn: days.from?.iso ?? null,
  endsOn: days.until?.iso ?? null,
  actualStartsOn: actualStart?.iso ?? null,
  visibleFrom: visible.from?.iso ?? null,
  visibleUntil: visible.until?.iso ?? null,
  isTrial,
  isSalesTrial,
})
