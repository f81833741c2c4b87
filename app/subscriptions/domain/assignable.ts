/** What decides whether a type can be given to somebody. */
export type Assignable = {
  isFilterable: boolean
  /** One of its products is of a venue whose data sales do not give as a trial. */
  isKeptFromTrials: boolean
  isHeld: boolean
}

/** Staff who look after subscriptions, or sales with a trial. */
export type Giver = 'staff' | 'sales'

/** Why a type cannot be given in this way; null where it can. The words are a key of the messages. */
export function whyNotGiven(type: Assignable, giver: Giver): string | null {
  if (type.isFilterable) return 'subscriptions.assignments.errors.by_request'
  if (giver === 'staff') return null
  if (type.isKeptFromTrials) return 'subscriptions.assignments.errors.kept'
  return type.isHeld ? 'subscriptions.assignments.errors.held' : null
}
