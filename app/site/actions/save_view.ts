import type { User } from '#identity'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { hasSavedViews } from '#site/queries/saved_views'

/** So many views of one list has one person. */
const MOST = 12

export type ViewWish = {
  name: string
  parameters: string
  hidden: string[]
  density: 'comfortable' | 'compact'
  isShared: boolean
}

/** Keeps what somebody asks of a list under a name of theirs. */
export async function saveView(
  user: User,
  path: string,
  wish: ViewWish
): Promise<Result<{ id: number }>> {
  if (!hasSavedViews(user, path)) return refuse('views.errors.no_list', { status: 403 })
  return transaction(async (trx) => {
    await rows(trx, 'select id from users where id = ? for update', [user.id])
    const [kept] = await rows<{ count: number }>(
      trx,
      'select count(*) as count from saved_views where user_id = ? and path = ?',
      [user.id, path]
    )
    if (kept!.count >= MOST) return refuse('views.errors.too_many', { params: { most: MOST } })
    const [saved] = await rows<{ id: number }>(
      trx,
      `insert into saved_views (user_id, path, name, parameters, hidden, density, is_shared)
       values (:userId, :path, :name, :parameters, :hidden, :density, :isShared)
       on conflict (user_id, path, lower(name)) do nothing returning id`,
      { userId: user.id, path, ...wish }
    )
    return saved ? ok(saved) : refuse('views.errors.name_taken', { field: 'name' })
  })
}
