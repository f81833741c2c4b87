/**
 * The rule `domain/entitlement` in SQL: whether the subscription `s` lets its holder see the day
 * `d.day` of data on `:today`. Whoever asks it of people as a set compares its answer with the rule's.
 */
export const MAY_SEE = `
  coalesce(s.visible_from, '-infinity') <= :today::date
  and coalesce(s.visible_until, 'infinity') >= :today::date
  and (s.is_unrestricted or exists (
    select from subscription_ranges r
     where r.subscription_id = s.id
       and coalesce(greatest(r.starts_on, r.actual_starts_on), '-infinity') <= d.day
       and coalesce(r.ends_on, 'infinity') >= d.day
       and coalesce(r.visible_from, '-infinity') <= :today::date
       and coalesce(r.visible_until, 'infinity') >= :today::date))`
