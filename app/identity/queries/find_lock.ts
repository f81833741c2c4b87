import type User from '#identity/models/user'
import { rows } from '#shared/database'

/** Since when an account is locked, and by whom and why as far as the history knows. */
export type Lock = { at: Date; by: string | null; reason: string | null }

type Entry = { by: string; reason: string | null }

export async function findLock({ id, lockedAt }: User): Promise<Lock | null> {
  if (!lockedAt) return null
  const [entry] = await rows<Entry>(
    null,
    `select actor_label as by, reason from audit_events
      where subject_type = 'user' and subject_id = ? and action = 'user.locked'
      order by seq desc limit 1`,
    [String(id)]
  )
  return { at: lockedAt.toJSDate(), by: entry?.by ?? null, reason: entry?.reason ?? null }
}
