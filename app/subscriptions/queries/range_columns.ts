/** The request that a range `r` answers. */
export const REQUEST_OF_RANGE = `
  (select max(q.id) from subscription_requests q where q.range_id = r.id)`

/** When a range `r` was changed, as a text that tells any two changes apart. */
export const RANGE_SEEN = `
  (to_json(r.updated_at at time zone 'UTC') #>> '{}') || 'Z'`
