/** A range of a subscription; days are YYYY-MM-DD, null is open. */
export type RangeColumns = {
  subscriptionId: number
  startsOn: string | null
  endsOn: string | null
  actualStartsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
  isSalesTrial: boolean
  /** Currencies or assets of a filterable type. */
  items: string[]
}

/** These of a range `r`. */
export const RANGE_COLUMNS = `
  r.subscription_id as "subscriptionId", r.starts_on as "startsOn", r.ends_on as "endsOn",
  r.actual_starts_on as "actualStartsOn", r.visible_from as "visibleFrom",
  r.visible_until as "visibleUntil", r.is_trial as "isTrial", r.is_sales_trial as "isSalesTrial",
  array(select i.name from subscription_range_items i
         where i.range_id = r.id order by i.name) as items`

/** The request that a range `r` answers. */
export const REQUEST_OF_RANGE = `
  (select max(q.id) from subscription_requests q where q.range_id = r.id)`

/** When a range `r` was changed, as a text that tells any two changes apart. */
export const RANGE_SEEN = `
  (to_json(r.updated_at at time zone 'UTC') #>> '{}') || 'Z'`
