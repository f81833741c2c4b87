import { ok, refuse, type Result } from '#shared/domain/result'
import type {
  AssignedRange,
  AssignedSubscription,
} from '#subscriptions/queries/assigned_subscriptions'

/** A range that staff may change; of filterable types only requests do. */
export function rangeOf(held: AssignedSubscription, rangeId: number): Result<AssignedRange> {
  const range = held.ranges.find(({ id }) => id === rangeId)
  if (!range) return refuse('entitlements.errors.range_unknown', { status: 404 })
  if (held.isFilterable) return refuse('entitlements.errors.ranges_by_request', { status: 409 })
  return ok(range)
}
