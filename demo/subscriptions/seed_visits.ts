import { numberNewestDays } from '#demo/catalogue/number_newest_days'
import { rows } from '#shared/database'

const NEWEST = 3

/** Whoever has a subscription has looked at it before its newest days came. */
export async function seedVisits(): Promise<void> {
  await numberNewestDays(NEWEST)
  await rows(
    null,
    `insert into subscription_visits (subscription_id, opened_at, opened_with)
     select s.id, now() - interval '5 days', jsonb_object_agg(c.product_id, c.change - ?::int)
       from subscription_users s
       join subscription_type_products p on p.type_id = s.type_id
       join lake_changes c on c.product_id = p.product_id
      group by s.id`,
    [NEWEST]
  )
}
