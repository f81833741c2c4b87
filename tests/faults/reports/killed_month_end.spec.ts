import { test } from '@japa/runner'
import { endMonth } from '#reports/actions/month_end/end_month'
import { monthOf } from '#reports/domain/month'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'
import { killedAt } from '#tests/faults/reports/killed_at'
import { emptyReports } from '#tests/fixtures/reports/empty_reports'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const OCTOBER = monthOf(CalendarDay.parse('2026-10-15')!)
const CUSTOMERS = 3
const REPORTS_EACH = 2

/** Where the worker is killed, at the first or the second customer, and how many invoices there are then. */
const DEATHS = [
  { point: 'month_end.after_hold', nth: 1, issued: 0 },
  { point: 'month_end.after_issue', nth: 1, issued: 0 },
  { point: 'month_end.before_commit', nth: 1, issued: 0 },
  { point: 'month_end.after_commit', nth: 1, issued: 1 },
  { point: 'month_end.after_hold', nth: 2, issued: 1 },
  { point: 'month_end.after_issue', nth: 2, issued: 1 },
  { point: 'month_end.before_commit', nth: 2, issued: 1 },
  { point: 'month_end.after_commit', nth: 2, issued: 2 },
]

const invoiced = () =>
  rows<{ number: number; net: number; reports: number }>(
    null,
    `select i.number, i.net_cents as net,
            (select count(*) from reports r where r.invoice_id = i.id) as reports
       from invoices i where i.owner_kind = 'report' order by i.number`
  )

test.group('Reports | a month end that is killed', (group) => {
  group.each.setup(async () => {
    const productId = await givenReportProduct()
    for (let customer = 0; customer < CUSTOMERS; customer++) {
      const { id } = await givenBilledCustomer('DE')
      for (let at = 0; at < REPORTS_EACH; at++) {
        await givenCompleted(id, productId, { at: '2026-10-12T10:00:00Z' })
      }
    }
  })
  group.each.teardown(emptyReports)

  test('{point} of customer {nth}: {issued} invoices then, and one for each in the end')
    .with(DEATHS)
    .run(async ({ assert }, { point, nth, issued }) => {
      assert.isNull(await killedAt(`${point}:${nth}`, 'month_end_process.ts', '2026-10-15'))
      assert.lengthOf(await invoiced(), issued)
      assert.deepEqual(await contradictionsOfMoney(), [])

      await Promise.all([endMonth(OCTOBER), endMonth(OCTOBER)])
      const found = await invoiced()
      assert.deepEqual(
        found.map(({ number }) => number),
        [10_001, 10_002, 10_003]
      )
      for (const { net, reports } of found) {
        assert.deepEqual([net, reports], [REPORTS_EACH * 12_500, REPORTS_EACH])
      }
      assert.deepEqual(await contradictionsOfMoney(), [])
    })
    .timeout(120_000)
})
