import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { folderSource } from '#catalogue/actions/lake_import/folder_source'
import { withdrawFiles } from '#catalogue/actions/lake_import/withdraw_files'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { followDays } from '#arrivals/actions/follow_days'
import { board } from '#arrivals/lists/board'
import { audiences } from '#arrivals/ports/audiences'
import { newestArrivals } from '#arrivals/queries/newest_arrivals'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

type Row = { day: string; status: string; estimateAt: Date | null; corrections: number }
type Product = { id: number; code: string }

const daysOf = ({ id }: Product) =>
  rows<Row>(
    null,
    `select day, status, estimate_at as "estimateAt", corrections from arrival_days
      where product_id = ? order by day`,
    [id]
  )

const mails = async () =>
  (await rows<{ subject: string }>(null, `select subject from mail_outbox order by id`)).map(
    ({ subject }) => subject
  )

/** 2025-03-03 is a Monday; its day is due on the 4th at 05:00 UTC. */
const MONDAY = '2025-03-03'

async function givenPublished(code: string): Promise<Product> {
  const product = await givenProduct(code)
  await givenFiles(product.id, [{ day: '2025-02-27' }, { day: '2025-02-28' }])
  return product
}

async function imports(product: Product, files: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arrivals-'))
  for (const [day, text] of Object.entries(files)) {
    writeFileSync(join(folder, `${day.replaceAll('-', '')}.csv`), text)
  }
  await importLakeFiles({ product, pattern: '{YYYYMMDD}.csv', source: folderSource(folder) })
  rmSync(folder, { recursive: true })
}

const givenDaysCame = ({ id }: Product, bytes: number) =>
  rows(
    null,
    `insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected, files,
                               bytes, arrived_at, announced_at)
     select ?::int, day, day + 1, day + 1, day + 1, 1, 1, ?::int, day + 1, day + 1
       from generate_series('2025-02-17'::date, '2025-02-22', '1 day') as d (at),
            lateral (select at::date as day) one`,
    [id, bytes]
  )

async function at(moment: string): Promise<void> {
  clock.set(moment)
  await followDays()
}

