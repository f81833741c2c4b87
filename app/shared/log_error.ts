import { stdSerializers } from '@adonisjs/core/logger'

/** What PostgreSQL adds to an error: the failed row, the values of a key, the line of a copy. */
const OF_ROWS = new Set(['detail', 'where', 'internalQuery', 'parameters', 'bindings'])
const DEEPEST = 5

/** What others' words repeat: a mail server says whom it does not know, a bank which account. */
const OF_PEOPLE = [
  /[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}/gi,
  /\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b/g,
]

/** An error as the log has it: where it came from and why, without the people's data in it. */
export function logError(error: unknown): unknown {
  return error instanceof Error ? withoutRows(stdSerializers.err(error), DEEPEST) : error
}

function withoutRows(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth > 0 ? value.map((one) => withoutRows(one, depth - 1)) : []
  if (typeof value === 'string') return OF_PEOPLE.reduce((text, of) => text.replace(of, '…'), value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return undefined
  const kept = Object.entries(value).filter(([name]) => !OF_ROWS.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutRows(inner, depth - 1)]))
}
