import { rows } from '#shared/database'
import type { Month } from '#statistics/domain/month'

export type Books = {
  netCents: number
  /** Of papers that belong to no order, and so to no venue: reports. */
  otherCents: number
  waiting: number
  firstDay: string | null
}

/** What invoices less credit notes say of a month, and how many of orders are still to be shared out. */
export async function booksOfMonth({ from, to }: Month): Promise<Books> {
  const [books] = await rows<Books>(
    null,
    `select coalesce(sum(papers.cents) filter (where papers.is_of_order), 0)::bigint as "netCents",
            coalesce(sum(papers.cents) filter (where not papers.is_of_order), 0)::bigint
              as "otherCents",
            (select count(*) from papers_to_split) as waiting,
            (select min(r.day) from venue_revenues r) as "firstDay"
       from (select i.order_number is not null as is_of_order,
                    case i.kind when 'Invoice' then i.net_cents else -i.net_cents end as cents
               from invoices i where i.issued_on between ?::date and ?::date) papers`,
    [from.iso, to.iso]
  )
  return books!
}
