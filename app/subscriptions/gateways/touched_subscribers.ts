import type { Touched } from '#catalogue'
import { rows } from '#shared/database'

/** People who are subscribed to a product today, whatever days they get. */
export const touchedSubscribers = ({ id }: { id: number }): Promise<Touched[]> =>
  rows<Touched>(
    null,
    `select 'subscribers' as what, count(distinct u.user_id)::int as count
       from subscription_type_products p join subscription_users u on u.type_id = p.type_id
      where p.product_id = ? and coalesce(u.visible_until >= shop_today(), true)
        and (u.is_unrestricted or exists (select from subscription_ranges r
              where r.subscription_id = u.id and coalesce(r.ends_on >= shop_today(), true)))`,
    [id]
  )
