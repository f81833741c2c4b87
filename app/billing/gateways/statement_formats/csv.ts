import { parse } from 'csv-parse/sync'
import { identify } from '#billing/domain/statement/identify'
import { readWrittenAmount } from '#shared/domain/written_amount'
import { BrokenStatement, type Statement } from '#billing/domain/statement/statement'
import { findColumns, type Columns } from '#billing/gateways/statement_formats/columns'
import { readWrittenDay } from '#billing/gateways/statement_formats/written_day'

/** Reads a bank's CSV by the names of its columns; where no column names the account, it is ours. */
export function readCsv(file: Buffer, ownIban: string): Statement {
  const table = cellsOf(textOf(file))
  const head = table.findIndex((row) => findColumns(row) !== null)
  const columns = head < 0 ? null : findColumns(table[head]!)
  if (!columns) throw new BrokenStatement('no_columns')
  const body = table.slice(head + 1).filter((row) => row.some((cell) => cell.trim() !== ''))
  return {
    format: 'CSV',
    accountIban: accountOf(body, columns) ?? ownIban,
    reference: null,
    lines: identify(body.map((row, index) => lineOf(row, columns, head + index + 2))),
  }
}

/** UTF-8, or what older banking programs write. */
function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      max_record_size: 65_536,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    const line = (error as { lines?: number }).lines ?? 1
    throw new BrokenStatement('unreadable', { line })
  }
}

/** The one that stands more often in the first lines; amounts with a comma do not decide alone. */
function separatorOf(text: string): ';' | ',' {
  const start = text.split('\n', 30).join('\n')
  return start.split(';').length > 2 && start.split(';').length >= start.split(',').length / 2
    ? ';'
    : ','
}

function accountOf(body: string[][], { account }: Columns): string | null {
  if (account === undefined) return null
  const accounts = new Set(body.map((row) => (row[account] ?? '').replaceAll(/\s/g, '')))
  return [...accounts].join(', ')
}

function lineOf(row: string[], columns: Columns, position: number) {
  const cell = (column: number | undefined) =>
    column === undefined ? null : (row[column]?.trim() ?? '') || null
  const amountCents = readWrittenAmount(cell(columns.amount) ?? '')
  if (!amountCents) throw new BrokenStatement('amount', { position })
  const bookedOn = readWrittenDay(cell(columns.booked) ?? '')
  if (!bookedOn) throw new BrokenStatement('day', { position })
  if (!['EUR', null].includes(cell(columns.currency))) {
    throw new BrokenStatement('currency', { position })
  }
  return {
    amountCents,
    bookedOn,
    counterparty: cell(columns.counterparty),
    counterpartyIban: cell(columns.iban)?.replaceAll(' ', '') ?? null,
    remittance: (cell(columns.remittance) ?? '').slice(0, 1_000),
    bankName: null,
  }
}
