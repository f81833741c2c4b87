import pg from 'pg'
import { capturesIn, type LedgerEntry } from '#auditor/captures'
import { CHECKS, type Check } from '#auditor/checks'
import { promisedIn, type ArrivedMail } from '#auditor/evidence'

export type Evidence = {
  databaseUrl: string
  /** The card provider's own book; null where none was handed over. */
  ledger: LedgerEntry[] | null
  /** The mails that arrived, in their order; null where no mailbox was handed over. */
  mailbox: ArrivedMail[] | null
  /** Order numbers that buyers were told. */
  told: number[]
}

/** One question and the contradictions that were found; null where its evidence is missing. */
export type Outcome = { what: string; found: string[] | null }

/**
 * Compares what the shop has written with what the card provider, the mailbox and the buyers saw. It
 * shares no code with the shop: it reads tables, the provider's book and mails only.
 */
export async function audit(evidence: Evidence): Promise<Outcome[]> {
  const client = new pg.Client({ connectionString: evidence.databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const outcomes: Outcome[] = []
    for (const check of CHECKS) outcomes.push(await answer(client, check, evidence))
    return [...outcomes, mailedTwice(evidence.mailbox)]
  } finally {
    await client.end()
  }
}

async function answer(client: pg.Client, check: Check, evidence: Evidence): Promise<Outcome> {
  const { what, sql, needsLedger } = check
  if (needsLedger && !evidence.ledger) return { what, found: null }
  const told = [...evidence.told, ...promisedIn(evidence.mailbox ?? [])]
  const given = [JSON.stringify(capturesIn(evidence.ledger ?? [])), JSON.stringify(told)]
  const values = given.filter((_, at) => sql.includes(`$${at + 1}`))
  const text = values.length === 1 ? sql.replaceAll('$2', '$1') : sql
  const { rows } = await client.query<{ finding: string }>(text, values)
  return { what, found: rows.map(({ finding }) => finding) }
}

function mailedTwice(mailbox: ArrivedMail[] | null): Outcome {
  const ids = mailbox?.map(({ messageId }) => messageId)
  const twice = ids?.filter((id, at) => ids.indexOf(id) !== at)
  return { what: 'a mail came twice', found: twice ?? null }
}
