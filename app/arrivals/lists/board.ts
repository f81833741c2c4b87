import { defineList } from '#shared/lists'
import type { BoardScope } from '#arrivals/domain/board_scope'
import { ARRIVAL_STATUSES } from '#arrivals/domain/status'
import {
  ARRIVAL_CELLS,
  ARRIVAL_COLUMNS,
  ARRIVALS,
  type Arrival,
} from '#arrivals/lists/arrival_columns'
import { shownDays } from '#arrivals/lists/shown_days'

/** What was to come on a morning, or the newest of all, what needs somebody first. */
export const board = defineList<Arrival, BoardScope>()({
  columns: ARRIVAL_COLUMNS,
  from: ARRIVALS,
  within: shownDays,
  sort: {
    status: { rank: 'status', among: ARRIVAL_STATUSES },
    name: { lower: 'name' },
    due: 'dueAt',
    arrived: 'arrivedAt',
    bytes: 'bytes',
  },
  usual: { by: 'status', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  thenBy: ['d.due_at', 'p.name', 'd.product_id', 'd.day'],
  search: ['name', 'code', 'venues'],
  views: {
    all: 'true',
    late: `d.status = 'Late'`,
    missing: `d.status = 'Missing'`,
    corrected: `d.status = 'Corrected'`,
    expected: `d.status = 'Expected'`,
    odd: 'd.has_odd_size',
    arrived: `d.status in ('ArrivedLate', 'Arrived')`,
  },
  filters: {
    came: { sql: `d.status = 'ArrivedLate'`, values: { Usual: false, Late: true } },
    shop: { sql: 'p.visible', values: { Shown: true, Hidden: false } },
  },
  csv: {
    fileName: ({ morning, today }) => `arrivals_${(morning ?? today).replaceAll('-', '')}`,
    heads: 'arrivals.board.cells',
    columns: ARRIVAL_CELLS,
  },
})
