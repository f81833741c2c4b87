import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { text } from 'node:stream/consumers'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { wholeFile } from '#reports/actions/make/mend_files'
import { requestReport } from '#reports/actions/request_report'
import { restartReport } from '#reports/actions/restart_report'
import { FILE_KINDS } from '#reports/domain/report_state'
import { findFile } from '#reports/queries/find_file'
import { reportList } from '#reports/lists/report_list'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { lake, made } from '#shared/storage'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { verifyChecksum } from '#delivery/queries/verify_checksum'
import {
  ELB,
  FJORD,
  givenReportProduct,
  givenSnapshot,
  held,
  KADE,
  writeSnapshot,
} from '#tests/fixtures/reports/given_snapshot'
import { sheetOf } from '#tests/fixtures/reports/sheet_of'

const DAY = '2026-09-18'

async function asked(codes: string, day = DAY) {
  const { id, email } = await createCustomer()
  return requestReport({
    user: { id, email, company: 'Elbquant Research GmbH', locale: 'en' },
    day: CalendarDay.parse(day)!,
    text: codes,
    actor: SYSTEM_ACTOR,
    isOnBehalf: false,
  })
}

/** What support was told of a report, up to the first comma of each reason. */
async function told(id: number): Promise<string[]> {
  const mails = await rows<{ text: string }>(
    null,
    `select text_body as text from mail_outbox
      where dedupe_key like ? and recipient = ? order by id`,
    [`report-trouble:${id}:%`, shop.support.email]
  )
  return mails.map(({ text: of }) => of.split('\n\n')[2]!.split(',')[0]!)
}

async function report(id: number) {
  const [found] = await rows<{ state: string; failure: { code: string } | null; price: number }>(
    null,
    'select state, failure, price_cents as price from reports where id = ?',
    [id]
  )
  return found!
}

async function askedAndMade(codes: string) {
  const result = await asked(codes)
  if (!result.ok) throw new Error(result.refusal.code)
  await makeNextReport()
  return result.value.id
}

