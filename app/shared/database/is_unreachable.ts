const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
// Class 08 connection trouble, 57P shut down or starting, 53300 no connection left.
const SQL_STATE = /^(08|57P|53300)/
const MESSAGE = /connection (terminated|ended|error)|timeout acquiring a connection/i

type Failure = { code?: unknown; message?: unknown; name?: unknown }

export function isUnreachable(error: unknown): boolean {
  const { code, message, name } = (error ?? {}) as Failure
  if (typeof code === 'string' && (NETWORK.has(code) || SQL_STATE.test(code))) return true
  return name === 'KnexTimeoutError' || (typeof message === 'string' && MESSAGE.test(message))
}
