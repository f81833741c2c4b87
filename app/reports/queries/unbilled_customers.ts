import { rows } from '#shared/database'

export type UnbilledCustomer = {
  id: number
  email: string
  company: string
  code: string
  month: string
}

const MOST_SHOWN = 100

/** Whom the last month end could not invoice, and why. */
export const unbilledCustomers = (): Promise<UnbilledCustomer[]> =>
  rows<UnbilledCustomer>(
    null,
    `select u.id, u.email, u.company, p.code, to_char(p.month, 'YYYY/MM') as month
       from report_invoice_problems p join users u on u.id = p.user_id
      order by p.tried_at desc, u.id limit ${MOST_SHOWN}`
  )
