import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { CHECKS } from './checks.ts'

export type Evidence = {
  databaseUrl: string
  /** The card provider's own book, one JSON object a line. */
  ledgerFile: string | null
  /** Message ids of the mails that arrived, in their order; null where no mails were delivered. */
  mailbox?: string[] | null
  /** Order numbers that buyers were told. */
  acknowledged?: number[]
}

type Line = { kind: string; paymentId?: string }

/**
 * Compares what the shop has written with what the card provider, the mailbox and the buyers saw. It
 * shares no code with the shop: it reads tables and files only. Answers every contradiction in words.
 */
export async function audit(evidence: Evidence): Promise<string[]> {
  const client = new pg.Client({ connectionString: evidence.databaseUrl })
  await client.connect()
  try {
    const ledger = JSON.stringify(capturesOf(evidence.ledgerFile))
    const acknowledged = JSON.stringify(evidence.acknowledged ?? [])
    const findings: string[] = []
    for (const { what, sql, needsLedger } of CHECKS) {
      if (needsLedger && !evidence.ledgerFile) continue
      const values = [ledger, acknowledged].filter((_, at) => sql.includes(`$${at + 1}`))
      const text = values.length === 1 ? sql.replaceAll('$2', '$1') : sql
      const { rows } = await client.query<{ finding: string }>(text, values)
      findings.push(...rows.map(({ finding }) => `${what}: ${finding}`))
    }
    return [...findings, ...mailedTwice(evidence.mailbox ?? [])]
  } finally {
    await client.end()
  }
}

export type Capture = {
  paymentId: string
  orderId: string
  /** Captured, not given back and not taken back by a bank, in ten-thousandths of a euro. */
  amount: number
}

/** Payments whose money the provider has taken, with what it has kept of it. */
export function capturesOf(ledgerFile: string | null): Capture[] {
  if (!ledgerFile || !existsSync(ledgerFile)) return []
  const lines = readFileSync(ledgerFile, 'utf8').split('\n').filter(Boolean)
  const entries = lines.map((line) => JSON.parse(line) as Line & Record<string, string>)
  const taken = new Set(entries.flatMap((one) => (one.kind === 'captured' ? [one.paymentId] : [])))
  const chargedBack = new Set(
    entries.flatMap((one) => (one.kind === 'chargeback' ? [one.paymentId] : []))
  )
  const back = (of: string) =>
    entries
      .filter(({ kind, paymentId }) => kind === 'canceled' && paymentId === of)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 10_000), 0)
  return entries
    .filter(({ kind, paymentId }) => kind === 'charge' && taken.has(paymentId!))
    .filter(({ paymentId }) => !chargedBack.has(paymentId!))
    .map(({ paymentId, orderId, amount }) => ({
      paymentId: paymentId!,
      orderId: orderId!,
      amount: Math.round(Number(amount) * 10_000) - back(paymentId!),
    }))
}

function mailedTwice(mailbox: string[]): string[] {
  const twice = mailbox.filter((id, at) => mailbox.indexOf(id) !== at)
  return twice.map((id) => `a mail came twice: ${id}`)
}
