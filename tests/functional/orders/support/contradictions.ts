import db from '@adonisjs/lucid/services/db'
import { MONEY_AFTER } from '#tests/support/auditor/money_checks'

/** Where what came in, what went back and the papers of both contradict each other. */
export async function contradictionsOfMoney(): Promise<string[]> {
  const found: string[] = []
  for (const { what, sql } of MONEY_AFTER) {
    const { rows: lines } = await db.rawQuery<{ rows: { finding: string }[] }>(sql)
    found.push(...lines.map(({ finding }) => `${what}: ${finding}`))
  }
  return found
}
