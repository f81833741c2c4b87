import type { DayArrival } from '#catalogue'
import { rows } from '#shared/database'

/** How the days of a product came, in their order. */
export const arrivalsWithin = (span: { productId: number; from: string; to: string }) =>
  rows<DayArrival>(
    null,
    `select day, status, due_at as "dueAt", arrived_at as "arrivedAt" from arrival_days
      where product_id = :productId and day between :from and :to order by day`,
    span
  )
