import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { SECURITIES as ALL } from '#demo/catalogue/world/securities'
import { readDays } from '#reports/actions/securities/read_days'
import { reading } from '#reports/gateways/reading'
import { rows } from '#shared/database'
import { sqlText } from '#shared/duckdb'
import { lake } from '#shared/storage'

/** Two days as files of 180,000 lines, the others as days that are known to have all securities. */
export const NEWEST = '2026-09-18'
const BEFORE = '2026-08-31'

const SECURITIES = 3_000
const DAYS = 750

export async function fillReports(): Promise<number> {
  const [product] = await rows<{ id: number }>(
    null,
    `select id from products where code = 'REPORT'`
  )
  const { id } = product!
  await rows(null, 'truncate reports, report_days, report_securities cascade')
  await rows(null, 'delete from lake_files where product_id = ?', [id])
  for (const day of [NEWEST, BEFORE]) await writeDay(id, day)
  await readDays(id)
  await rows(
    null,
    `insert into report_days (product_id, day, version, securities)
     select ?, date '${NEWEST}' - n, 1, ${SECURITIES} from generate_series(1, ${DAYS}) n
     on conflict do nothing`,
    [id]
  )
  await rows(
    null,
    `insert into lake_files (product_id, day, key, bytes)
     select product_id, day, 'REPORT/' || day || '.parquet', 1 from report_days where product_id = ?
     on conflict do nothing`,
    [id]
  )
  await rows(
    null,
    `update report_securities set held = datemultirange(daterange(date '${NEWEST}' - ${DAYS}, date '${NEWEST}' + 1))`
  )
  await rows(null, 'analyze report_days, report_securities, lake_files')
  return id
}

async function writeDay(productId: number, day: string) {
  const key = `REPORT/${day}.parquet`
  const { bytes, sha256 } = await reading.withFolder(async (folder) => {
    const file = join(folder, 'day.parquet')
    const list = ALL.map(
      ({ isin, commonCode, name }) => `(${[isin, commonCode, name].map(sqlText).join()})`
    )
    await reading.run(
      `copy (
         with parts as (
           select s.*, c.country, (1000 + hash(isin || c.country) % 90000)::bigint as shares
             from (values ${list.join()}) s (isin, common_code, name),
                  (select chr((65 + n // 8)::int) || chr((65 + n % 8)::int) as country from range(60) r (n)) c)
         select isin, common_code, name, 100000000::bigint as issued, 41.86 as close_eur,
                (sum(shares) over (partition by isin))::bigint as total, country, shares, 3 as institutions
           from parts order by isin, country)
         to ${sqlText(file)} (format parquet, row_group_size 8192)`
    )
    return lake().putStream(key, createReadStream(file))
  })
  await rows(
    null,
    'insert into lake_files (product_id, day, key, bytes, sha256) values (?, ?, ?, ?, ?)',
    [...[productId, day, key, bytes, sha256]]
  )
}

/** Customers that can be invoiced. */
export async function billedCustomers(count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    null,
    `insert into users (issuer, subject, kind, email, first_name, last_name, company)
     select 'bench', 'bench-' || n, 'customer', 'bench-' || n || '@example.com', 'B', 'N', 'Bench GmbH'
       from generate_series(1, ${count}) n returning id`
  )
  const ids = found.map(({ id }) => id)
  await rows(
    null,
    `insert into addresses (user_id, kind, name, address_line_1, postcode, city, country)
     select unnest(?::bigint[]), 'billing', 'Bench GmbH', 'Kai 1', '20457', 'Hamburg', 'DE'`,
    [ids]
  )
  return ids
}

export type Many = { productId: number; people: readonly number[]; reports: number }

/** Reports of the last three years, three securities each; one of fifty has failed. */
export async function manyReports({ productId, people, reports }: Many): Promise<void> {
  await rows(null, 'truncate reports cascade')
  await rows(
    null,
    `with made as (
       insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents, price_cents,
         discount_cents, requested_by, created_at, completed_at)
       select (?::bigint[])[1 + n % ?::int], ?, date '${NEWEST}' - n % ${DAYS},
              case when n % 50 = 0 then 'Failed' else 'Completed' end, 'en', 'Bench GmbH', 12500,
              12500 * (1 + n % 3), n % 7 * 100, 'bench', moment, case when n % 50 > 0 then moment end
         from (select n, timestamptz '2026-10-12 10:00Z' - n * interval '25 minutes' as moment
                 from generate_series(1, ?::int) n) s
       returning id)
     insert into report_isins (report_id, position, entry, isin, common_code, is_available)
     select m.id, place, s.isin, s.isin, s.common_code, true
       from made m
      cross join generate_series(1, 3) place
       join (select isin, common_code, row_number() over (order by isin) as at from report_securities) s
         on s.at = 1 + (m.id * 3 + place) % ${SECURITIES}`,
    [people as number[], people.length, productId, reports]
  )
  await rows(null, 'vacuum analyze reports, report_isins')
}
