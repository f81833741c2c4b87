import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** Remembers when a token was last used, to the minute: a busy program does not write on every call. */
export async function noteTokenUse(tokenId: number): Promise<void> {
  const now = clock.now()
  await rows(
    null,
    `update api_tokens set last_used_at = ?
      where id = ? and (last_used_at is null or last_used_at < ?)`,
    [now.toJSDate(), tokenId, now.minus({ minutes: 1 }).toJSDate()]
  )
}
