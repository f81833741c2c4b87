import { rows, type SqlClient } from '#shared/database'

const TABLES = [
  'products',
  'product_venues',
  'product_upsells',
  'product_packages',
  'product_filter_levels',
  'product_filter_values',
  'coverage_totals',
  'categories',
  'venues',
  'trading_calendars',
  'exchange_holidays',
  'module_price_levels',
  'countries',
]

/**
 * A text that is another one as soon as a row of the reference tables was added, changed or
 * removed, by whichever process: PostgreSQL stamps every version of a row with its transaction.
 */
export async function referenceFingerprint(client: SqlClient): Promise<string> {
  const [found] = await rows<{ fingerprint: string }>(client, FINGERPRINT, [])
  return found!.fingerprint
}

const FINGERPRINT = `select concat_ws('-', ${TABLES.map(
  (table) => `(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`
).join(', ')}) as fingerprint`
