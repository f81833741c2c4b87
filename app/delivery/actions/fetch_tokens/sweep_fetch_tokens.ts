import { rows } from '#shared/database'

export async function sweepFetchTokens(): Promise<void> {
  await rows(null, 'delete from delivery_fetch_tokens where expires_at < now()')
}
