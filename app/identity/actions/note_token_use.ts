import { clock } from '#shared/clock'
import { rows } from '#shared/database'

type Use = { tokenId: number; lastUsedAt: Date | null }

/** Remembers when a token was last used, to the minute: a busy program does not write on every call. */
export async function noteTokenUse({ tokenId, lastUsedAt }: Use): Promise<void> {
  const now = clock.now()
  const minuteAgo = now.minus({ minutes: 1 }).toJSDate()
  if (lastUsedAt && lastUsedAt >= minuteAgo) return
  await rows(
    null,
    `update api_tokens set last_used_at = ?
      where id = ? and (last_used_at is null or last_used_at < ?)`,
    [now.toJSDate(), tokenId, minuteAgo]
  )
}
