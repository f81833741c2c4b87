import User from '#identity/models/user'

/** What other modules show of a user. */
export type UserSummary = Pick<
  User,
  'id' | 'email' | 'firstName' | 'lastName' | 'company' | 'tin' | 'locale'
>

/** The users with these ids, in one query; unknown ids are left out. */
export async function listUsersByIds(ids: readonly number[]): Promise<UserSummary[]> {
  if (ids.length === 0) return []
  const users = await User.query().whereIn('id', [...new Set(ids)])
  return users.map(({ id, email, firstName, lastName, company, tin, locale }) => ({
    id,
    email,
    firstName,
    lastName,
    company,
    tin,
    locale,
  }))
}
