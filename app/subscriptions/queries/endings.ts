/** Date ranges with who has them of which type. */
export const ENDINGS = `
  subscription_ranges r
  join subscription_users s on s.id = r.subscription_id
  join subscription_types t on t.id = s.type_id
  join users u on u.id = s.user_id and u.erased_at is null and u.merged_into is null`

/** Whether nothing follows a range: its last day is the last one of the subscription. */
export const IS_LAST = `
  r.ends_on = upper(s.days) - 1
  and not exists (
    select 1 from subscription_ranges twin
     where twin.subscription_id = r.subscription_id and twin.ends_on = r.ends_on
       and twin.id > r.id)`

/** How many subscriptions end within seven days and are not renewed. */
export const ENDING_THIS_WEEK = `
  select count(*) from subscription_users s
   where upper(s.days) between shop_today() + 1 and shop_today() + 8`
