/**
 * Subscriptions with the date range that ends last, with who has them of which type. Whoever has a last day has its range:
 * joined from outside, that is looked up only where its columns are asked for.
 */
export const ENDINGS = `
  subscription_users s
  left join subscription_ranges r on r.id = s.last_range_id
  join subscription_types t on t.id = s.type_id
  join users u on u.id = s.user_id and u.erased_at is null and u.merged_into is null`

/** How many subscriptions end within seven days and are not renewed. */
export const ENDING_THIS_WEEK = `
  select count(*) from subscription_users s
   where s.last_day between shop_today() and shop_today() + 7`
