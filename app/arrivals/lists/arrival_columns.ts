import { timed } from '#shared/lists'
import type { ArrivalStatus } from '#arrivals/domain/status'

/** An expected day of a product, with what was known of it and what became of it. */
export type Arrival = {
  productId: number
  code: string
  name: string
  venues: string
  day: string
  morning: string
  status: ArrivalStatus
  dueAt: Date
  lateFrom: Date
  usualDelay: number | null
  usualSpread: number | null
  learntDays: number
  arrivedAt: Date | null
  estimateAt: Date | null
  correctedAt: Date | null
  corrections: number
  files: number
  filesExpected: number
  bytes: number
  usualBytes: number | null
  hasOddSize: boolean
}

export const ARRIVAL_COLUMNS = {
  productId: 'd.product_id',
  code: 'p.code',
  name: 'p.name',
  venues: `coalesce((select string_agg(v.name, ', ' order by o.position, v.id)
             from product_venues o join venues v on v.id = o.venue_id
            where o.product_id = d.product_id), '')`,
  day: 'd.day',
  morning: 'd.morning',
  status: 'd.status',
  dueAt: 'd.due_at',
  lateFrom: 'd.late_from',
  usualDelay: 'd.usual_delay',
  usualSpread: 'd.usual_spread',
  learntDays: 'd.learnt_days',
  arrivedAt: 'd.arrived_at',
  estimateAt: 'd.estimate_at',
  correctedAt: 'd.corrected_at',
  corrections: 'd.corrections',
  files: 'd.files',
  filesExpected: 'd.files_expected',
  bytes: 'd.bytes',
  usualBytes: 'd.usual_bytes',
  hasOddSize: 'd.has_odd_size',
} satisfies Record<keyof Arrival, string>

export const ARRIVALS = 'arrival_days d join products p on p.id = d.product_id'

export const ARRIVAL_CELLS = {
  code: 'code',
  name: 'name',
  day: 'day',
  status: 'status',
  dueAt: (one: Arrival) => timed(one.dueAt),
  arrivedAt: (one: Arrival) => timed(one.arrivedAt),
  estimateAt: (one: Arrival) => timed(one.estimateAt),
  correctedAt: (one: Arrival) => timed(one.correctedAt),
  corrections: 'corrections',
  files: 'files',
  filesExpected: 'filesExpected',
  bytes: 'bytes',
  usualBytes: 'usualBytes',
} as const
