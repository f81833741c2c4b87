import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** Removes codes for additional e-mail addresses that nobody can use any more. */
export async function sweepEmailCodes(): Promise<void> {
  const before = clock.now().minus({ days: 1 }).toJSDate()
  await rows(null, 'delete from email_verifications where expires_at < ?', [before])
}
