import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'

export type LeasedReport = {
  id: number
  userId: number
  productId: number
  day: string
  licensee: string
  locale: Locale
  /** Tells this making from one that was thought dead. */
  attempt: number
  createdAt: Date
}

const LEASE_SECONDS = 60

/** The report whose turn it is: customers take turns, so a hundred of one do not keep another waiting. Null where nobody waits. */
export async function acquireReport(): Promise<LeasedReport | null> {
  const [leased] = await rows<LeasedReport>(
    null,
    `update reports r
        set state = 'Processing', step = 'reading', attempt = attempt + 1, failure = null,
            started_at = now(), lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (
        select w.id from reports w
         where w.state = 'New'
           and w.id in (select min(id) from reports where state = 'New' group by user_id)
         order by (select max(b.started_at) from reports b
                    where b.user_id = w.user_id and b.started_at > now() - interval '1 hour') nulls first,
                  w.id
         for update skip locked limit 1)
     returning id, user_id as "userId", product_id as "productId", day, licensee, locale, attempt,
               created_at as "createdAt"`
  )
  return leased ?? null
}