test.group('Reports | making', (group) => {
  let productId: number
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    productId = await givenReportProduct()
    await givenSnapshot(productId, '2026-08-31', [held(ELB)])
    await givenSnapshot(productId, DAY, [held(ELB), { isin: FJORD, parts: { NO: 7 } }])
  })

  test('only what was held is charged, at the price of the day', async ({ assert }) => {
    const result = await asked(`${ELB}, 77, ${KADE}, ${ELB}`)
    assert.isTrue(result.ok)
    const [one] = await rows<{ price: number; unit: number }>(
      null,
      'select price_cents as price, unit_price_cents as unit from reports'
    )
    assert.deepEqual(one, { price: 25_000, unit: 12_500 })
    const entries = await rows<{ entry: string; there: boolean }>(
      null,
      'select entry, is_available as there from report_isins order by position'
    )
    assert.deepEqual(entries, [
      { entry: ELB, there: true },
      { entry: '000000077', there: true },
      { entry: KADE, there: false },
    ])
  })

  test('{codes} on {day} is refused: {code}')
    .with([
      { codes: '', day: DAY, code: 'reports.errors.none_entered' },
      { codes: 'DE0007164601', day: DAY, code: 'reports.errors.invalid_codes' },
      { codes: '<script>', day: DAY, code: 'reports.errors.invalid_codes' },
      {
        codes: Array.from({ length: 11 }, (_, at) => at + 1).join(),
        day: DAY,
        code: 'reports.errors.too_many',
      },
      { codes: ELB, day: '2026-09-17', code: 'reports.errors.no_snapshot' },
      { codes: ELB, day: '2099-01-01', code: 'reports.errors.in_future' },
      { codes: KADE, day: DAY, code: 'reports.errors.nothing_held' },
    ])
    .run(async ({ assert }, { codes, day, code }) => {
      const result = await asked(codes, day)
      assert.equal(result.ok || result.refusal.code, code)
    })

  test('securities of the United States need their common code before 28 March 2024', async ({
    assert,
  }) => {
    await givenSnapshot(productId, '2024-03-27', [held(KADE)])
    await givenSnapshot(productId, '2024-03-28', [held(KADE)])
    const early = await asked(KADE, '2024-03-27')
    assert.equal(early.ok || early.refusal.code, 'reports.errors.common_code_needed')
    assert.isTrue((await asked('123456789', '2024-03-27')).ok)
    assert.isTrue((await asked(KADE, '2024-03-28')).ok)
  })

  test('its files are there, with the figures of the day, and are signed', async ({ assert }) => {
    const id = await askedAndMade(`${ELB}, ${KADE}`)
    assert.equal((await report(id)).state, 'Completed')
    const file = await findFile({ id, kind: 'csv', userId: null })
    const lines = (await text(await made().read(file!.key))).trim().split('\r\n')
    assert.lengthOf(lines, 4)
    assert.include(lines[1], `${ELB};002481736;ELB AG;${DAY};1;DE;Germany;60;60;0;3;100;1000;12.34`)
    assert.include(lines[3], `${KADE};`)
    for (const kind of ['pdf_en', 'pdf_de', 'xlsx'] as const) {
      assert.isAbove((await findFile({ id, kind, userId: null }))!.bytes, 1_000)
    }
    await signManifest({ kind: 'report', key: String(id) })
    assert.equal((await verifyChecksum(file!.sha256)).verdict, 'genuine')
  })

  test('whoever holds one of its files learns in words what it is: {locale}')
    .with([
      { locale: 'en', says: 'Single ISIN report' },
      { locale: 'de', says: 'ISIN-Bericht' },
    ])
    .run(async ({ assert, client }, { locale, says }) => {
      const id = await askedAndMade(ELB)
      for (const kind of FILE_KINDS) {
        const { sha256 } = (await findFile({ id, kind, userId: null }))!
        const path: string = `/api/v1/verifications/${sha256}`
        const answer = await client.get(path).header('accept-language', locale)
        const { data } = JSON.parse(answer.text()) as { data: { file: object } }
        assert.include(data.file, {
          productName: says,
          day: Number(DAY.replaceAll('-', '')),
          part: 1,
        })
      }
    })

  test('tables have the language of whoever asked', async ({ assert }) => {
    const { id: userId, email } = await createCustomer()
    const wish = await requestReport({
      user: { id: userId, email, company: 'Elbquant Research GmbH', locale: 'de' },
      ...{ day: CalendarDay.parse(DAY)!, text: ELB, actor: SYSTEM_ACTOR, isOnBehalf: false },
    })
    await makeNextReport()
    const { id } = (wish as { value: { id: number } }).value
    const csv = (await findFile({ id, kind: 'csv', userId: null }))!
    const lines = (await text(await made().read(csv.key))).split('\r\n')
    assert.match(lines[0]!, /;Tag;Rang;.*;Land;Stücke;Anteil, %;/)
    assert.include(lines[1], ';Deutschland;')
    const xlsx = (await findFile({ id, kind: 'xlsx', userId: null }))!
    const sheet = await sheetOf(await made().read(xlsx.key))
    assert.include(sheet, '<t>Anteil, %</t>')
    assert.include(sheet, '<t>Deutschland</t>')
    assert.isTrue(await wholeFile(xlsx))
  })

  test('a damaged file is found and made anew with the same bytes', async ({ assert }) => {
    const id = await askedAndMade(ELB)
    for (const kind of ['pdf_en', 'pdf_de', 'xlsx', 'csv'] as const) {
      const file = (await findFile({ id, kind, userId: null }))!
      await made().putStream(file.key, [Buffer.from('damaged')] as never)
      assert.isTrue(await wholeFile(file), kind)
      assert.equal(await made().sha256(file.key), file.sha256)
      await made().remove(file.key)
      assert.isTrue(await wholeFile(file), kind)
    }
  })

  test('a damaged file of a day that was replaced since is refused, not given as another one', async ({
    assert,
    client,
  }) => {
    const id = await askedAndMade(ELB)
    const file = (await findFile({ id, kind: 'csv', userId: null }))!
    await made().putStream(file.key, [Buffer.from('damaged')] as never)
    await writeSnapshot(productId, DAY, [{ isin: ELB, parts: { DE: 61, LU: 39 } }])
    const path: string = `/api/v1/reports/${id}/files/csv`
    const answer = await client.get(path).loginAs(await createStaff('admin'))
    answer.assertStatus(409)
    const { errors } = answer.body() as { errors: { message: string }[] }
    assert.match(errors[0]!.message, /^This file is damaged and could not be made again/)
    assert.deepEqual(await told(id), [`R-${id}_20260918.csv is damaged or gone`])
    for (const kind of ['pdf_en', 'pdf_de', 'xlsx'] as const) {
      const other = (await findFile({ id, kind, userId: null }))!
      assert.equal(await made().sha256(other.key), other.sha256, `${kind} stays as it was signed`)
    }
  })

  test('a damaged file of a day that was withdrawn is refused, and support told once', async ({
    assert,
  }) => {
    const id = await askedAndMade(ELB)
    const file = (await findFile({ id, kind: 'xlsx', userId: null }))!
    await made().remove(file.key)
    await rows(null, 'delete from lake_files where product_id = ?', [productId])
    assert.isFalse(await wholeFile(file))
    assert.isFalse(await wholeFile(file))
    assert.deepEqual(await told(id), [`R-${id}_20260918.xlsx is damaged or gone`])
  })

  test('what is not failed is not made again', async ({ assert }) => {
    const id = await askedAndMade(ELB)
    const again = await restartReport({ id, userId: null, actor: SYSTEM_ACTOR })
    assert.equal(again.ok || again.refusal.code, 'reports.errors.not_failed')
    assert.equal((await report(id)).state, 'Completed')
  })

  test('a report whose parts do not add up fails with its reason, and is made when they do', async ({
    assert,
  }) => {
    const result = await asked(ELB)
    const { id } = (result as { value: { id: number } }).value
    await writeSnapshot(productId, DAY, [{ ...held(ELB), total: 99 }])
    await makeNextReport()
    const failed = await report(id)
    assert.equal(failed.state, 'Failed')
    assert.equal(failed.failure?.code, 'reports.failures.sums')

    await writeSnapshot(productId, DAY, [held(ELB)])
    assert.isTrue((await restartReport({ id, userId: null, actor: SYSTEM_ACTOR })).ok)
    await makeNextReport()
    assert.equal((await report(id)).state, 'Completed')
  })

  test('a damaged snapshot is tried three times, then the report fails', async ({ assert }) => {
    const result = await asked(ELB)
    const { id } = (result as { value: { id: number } }).value
    await lake().putStream(`REPORT/${DAY}.parquet`, [Buffer.from('no parquet')] as never)
    const states: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      await makeNextReport()
      states.push((await report(id)).state)
    }
    assert.deepEqual(states, ['New', 'New', 'Failed'])
    assert.deepEqual(await told(id), ['The snapshot of 2026/09/18 cannot be read'])
    assert.equal((await report(id)).failure?.code, 'reports.failures.unreadable')
  })

  test('customers take turns', async ({ assert }) => {
    const [one, other] = [await createCustomer(), await createCustomer()]
    for (const { id, email } of [one, one, one, other]) {
      await requestReport({
        user: { id, email, company: '', locale: 'en' },
        ...{ day: CalendarDay.parse(DAY)!, text: ELB, actor: SYSTEM_ACTOR, isOnBehalf: false },
      })
    }
    const order: number[] = []
    for (let made_ = await makeNextReport(); made_; made_ = await makeNextReport()) {
      const found = await reportList.first({ sql: 'r.id = ?', values: [made_] }, null)
      order.push(found!.userId)
    }
    assert.deepEqual(order, [one.id, other.id, one.id, one.id])
  })
})
