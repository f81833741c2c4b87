import { rows, type SqlClient } from '#shared/database'

/** Files show in coverage_totals, securities in their product's row: changes write those anew. */
const TABLES = [
  'products',
  'product_prices',
  'product_venues',
  'product_upsells',
  'product_packages',
  'product_filter_levels',
  'product_filter_values',
  'product_fields',
  'lake_exceptions',
  'offered_files',
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
  'dated_rules',
]

/**
 * Another text after any change by any process: row versions carry their transaction (xmin). Prices and
 * rules change at midnight without one, so the day is part of it.
 */
export async function referenceFingerprint(client: SqlClient): Promise<string> {
  const [found] = await rows<{ fingerprint: string }>(client, FINGERPRINT, [])
  return found!.fingerprint
}

const FINGERPRINT = `select concat_ws('-', shop_today(), ${TABLES.map(
  (table) => `(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`
).join(', ')}) as fingerprint`
