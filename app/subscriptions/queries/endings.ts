/** Date ranges with who has them of which type. */
export const ENDINGS = `
  subscription_ranges r
  join subscription_users s on s.id = r.subscription_id
  join subscription_types t on t.id = s.type_id
  join users u on u.id = s.user_id and u.erased_at is null and u.merged_into is null`

/** Whether nothing follows a range: its last day is the last one of the subscription. */
export const IS_LAST = `
  not exists (
    select 1 from subscription_ranges later
     where later.subscription_id = r.subscription_id
       and (later.ends_on is null or (later.ends_on, later.id) > (r.ends_on, r.id)))`

/** How many end within seven days and are not renewed. */
export const ENDING_THIS_WEEK = `
  select count(*) from ${ENDINGS}
   where r.ends_on between current_date and current_date + 7 and ${IS_LAST}`
