import { rows } from '#shared/database'
import type { Month } from '#reports/domain/month'

type Owing = { userId: number; netCents: number }

const PAGE_SIZE = 200

/** Who owes for reports until the end of a month, page by page: it does not matter how many there are. */
export async function* customersOwing({ to }: Month, pageSize = PAGE_SIZE): AsyncGenerator<Owing> {
  let last = 0
  for (;;) {
    const page = await rows<Owing>(
      null,
      `select user_id as "userId", sum(price_cents - discount_cents)::bigint as "netCents"
         from reports
        where state = 'Completed' and invoice_id is null and price_cents > discount_cents
          and completed_at < shop_day_begins(?::date + 1) and user_id > ?
        group by user_id order by user_id limit ?`,
      [to.iso, last, pageSize]
    )
    yield* page
    if (page.length < pageSize) return
    last = page.at(-1)!.userId
  }
}
