import { findUser } from '#identity'
import type { AssignedType } from '#subscriptions/actions/assign/assign_types'

type Outcome = { userId: number; types: readonly AssignedType[] }

/** What was given to whom, for the page after it. */
export const outcomeText = ({ userId, types }: Outcome) =>
  JSON.stringify({ userId, names: types.map(({ name }) => name) })

/** Who got which types; null where nothing was done, or the person has gone since. */
export async function assignedOutcome(noted: string | true | null) {
  if (typeof noted !== 'string') return null
  const { userId, names } = JSON.parse(noted) as { userId: number; names: string[] }
  const user = await findUser(userId)
  return (
    user && { person: { id: user.id, name: user.fullName || user.email, email: user.email }, names }
  )
}
