import type { RestoredStep } from '#shared/backup/restored'

/** Whoever runs the shop decides about them, with `dead:retry`: they may have gone after the backup. */
const mails: RestoredStep = {
  says: 'mails that waited are held',
  sql: `update mail_outbox set state = 'Dead', last_error = 'Held: the shop was restored from a backup'
         where state = 'Waiting'`,
}

export default [mails]
