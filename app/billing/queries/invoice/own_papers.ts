import { rows } from '#shared/database'
import { invoiceLabel, type InvoiceKind } from '#billing/domain/invoice/content'

export type OwnPaper = {
  kind: InvoiceKind
  label: string
  issuedOn: string
  orderNumber: number
  /** What a credit note takes back is negative, so that sums are right. */
  grossCents: number
}

/** Years in which somebody's orders have papers, the newest first, with how many. */
export const paperYearsOf = (userId: number): Promise<{ year: number; papers: number }[]> =>
  rows(
    null,
    `select extract(year from i.issued_on)::int as year, count(*)::int as papers
       from invoices i join orders o on o.number = i.order_number
      where o.user_id = ? group by 1 order by 1 desc`,
    [userId]
  )

/** How many invoices and credit notes somebody's orders have. */
export async function countPapersOf(userId: number): Promise<number> {
  const years = await paperYearsOf(userId)
  return years.reduce((sum, { papers }) => sum + papers, 0)
}

type Days = { from: string; to: string }
type Page = { limit: number; offset: number }

/** The invoices and credit notes of somebody's orders between two days, the newest first. */
export async function papersBetween(
  userId: number,
  { from, to }: Days,
  { limit, offset }: Page
): Promise<OwnPaper[]> {
  const found = await rows<Omit<OwnPaper, 'label'> & { number: number }>(
    null,
    `select i.kind, i.number, i.issued_on as "issuedOn", o.number as "orderNumber",
            case i.kind when 'Invoice' then 1 else -1 end * (i.gross_cents + i.rounding_cents) as "grossCents"
       from invoices i join orders o on o.number = i.order_number
      where o.user_id = :userId::bigint and i.issued_on between :from::date and :to::date
      order by i.issued_on desc, i.id desc limit :limit::int offset :offset::int`,
    { userId, from, to, limit, offset }
  )
  return found.map(({ number, ...paper }) => ({
    ...paper,
    label: invoiceLabel(paper.kind, number),
  }))
}
