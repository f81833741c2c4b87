import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import type { ReadSecurity } from '#reports/gateways/read_securities'

type ReadDay = { productId: number; day: string; version: number; securities: ReadSecurity[] }

/**
 * Keeps which securities a day has. Between two days that both have a security its range is closed,
 * so that a security held for years is one range and not a thousand.
 */
export async function keepDay({ productId, day, version, securities }: ReadDay): Promise<void> {
  await transaction(async (trx) => {
    const of = { productId, day }
    await rows(trx, ADD_DAY, { ...of, version, count: securities.length })
    await rows(trx, TAKE_AWAY, of)
    await rows(trx, FREE_CODES, { productId, securities: JSON.stringify(securities) })
    await rows(trx, ADD, { ...of, securities: JSON.stringify(securities) })
    await close(trx, of)
  })
}

const ADD_DAY = `
  insert into report_days (product_id, day, version, securities)
  values (:productId, :day::date, :version, :count)
  on conflict (product_id, day) do update
    set version = excluded.version, securities = excluded.securities, read_at = now()`

/** What a replaced file had does not count any more. */
const TAKE_AWAY = `
  update report_securities set held = held - datemultirange(daterange(:day::date, :day::date + 1))
   where product_id = :productId and held @> :day::date`

/** A code that went over to another security. */
const FREE_CODES = `
  update report_securities s set common_code = null
    from jsonb_to_recordset(:securities::jsonb) as read (isin text, "commonCode" text)
   where s.product_id = :productId and s.common_code = read."commonCode" and s.isin <> read.isin`

const ADD = `
  insert into report_securities (product_id, isin, common_code, name, held)
  select :productId, isin, "commonCode", name,
         datemultirange(daterange(:day::date, :day::date + 1))
    from jsonb_to_recordset(:securities::jsonb) as read (isin text, "commonCode" text, name text)
  on conflict (product_id, isin) do update
    set common_code = coalesce(excluded.common_code, report_securities.common_code),
        name = excluded.name, held = report_securities.held + excluded.held`

const close = (trx: TransactionClientContract, of: { productId: number; day: string }) =>
  rows(
    trx,
    `with beside as (
       select (select max(day) from report_days where product_id = :productId and day < :day::date) as before,
              (select min(day) from report_days where product_id = :productId and day > :day::date) as after)
     update report_securities s
        set held = held
          + case when held @> before then datemultirange(daterange(before, :day::date)) else '{}' end
          + case when held @> after then datemultirange(daterange(:day::date, after)) else '{}' end
       from beside
      where s.product_id = :productId and held @> :day::date`,
    of
  )
