import { sqlName, type Engine } from '#shared/duckdb'
import type { SampleColumn } from '#catalogue/domain/discovery/sample'

const MOST_ROWS = 2_000
/** Of fewer rows any column may look like a key. */
const LEAST_ROWS = 10
/** Pairs of these columns are tried; keys stand at the beginning. */
const PAIRED = 6

export type ReadColumns = { columns: SampleColumn[]; rows: number; keys: string[] }

/** Columns with their types, how many rows there are, and what tells the first of them apart. @throws EngineProblem */
export async function readColumns(
  engine: Engine,
  source: string,
  { hasRows = true } = {}
): Promise<ReadColumns> {
  const described = await engine.run(`describe select * from ${source}`)
  const columns = described.rows.map(([name, type]) => {
    return { name: String(name), type: String(type).toLowerCase() }
  })
  const counted = await engine.run(`select count(*) from ${source}`)
  const rows = Number(counted.rows[0]![0])
  const mayHaveKeys = hasRows && rows >= LEAST_ROWS
  return { columns, rows, keys: mayHaveKeys ? await keysOf(engine, source, columns) : [] }
}

async function keysOf(engine: Engine, source: string, columns: SampleColumn[]): Promise<string[]> {
  const names = columns.filter(({ type }) => mayBeKey(type)).map(({ name }) => name)
  const first = names.slice(0, PAIRED)
  const pairs = first.flatMap((one, at) => first.slice(at + 1).map((other) => [one, other]))
  const choices = [...names.map((name) => [name]), ...pairs]
  if (choices.length === 0) return []
  const counts = choices.map((choice) => `count(distinct ${tupleOf(choice)})`).join(', ')
  const { rows } = await engine.run(
    `select count(*), ${counts} from (select * from ${source} limit ${MOST_ROWS})`
  )
  const [all, ...distinct] = rows[0]!.map(Number)
  return choices.find((_, at) => distinct[at] === all) ?? []
}

const tupleOf = (names: string[]) =>
  names.length === 1 ? sqlName(names[0]!) : `(${names.map(sqlName).join(', ')})`

/** Measured values may differ in every row and still be no key; lists and records are none. */
const mayBeKey = (type: string) =>
  /^(u?(tiny|small|big|huge)?int|integer|uinteger|varchar|date|time|uuid)/.test(type)
