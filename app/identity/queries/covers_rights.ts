import { rolesHeldBy, scopesOf, type Holder } from '#identity/queries/scopes_of'

/**
 * Whether somebody has every right that an account has. Nobody acts on an account with rights beyond
 * their own; a lock takes no rights away here, so that it makes nobody a prey.
 */
export function coversRights(by: Holder, account: Holder): boolean {
  const own = scopesOf(by)
  const { kind, groups, grantedGroups } = account
  return [...scopesOf({ kind, groups, grantedGroups })].every((scope) => own.has(scope))
}

/** Whether somebody may do everything, for what needs more than a right. */
export const isAdministrator = (user: Holder): boolean => rolesHeldBy(user).includes('admin')

type Account = Holder & { id: number }

/**
 * Whether somebody may delete an account that has no records which must stay. Accounts of staff are
 * deleted by administrators only. Nobody deletes themselves, so that an administrator is always left.
 */
export const mayDelete = (by: Account, account: Account): boolean =>
  by.id !== account.id &&
  scopesOf(by).has('users.write') &&
  coversRights(by, account) &&
  (account.kind !== 'staff' || isAdministrator(by))
