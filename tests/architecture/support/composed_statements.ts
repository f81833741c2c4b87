const LIST = 'sorted and filtered as its address asks'
const ASKED = 'narrowed to what a statistic is asked'
const COLUMNS = 'its columns are those of an object'

/**
 * Files whose statements are put together anew each time, with how many they have and why. What they
 * answer is held by functional tests alone: whoever adds one says why no constant would do.
 */
export const COMPOSED: Record<string, [count: number, because: string]> = {
  'app/identity/queries/find_token_owner.ts': [1, 'reads the columns of a model'],
  'app/identity/queries/read_users.ts': [2, 'reads the columns of a model'],
  'app/orders/actions/payment/write_attempt.ts': [1, COLUMNS],
  'app/orders/queries/list/count_orders.ts': [1, LIST],
  'app/orders/queries/list/find_names.ts': [1, LIST],
  'app/orders/queries/list/find_stretch.ts': [1, LIST],
  'app/orders/queries/list/page_of_all.ts': [1, LIST],
  'app/orders/queries/list/page_of_finds.ts': [3, LIST],
  'app/orders/queries/list/stream_orders.ts': [1, LIST],
  'app/shared/reading/read_rows.ts': [2, 'the statement of whoever reads'],
  'app/shared/run_states.ts': [1, 'the same of every table of runs'],
  'app/shared/sealing/seal_anew.ts': [2, 'the same of every column that is sealed'],
  'app/site/queries/list_tiles.ts': [1, 'the counts of the tiles of one person'],
  'app/statistics/actions/sum_up_sales.ts': [1, 'the same of several tables'],
  'app/statistics/queries/conversion/conversion_sums.ts': [1, ASKED],
  'app/statistics/queries/held_over_time.ts': [1, ASKED],
  'app/statistics/queries/new_users_over_time.ts': [1, ASKED],
  'app/statistics/queries/product_sums.ts': [1, ASKED],
  'app/statistics/queries/ranked_before.ts': [1, ASKED],
  'app/statistics/queries/report_sums.ts': [1, ASKED],
  'app/statistics/queries/sales_over_time.ts': [1, ASKED],
  'app/statistics/queries/sales_sums.ts': [1, ASKED],
  'app/statistics/queries/subscriber_sums.ts': [1, ASKED],
  'app/statistics/queries/unique_customers.ts': [1, ASKED],
  'app/shared/lists/statement_source.ts': [
    7,
    'written by list_statements; each is run in rows.spec',
  ],
}
