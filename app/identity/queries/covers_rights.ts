import { rolesHeldBy, scopesOf, type Holder } from '#identity/queries/scopes_of'

/** Nobody acts on an account with rights beyond their own; a lock takes no rights away here. */
export function coversRights(by: Holder, account: Holder): boolean {
  const own = scopesOf(by)
  const { kind, groups, grantedGroups } = account
  return [...scopesOf({ kind, groups, grantedGroups })].every((scope) => own.has(scope))
}

/** Whether somebody may do everything, for what needs more than a right. */
export const isAdministrator = (user: Holder): boolean => rolesHeldBy(user).includes('admin')

type Account = Holder & { id: number }

/** Only administrators delete staff, and nobody themselves: an administrator is always left. */
export const mayDelete = (by: Account, account: Account): boolean =>
  by.id !== account.id &&
  scopesOf(by).has('users.write') &&
  coversRights(by, account) &&
  (account.kind !== 'staff' || isAdministrator(by))
