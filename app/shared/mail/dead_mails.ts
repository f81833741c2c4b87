import { rows } from '#shared/database'

/** Puts mails that were laid aside after two days back in line; answers how many. */
export async function retryDeadMails(): Promise<number> {
  const revived = await rows(
    null,
    `update mail_outbox set state = 'Waiting', next_attempt_at = now(), give_up_at = now() + interval '48 hours'
      where state = 'Dead' returning id`
  )
  return revived.length
}
