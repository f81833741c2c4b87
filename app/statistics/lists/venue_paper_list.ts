import { INVOICE_LABEL } from '#billing'
import { datedFile, dayNumber, daysFrom, daysUntil, defineList } from '#shared/lists'

export type VenuePaper = {
  id: string
  day: string
  paper: string
  orderNumber: number | null
  company: string
  code: string | null
  product: string | null
  cents: number
}

/** Papers of orders and what each brought a venue by product; what a credit note takes back is negative. */
export const venuePaperList = defineList<VenuePaper, { id: string }>()({
  columns: {
    id: `r.paper_id || ' ' || coalesce(r.product_code, '')`,
    day: 'r.day',
    paper: INVOICE_LABEL,
    orderNumber: 'i.order_number',
    company: 'i.company',
    code: 'r.product_code',
    product: 'coalesce(p.name, r.product_code)',
    cents: 'r.cents',
  },
  from: `venue_revenues r join invoices i on i.id = r.paper_id
    left join products p on p.code = r.product_code`,
  within: ({ id }) => ({ sql: 'r.venue_id = ?', values: [id] }),
  sort: {
    day: 'day',
    order: 'orderNumber',
    company: { lower: 'company' },
    product: { lower: 'product' },
    net: 'cents',
  },
  usual: { by: 'day', direction: 'desc', limit: 50 },
  mostRows: 1_000,
  tieBreaker: ['r.paper_id', `coalesce(r.product_code, '')`],
  search: ['paper', 'orderNumber', 'company', 'product'],
  filters: {
    from: daysFrom('r.day'),
    to: daysUntil('r.day'),
    product: { column: 'code' },
  },
  csv: {
    fileName: ({ id }) => datedFile(`webshop_papers_${id}`),
    heads: 'statistics.venue_papers.list.columns',
    columns: {
      day: ({ day }) => dayNumber(day),
      paper: 'paper',
      order: 'orderNumber',
      company: 'company',
      code: 'code',
      product: 'product',
      net_eur: ({ cents }) => cents / 100,
    },
  },
})
