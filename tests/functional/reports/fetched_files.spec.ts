import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { requestReport } from '#reports/actions/request_report'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'
import { until } from '#tests/fixtures/shared/until'

const DAY = '2026-09-18'

/** A customer with a report that is made. */
async function givenReport() {
  await givenSnapshot(await givenReportProduct(), DAY, [held(ELB)])
  const customer = await createCustomer()
  const { id: userId, email } = customer
  const asked = await requestReport({
    user: { id: userId, email, company: '', locale: 'en' },
    ...{ day: CalendarDay.parse(DAY)!, text: ELB, actor: SYSTEM_ACTOR, isOnBehalf: false },
  })
  if (!asked.ok) throw new Error(asked.refusal.code)
  await makeNextReport()
  return { id: asked.value.id, customer }
}

const ledger = () =>
  rows<{ by: string; file: string; outcome: string; sent: number; size: number }>(
    null,
    `select u.email as by, f.name as file, a.outcome, a.bytes_sent as sent, f.bytes as size
       from delivery_accesses a
       join delivery_files f on f.id = a.file_id
       join users u on u.id = a.user_id order by a.id`
  )

const isOver = async () => (await ledger()).every(({ outcome }) => outcome !== 'running')

test.group('Reports | who fetched them', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each fetch stands in the ledger, of page, call and staff, as often as it is made', async ({
    assert,
    client,
  }) => {
    const { id, customer } = await givenReport()
    const admin = await createStaff('admin')
    const fetches = [
      { by: customer, path: `/my-account/my-reports/${id}/files/pdf`, file: /_en\.pdf$/ },
      { by: customer, path: `/my-account/my-reports/${id}/files/csv`, file: /\.csv$/ },
      { by: customer, path: `/api/v1/reports/${id}/files/csv`, file: /\.csv$/ },
      { by: admin, path: `/admin/manage-reports/${id}/files/xlsx`, file: /\.xlsx$/ },
    ]
    for (const { by, path } of fetches) {
      const answer = await client.get(path).loginAs(by)
      answer.assertStatus(200)
      await until(isOver)
    }
    const lines = await ledger()
    assert.lengthOf(lines, fetches.length)
    for (const [at, { by, file }] of fetches.entries()) {
      const line = lines[at]!
      assert.equal(line.by, by.email)
      assert.match(line.file, file)
      assert.equal(line.outcome, 'complete')
      assert.equal(line.sent, line.size)
    }
  })

  test('what sends nothing is no fetch: {title}')
    .with([
      { title: 'a look at the head', method: 'head', whose: 'own', status: 204 },
      { title: 'what the browser has', method: 'get', whose: 'own', status: 304 },
      { title: 'a stranger', method: 'get', whose: 'other', status: 404 },
    ] as const)
    .run(async ({ assert, client }, { method, whose, status }) => {
      const { id, customer } = await givenReport()
      const [file] = await rows<{ sha256: string }>(
        null,
        `select sha256 from report_files where report_id = ? and kind = 'csv'`,
        [id]
      )
      const caller = whose === 'own' ? customer : await createCustomer()
      const path: string = `/my-account/my-reports/${id}/files/csv`
      const asked = client[method](path).loginAs(caller)
      if (status === 304) asked.header('if-none-match', `"${file!.sha256}"`)
      const answer = await asked
      answer.assertStatus(status)
      assert.isEmpty(await ledger())
    })
})
