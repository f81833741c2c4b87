export type ToldDay = {
  productId: number
  code: string
  name: string
  day: string
  dueAt: Date
  arrivedAt: Date | null
  lateAt: Date | null
  estimateAt: Date | null
  announcedAt: Date | null
  corrections: number
  correctionsTold: number
  files: number
  bytes: number
}

/** Of `arrival_days d join products p`. */
export const TOLD = `
  select d.product_id as "productId", p.code, p.name, d.day, d.due_at as "dueAt",
         d.arrived_at as "arrivedAt", d.late_at as "lateAt", d.estimate_at as "estimateAt",
         d.announced_at as "announcedAt", d.corrections, d.corrections_told as "correctionsTold",
         d.files, d.bytes
    from arrival_days d join products p on p.id = d.product_id`

/** Days that are told in one turn; others follow in the next. */
export const TOLD_AT_ONCE = 1_000
