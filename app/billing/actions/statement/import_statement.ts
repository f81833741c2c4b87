import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { findInvoiceReference } from '#billing/domain/statement/find_invoice_reference'
import { findOrderReferences } from '#shared/domain/find_order_references'
import { writtenDay } from '#shared/domain/written_day'
import { BrokenStatement, type Statement } from '#billing/domain/statement/statement'
import { readStatement } from '#billing/gateways/read_statement'
import { findStatement } from '#billing/queries/statement/statement_rows'

export type StatementFile = { name: string; content: Buffer; actor: Actor }
export type ImportedStatement = { id: number; lines: number; knownLines: number }

/** All lines or none, nothing booked. A known file is refused (409), known lines are left out. */
export async function importStatement(file: StatementFile): Promise<Result<ImportedStatement>> {
  const sha256 = createHash('sha256').update(file.content).digest('hex')
  const statement = await readOrRefuse(file.content)
  if (!statement.ok) return statement
  return transaction(async (trx) => {
    await rows(trx, `select pg_advisory_xact_lock(hashtextextended(?, 2))`, ['bank_statements'])
    const earlier = await findStatement({ sha256 }, trx)
    if (earlier) {
      const params = {
        day: writtenDay(dayInBerlin(earlier.createdAt)),
        by: earlier.importedBy,
      }
      return refuse('statements.errors.replayed', { params, field: 'file', status: 409 })
    }
    return ok(await keep(trx, statement.value, file, sha256))
  })
}

async function readOrRefuse(content: Buffer): Promise<Result<Statement>> {
  try {
    return ok(await readStatement(content))
  } catch (error) {
    if (!(error instanceof BrokenStatement)) throw error
    const code = `statements.errors.${error.reason}`
    return refuse(code, { params: error.params, field: 'file', status: 422 })
  }
}

async function keep(
  trx: TransactionClientContract,
  statement: Statement,
  { name, actor }: StatementFile,
  sha256: string
): Promise<ImportedStatement> {
  const days = statement.lines.map(({ bookedOn }) => bookedOn).sort()
  const [inserted] = await rows<{ id: number }>(
    trx,
    `insert into bank_statements (file_name, format, sha256, account_iban, reference, from_day, to_day,
        imported_by_id, imported_by)
     values (?, ?, ?, ?, ?, ?::date, ?::date, ?, ?) returning id`,
    [
      ...[name.slice(0, 200), statement.format, sha256, statement.accountIban, statement.reference],
      ...[days[0], days.at(-1), actor.id, actor.label],
    ]
  )
  const id = inserted!.id
  const lines = await keepLines(trx, id, statement)
  const knownLines = statement.lines.length - lines
  await rows(trx, 'update bank_statements set known_lines = ? where id = ?', [knownLines, id])
  await recordAudit(trx, {
    actor,
    subject: { type: 'bank_statement', id },
    action: 'statements.imported',
    after: { file: name, sha256, lines, knownLines },
  })
  return { id, lines, knownLines }
}

/** The unique name of a line decides which of them are new. */
async function keepLines(
  trx: TransactionClientContract,
  statementId: number,
  { accountIban, lines }: Statement
): Promise<number> {
  const kept = await rows(
    trx,
    `insert into bank_statement_entries (statement_id, position, account_iban, identity, amount_cents,
        booked_on, counterparty, counterparty_iban, remittance, reference_order, reference_invoice)
     select :statementId, l.position, :accountIban, l.identity, l."amountCents", l."bookedOn",
            l.counterparty, l."counterpartyIban", l.remittance,
            coalesce((select o.number from unnest(l."referenceOrders") with ordinality as r(number, turn)
                        join orders o on o.number = r.number order by r.turn limit 1),
                     l."referenceOrders"[1]),
            l."referenceInvoice"
       from jsonb_to_recordset(:lines::jsonb) as l(position int, identity text, "amountCents" bigint,
            "bookedOn" date, counterparty text, "counterpartyIban" text, remittance text,
            "referenceOrders" bigint[], "referenceInvoice" bigint)
     on conflict (account_iban, identity) do nothing returning id`,
    { statementId, accountIban, lines: JSON.stringify(lines.map(withReference)) }
  )
  return kept.length
}

/**
 * An order's reference has check digits, so it goes before the number of an invoice. Where a text can
 * be read in several ways, an order that is there decides.
 */
function withReference(line: Statement['lines'][number], at: number) {
  const referenceOrders = findOrderReferences(line.remittance)
  const referenceInvoice =
    referenceOrders.length === 0 ? findInvoiceReference(line.remittance) : null
  return { ...line, position: at + 1, referenceOrders, referenceInvoice }
}
