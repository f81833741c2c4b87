const LIST = 'sorted and filtered as its address asks'
const ASKED = 'narrowed to what a statistic is asked'
const COLUMNS = 'its columns are those of an object'

/**
 * Files whose statements are put together anew each time, with how many they have and why. What they
 * answer is held by functional tests alone: whoever adds one says why no constant would do.
 */
export const COMPOSED: Record<string, [count: number, because: string]> = {
  'app/arrivals/queries/newest_arrivals.ts': [1, 'the columns of the lists of arrivals'],
  'app/billing/queries/statement/statement_rows.ts': [1, COLUMNS],
  'app/catalogue/actions/catalogue_import/write_product.ts': [1, COLUMNS],
  'app/catalogue/queries/find_saved_quote.ts': [1, COLUMNS],
  'app/catalogue/queries/reference_fingerprint.ts': [1, 'counts a list of tables'],
  'app/identity/queries/find_token_owner.ts': [1, 'reads the columns of a model'],
  'app/identity/queries/read_users.ts': [2, 'reads the columns of a model'],
  'app/orders/actions/insert_order.ts': [1, COLUMNS],
  'app/orders/actions/move_order.ts': [1, 'a state has a moment of its own, or none'],
  'app/orders/actions/payment/write_attempt.ts': [1, COLUMNS],
  'app/orders/queries/list/count_orders.ts': [1, LIST],
  'app/orders/queries/list/find_names.ts': [1, LIST],
  'app/orders/queries/list/find_stretch.ts': [1, LIST],
  'app/orders/queries/list/page_of_all.ts': [1, LIST],
  'app/orders/queries/list/page_of_finds.ts': [3, LIST],
  'app/orders/queries/list/stream_orders.ts': [1, LIST],
  'app/orders/queries/quota/find_quota.ts': [1, COLUMNS],
  'app/orders/queries/quota/find_quota_today.ts': [1, COLUMNS],
  'app/shared/reading/read_rows.ts': [2, 'the statement of whoever reads'],
  'app/shared/run_states.ts': [1, 'the same of every table of runs'],
  'app/shared/sealing/seal_anew.ts': [2, 'the same of every column that is sealed'],
  'app/site/queries/list_tiles.ts': [1, 'the counts of the tiles of one person'],
  'app/statistics/actions/sum_up_sales.ts': [1, 'the same of several tables'],
  'app/statistics/queries/conversion/conversion_sums.ts': [1, ASKED],
  'app/statistics/queries/new_users_over_time.ts': [1, ASKED],
  'app/statistics/queries/product_sums.ts': [1, ASKED],
  'app/statistics/queries/ranked_before.ts': [1, ASKED],
  'app/statistics/queries/report_sums.ts': [1, ASKED],
  'app/statistics/queries/sales_over_time.ts': [1, ASKED],
  'app/statistics/queries/sales_sums.ts': [1, ASKED],
  'app/statistics/queries/subscriber_sums.ts': [1, ASKED],
  'app/statistics/queries/unique_customers.ts': [1, ASKED],
  'app/shared/lists/statement_source.ts': [
    6,
    'written by list_statements; each is run in rows.spec',
  ],
}
