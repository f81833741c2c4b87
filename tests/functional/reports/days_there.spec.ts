import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { bringBack, setAside } from '#catalogue/actions/days/set_aside'
import { folderSource } from '#catalogue/actions/lake_import/folder_source'
import { withdrawFiles } from '#catalogue/actions/lake_import/withdraw_files'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { readDays } from '#reports/actions/securities/read_days'
import { requestReport } from '#reports/actions/request_report'
import { dayBeforeMonth } from '#reports/queries/day_before_month'
import { daysHolding } from '#reports/queries/days_holding'
import { lookUp } from '#reports/queries/look_up'
import { snapshotDays } from '#reports/queries/snapshot_days'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { lake } from '#shared/storage'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
  withSnapshotFile,
  writeSnapshot,
} from '#tests/fixtures/reports/given_snapshot'

const [EARLIER, GONE, LATER] = ['2026-08-28', '2026-08-31', '2026-09-18'] as const

async function askFor(day: string) {
  const { id, email } = await createCustomer()
  const asked = await requestReport({
    user: { id, email, company: 'Elbquant Research GmbH', locale: 'en' },
    ...{ day: CalendarDay.parse(day)!, text: ELB, actor: SYSTEM_ACTOR, isOnBehalf: false },
  })
  return asked.ok ? 'asked' : asked.refusal.code
}

/** What is said of a day: of a security, to whoever asks, and in the calendar. */
async function saidOf(productId: number, day: string) {
  const [found] = await lookUp({ productId, codes: [ELB], day })
  const months = await daysHolding(productId, [ELB])
  const month = months.find((one) => one.month === Number(day.replace('-', '').slice(0, 6)))
  return {
    isAvailable: found!.isAvailable,
    nearest: found!.nearestDay,
    isThere: (await snapshotDays(productId, day)).isThere,
    inCalendar: month?.days[Number(day.slice(8)) - 1],
    asked: await askFor(day),
    before: await dayBeforeMonth(productId, LATER),
  }
}

const THERE = {
  ...{ isAvailable: true, nearest: GONE, isThere: true, inCalendar: '1', asked: 'asked' },
  before: GONE,
}
const ABSENT = {
  ...{ isAvailable: false, nearest: EARLIER, isThere: false, inCalendar: '.' },
  ...{ asked: 'reports.errors.no_snapshot', before: EARLIER },
}

test.group('Reports | days that there are', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a day that is withdrawn is none; another one is compared with', async ({ assert }) => {
    const productId = await givenReportProduct()
    for (const day of [EARLIER, GONE, LATER]) await givenSnapshot(productId, day, [held(ELB)])
    assert.deepEqual(await saidOf(productId, GONE), THERE)
    await withdrawFiles({ id: productId, code: 'REPORT' }, [{ day: GONE, part: 1 }])
    assert.deepEqual(await saidOf(productId, GONE), ABSENT)
  })

  test('a day that is set aside is none until it is brought back', async ({ assert }) => {
    const productId = await givenReportProduct()
    for (const day of [EARLIER, GONE, LATER]) await givenSnapshot(productId, day, [held(ELB)])
    const of = { product: productId, days: [GONE] }
    await transaction((trx) => setAside(trx, of))
    assert.deepEqual(await saidOf(productId, GONE), ABSENT)
    await transaction((trx) => bringBack(trx, of))
    assert.deepEqual(await saidOf(productId, GONE), THERE)
  })

  test('of a day that cannot be read support is told once, and staff see it until it is replaced', async ({
    assert,
    client,
  }) => {
    const productId = await givenReportProduct()
    await givenSnapshot(productId, EARLIER, [held(ELB)])
    await writeSnapshot(productId, LATER, [held(ELB)])
    const broken = Buffer.from('PAR1 and nothing of it')
    await lake().putStream(`REPORT/${LATER}.parquet`, Readable.from([broken]))
    assert.equal(await readDays(productId), 0)
    assert.equal(await readDays(productId), 0)
    const mails = await rows<{ to: string; subject: string }>(
      null,
      `select recipient as to, subject from mail_outbox where dedupe_key like 'report-day:%'`
    )
    assert.deepEqual(mails, [
      { to: shop.support.email, subject: 'Holdings of 2026/09/18 cannot be read' },
    ])
    const seen = async () => {
      const page = await client
        .get('/admin/manage-reports')
        .loginAs(await createStaff('admin'))
        .withInertia()
      return (page.inertiaProps as unknown as { unread: string[] }).unread
    }
    assert.deepEqual(await seen(), [])
    await rows(
      null,
      `update lake_files set updated_at = now() - interval '16 minutes' where product_id = ?`,
      [productId]
    )
    assert.deepEqual(await seen(), [LATER])
    await givenSnapshot(productId, LATER, [held(ELB)])
    assert.deepEqual(await seen(), [])
    assert.equal(await askFor(LATER), 'asked')
  })

  test('names of securities come without control characters', async ({ assert }) => {
    const productId = await givenReportProduct()
    await givenSnapshot(productId, LATER, [{ ...held(ELB), name: 'ELB\u0007\u001B AG' }])
    const [found] = await lookUp({ productId, codes: [ELB], day: LATER })
    assert.equal(found!.name, 'ELB AG')
  })

  test("an operator's own file is imported, read, and asked for", async ({ assert }) => {
    const productId = await givenReportProduct()
    const folder = await mkdtemp(join(tmpdir(), 'holdings-'))
    await withSnapshotFile([held(ELB)], (file) => copyFile(file, join(folder, '20260918.parquet')))
    await importLakeFiles({
      ...{ product: { id: productId, code: 'REPORT' }, pattern: '{YYYYMMDD}.parquet' },
      source: folderSource(folder),
    })
    await rm(folder, { recursive: true })
    const jobs = await rows<{ productId: number }>(
      null,
      `select (data->>'productId')::int as "productId" from pgboss.job
        where name = 'reports.read_days' and data->>'productId' = ?`,
      [String(productId)]
    )
    assert.deepEqual(jobs, [{ productId }])
    assert.equal(await askFor(LATER), 'reports.errors.no_snapshot')
    assert.equal(await readDays(productId), 1)
    assert.equal(await askFor(LATER), 'asked')
  })
})
