import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import type { Scope } from '#identity/domain/scopes'
import { scopesOf } from '#identity/queries/scopes_of'

type Colleague = { id: number; name: string; email: string; locale: Locale }

type Held = Colleague & { groups: string[]; grantedGroups: string[] }

/** Staff who may do something and can be written to. */
export async function staffWith(scope: Scope): Promise<Colleague[]> {
  const staff = await rows<Held>(
    null,
    `select id, email, locale, groups, granted_groups as "grantedGroups",
            coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email::text) as name
       from users
      where kind = 'staff' and locked_at is null and erased_at is null and merged_into is null
      order by id`
  )
  return staff
    .filter((one) => scopesOf({ ...one, kind: 'staff' }).has(scope))
    .map(({ id, name, email, locale }) => ({ id, name, email, locale }))
}
