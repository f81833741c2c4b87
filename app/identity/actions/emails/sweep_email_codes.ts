import { clock } from '#shared/clock'
import { rows } from '#shared/database'

export async function sweepEmailCodes(): Promise<void> {
  const before = clock.now().minus({ days: 1 }).toJSDate()
  await rows(null, 'delete from email_verifications where expires_at < ?', [before])
}
