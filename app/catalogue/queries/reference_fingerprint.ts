import { rows, type SqlClient } from '#shared/database'

/** All that answers about the catalogue rest on. */
const TABLES = [
  'products',
  'product_venues',
  'product_upsells',
  'product_packages',
  'product_filter_levels',
  'product_filter_values',
  'product_fields',
  'lake_exceptions',
  'use_case_categories',
  'search_synonyms',
  'coverage_totals',
  'categories',
  'venues',
  'trading_calendars',
  'exchange_holidays',
  'price_groups',
  'module_price_levels',
  'countries',
]

/**
 * A text that is another one as soon as a row of these tables was added, changed or removed, by
 * whichever process: PostgreSQL stamps every version of a row with its transaction. Files show in
 * the totals of their coverage, and securities in the row of their product: every change of them
 * writes those anew.
 */
export async function referenceFingerprint(client: SqlClient): Promise<string> {
  const [found] = await rows<{ fingerprint: string }>(client, FINGERPRINT, [])
  return found!.fingerprint
}

const FINGERPRINT = `select concat_ws('-', ${TABLES.map(
  (table) => `(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`
).join(', ')}) as fingerprint`
