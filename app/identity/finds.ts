import { findIn, type Finder } from '#shared/finding'
import { translate } from '#shared/i18n'
import { userList } from '#identity/lists/user_list'

/** People by name, company, address, number or business partner. */
const users: Finder = {
  name: 'users',
  rank: 40,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('users.read')) return []
    const found = await findIn(userList, text)
    return found.map(({ user: { id, firstName, lastName, company, email, lockedAt } }) => ({
      id: `user:${id}`,
      path: `/admin/manage-users/${id}/details`,
      label: `${firstName} ${lastName}`.trim() || email,
      detail: [company, email].filter(Boolean).join(', '),
      ...(lockedAt && {
        state: { look: 'locked', label: translate(locale, 'identity.places.find.locked') },
      }),
    }))
  },
}

export default [users]
