/**
 * Subscriptions by their last day, which a renewal moves, each with the list price of its type for a year.
 * Staff pay nothing: what they hold brings nothing.
 */
export const EXPIRING = `
  subscription_users s
  join subscription_types t on t.id = s.type_id
  join users u on u.id = s.user_id and u.erased_at is null and u.merged_into is null
   and u.kind <> 'staff'
  left join sums p on p.type_id = s.type_id`

/** Who has named no company stands for himself. */
export const COMPANY = `coalesce(nullif(btrim(u.company), ''), u.email)`

export const YEAR_CENTS = 'coalesce(p.cents, 0)'
