import { rows } from '#shared/database'

/** Forgets the secrets of scripts that no longer work. */
export async function sweepFetchTokens(): Promise<void> {
  await rows(null, 'delete from delivery_fetch_tokens where expires_at < now()')
}
