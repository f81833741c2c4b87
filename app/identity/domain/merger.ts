/** A user as far as a merger asks. */
type Account = { id: number; isStaff: boolean; isLocked: boolean; mergedInto: number | null }

export type MergerRefusal =
  | 'merger.errors.with_itself'
  | 'merger.errors.own_account'
  | 'merger.errors.of_staff'
  | 'merger.errors.merged_already'
  | 'merger.errors.of_locked'

type Judged = { from: Account; into: Account; by: { id: number } }

/** Why two accounts cannot be merged, as far as they themselves say it; null where they can be. */
export function refuseMerger({ from, into, by }: Judged): MergerRefusal | null {
  const both = [from, into]
  if (from.id === into.id) return 'merger.errors.with_itself'
  if (both.some(({ id }) => id === by.id)) return 'merger.errors.own_account'
  if (both.some(({ isStaff }) => isStaff)) return 'merger.errors.of_staff'
  if (both.some(({ mergedInto }) => mergedInto !== null)) return 'merger.errors.merged_already'
  return both.some(({ isLocked }) => isLocked) ? 'merger.errors.of_locked' : null
}

/** Whether somebody has typed the e-mail address of the account that ends. */
export const isConfirmed = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase()
