import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { CalendarDay } from '#shared/domain/calendar_day'
import { identify } from '#billing/domain/statement/identify'
import { readDecimal } from '#shared/domain/written_amount'
import { BrokenStatement, type Statement } from '#billing/domain/statement/statement'
import { at, listOf, textOf, type Node } from '#billing/gateways/statement_formats/node'
import { readBalance } from '#billing/gateways/statement_formats/balance'
import { refuseComplexXml } from '#billing/gateways/statement_formats/refuse_complex_xml'
import { transactionsOf } from '#billing/gateways/statement_formats/transactions'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Only the five entities that XML itself has; a document type is refused before.
  processEntities: true,
})

/** Pending entries are left out; both balances, where told, and the entries have to add up. */
export function readCamt(file: Buffer): Statement {
  const root = parse(file)
  const statements = listOf(at(root, 'Document', 'BkToCstmrStmt', 'Stmt'))
  if (statements.length === 0) throw new BrokenStatement('not_camt')
  const accounts = new Set(statements.map(accountOf))
  if (accounts.size > 1) {
    throw new BrokenStatement('foreign_account', { iban: [...accounts].join(', ') })
  }
  return {
    format: 'camt.053',
    accountIban: [...accounts][0]!,
    reference: textOf(statements[0], 'Id'),
    lines: identify(statements.flatMap(linesOf)),
  }
}

function parse(file: Buffer): Node {
  const xml = file.toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new BrokenStatement('entities')
  refuseComplexXml(xml)
  const verdict = XMLValidator.validate(xml)
  if (verdict !== true) throw new BrokenStatement('unreadable', { line: verdict.err.line })
  try {
    return parser.parse(xml) as Node
  } catch {
    throw new BrokenStatement('unreadable', { line: 1 })
  }
}

const accountOf = (statement: Node) =>
  (textOf(statement, 'Acct', 'Id', 'IBAN') ?? '').replaceAll(' ', '')

function linesOf(statement: Node) {
  const entries = listOf(at(statement, 'Ntry')).filter(isBooked)
  const lines = entries.flatMap((entry, index) => entryLines(entry, index + 1))
  const moved = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const [opening, closing] = [readBalance(statement, 'OPBD'), readBalance(statement, 'CLBD')]
  if (opening !== null && closing !== null && opening + moved !== closing) {
    throw new BrokenStatement('sum')
  }
  return lines
}

/** Version 2 writes the status as text, later ones as a code below it. */
function isBooked(entry: Node): boolean {
  const status = textOf(entry, 'Sts', 'Cd') ?? textOf(entry, 'Sts')
  return status === null || status === 'BOOK'
}

function entryLines(entry: Node, position: number) {
  const amountCents = readDecimal(textOf(entry, 'Amt') ?? '')
  if (amountCents === null || amountCents <= 0) throw new BrokenStatement('amount', { position })
  if (textOf(entry, 'Amt', '@Ccy') !== 'EUR') throw new BrokenStatement('currency', { position })
  const written = textOf(entry, 'BookgDt', 'Dt') ?? textOf(entry, 'BookgDt', 'DtTm')
  const day = CalendarDay.parse((written ?? '').slice(0, 10))
  if (!day) throw new BrokenStatement('day', { position })
  return transactionsOf(entry, { amountCents, bookedOn: day.iso, sign: signOf(entry), position })
}

/** A reversal is told with the direction of the money itself, so the indicator is enough. */
const signOf = (entry: Node) => (textOf(entry, 'CdtDbtInd') === 'DBIT' ? -1 : 1)
