import { REPORT_PLANS } from '#demo/reports/plans'
import { seedPastYears } from '#demo/reports/seed_past_years'
import { seedReport } from '#demo/reports/seed_report'
import { SECURITIES } from '#demo/catalogue/world/securities'
import db from '@adonisjs/lucid/services/db'
import { rows, transaction } from '#shared/database'
import { reportProduct } from '#reports/queries/report_product'

/** Which securities were held when, reports of two years, and those of the past weeks with their files. */
export async function seedReportsDemo(progress: (text: string) => void): Promise<void> {
  const product = await reportProduct()
  const [known] = await rows<{ n: number }>(null, 'select count(*) as n from report_days')
  if (!product || known!.n > 0) return progress('0 reports')
  await transaction(async (trx) => {
    await rows(trx, DAYS, { productId: product.id, count: SECURITIES.length })
    await rows(trx, HELD, { productId: product.id, securities: JSON.stringify(SECURITIES) })
  })
  await db.rawQuery('analyze report_days, report_securities')
  const past = await transaction((trx) => seedPastYears(trx, product))
  for (const plan of REPORT_PLANS) await seedReport(product.id, plan)
  progress(`${SECURITIES.length} securities, ${past + REPORT_PLANS.length} reports`)
}

const DAYS = `
  insert into report_days (product_id, day, version, securities)
  select product_id, day, version, :count from lake_files
   where product_id = :productId and part = 1`

const HELD = `
  insert into report_securities (product_id, isin, common_code, name, held)
  select :productId, isin, "commonCode", name,
         datemultirange(daterange("from"::date, until::date))
    from jsonb_to_recordset(:securities::jsonb)
      as security (isin text, "commonCode" text, name text, "from" text, until text)`
