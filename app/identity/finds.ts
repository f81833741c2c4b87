import { findIn, told, type Finder, type Hit } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { userList } from '#identity/lists/user_list'
import type User from '#identity/models/user'

/** People by name, company, address, number or business partner. */
const users: Finder = {
  name: 'users',
  rank: 40,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('users.read')) return []
    const found = await findIn(userList, text)
    return found.map(({ user }) => hitOf(user, locale))
  },
}

function hitOf(user: User, locale: Locale): Hit {
  const { id, firstName, lastName, company, email, lockedAt } = user
  return {
    id: `user:${id}`,
    path: `/admin/manage-users/${id}/details`,
    label: `${firstName} ${lastName}`.trim() || email,
    detail: [company, email].filter(Boolean).join(', '),
    ...(lockedAt && {
      state: { look: 'locked', label: translate(locale, 'identity.places.find.locked') },
    }),
    facts: told(locale, {
      'shared.fields.company': company,
      'shared.fields.e_mail': email,
      'shared.fields.phone': user.phone,
      'shared.fields.bp_id': user.businessPartnerId,
    }),
  }
}

export default [users]
