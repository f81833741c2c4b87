import { rows } from '#shared/database'

export type DayTold = {
  product: string
  day: string
  dueAt: Date
  arrivedAt: Date | null
  correctedAt: Date | null
  lateAt: Date | null
  estimateAt: Date | null
  files: number
  bytes: number
  corrections: number
}

/** Of a product that comes as usual, one that was corrected and one that is late. */
const PRODUCTS = ['index_levels_1s', 'tick_cash_best', 'tick_norr_l1']
const OF_EACH = 3

/** The newest days of some products, as programs are told of them. */
export const daysTold = (): Promise<DayTold[]> =>
  rows<DayTold>(null, NEWEST, { products: PRODUCTS, most: OF_EACH })

const NEWEST = `
  select p.code as product, d.day, d.due_at as "dueAt", d.arrived_at as "arrivedAt",
         d.corrected_at as "correctedAt", d.late_at as "lateAt", d.estimate_at as "estimateAt",
         d.files, d.bytes, d.corrections
    from products p
    cross join lateral (
      select * from arrival_days where product_id = p.id order by day desc limit :most::int) d
   where p.code = any(:products::text[])
   order by coalesce(d.corrected_at, d.arrived_at, d.late_at) desc, p.code`
