import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'

type Level = { lowLimit: number; highLimit: number | null; modulePriceCents: number }

/** The fee (subject: none), the VAT of a country, the levels of a price group. */
export type DatedRule = {
  rule: 'fee' | 'vat' | 'levels'
  subject: string
  value: Record<string, number> | Level[]
}
export type RuleToCome = DatedRule & { from: string }

/** Lets a rule hold from a day on that has not passed; another one of that day gives way. */
export async function dateRule(
  trx: TransactionClientContract,
  { rule, subject, value, from }: RuleToCome
): Promise<void> {
  await rows(
    trx,
    `insert into dated_rules (rule, subject, from_day, value) values (?, ?, ?, ?::jsonb)
     on conflict (rule, subject, from_day) do update set value = excluded.value`,
    [rule, subject, from, JSON.stringify(value)]
  )
}

/** What will hold from later days on, the next first. */
export const rulesToCome = (client: SqlClient = null): Promise<RuleToCome[]> =>
  rows<RuleToCome>(
    client,
    `select rule, subject, from_day as "from", value from dated_rules
      where from_day > shop_today() order by from_day, rule, subject`,
    []
  )
