import { rows } from '#shared/database'
import type { Month } from '#statistics/domain/month'

export type Books = { netCents: number; waiting: number; firstDay: string | null }

/** What invoices less credit notes of orders say of a month, and how many are still to be shared out. */
export async function booksOfMonth({ from, to }: Month): Promise<Books> {
  const [books] = await rows<Books>(
    null,
    `select (select coalesce(sum(case i.kind when 'Invoice' then i.net_cents else -i.net_cents end), 0)
               from invoices i
              where i.order_number is not null and i.issued_on between ?::date and ?::date)::bigint
              as "netCents",
            (select count(*) from papers_to_split) as waiting,
            (select min(r.day) from venue_revenues r) as "firstDay"`,
    [from.iso, to.iso]
  )
  return books!
}
