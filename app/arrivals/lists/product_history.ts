import { defineList } from '#shared/lists'
import { ARRIVAL_STATUSES } from '#arrivals/domain/status'
import {
  ARRIVAL_CELLS,
  ARRIVAL_COLUMNS,
  ARRIVALS,
  type Arrival,
} from '#arrivals/lists/arrival_columns'

type About = { id: number; code: string }

/** All days of one product that were expected, the newest first. */
export const productHistory = defineList<Arrival, About>()({
  columns: ARRIVAL_COLUMNS,
  from: ARRIVALS,
  within: ({ id }) => ({ sql: 'd.product_id = ?', values: [id] }),
  sort: { day: 'day', arrived: 'arrivedAt', bytes: 'bytes' },
  usual: { by: 'day', direction: 'desc', limit: 50 },
  mostRows: 1_000,
  tieBreaker: 'd.day',
  filters: {
    status: { column: 'status', values: ARRIVAL_STATUSES },
    size: { sql: 'd.has_odd_size', values: { Odd: true, Usual: false } },
    day: { column: 'day', isDay: true },
  },
  csv: {
    fileName: ({ code }) => `arrivals_${code}`,
    heads: 'arrivals.board.cells',
    columns: ARRIVAL_CELLS,
  },
})
