import { clock } from '#shared/clock'
import { preparedRows } from '#shared/database'

type Use = { tokenId: number; lastUsedAt: Date | null }

/** Remembers when a token was last used, to the minute: a busy program does not write on every call. */
export async function noteTokenUse({ tokenId, lastUsedAt }: Use): Promise<void> {
  const now = clock.milliseconds()
  const minuteAgo = new Date(now - 60_000)
  if (lastUsedAt && lastUsedAt >= minuteAgo) return
  await preparedRows(
    null,
    `update api_tokens set last_used_at = ?
      where id = ? and (last_used_at is null or last_used_at < ?)`,
    [new Date(now), tokenId, minuteAgo]
  )
}
