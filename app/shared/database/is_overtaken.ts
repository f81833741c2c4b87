// 23503 what it belongs to was taken away (or is still wanted), 40001 and 40P01 two wrote across each other.
const SQL_STATES = new Set(['23503', '40001', '40P01'])

/** Whether somebody else's change of the same moment kept this one from being made: nothing of it stays, and it may be sent again. */
export function isOvertaken(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && SQL_STATES.has(code)
}
