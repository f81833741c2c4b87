import { modules } from '#generated/modules'
import { scopesOf, type Scope, type User } from '#identity'
import { type Locale, translate } from '#shared/i18n'

const TABS = modules
  .flatMap(({ name: module, userTabs = [] }) => userTabs.map((tab) => ({ ...tab, module })))
  .toSorted((one, other) => one.rank - other.rank)

/** The tabs of the page of a person that a member of staff may open; none for customers. */
export function listUserTabs(user: User, locale: Locale): { name: string; label: string }[] {
  if (!user.isStaff) return []
  const held = scopesOf(user)
  return TABS.filter(({ scopes }) => scopes.some((scope) => held.has(scope as Scope))).map(
    ({ module, name }) => ({ name, label: translate(locale, `${module}.places.user.${name}`) })
  )
}
