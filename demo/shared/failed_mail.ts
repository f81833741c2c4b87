import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Lays a mail aside, as if the mail server had refused it for two days. */
export const failMail = (trx: TransactionClientContract, dedupeKey: string, problem: string) =>
  rows(
    trx,
    `update mail_outbox set state = 'Dead', attempts = 14, last_error = ?,
            created_at = created_at - interval '3 days', give_up_at = now() - interval '1 day'
      where dedupe_key = ?`,
    [problem, dedupeKey]
  )
