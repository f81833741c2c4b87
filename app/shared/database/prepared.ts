import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'

export type Bindings = readonly unknown[] | Record<string, unknown>

type Statement = {
  name: string
  text: string
  /** The bound names in the order of the places; places alone where nothing is named. */
  keys: string[]
}

type Connection = {
  query(query: { name?: string; text: string; values: unknown[] }): Promise<{ rows: object[] }>
}

/** One that gives rows as they are read. */
export type StreamingConnection = Pick<Client, 'query' | 'once' | 'off'>

/** What Knex keeps connections in; inside a transaction it always hands out the transaction's. */
export type Pool<C = Connection> = {
  acquireConnection(): Promise<C>
  releaseConnection(connection: C): unknown
  emit(event: 'query', query: { sql: string; bindings: unknown[] }): boolean
}

/**
 * Goes to the pool itself: a query builder would cost as much as the statement. A statement keeps its plan
 * under its name for as long as the connection lasts, unless nothing of a session is kept on the way.
 */
export async function runPrepared(
  client: Pick<QueryClientContract, 'getWriteClient'> & { isCompleted?: boolean },
  sql: string,
  bindings: Bindings,
  isNamed = true
): Promise<object[]> {
  // Its connection is the pool's again, and may be in somebody else's transaction.
  if (client.isCompleted) throw new Error('The transaction of this statement is over')
  const { name, text, keys } = statementOf(sql)
  const values = valuesOf(keys, bindings)
  const pool = client.getWriteClient().client as Pool
  const connection = await pool.acquireConnection()
  try {
    pool.emit('query', { sql: text, bindings: values })
    return (await connection.query({ ...(isNamed && { name }), text, values })).rows
  } finally {
    await pool.releaseConnection(connection)
  }
}

function valuesOf(keys: readonly string[], bindings: Bindings): unknown[] {
  if (keys.length === 0) return [...(bindings as readonly unknown[])]
  const named = bindings as Record<string, unknown>
  const missing = keys.find((key) => named[key] === undefined)
  if (missing) throw new Error(`Nothing is bound to :${missing}`)
  return keys.map((key) => named[key])
}

const statements = new Map<string, Statement>()

function statementOf(sql: string): Statement {
  const known = statements.get(sql)
  if (known) return known
  const statement = numbered(sql)
  statements.set(sql, statement)
  return statement
}

/** A cast (`::int`) is no name, and `\\?` is a question mark of the statement itself. */
const PLACE = /\\\?|::|:([a-z]\w*)|\?/gi

export function numbered(sql: string): Statement {
  const keys: string[] = []
  let places = 0
  const text = sql.replaceAll(PLACE, (found, key: string | undefined) => {
    if (found === '::') return found
    if (found === '\\?') return '?'
    if (key) keys.push(key)
    return `$${++places}`
  })
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
  return { name, text, keys }
}
