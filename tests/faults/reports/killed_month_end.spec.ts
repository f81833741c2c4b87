import { test } from '@japa/runner'
import { endMonth } from '#reports/actions/month_end/end_month'
import { monthOf } from '#reports/domain/month'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'
import { killedAt } from '#tests/faults/reports/killed_at'
import { drainJobs } from '#tests/support/drain_jobs'
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

/** Where whoever draws the papers of a month is killed, and how many are kept with their mails then. */
const DEATHS_OF_PAPERS = [
  { point: 'papers.before_draw', nth: 1, kept: 0 },
  { point: 'papers.after_draw', nth: 1, kept: 0 },
  { point: 'papers.after_keep', nth: 1, kept: 1 },
  { point: 'papers.before_draw', nth: 2, kept: 1 },
  { point: 'papers.after_draw', nth: 2, kept: 1 },
  { point: 'papers.after_keep', nth: 2, kept: 2 },
]

const papers = () =>
  rows<{ label: string; isPdf: boolean; hasXml: boolean }>(
    null,
    `select 'RE-' || number as label, substr(pdf, 1, 4) = '%PDF' as "isPdf",
            xml is not null as "hasXml"
       from invoices where owner_kind = 'report' and pdf is not null order by number`
  )

const mailsWith = async (label: string) =>
  (await rows(null, `select 1 from mail_outbox where strpos(subject, ?) > 0`, [label])).length

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

  test('{point} of paper {nth}: {kept} are kept then, and each with one mail in the end')
    .with(DEATHS_OF_PAPERS)
    .run(async ({ assert }, { point, nth, kept }) => {
      await endMonth(OCTOBER)
      assert.isEmpty(await papers())
      assert.isNull(await killedAt(`${point}:${nth}`, 'month_papers_process.ts'))
      const first = await papers()
      assert.lengthOf(first, kept)
      for (const { label } of first) assert.equal(await mailsWith(label), 1)

      await drainJobs({ only: ['billing.'] })
      const drawn = await papers()
      assert.lengthOf(drawn, CUSTOMERS)
      for (const { label, ...is } of drawn) {
        assert.deepEqual([is, await mailsWith(label)], [{ isPdf: true, hasXml: true }, 1])
      }
      assert.deepEqual(await contradictionsOfMoney(), [])
    })
    .timeout(120_000)
})
