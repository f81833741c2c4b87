import { datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED_SPAN, USERS } from '#statistics/lists/carried'
import { reportsOf } from '#statistics/queries/asked_of'

export type ReportSale = {
  id: number
  createdAt: Date
  netCents: number
  userId: number
  email: string
  company: string
  bpId: string | null
  isInvoiced: boolean
}

/** Completed reports that were asked for within a span of days. */
export const reportSalesList = defineList<ReportSale, Asked>()({
  columns: {
    id: 'r.id',
    createdAt: 'r.created_at',
    netCents: 'r.price_cents - r.discount_cents',
    userId: 'r.user_id',
    email: 'u.email',
    company: 'r.licensee',
    bpId: 'u.business_partner_id',
    isInvoiced: 'r.invoice_id is not null',
  },
  from: 'reports r join users u on u.id = r.user_id',
  within: reportsOf,
  sort: { created: 'createdAt', net: 'netCents', email: 'email' },
  usual: { by: 'created', direction: 'desc' },
  search: ['email', 'company', 'bpId'],
  filters: { ...CARRIED_SPAN, users: USERS },
  csv: {
    fileName: () => datedFile('webshop_reports'),
    heads: 'statistics.export',
    columns: {
      report: 'id',
      created: 'createdAt',
      net: ({ netCents }) => netCents / 100,
      email: 'email',
      company: 'company',
      bp_id: 'bpId',
      invoiced: 'isInvoiced',
    },
  },
})
