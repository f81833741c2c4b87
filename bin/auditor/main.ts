/*
 * The auditor: asks the database, the card provider's own book and the mailbox whether they
 * contradict each other. `npm run audit:shop -- --help` says how. Shares no code with the shop.
 */
import { parseArgs } from 'node:util'
import { audit } from '#auditor/audit'
import { readLedger, readMailbox } from '#auditor/evidence'
import { findingsIn, reportOf } from '#auditor/report'

const HELP = `Usage: npm run audit:shop -- [--database URL] [--ledger URL|FILE] [--mailbox URL] [--told N,N] [--json]

  --database  the shop's database; else DATABASE_URL
  --ledger    the card provider's address, or the file of its book
  --mailbox   the address of the inbox's HTTP interface
  --told      order numbers that buyers were told
  --json      the answers as JSON

Ends with 0 when nothing contradicts, 1 when something does, 2 when it could not look.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { database: text, ledger: text, mailbox: text, told: text, json: flag, help: flag }

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  const databaseUrl = values.database ?? process.env.DATABASE_URL
  if (values.help || !databaseUrl) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const outcomes = await audit({
    databaseUrl,
    ledger: values.ledger ? await readLedger(values.ledger) : null,
    mailbox: values.mailbox ? await readMailbox(values.mailbox) : null,
    told: (values.told ?? '').split(',').filter(Boolean).map(Number),
  })
  console.log(values.json ? JSON.stringify(outcomes) : reportOf(outcomes))
  return findingsIn(outcomes).length === 0 ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(`The auditor could not look: ${error instanceof Error ? error.message : error}`)
  return 2
})
