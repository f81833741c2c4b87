import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { seedStatements } from '#demo/billing/seed_statements'
import { seedCatalogueDemo } from '#demo/catalogue/seed'
import { seedIdentityDemo } from '#demo/identity/seed'
import { seedOrdersDemo } from '#demo/orders/seed'
import { seedReportsDemo } from '#demo/reports/seed'
import { seedAfterInvoices } from '#demo/reports/seed_after_invoices'
import { FIRST_OF_NOW } from '#demo/reports/seed_past_years'
import { endMonth } from '#reports/actions/month_end/end_month'
import { rows } from '#shared/database'
import { MONEY_AFTER } from '#auditor/money_checks'

type Invoice = { number: number; day: string; ofReports: boolean }
type MonthInvoice = { day: string; dueCents: number; isOld: boolean }

test.group('Reports | demo reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are of two years with a season, invoiced at the ends of their months and paid', async ({
    assert,
  }) => {
    for (const seed of [seedIdentityDemo, seedCatalogueDemo, seedReportsDemo]) await seed(() => {})
    // The demo numbers some orders backwards: none that another spec's history is about.
    await rows(null, 'update order_counters set last_number = last_number + 10000')
    await seedOrdersDemo(() => {})
    for (const once of [seedStatements, seedStatements]) await once()

    const [told] = await rows(
      null,
      `select count(*) > 40 as many, count(distinct date_trunc('month', r.created_at)) > 20 as months,
              count(distinct r.user_id) > 6 as customers, count(distinct a.country) > 4 as countries,
              count(*) filter (where r.id < :now and extract(month from r.created_at) in (3, 4))
              > 2 * count(*) filter (where r.id < :now and extract(month from r.created_at) in (7, 8)) as season,
              count(*) filter (where r.id > (select min(n.id) from reports n
                                              where n.created_at > r.created_at)) as backwards
         from reports r join addresses a on a.user_id = r.user_id and a.kind = 'billing'`,
      { now: FIRST_OF_NOW }
    )
    const yes = { many: true, months: true, customers: true, countries: true, season: true }
    assert.deepEqual(told, { ...yes, backwards: 0 })
    await areNumberedByTheirDays({ assert })
    for (const { day, dueCents, isOld } of await monthInvoices()) {
      assert.match(day, /-01$/)
      assert.equal(dueCents === 0, isOld, `paid: ${day}`)
    }
    assert.deepEqual(await openLines(), [{ lines: 3, statements: 1 }])
    assert.equal(await endMonth(), 0, 'nothing of the past is left to be invoiced')
    for (const { what, sql } of MONEY_AFTER) {
      const { rows: found } = await db.rawQuery(sql)
      assert.isEmpty(found, what)
    }
    await seedAfterInvoices()
    assert.deepEqual(await afterInvoices(), [
      { problem: 'reports.unbilled.no_vat_id', uninvoiced: 1, credited: 2_500 },
    ])
    for (const { what, sql } of MONEY_AFTER) {
      const { rows: found } = await db.rawQuery(sql)
      assert.isEmpty(found, what)
    }
  })
})

async function areNumberedByTheirDays({ assert }: Pick<TestContext, 'assert'>) {
  const invoices = await rows<Invoice>(
    null,
    `select number, issued_on as day, owner_kind is not null as "ofReports"
       from invoices where kind = 'Invoice' order by number`
  )
  assert.isAbove(invoices.filter(({ ofReports }) => ofReports).length, 24)
  for (const [at, { number, day }] of invoices.entries()) {
    assert.equal(number, invoices[0]!.number + at)
    assert.isTrue(at === 0 || invoices[at - 1]!.day <= day, `${number} of ${day}`)
  }
}

const monthInvoices = () =>
  rows<MonthInvoice>(
    null,
    `select i.issued_on as day,
            i.issued_on < date_trunc('month', shop_today())::date as "isOld",
            i.gross_cents - (select coalesce(sum(p.amount_cents), 0)::bigint from invoice_payments p
                              where p.invoice_id = i.id) as "dueCents"
       from invoices i where i.owner_kind = 'report'`
  )

/** What cannot be invoiced and why, the reports that wait for it, and what was credited of reports. */
const afterInvoices = () =>
  rows(
    null,
    `select p.code as problem,
            (select count(*) from reports r where r.user_id = p.user_id and r.state = 'Completed'
                and r.invoice_id is null) as uninvoiced,
            (select sum(i.net_cents)::bigint from invoices i
              where i.kind = 'CreditNote' and i.corrects_id in (
                select o.id from invoices o where o.owner_kind = 'report')) as credited
       from report_invoice_problems p`
  )

/** Lines of statements of which nobody has decided anything. */
const openLines = () =>
  rows(
    null,
    `select count(*) as lines, count(distinct statement_id) as statements
       from bank_statement_entries where state = 'Open'`
  )