test.group('Days that are awaited', (group) => {
  group.each.setup(() => testUtils.db().withGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    return () => clock.reset()
  })

  test('a day is expected, comes, and is nobody’s news', async ({ assert }) => {
    const product = await givenPublished('ARR_A')
    await at('2025-03-03T20:00:00Z')
    assert.deepInclude((await daysOf(product))[0], { day: MONDAY, status: 'Expected' })
    clock.set('2025-03-04T04:58:00Z')
    await imports(product, { [MONDAY]: 'a' })
    await at('2025-03-04T07:00:00Z')
    const days = await daysOf(product)
    assert.deepInclude(
      days.find(({ day }) => day === MONDAY),
      { status: 'Arrived' }
    )
    assert.deepEqual(await mails(), [])
  })

  test('a late day is told once with an estimate, and again when it has come', async ({
    assert,
  }) => {
    const product = await givenPublished('ARR_B')
    await at('2025-03-03T20:00:00Z')
    await at('2025-03-04T05:29:00Z')
    assert.deepEqual(await mails(), [])
    await at('2025-03-04T05:31:00Z')
    await at('2025-03-04T05:32:00Z')
    const [late] = await daysOf(product)
    assert.equal(late!.status, 'Late')
    assert.equal(late!.estimateAt!.toISOString(), '2025-03-04T06:15:00.000Z')
    assert.deepEqual(await mails(), ['Late: ARR_B, 2025/03/03'])
    clock.set('2025-03-04T06:20:00Z')
    await imports(product, { [MONDAY]: 'a' })
    await at('2025-03-04T06:21:00Z')
    await at('2025-03-04T06:22:00Z')
    assert.equal((await daysOf(product))[0]!.status, 'ArrivedLate')
    assert.deepEqual(await mails(), ['Late: ARR_B, 2025/03/03', 'Has come: ARR_B, 2025/03/03'])
  })

  test('late days of several products are one mail', async ({ assert }) => {
    await givenPublished('ARR_C')
    await givenPublished('ARR_D')
    await at('2025-03-04T05:31:00Z')
    assert.deepEqual(await mails(), ['Late: files of 2 products'])
  })

  test('what is missing is shown beside newer days for a week', async ({ assert }) => {
    const product = await givenPublished('ARR_W')
    await at('2025-03-04T05:31:00Z')
    clock.set('2025-03-05T05:00:00Z')
    await imports(product, { '2025-03-04': 'a' })
    await at('2025-03-05T05:01:00Z')
    const shown = async () =>
      (await newestArrivals([product.id])).map(({ day, status }) => `${day} ${status}`)
    const onBoard = async () => {
      const today = clock.now().toISODate()!
      const wish = board.read({ search: 'ARR_W' })
      const { content } = await board.page(wish, { morning: null, today })
      return content.map(({ day, status }) => `${day} ${status}`)
    }
    const [missing, come] = [`${MONDAY} Missing`, '2025-03-04 Arrived']
    assert.deepEqual(await shown(), [missing, come])
    assert.deepEqual(await onBoard(), [missing, come])
    clock.set('2025-03-12T05:01:00Z')
    assert.deepEqual(await shown(), ['2025-03-05 Expected'])
    assert.deepEqual(await onBoard(), ['2025-03-05 Expected'])
  })

  test('a day is missing once a later one has come', async ({ assert }) => {
    const product = await givenPublished('ARR_E')
    await at('2025-03-04T05:31:00Z')
    clock.set('2025-03-05T05:00:00Z')
    await imports(product, { '2025-03-04': 'a' })
    await at('2025-03-05T05:01:00Z')
    assert.deepEqual(
      (await daysOf(product)).slice(0, 2).map(({ status }) => status),
      ['Missing', 'Arrived']
    )
    assert.deepEqual(await mails(), ['Late: ARR_E, 2025/03/03', 'Missing: ARR_E, 2025/03/03'])
  })

  test('other bytes for a day that came are a correction, the same bytes nothing', async ({
    assert,
  }) => {
    const product = await givenPublished('ARR_F')
    clock.set('2025-03-04T04:58:00Z')
    await imports(product, { [MONDAY]: 'a' })
    await imports(product, { [MONDAY]: 'a' })
    assert.deepInclude((await daysOf(product))[0], { status: 'Arrived', corrections: 0 })
    await imports(product, { [MONDAY]: 'other' })
    assert.deepInclude((await daysOf(product))[0], { status: 'Corrected', corrections: 1 })
  })

  test('a day has come with its last file', async ({ assert }) => {
    const product = await givenPublished('ARR_G')
    await rows(null, 'update products set files_per_day = 2 where id = ?', [product.id])
    clock.set('2025-03-04T04:58:00Z')
    await imports(product, { [MONDAY]: 'a' })
    assert.equal((await daysOf(product))[0]!.status, 'Expected')
  })

  test('a day far from the usual size of its product is odd, until its files are replaced', async ({
    assert,
  }) => {
    const product = await givenPublished('ARR_O')
    await givenDaysCame(product, 1_000)
    const odd = async () => {
      const wish = board.read({ view: 'odd', search: 'ARR_O' })
      const { content } = await board.page(wish, { morning: '2025-03-04', today: '2025-03-04' })
      return content.map(({ day, bytes, usualBytes }) => ({ day, bytes, usualBytes }))
    }
    await at('2025-03-03T20:00:00Z')
    assert.deepEqual(await odd(), [], 'a day that is awaited has no size')
    clock.set('2025-03-04T04:58:00Z')
    await imports(product, { [MONDAY]: 'a'.repeat(480) })
    assert.deepEqual(await odd(), [{ day: MONDAY, bytes: 480, usualBytes: 1_000 }])
    await imports(product, { [MONDAY]: 'b'.repeat(980) })
    assert.deepEqual(await odd(), [])
  })

  test('years that are loaded afterwards have no mornings', async ({ assert }) => {
    const product = await givenPublished('ARR_H')
    clock.set('2025-03-04T04:58:00Z')
    await imports(product, { '2024-03-04': 'a', '2024-03-05': 'a' })
    assert.deepEqual(await daysOf(product), [])
  })

  test('programs of those who want to know are told of late, come, corrected and withdrawn days', async ({
    assert,
    cleanup,
  }) => {
    const product = await givenPublished('ARR_I')
    const [user] = await rows<{ id: number }>(
      null,
      `insert into users (kind, issuer, subject, email, first_name, last_name, locale)
       values ('customer', 'x', 'arr', 'arr@example.com', 'A', 'B', 'en') returning id`
    )
    await rows(
      null,
      `insert into webhooks (user_id, name, url, receiver, events, secret)
       values (?, 'x', 'https://a.example', 'https://a.example',
               '{file.late,file.available,file.corrected,file.withdrawn}', 'x')`,
      [user!.id]
    )
    audiences.provide('test', () => Promise.resolve(() => ({ readers: [], users: [user!.id] })))
    cleanup(() => audiences.withdraw('test'))
    await at('2025-03-04T05:31:00Z')
    await imports(product, { [MONDAY]: 'a' })
    await at('2025-03-04T05:40:00Z')
    await imports(product, { [MONDAY]: 'other' })
    await at('2025-03-04T05:50:00Z')
    await withdrawFiles(product, [
      { day: '2025-02-27', part: 1 },
      { day: MONDAY, part: 1 },
    ])
    const told = await rows<{ event: string }>(
      null,
      'select event from webhook_messages order by created_at, event'
    )
    assert.sameMembers(
      told.map(({ event }) => event),
      ['file.late', 'file.available', 'file.corrected', 'file.withdrawn']
    )
    const [gone] = await rows<{ body: string }>(
      null,
      `select body from webhook_messages where event = 'file.withdrawn'`
    )
    assert.deepInclude(JSON.parse(gone!.body).data, {
      product: 'ARR_I',
      files: 2,
      days: ['2025-02-27', MONDAY],
    })
  })
})
