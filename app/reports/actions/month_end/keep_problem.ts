import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Month } from '#reports/domain/month'

type Problem = { userId: number; month: Month; code: string }

/** Keeps why a customer could not be invoiced for what is owed until the end of a month, until it is mended. */
export async function keepProblem(
  trx: TransactionClientContract | null,
  { userId, month, code }: Problem
) {
  await rows(
    trx,
    `insert into report_invoice_problems (user_id, month, code) values (?, ?::date, ?)
     on conflict (user_id) do update
       set month = excluded.month, code = excluded.code, tried_at = now()`,
    [userId, month.from.iso, code]
  )
  return { code }
}
