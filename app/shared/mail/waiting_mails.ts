import { rows } from '#shared/database'

export type WaitingMails = {
  waiting: number
  dead: number
  /** Age of the oldest that waits; 0 where none does. */
  oldestSeconds: number
}

/** Mails that have not gone out, along the indexes of both states. */
export async function waitingMails(): Promise<WaitingMails> {
  const [mails] = await rows<WaitingMails>(
    null,
    `select count(*) filter (where state = 'Waiting') as waiting,
            count(*) filter (where state = 'Dead') as dead,
            coalesce(extract(epoch from now() - min(created_at)
              filter (where state = 'Waiting')), 0)::int as "oldestSeconds"
       from mail_outbox where state in ('Waiting', 'Dead')`
  )
  return mails!
}
