import type { User } from '#identity'
import { preparedRows } from '#shared/database'
import type { SavedView } from '#shared/lists'
import { ADMIN_GROUPS } from '#site/queries/admin_groups'
import { isAnswered } from '#site/queries/has_page'
import { opensTo } from '#site/queries/list_admin_places'

/** Of the person and of others: so many tabs can be told apart. */
const MOST_SHOWN = 12

/**
 * Whether a list is a place of the administration that opens to the person, or lies within one, as invoices do
 * within the orders. Whoever may not see it is shown none of its views, for they come with its page.
 */
export const hasSavedViews = (user: User, path: string): boolean =>
  ADMIN_GROUPS.flatMap(({ places }) => places)
    .filter((place) => place.path === path || isWithin(path, place.path))
    .some(opensTo(user))

const isWithin = (path: string, place: string) => path.startsWith(`${place}/`) && isAnswered(path)

/** A person's own views of a list, then those that others share. */
export const listSavedViews = (userId: number, path: string): Promise<SavedView[]> =>
  preparedRows<SavedView>(
    null,
    `select id, name, parameters, hidden, density, is_shared as "isShared", user_id = :userId as "isOwn"
       from saved_views
      where path = :path and (is_shared or user_id = :userId)
      order by user_id <> :userId, lower(name), id
      limit :most`,
    { userId, path, most: MOST_SHOWN }
  )
