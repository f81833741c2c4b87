import { rows } from '#shared/database'
import { seedMonthPayments } from '#demo/billing/seed_month_payments'
import { seedStatement } from '#demo/billing/seed_statement'

/** What came in at the bank, once: the payments of past months, and this week's lines. */
export async function seedStatements(): Promise<void> {
  const known = await rows(null, 'select 1 from bank_statements limit 1')
  if (known.length > 0) return
  await seedMonthPayments()
  await seedStatement()
}
