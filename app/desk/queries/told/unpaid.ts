import { rows } from '#shared/database'

export type Unpaid = {
  number: number
  company: string
  locale: string
  placedOn: string
  grossCents: number
  paidCents: number
  /** Days on which the customer was reminded, oldest first. */
  reminders: string[]
  isRemindedToday: boolean
}

/** What has to be known of orders that wait for a transfer. */
export const tellUnpaid = (numbers: readonly string[]) =>
  rows<Unpaid>(
    null,
    `select o.number, o.company, o.locale, shop_day(o.created_at) as "placedOn",
            o.gross_cents as "grossCents",
            (select coalesce(sum(p.amount_cents), 0)::bigint from order_payments p
              where p.order_number = o.number) as "paidCents",
            (select coalesce(json_agg(r.day order by r.day), '[]') from payment_reminders r
              where r.order_number = o.number) as reminders,
            exists (select from payment_reminders r
              where r.order_number = o.number and r.day = shop_today()) as "isRemindedToday"
       from orders o where o.number = any(?::bigint[])`,
    [[...numbers]]
  )
