export const INSERT_RANGE = `
  insert into subscription_ranges (subscription_id, starts_on, ends_on, actual_starts_on,
    visible_from, visible_until, is_trial, is_sales_trial)
  values (:subscriptionId, :startsOn, :endsOn, :actualStartsOn, :visibleFrom, :visibleUntil, :isTrial,
    :isSalesTrial)
  returning id`
