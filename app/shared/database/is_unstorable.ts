// A zero byte in a text (22021) or in JSON (22P05): PostgreSQL keeps every character but this one.
const SQL_STATES = new Set(['22021', '22P05'])

export function isUnstorable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && SQL_STATES.has(code)
}
