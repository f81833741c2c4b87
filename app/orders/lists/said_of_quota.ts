import { readSearchedAmount } from '#shared/domain/written_amount'
import { contains, either, type Condition } from '#shared/lists'

const DAYS = ['q.date_from', 'q.date_to'].map((day) => `to_char(${day}, 'YYYY/MM/DD')`)
/** Fewer signs than a year has are in the days of every quota. */
const LEAST_OF_DAY = 4

/** Quotas (`q`) by their comment, their amount as it is written anywhere, or a day, month or year. */
export function saidOfQuota(text: string): Condition {
  const cents = readSearchedAmount(text)
  return either([
    contains(['q.comment'], text),
    text.length >= LEAST_OF_DAY && contains(DAYS, text),
    cents !== null && { sql: 'q.total_cents = ?', values: [Math.abs(cents)] },
  ])
}
