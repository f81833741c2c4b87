/** Contracts `c` with the types `r` that their product stands for, and the days `d` of each: running and of time series. */
export const CONTRACT_DAYS = `contracts c
         join product_subscriptions r on r.product_id = c.product_id
        cross join lateral (values
          (daterange(c.start_date, c.end_date, '[]')),
          (case when num_nonnulls(c.time_series_from, c.time_series_to) > 0
                then daterange(c.time_series_from, c.time_series_to, '[]')
                else 'empty' end)) d (days)`

export const COVERED = `
       select c.partner_id, r.subscription_type_id as type_id, range_agg(d.days) as days,
              array_agg(distinct c.clm_ma_number) as numbers
         from ${CONTRACT_DAYS}`

export const stretches = (multirange: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('from', lower(one), 'until', upper(one) - 1)), '[]')
      from unnest(${multirange}) as one)`
