import type { Refusal } from '#shared/domain/result'
import type { AssignedSubscription } from '#subscriptions/queries/assigned_subscriptions'

type Held = Pick<AssignedSubscription, 'isFilterable'>
type Range = { isSalesTrial: boolean }

/** What keeps a date range from being given to others; null where nothing does. */
export function whyNotCopied({ isFilterable }: Held, { isSalesTrial }: Range): Refusal | null {
  if (isFilterable) return { code: 'entitlements.errors.by_request', status: 409 }
  if (isSalesTrial) return { code: 'subscriptions.copies.errors.sales_trial', status: 409 }
  return null
}
