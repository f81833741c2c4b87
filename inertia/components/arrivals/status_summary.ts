import type { StatusLine } from './status_types'

export type StatusSummary = { came: number; late: number; missing: number; expected: number }

/** How many came and how many did not. */
export function summaryOf(lines: readonly Pick<StatusLine, 'status'>[]): StatusSummary {
  const count = (...states: StatusLine['status'][]) =>
    lines.filter(({ status }) => states.includes(status)).length
  return {
    came: count('Arrived', 'ArrivedLate', 'Corrected'),
    late: count('Late'),
    missing: count('Missing'),
    expected: count('Expected'),
  }
}
