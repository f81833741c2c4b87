const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
// Class 08 connection trouble, 57P shut down or starting, 53100 its disk is full, 53300 no connection left.
const SQL_STATE = /^(08|57P|53100|53300)/
// pg says these without a code.
const MESSAGE =
  /connection (terminated|ended|error)|is not queryable|timeout (acquiring a connection|expired)/i

type Failure = { code?: unknown; message?: unknown; name?: unknown }

/** Whether a failure is the database's being away, or its having no room: it may be asked again, and nobody who asked is to blame. */
export function isUnreachable(error: unknown): boolean {
  const { code, message, name } = (error ?? {}) as Failure
  if (typeof code === 'string' && (NETWORK.has(code) || SQL_STATE.test(code))) return true
  return name === 'KnexTimeoutError' || (typeof message === 'string' && MESSAGE.test(message))
}
