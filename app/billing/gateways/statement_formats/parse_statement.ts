import { BrokenStatement, MOST_LINES, type Statement } from '#billing/domain/statement/statement'
import { readCamt } from '#billing/gateways/statement_formats/camt'
import { readCsv } from '#billing/gateways/statement_formats/csv'

/** camt.053 or CSV. Throws `BrokenStatement` for what is no whole statement of the account. */
export function parseStatement(file: Buffer, ownIban: string): Statement {
  const start = file
    .subarray(0, 200)
    .toString('latin1')
    .replace(/^(?:\u00EF\u00BB\u00BF)?\s*/, '')
  const statement = start.startsWith('<') ? readCamt(file) : readCsv(file, ownIban)
  if (statement.accountIban !== ownIban) {
    throw new BrokenStatement('foreign_account', { iban: statement.accountIban.slice(0, 40) })
  }
  if (statement.lines.length === 0) throw new BrokenStatement('empty')
  if (statement.lines.length > MOST_LINES) {
    throw new BrokenStatement('too_long', { most: MOST_LINES })
  }
  return statement
}
