import { defineList } from '#shared/lists'
import type { Month } from '#reports/domain/month'
import { withVerdicts } from '#reports/queries/with_verdicts'

export type OwingCustomer = {
  id: number
  email: string
  company: string
  reports: number
  netCents: number
}

/** Who would be invoiced for what was completed until the end of a month. */
export const monthList = defineList<OwingCustomer, Month>()({
  columns: {
    id: 'o.user_id',
    email: 'u.email',
    company: 'u.company',
    reports: 'o.reports',
    netCents: 'o.net_cents',
  },
  from: `(select user_id, count(*) as reports, sum(price_cents - discount_cents)::bigint as net_cents,
                 max(completed_at) as newest
            from reports
           where state = 'Completed' and invoice_id is null and price_cents > discount_cents
           group by user_id) o join users u on u.id = o.user_id`,
  within: ({ to }) => ({ sql: 'o.newest < shop_day_begins(?::date + 1)', values: [to.iso] }),
  sort: { email: 'email', company: { lower: 'company' }, reports: 'reports', net: 'netCents' },
  usual: { by: 'net', direction: 'desc' },
  tieBreaker: 'o.user_id',
  search: ['email', 'company'],
  load: withVerdicts,
})
