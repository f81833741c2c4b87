import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { acquireReport } from '#reports/actions/make/acquire_report'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { LeaseLost, noteStep } from '#reports/actions/make/note_step'
import { sweepReports } from '#reports/actions/make/sweep_reports'
import { requestReport } from '#reports/actions/request_report'
import { FILE_KINDS } from '#reports/domain/report_state'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { made } from '#shared/storage'
import { killedAt } from '#tests/faults/reports/killed_at'
import { emptyReports } from '#tests/fixtures/reports/empty_reports'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'

const DAY = '2026-09-18'

/** Where the worker is killed, and how the report stands then. */
const DEATHS = [
  { point: 'report.after_acquire', state: 'Processing', files: 0 },
  { point: 'report.after_gather', state: 'Processing', files: 0 },
  { point: 'report.after_draw', state: 'Processing', files: 0 },
  { point: 'report.in_complete', state: 'Processing', files: 0 },
  { point: 'report.after_complete', state: 'Completed', files: 4 },
]

/** What there is of the report, counted where a second making would show. */
async function standing() {
  const [found] = await rows<Record<string, unknown>>(
    null,
    `select r.state, r.price_cents as price,
            (select count(*)::int from reports) as reports,
            (select count(*)::int from report_files f where f.report_id = r.id) as files,
            (select count(*)::int from audit_events a
              where a.subject_type = 'report' and a.subject_id = r.id::text
                and a.action = 'report.completed') as completions
       from reports r`
  )
  return found!
}

const leaseEnds = () =>
  rows(
    null,
    `update reports set lease_until = now() - interval '1 second' where state = 'Processing'`
  )

async function wholeFiles(): Promise<number> {
  const files = await rows<{ key: string; sha256: string }>(
    null,
    'select key, sha256 from report_files'
  )
  const sums = await Promise.all(files.map(({ key }) => made().sha256(key)))
  return files.filter(({ sha256 }, at) => sums[at] === sha256).length
}

test.group('Reports | a worker that dies in the making', (group) => {
  group.each.setup(async () => {
    const productId = await givenReportProduct()
    await givenSnapshot(productId, DAY, [held(ELB)])
    const { id, email } = await createCustomer()
    const asked = await requestReport({
      user: { id, email, company: 'Elbquant Research GmbH', locale: 'en' },
      day: CalendarDay.parse(DAY)!,
      text: ELB,
      actor: SYSTEM_ACTOR,
      isOnBehalf: false,
    })
    if (!asked.ok) throw new Error(asked.refusal.code)
  })
  group.each.teardown(emptyReports)

  test('{point}: {state} with {files} files then, and one whole report in the end')
    .with(DEATHS)
    .run(async ({ assert }, { point, state, files }) => {
      assert.isNull(await killedAt(point, 'report_process.ts'))
      assert.containsSubset(await standing(), { state, files })
      assert.isNull(await makeNextReport(), 'nobody takes it while its lease runs')
      await leaseEnds()
      await sweepReports()
      await Promise.all([makeNextReport(), makeNextReport(), makeNextReport()])
      assert.deepEqual(await standing(), {
        ...{ state: 'Completed', price: 12_500, reports: 1 },
        ...{ files: FILE_KINDS.length, completions: 1 },
      })
      assert.equal(await wholeFiles(), FILE_KINDS.length)
    })
    .timeout(120_000)

  test('who was thought dead and comes back changes nothing', async ({ assert }) => {
    const late = (await acquireReport())!
    await leaseEnds()
    await sweepReports()
    await makeNextReport()
    await assert.rejects(() => noteStep(late, 'drawing'), LeaseLost as never)
    assert.containsSubset(await standing(), { state: 'Completed', completions: 1 })
  })
})
