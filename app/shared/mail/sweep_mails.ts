import { mailKeptDays } from '#config/mail'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** Forgets mails that were sent, or laid aside, longer ago than the shop keeps them. */
export async function sweepMails(): Promise<void> {
  const before = clock.now().minus({ days: mailKeptDays }).toJSDate()
  await rows(null, `delete from mail_outbox where state <> 'Waiting' and created_at < ?`, [before])
}
