import { papersOf, type ListedPaper } from '#billing'
import { rows } from '#shared/database'
import { PART_COLUMNS, type ReportParts } from '#reports/queries/part_columns'

export type SummaryReport = {
  id: number
  invoiceId: number | null
  createdAt: Date
  priceCents: number
  discountCents: number
  totalCents: number
  day: string
} & ReportParts

/** The completed reports of a month of the shop's zone, with what they cost. */
export type SummaryMonth = {
  month: string
  totalCents: number
  reports: SummaryReport[]
  papers: ListedPaper[]
}

type Row = SummaryReport & { month: string }

/** A customer's months, the newest first: what was completed in each. */
export async function monthlySummary(userId: number): Promise<SummaryMonth[]> {
  const found = await rows<Row>(
    null,
    `select to_char(shop_day(completed_at), 'YYYY-MM') as month, id, invoice_id as "invoiceId", created_at as "createdAt",
            price_cents as "priceCents", discount_cents as "discountCents",
            price_cents - discount_cents as "totalCents", day,
            ${PART_COLUMNS.isins} as isins, ${PART_COLUMNS.files} as files
       from reports r where user_id = ? and state = 'Completed'
      order by completed_at desc, id desc`,
    [userId]
  )
  const months = Map.groupBy(found, ({ month }) => month)
  const papers = await papersOf([...new Set(found.flatMap(({ invoiceId }) => invoiceId ?? []))])
  return [...months].map(([month, reports]) => ({
    month,
    totalCents: reports.reduce((sum, { totalCents }) => sum + totalCents, 0),
    reports,
    papers: papers.filter(({ invoiceId }) =>
      reports.some((report) => report.invoiceId === invoiceId)
    ),
  }))
}
