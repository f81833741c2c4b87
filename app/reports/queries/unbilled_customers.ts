import { rows } from '#shared/database'

export type UnbilledCustomer = {
  id: number
  email: string
  company: string
  code: string
  month: string
  /** What waits for its invoice until the end of the month. */
  reports: number
  netCents: number
  /** How many there are, also of those that are not told. */
  ofAll: number
}

const MOST_SHOWN = 100

/** Whom the last month end could not invoice, why, and what is still owed of it; the latest first. */
export const unbilledCustomers = (most = MOST_SHOWN): Promise<UnbilledCustomer[]> =>
  rows<UnbilledCustomer>(
    null,
    `select u.id, u.email, u.company, p.code, to_char(p.month, 'YYYY/MM') as month,
            o.reports, o.net_cents as "netCents", count(*) over () as "ofAll"
       from report_invoice_problems p
       join users u on u.id = p.user_id
      cross join lateral (
        select count(*) as reports, coalesce(sum(r.price_cents - r.discount_cents), 0)::bigint as net_cents
          from reports r
         where r.user_id = p.user_id and r.state = 'Completed' and r.invoice_id is null
           and r.price_cents > r.discount_cents
           and r.completed_at < shop_day_begins((p.month + interval '1 month')::date)) o
      where o.reports > 0
      order by p.tried_at desc, u.id limit ?`,
    [most]
  )
