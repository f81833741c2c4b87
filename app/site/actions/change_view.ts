import type { User } from '#identity'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { ViewWish } from '#site/actions/save_view'

/** Changes a view of one's own: its name, what it asks, whether others see it. */
export async function changeView(
  user: User,
  id: number,
  change: Partial<ViewWish>
): Promise<Result<undefined>> {
  const { name = null, parameters = null, hidden = null, density = null, isShared = null } = change
  return transaction(async (trx) => {
    await rows(trx, 'select id from users where id = ? for update', [user.id])
    const values = { id, userId: user.id, name, parameters, hidden, density, isShared }
    const [taken] = await rows(trx, TAKEN, { id, userId: user.id, name })
    if (taken) return refuse('views.errors.name_taken', { field: 'name' })
    const changed = await rows(trx, UPDATE, values)
    return changed.length > 0 ? ok() : unknown()
  })
}

/** For everybody who saw it, where it was shared. */
export async function deleteView(user: User, id: number): Promise<Result<undefined>> {
  const deleted = await rows(
    null,
    'delete from saved_views where id = ? and user_id = ? returning id',
    [id, user.id]
  )
  return deleted.length > 0 ? ok() : unknown()
}

const unknown = () => refuse('views.errors.unknown', { status: 404 })

const TAKEN = `
  select other.id from saved_views v
    join saved_views other on other.user_id = v.user_id and other.path = v.path
   where v.id = :id and v.user_id = :userId and other.id <> v.id
     and lower(other.name) = lower(:name::text)`

const UPDATE = `
  update saved_views
     set name = coalesce(:name::text, name), parameters = coalesce(:parameters::text, parameters),
         hidden = coalesce(:hidden::text[], hidden), density = coalesce(:density::text, density),
         is_shared = coalesce(:isShared::boolean, is_shared)
   where id = :id and user_id = :userId
  returning id`
