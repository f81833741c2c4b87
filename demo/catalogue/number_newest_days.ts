import { rows } from '#shared/database'

/** The newest days of each product came on their mornings, after all others: a demo is filled in one moment. */
export const numberNewestDays = (days: number): Promise<unknown> =>
  rows(
    null,
    `with newest as (
       select c.product_id, d.day, c.change + row_number() over (partition by c.product_id order by d.day) as change
         from lake_changes c
        cross join lateral (select distinct f.day from lake_files f
                             where f.product_id = c.product_id and f.storage = 'lake'
                             order by f.day desc limit :days::int) d),
     numbered as (
       update lake_files f
          set change = n.change, updated_at = (n.day + 1 + time '05:12') at time zone 'Europe/Berlin'
         from newest n where f.product_id = n.product_id and f.day = n.day)
     update lake_changes c set change = n.change
       from (select product_id, max(change) as change from newest group by product_id) n
      where n.product_id = c.product_id`,
    { days }
  )
