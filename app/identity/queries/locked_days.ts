/** The entries of the history that say when somebody was locked and when let in again. */
export const LOCK_EVENTS = `subject_type = 'user' and action in ('user.locked', 'user.unlocked')`

/** Who was locked out on which days from begin to end, as a relation with `user_id` and `days`. */
export const LOCKED_DAYS = `(
      select e.subject_id::bigint as user_id, range_agg(daterange(e.first_day, e.free_day)) as days
        from (select subject_id, action, shop_day(created_at - interval '1 microsecond') + 1 as first_day,
                     shop_day(lead(created_at) over (partition by subject_id order by seq)) as free_day
                from audit_events where ${LOCK_EVENTS}) e
       where e.action = 'user.locked' and coalesce(e.first_day < e.free_day, true)
       group by e.subject_id)`
