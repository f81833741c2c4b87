import { mailKeptDays } from '#config/mail'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

export async function sweepMails(): Promise<void> {
  const before = clock.now().minus({ days: mailKeptDays }).toJSDate()
  await rows(null, `delete from mail_outbox where state <> 'Waiting' and created_at < ?`, [before])
}
