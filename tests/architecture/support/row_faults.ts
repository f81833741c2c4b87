import pg from 'pg'
import ts from 'typescript'
import type { Column } from '#tests/architecture/support/described_columns'

/** What the driver makes of each type, told by having it read an example. */
const EXAMPLES: Record<string, string> = {
  bool: 't',
  bytea: '\\x00',
  int2: '1',
  int4: '1',
  int8: '1',
  oid: '1',
  float4: '1',
  float8: '1',
  numeric: '1',
  date: '2026-01-31',
  timestamp: '2026-01-31 12:00:00',
  timestamptz: '2026-01-31 12:00:00+00',
  _bool: '{t}',
  _int2: '{1}',
  _int4: '{1}',
  _int8: '{1}',
  _float8: '{1}',
  _numeric: '{1}',
  _text: '{a}',
  _varchar: '{a}',
  _uuid: '{a}',
  _date: '{2026-01-31}',
  _timestamptz: '{"2026-01-31 12:00:00+00"}',
}

const JSON_TYPES = new Set(['json', 'jsonb'])

export type Catalogue = {
  /** Names of types by their number. */
  types: ReadonlyMap<number, string>
  /** Names of tables' columns that can be null, as `orders.number`, by the numbers of both. */
  nullable: ReadonlyMap<string, string>
}

/** Where the declared row differs from the columns that the database will send. */
export function rowFaults(
  {
    checker,
    row,
    node,
    text,
  }: { checker: ts.TypeChecker; row: ts.Type; node: ts.Node; text: string },
  columns: readonly Column[],
  catalogue: Catalogue
): string[] {
  const declared = checker.getPropertiesOfType(row)
  const isOpen = checker.getIndexInfosOfType(row).length > 0
  if (isOpen && declared.length === 0) return []
  const faults: string[] = []
  const byName = new Map(columns.map((column) => [column.name, column]))
  for (const property of declared) {
    const { name } = property
    const column = byName.get(name)
    const isOptional = property.flags & ts.SymbolFlags.Optional
    if (!column && !isOptional) faults.push(`no column ${name}`)
    if (!column) continue
    const type = checker.getTypeOfSymbolAtLocation(property, node)
    const read = kindsOf(checker, type)
    const sent = kindSent(column, catalogue)
    if (
      sent !== null &&
      !read.has('any') &&
      [...read].some((kind) => kind !== 'null' && kind !== sent)
    ) {
      faults.push(`${name} is ${sent}, declared as ${checker.typeToString(type)}`)
    }
    const empty = catalogue.nullable.get(`${column.tableID}.${column.columnID}`)
    if (empty && !read.has('null') && !read.has('any') && !isAskedFor(text, empty)) {
      faults.push(`${name} can be null`)
    }
  }
  const names = new Set(declared.map(({ name }) => name))
  for (const { name } of columns) {
    if (!isOpen && !names.has(name)) faults.push(`${name} is undeclared`)
  }
  return faults
}

/** A column can be null, and is not in the rows that a statement asks for: by its condition. */
const PRESENT: { columns: string[]; where: RegExp; because: string }[] = [
  {
    columns: ['delivery_files.bytes', 'delivery_files.sha256'],
    where: /state <> 'Preparing'|delivery_claims c/,
    because: 'the constraint delivery_files_known; only prepared files are claimed',
  },
  {
    columns: ['orders.number'],
    where: /state (= 'Registered'|= 'Completed'|in \('Registered')/,
    because: 'the constraint orders_placed_has_number',
  },
  {
    columns: ['orders.number'],
    where: /from orders o join quota_entries e on e\.order_id = o\.id/,
    because: 'the statement that writes an entry writes its order, with a number',
  },
  {
    columns: ['orders.number'],
    where: /insert into orders \(number, [^]*select numbered\.number/,
    because: 'it is written with the number that was drawn',
  },
  {
    columns: ['subscription_users.last_day'],
    where: /s\.last_day is not null/,
    because: 'those without an end are left out',
  },
  {
    columns: ['delivery_tasks.lease_id'],
    where: /state = 'Running'/,
    because: 'the constraint delivery_tasks_lease',
  },
  {
    columns: ['fulfilments.completed_at'],
    where: /state = 'Completed'/,
    because: 'the constraint fulfilments_completion',
  },
  {
    columns: ['delivery_accesses.claim_id'],
    where: /insert into delivery_accesses[^]*select :fulfilmentId, file_id, id/,
    because: 'it is written from the id of a claim',
  },
  {
    columns: ['payment_attempts.payment_id'],
    where: /p\.state in \('Review', 'Refunding'\)/,
    because: 'what somebody decides was seen at the provider, under that name',
  },
  {
    columns: ['partner_import_lines.outcome'],
    where: /from partner_import_lines l where l\.import_id = \$1/,
    because: 'lines are seen once they are judged: both happen in one transaction',
  },
  {
    columns: ['job.source_name', 'job.data'],
    where: /source_output/,
    because: 'dead letters are copies of jobs, which have a name and a payload',
  },
]

/** Whether the statement asks only for rows in which the column is there. */
function isAskedFor(text: string, column: string): boolean {
  const [, name] = column.split('.')
  if (new RegExp(`\\b${name}\\s+(is not null|=)`, 'i').test(text)) return true
  return PRESENT.some(({ columns, where }) => columns.includes(column) && where.test(text))
}

/** What the driver sends for a column; null for JSON, which can be anything. */
function kindSent({ dataTypeID }: Column, { types }: Catalogue): string | null {
  const name = types.get(dataTypeID)!
  if (JSON_TYPES.has(name)) return null
  return kindOfValue(pg.types.getTypeParser(dataTypeID, 'text')(EXAMPLES[name] ?? 'a'))
}

function kindOfValue(value: unknown): string {
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return Array.isArray(value) ? `${kindOfValue(value[0])}[]` : typeof value
}

/** The same of a declared type, one for each of its alternatives. */
function kindsOf(checker: ts.TypeChecker, type: ts.Type): Set<string> {
  const kinds = new Set<string>()
  for (const one of type.isUnion() ? type.types : [type]) kinds.add(kindOf(checker, one))
  return kinds
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const has = (flags: ts.TypeFlags) => (type.flags & flags) !== 0
  if (has(ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return 'any'
  if (has(ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return 'null'
  if (has(ts.TypeFlags.StringLike)) return 'string'
  if (has(ts.TypeFlags.NumberLike)) return 'number'
  if (has(ts.TypeFlags.BooleanLike)) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference)
    return `${[...kindsOf(checker, element!)].find((kind) => kind !== 'null')}[]`
  }
  return type.symbol?.name ?? 'object'
}
